import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { QueueSafe } from '../../core/queue/checkRow'
import { groupQueue } from '../../core/queue/groupQueue'
import { type ListedRow, recordsIn } from '../../core/queue/listPage'
import type { SafeSetup } from '../../core/review/safeSetup'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { stringifyExact } from '../../core/stringifyExact'
import type { ChainReader } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { RowWorker } from '../../ports/rowWorker'
import type { SafeService } from '../../ports/service'
import { createMessagesReading } from './createMessagesReading'
import { createRowChecks, createSafeVerdicts } from './createRowChecks'
import { queueSafe, type QueueState, type UncheckedList } from './queueState'
import { readList } from './readList'
import { m } from './messages'

export type ReadingParts = {
  readonly safe: Address
  readonly chainReader: Pick<ChainReader, 'readSetup' | 'checkSignatures'>
  readonly service: Pick<SafeService, 'listTransactions' | 'listMessages'>
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Checks rows in a worker; null: workers are denied here. Without one, rows are checked in slices. */
  readonly openRowWorker?: (() => RowWorker | null) | undefined
}

type ReadPriority = 'onScreen' | 'background'

/** The result of one reading. */
export type ReadResult =
  /** `isChanged`: something has changed since the last reading. */
  | { readonly kind: 'found'; readonly isChanged: boolean }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable'; readonly reason: string }

export type QueueReading = {
  readonly state: StoreApi<QueueState>
  /** Each throws only when aborted. `readRows` needs a Safe that was read. */
  readChain(): Promise<ReadResult>
  readRows(priority: ReadPriority): Promise<ReadResult>
  /** Reads one page of the list unchecked, while the chain cannot be read. */
  readUnchecked(): Promise<void>
  readMessages(priority: ReadPriority): Promise<void>
  /** The number of pages of the list. */
  pages(): number
  show(hashes: readonly SafeTxHash[]): void
}

/** Largest page of the service. A queue of more than a thousand is cut, and shown as cut. */
const pageRows = 200
const mostPages = 5
/** Parsing this many rows takes about 5 ms. */
const rowsInOneTask = 50
/** Minimum time between two updates while checks arrive, in ms. */
const progressEveryMs = 250

type List = {
  readonly rows: readonly ListedRow<SafeTxRecord>[]
  readonly records: readonly SafeTxRecord[]
  readonly order: RowOrder
  readonly cut: string | null
  readonly atMs: number
}

/** Reads the parts of a queue and combines them. The caller decides when to read. */
export function createQueueReading(parts: ReadingParts): QueueReading {
  const { safe: address, chainReader, service, clock, signal } = parts
  const state = createStore<QueueState>(() => ({ kind: 'loading' }))
  const messagesReading = createMessagesReading({ ...parts, onChange: emit })
  const checks = createRowChecks(clock, parts.openRowWorker)
  const safeVerdicts = createSafeVerdicts(chainReader)
  const checkOf = (record: SafeTxRecord) => safeVerdicts.settled(record, checks.of(record))
  let setup: SafeSetup | null = null
  let safe: QueueSafe | null = null
  /** Lower nonces were used before the queue was opened. */
  let nonceFrom = 0n
  let list: List | null = null
  let trouble: { readonly reason: string; readonly sinceMs: number } | null = null
  let unchecked: UncheckedList | null = null
  let visible = new Set<SafeTxHash>()
  let isChecking = false
  signal.addEventListener('abort', () => checks.close())

  function emit() {
    if (setup !== null && safe !== null && list !== null) {
      const { rows, records, cut, atMs } = list
      const queue = groupQueue({ rows, nonce: safe.nonce, checkOf })
      const uncheckedRows = records.filter((record) => checks.of(record) === null).length
      const messages = messagesReading.state(setup.threshold.kind === 'read' ? setup.threshold.value : null)
      const ready = {
        kind: 'ready',
        queue,
        setup,
        messages,
        atMs,
        cut,
        unchecked: uncheckedRows,
        stale: trouble,
      } as const
      state.setState(ready, true)
    } else if (trouble !== null)
      state.setState({ kind: 'unreachable', ...trouble, listed: setup === null ? unchecked : null }, true)
  }

  function bad(reason: string): ReadResult {
    trouble = { reason, sinceMs: trouble?.sinceMs ?? clock.nowMs() }
    emit()
    return { kind: 'unreachable', reason }
  }

  function take(rows: readonly ListedRow<SafeTxRecord>[], cut: string | null): ReadResult {
    const isChanged = list !== null && markOf(list.rows) !== markOf(rows)
    const records = recordsIn(rows)
    list = { rows, records, order: rowOrder(records), cut, atMs: clock.nowMs() }
    emit()
    void checkRows()
    return { kind: 'found', isChanged }
  }

  async function checkRows(): Promise<void> {
    if (isChecking) return
    isChecking = true
    let shownAtMs = clock.nowMs()
    try {
      await checks.run(
        nextUnchecked,
        () => {
          if (clock.nowMs() - shownAtMs < progressEveryMs) return
          shownAtMs = clock.nowMs()
          emit()
        },
        signal,
      )
      emit()
      await askSafe()
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      isChecking = false
    }
  }

  /** Has the Safe check signatures of rows on screen only. */
  async function askSafe(): Promise<void> {
    const shown = (list?.records ?? []).filter(({ safeTxHash }) => visible.has(safeTxHash))
    const rows = shown.map((record) => ({ record, check: checks.of(record) }))
    if (await safeVerdicts.ask(rows, signal)) emit()
  }

  /** Returns an unchecked row: on screen first, then by nonce. */
  function nextUnchecked(): SafeTxRecord | undefined {
    return list?.order.next(visible, (record) => checks.of(record) === null)
  }

  return {
    state,
    async readChain() {
      const answer = await chainReader.readSetup(address, signal)
      if (answer.kind === 'missing') {
        state.setState({ kind: 'missing' }, true)
        return answer
      }
      if (answer.kind === 'unreachable') return bad(answer.reason)
      const read = queueSafe(answer.value)
      if (typeof read === 'string') return bad(read)
      const isChanged = safe !== null && stringifyExact(safe) !== stringifyExact(read)
      if (safe === null) nonceFrom = read.nonce
      setup = answer.value
      safe = read
      checks.bind(read)
      list?.order.restart()
      safeVerdicts.bind(read)
      emit()
      void checkRows()
      if (isChanged) await messagesReading.check(safe)
      return { kind: 'found', isChanged }
    },
    async readRows(priority) {
      const options = { nonceFrom, order: 'nextNonce', limit: pageRows } as const
      const answer = await readList(
        async (offset) => {
          const page = await service.listTransactions(address, { ...options, priority, offset }, signal)
          // Parse and show a long page in two tasks: together they would block a frame.
          if (page.kind === 'found' && page.value.rows.length > rowsInOneTask) await clock.sleep(0, signal)
          return page
        },
        {
          mostPages,
          // Show the first page of a long queue before the others arrive.
          onPage: (rows) => list === null && take(rows, m.restComes),
        },
      )
      if (answer.kind === 'unreachable') return bad(answer.reason)
      trouble = null
      return answer.kind === 'missing' ? take([], m.unknownSafe) : take(answer.value.rows, answer.value.cut)
    },
    async readUnchecked() {
      const options = { order: 'nextNonce', limit: pageRows } as const
      const answer = await service.listTransactions(address, { ...options, priority: 'onScreen' }, signal)
      if (answer.kind !== 'found') return
      const { rows } = answer.value
      const records = recordsIn(rows).filter(({ isExecuted }) => !isExecuted)
      unchecked = { records, unreadable: rows.length - recordsIn(rows).length, atMs: clock.nowMs() }
      emit()
    },
    readMessages: (priority) => messagesReading.read(priority, safe),
    pages: () => Math.max(1, Math.ceil((list?.rows.length ?? 0) / pageRows)),
    show(hashes) {
      visible = new Set(hashes)
      void checkRows()
    },
  }
}

/** Returns a key that changes with the list. */
function markOf(rows: readonly ListedRow<SafeTxRecord>[]): string {
  return rows
    .map((row) => {
      if (row.kind === 'unreadable') return `?${row.raw.length}`
      const { safeTxHash, confirmations, isExecuted } = row.record
      return `${safeTxHash}${confirmations.length}${isExecuted ? 'x' : ''}`
    })
    .join(' ')
}

/** The order in which the rows of a list are checked. */
type RowOrder = {
  /** Returns the next unchecked row: one on screen, else the lowest nonce; undefined: none. */
  next(visible: ReadonlySet<SafeTxHash>, isOpen: (record: SafeTxRecord) => boolean): SafeTxRecord | undefined
  /** Starts again with all rows. */
  restart(): void
}

/** Creates the order. Walks the list once in total, not once per row. */
export function rowOrder(records: readonly SafeTxRecord[]): RowOrder {
  /** Several per hash: all but one are forged. */
  const byHash = new Map<SafeTxHash, SafeTxRecord[]>()
  for (const record of records) {
    const same = byHash.get(record.safeTxHash)
    if (same === undefined) byHash.set(record.safeTxHash, [record])
    else same.push(record)
  }
  /** No row before this index is unchecked. */
  let at = 0
  return {
    next(visible, isOpen) {
      for (const hash of visible) {
        const shown = byHash.get(hash)?.find(isOpen)
        if (shown !== undefined) return shown
      }
      for (; at < records.length; at += 1) {
        const record = records[at]
        if (record !== undefined && isOpen(record)) return record
      }
      return undefined
    },
    restart() {
      at = 0
    },
  }
}
