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
        const { nonce, owners } = answer.value
        if (
          before !== undefined &&
          stringifyExact([nonce, owners]) !== stringifyExact([before.nonce, before.owners])
        )
          forgetQueue(queries, { chain, safe })
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
        const answer = await service.listTransactions(safe, options, signal)
        const what = listOf(options)
        if (answer.kind !== 'found' || what === null) return answer
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
}

/** Wraps a writer: what it sends changes a queue of the chain, so that none of them is reused. */
export function forgetQueuesAfter(
  writer: SafeServiceWriter,
  { client }: Queries,
  chain: Pick<AppChain, 'id'>,
): SafeServiceWriter {
  const forget = () => client.removeQueries({ queryKey: ['queue', chain.id] })
  return {
    confirm: (...sent) => writer.confirm(...sent).finally(forget),
    propose: (...sent) => writer.propose(...sent).finally(forget),
    remove: (...sent) => writer.remove(...sent).finally(forget),
  }
}

/** Returns true when the queue of a Safe was read and nothing has contradicted it since. */
export function isQueueKnown(
  queries: Queries,
  { chain, safe }: { readonly chain: Pick<AppChain, 'id'>; readonly safe: Address },
): boolean {
  return cachedValue(queries, keyOf('queue', chain.id, safe)) !== null
}

/**
 * Returns a reader of one Safe that reuses what was read less than 30 seconds ago, and asks for the rest. A cut list, or one
 * with unreadable rows, is never reused: what it lacks could be a rival.
 */
export function recentReader(reader: SafeReader, queries: Queries, safe: Address): RecentReader {
  const { chain, chainReader, service, clock } = reader
  let oldestMs: number | null = null

  const cachedOf = <T>(what: What) => cachedValue<T>(queries, keyOf(what, chain.id, safe))

  /** Returns what `pick` finds in a young value. */
  function young<T, R>(cached: Cached<T> | null, pick: (value: T) => R | null): R | null {
    const nowMs = clock.nowMs()
    if (cached === null || cached.atMs > nowMs || nowMs - cached.atMs >= youngMs) return null
    const picked = pick(cached.value)
    if (picked !== null) oldestMs = Math.min(oldestMs ?? cached.atMs, cached.atMs)
    return picked
  }

  return {
    reusedAtMs: () => oldestMs,
    reader: {
      ...reader,
      chainReader: {
        ...chainReader,
        async readSetup(asked, signal) {
          const value = isHexEqual(asked, safe) ? young(cachedOf<SafeSetup>('setup'), (one) => one) : null
          return value === null ? chainReader.readSetup(asked, signal) : { kind: 'found', value }
        },
      },
      service: {
        ...service,
        async getTransaction(safeTxHash, signal) {
          const value = young(cachedOf<ListedFrom>('queue'), ({ page }) => onlyOne(page, safeTxHash))
          return value === null ? service.getTransaction(safeTxHash, signal) : { kind: 'found', value }
        },
        async listTransactions(asked, options, signal) {
          const what = options.nonce === undefined ? listOf(options) : 'queue'
          const value =
            what === null || !isHexEqual(asked, safe)
              ? null
              : young(cachedOf<ListedFrom>(what), (listed) => pageOf(listed, options))
          return value === null ? service.listTransactions(asked, options, signal) : { kind: 'found', value }
        },
      },
    },
  }
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
