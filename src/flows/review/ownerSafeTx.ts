import type { Address } from 'viem'
import { isHexEqual } from '../../core/isHexEqual'
import { listGap, recordsIn } from '../../core/queue/listPage'
import { everyNode, readCallTree } from '../../core/review/callTree'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { SafeVersionError } from '../../core/safe/safeTxHash'
import { verifyRecord } from '../../core/safe/verifyRecord'
import type { Question, Read } from '../queries'
import type { SafeReader } from './reader'
import { m } from './messages'

/** Queued transaction of an owner Safe that approves the one under review. */
type OwnerSafeTx = { readonly kind: 'found'; readonly record: SafeTxRecord } | { readonly kind: 'none' }

type Asked = {
  /** The owner that is a Safe. */
  readonly owner: Address
  /** The Safe that it owns, and the transaction queued there. */
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
}

/** Retry interval, in ms. Each retry is a background request to the service. */
const everyMs = 120_000
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
    everyMs: () => everyMs,
    backoff: { firstMs: everyMs, longestMs: everyMs },
  }
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
