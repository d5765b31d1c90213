import { checkMessage, type MessageCheck } from '../../core/queue/checkMessage'
import type { QueueSafe } from '../../core/queue/checkRow'
import type { SafeMessageRecord } from '../../core/safe/safeTx'
import { stringifyExact } from '../../core/stringifyExact'
import type { Clock } from '../../ports/clock'
import { runInSlices } from '../runInSlices'

export type MessageChecks = {
  /** Null: not checked yet. */
  of(record: SafeMessageRecord): MessageCheck | null
  /** Checks unchecked messages against this Safe, in slices between frames. Throws only when aborted. */
  run(records: readonly SafeMessageRecord[], safe: QueueSafe, signal: AbortSignal): Promise<void>
}

/** Creates the checks of messages. Each is checked once, however often the service lists it. */
export function createMessageChecks(clock: Pick<Clock, 'nowMs' | 'sleep'>): MessageChecks {
  let known = new Map<string, MessageCheck>()
  let byRecord = new WeakMap<SafeMessageRecord, MessageCheck>()
  let boundTo = ''

  return {
    of: (record) => byRecord.get(record) ?? null,
    async run(records, safe, signal) {
      const { nonce: _, ...rest } = safe
      const key = stringifyExact(rest)
      if (key !== boundTo) {
        boundTo = key
        known = new Map()
        byRecord = new WeakMap()
      }
      // A later binding starts its own run.
      const [knownHere, byRecordHere] = [known, byRecord]
      for (const record of records) {
        if (byRecordHere.has(record)) continue
        const content = stringifyExact(record)
        const check = knownHere.get(content) ?? (await runInSlices(checkMessage(record, safe), clock))
        signal.throwIfAborted()
        knownHere.set(content, check)
        byRecordHere.set(record, check)
      }
    },
  }
}
