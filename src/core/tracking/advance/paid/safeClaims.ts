import { isHexEqual } from '../../../isHexEqual'
import type { PaymentMatch } from '../../../safe/comparePayments'
import type { Call, SafeTxHash } from '../../../safe/safeTx'
import { isEndedDraft } from '../../status/mayBeInBatch'
import { statusTable } from '../../status/statusTable'
import { isMadeHere, trackedId, type TrackedItem, type TrackedTx } from '../../trackedItem'

/**
 * Returns the gifts, in order, that the transaction with an item's nonce pays before the item itself, so that no
 * payment counts twice. First the gift that it is, then those it has settled, then equal ones begun earlier. A record
 * found only at the service claims nothing: it is this transaction, not another gift.
 */
export function safeClaims(
  witness: { readonly safeTxHash: SafeTxHash; readonly nonce: bigint },
  item: TrackedTx,
  items: readonly TrackedItem[],
): readonly (readonly Call[])[] {
  const others = items.filter(
    (other): other is TrackedTx =>
      other.kind === 'safeTx' && sameSafe(other, item) && trackedId(other) !== trackedId(item),
  )
  const isWitness = (other: TrackedTx) => isHexEqual(other.safeTxHash, witness.safeTxHash)
  const own = others.filter((other) => isWitness(other) && !other.rebuilt)
  const settled = others.filter(({ phase }) => {
    return (
      phase.status === 'confirmed' &&
      phase.paidBy !== undefined &&
      isHexEqual(phase.paidBy.safeTxHash, witness.safeTxHash)
    )
  })
  const earlier = others.filter(
    (other) =>
      !isWitness(other) &&
      (!statusTable[other.phase.status].final || isEndedDraft(other)) &&
      mayBePaidBy(other, item, witness.nonce) &&
      isEarlier(other, item),
  )
  return [...own, ...settled, ...earlier].map(({ calls }) => calls)
}

/**
 * Compares a gift with the transaction that used its nonce, beside the gifts that it pays first. What only a file says of them
 * takes no payment from a gift that was made here, and does not count as nothing either: then the match is unknown.
 *
 * @param judge - The match beside these claims.
 */
export function matchBeside(
  witness: Parameters<typeof safeClaims>[0],
  item: TrackedTx,
  items: readonly TrackedItem[],
  judge: (claims: readonly (readonly Call[])[]) => PaymentMatch,
): PaymentMatch {
  const all = judge(safeClaims(witness, item, items))
  if (!isMadeHere(item)) return all
  const known = items.filter((other) => other.imported !== true || isPaidByAnother(other))
  return judge(safeClaims(witness, item, known)) === all ? all : 'unknown'
}

/** Returns true for a proposal of its own. One that was executed itself may be a rival, which a file calls a gift. */
function isPaidByAnother({ phase }: TrackedItem): boolean {
  return phase.status === 'confirmed' && 'paidBy' in phase && phase.paidBy !== undefined
}

/** A batch takes its nonce when it is confirmed, so it may also contain drafts with lower ones. */
function mayBePaidBy({ nonce }: TrackedTx, item: TrackedTx, witnessNonce: bigint): boolean {
  if (nonce === null || item.nonce === null) return false
  return nonce === witnessNonce || (item.nonce < witnessNonce && nonce < witnessNonce)
}

function sameSafe(one: TrackedTx, other: TrackedTx): boolean {
  return one.chainId === other.chainId && isHexEqual(one.safe, other.safe)
}

/** Orders two items the same way in every tab. */
function isEarlier(one: TrackedTx, other: TrackedTx): boolean {
  if (one.createdAtMs !== other.createdAtMs) return one.createdAtMs < other.createdAtMs
  return trackedId(one) < trackedId(other)
}
