/** Remembers how to end what was started, and ends it once, the last started first. */
export type Endings = {
  add(end: () => unknown): void
  /** Runs every ending, one after the other, also when one of them fails. Can be called twice. */
  readonly runAll: () => Promise<void>
}

/** See {@link Endings}. */
export function createEndings(): Endings {
  const endings: (() => unknown)[] = []
  let run: Promise<void> | undefined

  const runAll = async () => {
    const failures: unknown[] = []
    for (const end of endings.toReversed()) {
      try {
        await end()
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, 'Not everything that was started could be ended.')
  }

  return {
    add: (end) => void endings.push(end),
    runAll: () => (run ??= runAll()),
  }
}
