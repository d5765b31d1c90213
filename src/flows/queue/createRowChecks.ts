import { checkRow, type QueueSafe, type RowCheck, ownersToAsk, settleRow } from '../../core/queue/checkRow'
import type { SafeTxRecord, SafeTxHash } from '../../core/safe/safeTx'
import { stringifyExact } from '../../core/stringifyExact'
import type { Clock } from '../../ports/clock'
import type { RowWorker } from '../../ports/rowWorker'
import type { SignatureAnswers } from '../../core/safe/judgeSignatures'
import type { ChainReader } from '../../ports/chain'
import { readSignatureAnswers } from '../review/read/readSignatureAnswers'

/** Time before yielding to a frame, in ms. One step takes 8 ms, a record of half a megabyte about 30 ms. */
const sliceMs = 12

/** Time-out of the worker, in ms. A record takes a few milliseconds. */
const workerLimitMs = 10_000

type RowChecks = {
  /** Checks rows against this Safe from now on. Drops the results of other owners or another version. */
  bind(safe: QueueSafe): void
  /** Null: not checked yet. */
  of(record: SafeTxRecord): RowCheck | null
  /**
   * Checks what `next` returns until it returns nothing, in slices between frames. Calls `onProgress` after each slice
   * and at the end. One run at a time. Throws only when aborted.
   */
  run(next: () => SafeTxRecord | undefined, onProgress: () => void, signal: AbortSignal): Promise<void>
  /** Terminates the worker. */
  close(): void
}

type Bound = {
  readonly safe: QueueSafe
  readonly key: string
  readonly byContent: Map<string, RowCheck>
  readonly byRecord: WeakMap<SafeTxRecord, RowCheck>
}

/**
 * Creates the checks of rows. Each record is checked once: results are cached by its whole content. `openWorker` is called
 * with the first row. Without a worker, or after it has failed, rows are checked in slices.
 */
export function createRowChecks(
  clock: Pick<Clock, 'nowMs' | 'sleep'>,
  openWorker: () => RowWorker | null = () => null,
): RowChecks {
  let bound: Bound | null = null
  let worker: RowWorker | null | undefined

  async function checkOutside(record: SafeTxRecord, safe: QueueSafe): Promise<RowCheck | null> {
    if (worker === undefined) worker = openWorker()
    if (worker === null) return null
    const inTime = new AbortController()
    try {
      const late = clock.sleep(workerLimitMs, inTime.signal).then(() => null)
      late.catch(() => undefined)
      const check = await Promise.race([worker.check(record, safe), late])
      if (check === null) stopWorker()
      return check
    } catch {
      stopWorker()
      return null
    } finally {
      inTime.abort()
    }
  }

  function stopWorker() {
    worker?.close()
    worker = null
  }

  return {
    bind(safe) {
      const { nonce: _, ...rest } = safe
      const key = stringifyExact(rest)
      if (key !== bound?.key) bound = { safe, key, byContent: new Map(), byRecord: new WeakMap() }
    },
    of: (record) => bound?.byRecord.get(record) ?? null,
    async run(next, onProgress, signal) {
      let sliceFromMs = clock.nowMs()
      async function letFrameThrough() {
        if (clock.nowMs() - sliceFromMs < sliceMs) return
        onProgress()
        await clock.sleep(0, signal)
        sliceFromMs = clock.nowMs()
      }
      for (let record = next(); record !== undefined; record = next()) {
        signal.throwIfAborted()
        await letFrameThrough()
        // Checks of a new binding follow in the next iteration.
        const by = bound
        if (by === null) break
        const content = stringifyExact(record)
        const check =
          by.byContent.get(content) ??
          (await checkOutside(record, by.safe)) ??
          (await runSteps(checkRow(record, by.safe), letFrameThrough))
        by.byContent.set(content, check)
        by.byRecord.set(record, check)
      }
      onProgress()
    },
    close: stopWorker,
  }
}

async function runSteps(
  steps: Generator<undefined, RowCheck>,
  letFrameThrough: () => Promise<void>,
): Promise<RowCheck> {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
    await letFrameThrough()
  }
}

/** Rows per call of `ask`: each signature costs the node a call. */
const rowsPerRound = 30

/** Verdicts of the Safe itself on signatures that only it can verify. */
type SafeVerdicts = {
  /** Makes `ask` check all rows again. Known verdicts stay until then, unless the Safe has changed. */
  bind(safe: QueueSafe): void
  /** Adds the Safe's known verdicts to the check. */
  settled(record: SafeTxRecord, check: RowCheck | null): RowCheck | null
  /**
   * Has the Safe check the rows that need it and were not checked since `bind`. Returns true if there were any. Throws only
   * when aborted.
   */
  ask(
    rows: readonly { readonly record: SafeTxRecord; readonly check: RowCheck | null }[],
    signal: AbortSignal,
  ): Promise<boolean>
}

type Verdict = { readonly content: string; readonly answers: SignatureAnswers }

export function createSafeVerdicts(chainReader: Pick<ChainReader, 'checkSignatures'>): SafeVerdicts {
  let safe: QueueSafe | null = null
  let key = ''
  const verdicts = new Map<SafeTxHash, Verdict>()
  const asked = new Map<SafeTxHash, string>()

  return {
    bind(next) {
      const { nonce: _, ...rest } = next
      const nextKey = stringifyExact(rest)
      if (nextKey !== key) verdicts.clear()
      asked.clear()
      key = nextKey
      safe = next
    },
    settled(record, check) {
      if (check === null || ownersToAsk(check).length === 0) return check
      const known = verdicts.get(record.safeTxHash)
      return known === undefined || known.content !== contentOf(record)
        ? check
        : settleRow(check, record, known.answers)
    },
    async ask(rows, signal) {
      const { chainId, address, version } = safe ?? {}
      if (chainId === undefined || address === undefined || version === undefined) return false
      const domain = { chainId, safe: address, version }
      const isDue = ({ record, check }: (typeof rows)[number]) =>
        ownersToAsk(check).length > 0 && asked.get(record.safeTxHash) !== contentOf(record)
      const due = rows.filter(isDue).slice(0, rowsPerRound)
      await Promise.all(
        due.map(async ({ record, check }) => {
          const content = contentOf(record)
          asked.set(record.safeTxHash, content)
          const question = { record, domain, owners: ownersToAsk(check), blockNumber: null }
          const answers = await readSignatureAnswers(chainReader, question, signal)
          verdicts.set(record.safeTxHash, { content, answers })
        }),
      )
      return due.length > 0
    },
  }
}

/** Returns a key of the signatures that the verdicts are about. */
function contentOf({ confirmations }: SafeTxRecord): string {
  return stringifyExact(confirmations)
}
