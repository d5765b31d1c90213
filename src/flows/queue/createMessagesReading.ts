import type { Address } from 'viem'
import type { QueueSafe } from '../../core/queue/checkRow'
import { groupMessages, checkMessage, type MessageCheck } from '../../core/queue/checkMessage'
import { type ListedRow, recordsIn } from '../../core/queue/listPage'
import type { SafeMessageRecord } from '../../core/safe/safeTx'
import type { Clock } from '../../ports/clock'
import type { SafeService } from '../../ports/service'
import { stringifyExact } from '../../core/stringifyExact'
import { runInSlices } from '../runInSlices'
import type { MessagesState } from './queueState'
import { readList } from './readList'
import { m } from './messages'

type Parts = {
  readonly safe: Address
  readonly service: Pick<SafeService, 'listMessages'>
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Called when there is something new to show. */
  readonly onChange: () => void
}

export type MessagesReading = {
  /** `threshold` null: it could not be read. */
  state(threshold: number | null): MessagesState
  /** Reads the messages. Throws only when aborted. */
  read(priority: 'onScreen' | 'background', safe: QueueSafe | null): Promise<void>
  /** Checks the messages against a new setup of the Safe. Throws only when aborted. */
  check(safe: QueueSafe | null): Promise<void>
}

type Listed =
  | Exclude<MessagesState, { kind: 'ready' }>
  | {
      readonly kind: 'ready'
      readonly rows: readonly ListedRow<SafeMessageRecord>[]
      readonly cut: string | null
      readonly atMs: number
    }

/** The largest page of the service. */
const pageRows = 200

/** Reads one page of a Safe's messages and checks each by its content. */
export function createMessagesReading(parts: Parts): MessagesReading {
  const { safe: address, service, clock, signal, onChange } = parts
  const checks = createMessageChecks(clock)
  let listed: Listed = { kind: 'loading' }

  async function check(safe: QueueSafe | null): Promise<void> {
    if (listed.kind !== 'ready' || safe === null) return
    await checks.run(recordsIn(listed.rows), safe, signal)
    onChange()
  }

  return {
    state(threshold) {
      if (listed.kind !== 'ready') return listed
      const { rows, cut, atMs } = listed
      return { kind: 'ready', queued: groupMessages(rows, threshold, checks.of), cut, atMs }
    },
    async read(priority, safe) {
      const answer = await readList(
        (offset) => service.listMessages(address, { limit: pageRows, priority, offset }, signal),
        { mostPages: 1 },
      )
      const atMs = clock.nowMs()
      if (answer.kind === 'found') listed = { kind: 'ready', ...answer.value, atMs }
      else if (answer.kind === 'missing') listed = { kind: 'ready', rows: [], cut: m.unknownSafe, atMs }
      else if (listed.kind !== 'ready') listed = { kind: 'unreachable', reason: answer.reason }
      onChange()
      await check(safe)
    },
    check,
  }
}

type MessageChecks = {
  /** Null: not checked yet. */
  of(record: SafeMessageRecord): MessageCheck | null
  /** Checks unchecked messages against this Safe, in slices between frames. Throws only when aborted. */
  run(records: readonly SafeMessageRecord[], safe: QueueSafe, signal: AbortSignal): Promise<void>
}

/** Creates the checks of messages. Each is checked once, however often the service lists it. */
function createMessageChecks(clock: Pick<Clock, 'nowMs' | 'sleep'>): MessageChecks {
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
