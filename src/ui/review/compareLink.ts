import { useSearch } from 'wouter'
import { type GiftDocumentReading, readGiftDocument } from '../../core/giving/readGiftDocument'
import type { CheckOutcome } from '../../core/review/checks/defineCheck'
import { compareIntent, type IntentComparison, placeDifferences } from '../../core/review/compareIntent'
import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxHash } from '../../core/safe/safeTx'
import type { ReviewState } from '../../flows/review/reviewState'
import { checkOf } from '../../core/review/check'

/** Comparison of a transaction with the gift document of a link. */
export type LinkComparison = {
  readonly read: GiftDocumentReading
  /** Null: the document, or the transaction, could not be read, or there is nothing to compare it with. */
  readonly comparison: IntentComparison | null
  /** True: the transaction itself was rebuilt from the document. To compare the two would prove nothing. */
  readonly isCircular?: boolean
}

type Linked = {
  readonly place: SafePlace
  /** The hash that the link names. */
  readonly safeTxHash: SafeTxHash
  readonly state: Extract<ReviewState, { kind: 'read' }>
}

/** Reads the gift document of a link and compares the transaction with it. */
export function compareLink(giftText: string, linked: Linked): LinkComparison {
  const read = readGiftDocument(giftText)
  if (read.kind === 'problem') return { read, comparison: null }
  const comparison = compareWith(read.document, linked)
  const isCircular = linked.state.rebuiltFrom === 'link' && comparison.kind !== 'differs'
  return isCircular ? { read, comparison: null, isCircular } : { read, comparison }
}

/** Compares a gift with the transaction under review. */
export function compareWith(
  gift: Parameters<typeof compareIntent>[0],
  { place, safeTxHash, state: { reading, review } }: Linked,
): IntentComparison {
  return compareIntent(gift, {
    record: reading.record,
    safe: place.safe,
    chainId: place.chain.id,
    codes: reading.codes,
    safeTxHash,
    recordHash: checkOf(review.checks, 'recordHash').outcome,
  })
}

/** Compares as {@link compareLink} when the transaction itself could not be read: of another place, or not compared. */
export function compareUnread(giftText: string, { chain, safe }: SafePlace): LinkComparison {
  const read = readGiftDocument(giftText)
  if (read.kind === 'problem') return { read, comparison: null }
  const differences = placeDifferences(read.document, { safe, chainId: chain.id })
  return { read, comparison: differences.length === 0 ? null : { kind: 'differs', differences } }
}

/**
 * Returns the comparisons with the gift of a link and with that of this browser as the outcome of a check. Null: nothing was compared.
 * Fields beside the gift have checks of their own.
 */
export function outcomeOfGift(
  linked: LinkComparison | null,
  own: IntentComparison | null,
): CheckOutcome | null {
  // Whoever made the link may have described the other transaction.
  if (own?.kind === 'differs') return 'fails'
  if (linked === null) return null
  const { comparison } = linked
  if (comparison === null || comparison.kind === 'unchecked') return 'unchecked'
  return comparison.kind === 'differs' ? 'fails' : 'holds'
}

/** Returns the gift document in the link of this page, as text. Null: none. */
export function useGiftText(): string | null {
  return new URLSearchParams(useSearch()).get('gift')
}
