import { isSameToken } from '../../giving/trackedGift'
import { isHexEqual } from '../../isHexEqual'
import { areCallsEqual } from '../../safe/safeTx'
import type { TrackedItem, TrackedTx } from '../trackedItem'
import { isEndedDraft, mayBeInBatch } from './mayBeInBatch'
import { statusTable } from './statusTable'

/**
 * Returns true while the list needs a gift that was paid, in full or in part: an open one pays the same recipient, and without
 * this one its transaction could be taken for the other's. One that a file brought holds nothing: whoever wrote the file could
 * keep the list from being cleared.
 */
export function hasOpenTwin(item: TrackedItem, items: readonly TrackedItem[]): boolean {
  return mayPayAnother(
    item,
    items.filter(({ imported }) => imported !== true),
  )
}

/**
 * Returns true while the transaction of a gift that was paid could be taken for that of an open one. A transaction that is older
 * than the open gift cannot.
 */
export function mayPayAnother(item: TrackedItem, items: readonly TrackedItem[]): boolean {
  if (item.kind === 'safeMessage') return false
  const { phase } = item
  if (phase.status !== 'confirmed' && phase.status !== 'repriced' && !wasPaidInPart(item)) return false
  const blockNumber = 'blockNumber' in phase ? phase.blockNumber : null
  return items.some((open) => {
    if (open.kind === 'safeMessage' || (statusTable[open.phase.status].final && !isEndedDraft(open)))
      return false
    const { fromBlock } = open
    if (blockNumber !== null && fromBlock !== null && blockNumber <= fromBlock) return false
    if (open.kind === 'safeTx') return item.kind === 'safeTx' && maySharePayment(item, open)
    return item.kind !== 'safeTx' && haveOneRecipient(item, open)
  })
}

function wasPaidInPart({ phase }: TrackedItem): boolean {
  return phase.status === 'failed' && 'given' in phase && phase.given !== 'nothing' && phase.txHash !== null
}

/** Only a draft can be paid by a transaction with another nonce. */
function maySharePayment(item: TrackedTx, open: TrackedTx): boolean {
  const isSameNonce = item.nonce === null || open.nonce === null || item.nonce === open.nonce
  const isAlike = item.calls.some((call) => open.calls.some((other) => areCallsEqual([call], [other])))
  return isAlike && (isSameNonce || mayBeInBatch(open))
}

function haveOneRecipient({ gifts }: OfWallet, open: OfWallet): boolean {
  return gifts.some(({ recipient, token }) =>
    open.gifts.some((other) => isHexEqual(other.recipient, recipient) && isSameToken(other.token, token)),
  )
}

type OfWallet = Exclude<TrackedItem, { readonly kind: 'safeMessage' } | { readonly kind: 'safeTx' }>
