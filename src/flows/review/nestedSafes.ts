import type { Address } from 'viem'
import { isHexEqual } from '../../core/isHexEqual'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { SafeVersionError } from '../../core/safe/safeTxHash'
import { verifyRecord } from '../../core/safe/verifyRecord'
import type { Question, Read } from '../queries'
import type { SafeReader } from './reader'
import { m } from './messages'
import { listGap, recordsIn } from '../../core/queue/listPage'
import { everyNode, readCallTree } from '../../core/review/callTree'

/** Another Safe's transaction that is known only by its hash. */
export type InnerTx =
  /** Its fields hash to this hash. */
  | { readonly kind: 'found'; readonly record: SafeTxRecord }
  /** The service's record under this hash is of another Safe, or hashes to something else. */
  | { readonly kind: 'forged' }
  | { readonly kind: 'missing' }

/** Retry interval while a transaction is not found, in ms. Each retry is a request to the service. */
const retryMs = 60_000

/**
 * Asks for the transaction of another Safe by its hash and verifies the hash, until it is found: then its fields cannot
 * change.
 */
export function innerTx(
  reader: Pick<SafeReader, 'chain' | 'chainReader' | 'service'>,
  { safe, safeTxHash }: { readonly safe: Address; readonly safeTxHash: SafeTxHash },
): Question<InnerTx> {
  const { chain, chainReader, service } = reader
  const record = verifiedRecord({ chainId: chain.id, safe, safeTxHash })

  async function ask(signal: AbortSignal): Promise<Read<InnerTx>> {
    const [onChain, listed] = await Promise.all([
      chainReader.readSafe(safe, signal),
      service.getTransaction(safeTxHash, signal),
    ])
    if (listed.kind === 'missing') return { kind: 'found', value: listed }
    if (listed.kind === 'unreachable') return listed
    if (onChain.kind === 'missing') return { kind: 'unreachable', reason: m.noSafe }
    if (onChain.kind === 'unreachable') return onChain
    try {
      const domain = { chainId: chain.id, safe, version: onChain.value.version }
      const isRight =
        verifyRecord(listed.value, domain).kind === 'ok' && isHexEqual(listed.value.safeTxHash, safeTxHash)
      if (!isRight) return { kind: 'found', value: { kind: 'forged' } }
      keepVerified(chain.id, listed.value)
      return { kind: 'found', value: { kind: 'found', record: listed.value } }
    } catch (error) {
      if (error instanceof SafeVersionError) return { kind: 'unreachable', reason: error.sentence }
      throw error
    }
  }

  return {
    key: ['innerTx', chain.id, safe.toLowerCase(), safeTxHash.toLowerCase()],
    ask,
    everyMs: ({ kind }) => (kind === 'found' ? null : retryMs),
    backoff: { firstMs: retryMs, longestMs: retryMs },
    known: record && { kind: 'found', record },
  }
}

/** Queued transaction of an owner Safe that approves the one under review. */
type OwnerSafeTx = { readonly kind: 'found'; readonly record: SafeTxRecord } | { readonly kind: 'none' }

type Asked = {
  /** The owner that is a Safe. */
  readonly owner: Address
  /** The Safe that it owns, and the transaction queued there. */
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
}

/** Poll interval of an owner's queue, in ms. Each poll is a background request to the service. */
const queueEveryMs = 120_000
const rowsAsked = 100

/**
 * Asks the queue of an owner that is a Safe for the `approveHash` of this transaction, at any depth of a batch.
 * Only a record with a correct hash counts.
 */
export function ownerSafeTx(
  reader: Pick<SafeReader, 'chain' | 'chainReader' | 'service'>,
  { owner, safe, safeTxHash }: Asked,
): Question<OwnerSafeTx> {
  const { chain, chainReader, service } = reader
  const none = { kind: 'found', value: { kind: 'none' } } as const

  async function ask(signal: AbortSignal): Promise<Read<OwnerSafeTx>> {
    const onChain = await chainReader.readSafe(owner, signal)
    if (onChain.kind === 'missing') return { kind: 'unreachable', reason: m.noSafe }
    if (onChain.kind === 'unreachable') return onChain
    const { version, nonce } = onChain.value
    const options = {
      nonceFrom: nonce,
      order: 'nextNonce',
      limit: rowsAsked,
      priority: 'background',
    } as const
    const listed = await service.listTransactions(owner, options, signal)
    if (listed.kind === 'missing') return none
    if (listed.kind === 'unreachable') return listed
    const { rows, nextOffset } = listed.value
    const domain = { chainId: chain.id, safe: owner, version }
    const record = recordsIn(rows).find(
      (one) => isRight(one, domain) && approves(one, { owner, safe, safeTxHash }),
    )
    if (record !== undefined) return { kind: 'found', value: { kind: 'found', record } }
    const gap = listGap(rows, nextOffset !== null)
    return gap === null ? none : { kind: 'unreachable', reason: gap }
  }

  return {
    key: ['ownerSafeTx', chain.id, owner.toLowerCase(), safe.toLowerCase(), safeTxHash.toLowerCase()],
    ask,
    everyMs: () => queueEveryMs,
    backoff: { firstMs: queueEveryMs, longestMs: queueEveryMs },
  }
}

/** Cache size, more than a visit needs; the whole cache is cleared when it is full. */
const mostVerified = 100
const verified = new Map<string, SafeTxRecord>()

type Place = { readonly chainId: number; readonly safe: Address; readonly safeTxHash: SafeTxHash }

/**
 * Caches a record whose fields hash to its safeTxHash. They cannot change, which saves requests to the service.
 * Confirmations and execution can change.
 */
export function keepVerified(chainId: number, record: SafeTxRecord): void {
  if (verified.size >= mostVerified) verified.clear()
  verified.set(keyOf({ chainId, ...record }), record)
}

function approves(record: SafeTxRecord, { owner, safe, safeTxHash }: Asked): boolean {
  if (record.isExecuted) return false
  return everyNode(readCallTree(record, owner)).some(
    ({ action, by }) =>
      action.kind === 'approveHash' &&
      isHexEqual(by, owner) &&
      isHexEqual(action.safe, safe) &&
      isHexEqual(action.hash, safeTxHash),
  )
}

function isRight(record: SafeTxRecord, domain: Parameters<typeof verifyRecord>[1]): boolean {
  try {
    return verifyRecord(record, domain).kind === 'ok'
  } catch (error) {
    if (error instanceof SafeVersionError) return false
    throw error
  }
}

function verifiedRecord(place: Place): SafeTxRecord | null {
  return verified.get(keyOf(place)) ?? null
}

function keyOf({ chainId, safe, safeTxHash }: Place): string {
  return `${chainId} ${safe} ${safeTxHash}`.toLowerCase()
}
