import type { Address } from 'viem'
import { type ListPage, recordsIn } from '../../core/queue/listPage'
import { isHexEqual } from '../../core/isHexEqual'
import type { SafeSetup } from '../../core/review/safeSetup'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import type { AppChain } from '../../core/chain'
import { stringifyExact } from '../../core/stringifyExact'
import type { ListOptions, SafeServiceWriter } from '../../ports/service'
import { type Cached, cachedValue, cacheValue, type Queries, type QuestionKey } from '../queries'
import type { RecentReader, SafeReader } from './reader'

/** Age up to which the first reading of a screen takes what another screen has read, in ms. */
const youngMs = 30_000
/** Age of a setup when the list was read, up to which both are of one reading, in ms. */
const togetherMs = 5_000

type ListedFrom = { readonly nonceFrom: bigint; readonly page: ListPage<SafeTxRecord> }

/**
 * Wraps a reader so that others may reuse what it reads: the setup of a Safe, its queue, and its history. A queue that a later
 * answer contradicts is forgotten.
 */
export function rememberReads<T extends SafeReader>(reader: T, queries: Queries): T {
  const { chain, chainReader, service } = reader
  return {
    ...reader,
    chainReader: {
      ...chainReader,
      async readSetup(safe: Address, signal?: AbortSignal) {
        const answer = await chainReader.readSetup(safe, signal)
        if (answer.kind !== 'found') return answer
        const before = cachedValue<SafeSetup>(queries, keyOf('setup', chain.id, safe))?.value
        if (before !== undefined && isChanged(before, answer.value)) forgetQueue(queries, { chain, safe })
        cacheValue(queries, keyOf('setup', chain.id, safe), answer.value)
        return answer
      },
    },
    service: {
      ...service,
      async getTransaction(safeTxHash: SafeTxHash, signal?: AbortSignal) {
        const answer = await service.getTransaction(safeTxHash, signal)
        if (answer.kind !== 'found') return answer
        const { safe } = answer.value
        const listed = cachedValue<ListedFrom>(queries, keyOf('queue', chain.id, safe))?.value
        if (listed !== undefined && !isInList(listed, answer.value)) forgetQueue(queries, { chain, safe })
        return answer
      },
      async listTransactions(safe: Address, options: ListOptions, signal?: AbortSignal) {
        const mark = queueMark(queries, chain)
        const answer = await service.listTransactions(safe, options, signal)
        const what = listOf(options)
        if (answer.kind !== 'found' || what === null) return answer
        // What was contradicted while it was read may lack that.
        if (what === 'queue' && queueMark(queries, chain) !== mark) return answer
        const listed: ListedFrom = { nonceFrom: options.nonceFrom ?? 0n, page: answer.value }
        cacheValue(queries, keyOf(what, chain.id, safe), listed)
        return answer
      },
    },
  }
}

/** Forgets the queue of a Safe, after something that contradicts it. */
function forgetQueue(
  queries: Queries,
  { chain, safe }: { readonly chain: Pick<AppChain, 'id'>; readonly safe: Address },
): void {
  queries.client.removeQueries({ queryKey: keyOf('queue', chain.id, safe), exact: true })
  changeMark(queries, chain)
}

/** Wraps a writer: what it sends changes a queue of the chain, so that none of them is reused. */
export function forgetQueuesAfter(
  writer: SafeServiceWriter,
  queries: Queries,
  chain: Pick<AppChain, 'id'>,
): SafeServiceWriter {
  const forget = () => {
    queries.client.removeQueries({ queryKey: ['queue', chain.id] })
    changeMark(queries, chain)
  }
  return {
    confirm: (...sent) => writer.confirm(...sent).finally(forget),
    propose: (...sent) => writer.propose(...sent).finally(forget),
    remove: (...sent) => writer.remove(...sent).finally(forget),
  }
}

const markKey = (chain: Pick<AppChain, 'id'>): QuestionKey => ['forgotten', chain.id]

function changeMark(queries: Queries, chain: Pick<AppChain, 'id'>): void {
  cacheValue(queries, markKey(chain), null)
}

/** Returns a mark that is another one after anything has contradicted a queue of the chain. */
export function queueMark(queries: Queries, chain: Pick<AppChain, 'id'>): unknown {
  return cachedValue(queries, markKey(chain))
}

type Place = { readonly safe: Address; readonly safeTxHash: SafeTxHash }

/**
 * Returns a reader for the review of one transaction that reuses what was read less than 30 seconds ago, and asks for the rest.
 * Setup and queue are reused together or not at all: a signature of a new owner would be false by an older setup. A cut list,
 * or one with unreadable rows, is no list of rivals.
 */
export function recentReader(
  reader: SafeReader,
  queries: Queries,
  { safe, safeTxHash }: Place,
): RecentReader {
  const { chain, chainReader, service, clock } = reader
  let oldestMs: number | null = null

  /** Returns the cached value, if it is young. */
  function youngOf<T>(what: What): Cached<T> | null {
    const cached = cachedValue<T>(queries, keyOf(what, chain.id, safe))
    const nowMs = clock.nowMs()
    return cached !== null && cached.atMs <= nowMs && nowMs - cached.atMs < youngMs ? cached : null
  }

  function reuse<T>(atMs: number, value: T): { readonly kind: 'found'; readonly value: T } {
    oldestMs = Math.min(oldestMs ?? atMs, atMs)
    return { kind: 'found', value }
  }

  const both = togetherOf(youngOf<SafeSetup>('setup'), youngOf<ListedFrom>('queue'), safeTxHash)
  return {
    reusedAtMs: () => oldestMs,
    reader: {
      ...reader,
      chainReader: {
        ...chainReader,
        async readSetup(asked, signal) {
          return both === null || !isHexEqual(asked, safe)
            ? chainReader.readSetup(asked, signal)
            : reuse(both.setup.atMs, both.setup.value)
        },
      },
      service: {
        ...service,
        async getTransaction(asked, signal) {
          return both === null || asked !== safeTxHash
            ? service.getTransaction(asked, signal)
            : reuse(both.queue.atMs, both.record)
        },
        async listTransactions(asked, options, signal) {
          const what = options.nonce === undefined ? listOf(options) : 'queue'
          const cached = what === 'history' ? youngOf<ListedFrom>(what) : (both?.queue ?? null)
          const isKnown = what !== null && cached !== null && isHexEqual(asked, safe)
          const page = isKnown ? pageOf(cached.value, options) : null
          return cached === null || page === null
            ? service.listTransactions(asked, options, signal)
            : reuse(cached.atMs, page)
        },
      },
    },
  }
}

type Together = {
  readonly setup: Cached<SafeSetup>
  readonly queue: Cached<ListedFrom>
  readonly record: SafeTxRecord
}

/** Returns what one reading of a queue has found. Null: the list is newer, lacks the transaction, or a part was unread. */
function togetherOf(
  setup: Cached<SafeSetup> | null,
  queue: Cached<ListedFrom> | null,
  safeTxHash: SafeTxHash,
): Together | null {
  if (setup === null || queue === null || queue.atMs - setup.atMs >= togetherMs) return null
  const record = onlyOne(queue.value.page, safeTxHash)
  return record === null || !isAllRead(setup.value) ? null : { setup, queue, record }
}

function isAllRead(setup: SafeSetup): boolean {
  return Object.values(setup).every((part) => typeof part !== 'object' || part.kind === 'read')
}

/** Returns true when more than the block differs. */
function isChanged(before: SafeSetup, after: SafeSetup): boolean {
  const { blockNumber } = before
  return stringifyExact(before) !== stringifyExact({ ...after, blockNumber })
}

type What = 'setup' | 'queue' | 'history'

function keyOf(what: What, chainId: number, safe: Address): QuestionKey {
  return [what, chainId, safe.toLowerCase()]
}

/** Returns which list this is that others reuse: the first page of the queue, or of the history. Null: another one. */
function listOf({ executed, order, nonce, offset = 0 }: ListOptions): What | null {
  if (offset > 0 || nonce !== undefined) return null
  if (executed === true) return 'history'
  return executed === undefined && order === 'nextNonce' ? 'queue' : null
}

/** Returns the record with this hash. Null: none, or several, of which all but one are forged. */
function onlyOne({ rows }: ListPage<SafeTxRecord>, safeTxHash: SafeTxHash): SafeTxRecord | null {
  const [record, other] = recordsIn(rows).filter((one) => one.safeTxHash === safeTxHash)
  return other === undefined ? (record ?? null) : null
}

/** Returns true when the list has this record as it is, or does not reach it. */
function isInList({ page, nonceFrom }: ListedFrom, record: SafeTxRecord): boolean {
  const listed = onlyOne(page, record.safeTxHash)
  if (listed !== null) return stringifyExact(listed) === stringifyExact(record)
  return page.nextOffset !== null || record.isExecuted || record.nonce < nonceFrom
}

/** Returns the part of a cached list that was asked for. Null: the list does not prove it. */
function pageOf(
  { page, nonceFrom: firstNonce }: ListedFrom,
  { executed, nonce, nonceFrom = 0n, limit }: ListOptions,
): ListPage<SafeTxRecord> | null {
  const { rows, nextOffset } = page
  if (executed === true) return limit === undefined || rows.length <= limit ? page : null
  const isWhole = nextOffset === null && rows.every(({ kind }) => kind === 'record')
  if (!isWhole || (nonce ?? nonceFrom) < firstNonce) return null
  const isAsked = (row: (typeof rows)[number]) =>
    row.kind === 'record' &&
    (nonce === undefined ? row.record.nonce >= nonceFrom : row.record.nonce === nonce)
  return { rows: rows.filter(isAsked), nextOffset: null }
}
