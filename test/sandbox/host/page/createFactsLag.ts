import type { SafeFacts } from './readSafeFacts'

/** Delays changes of a Safe, as the client gateway does when the service sends it no events. */
export function createFactsLag() {
  let shown: SafeFacts | null = null
  let changedAtMs: number | null = null

  return {
    /** What the page may know of this reading: the Safe as it is, or as it was before a change younger than `lagMs`. */
    pass(read: SafeFacts, lagMs: number, nowMs: number): SafeFacts {
      if (shown === null || isSame(shown, read)) changedAtMs = null
      else changedAtMs ??= nowMs
      const isHeldBack = changedAtMs !== null && nowMs - changedAtMs < lagMs
      if (shown !== null && isHeldBack) return shown
      shown = read
      changedAtMs = null
      return read
    },
    /** To be called when another Safe is opened. */
    forget() {
      shown = null
      changedAtMs = null
    },
  }
}

function isSame(one: SafeFacts, other: SafeFacts): boolean {
  const texts = (facts: SafeFacts) => Object.values(facts).map(String).join(' ')
  return texts(one) === texts(other)
}
