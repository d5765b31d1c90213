import { type Address, isAddressEqual, size, slice } from 'viem'
import { amountWords } from '../money/formatAmount'
import type { CallDifference, CallLine } from './compareCalls'
import { m } from './documentMessages'

type NameOf = (
  /** Null: the chain's own coin. */
  token: Address | null,
) => { readonly symbol: string; readonly decimals: number } | null

/** A difference in words, with both values in full. Null: that side is missing. */
export type DifferenceWords = {
  /** A few words: "Payment 2: another recipient". */
  readonly what: string
  readonly meant: string | null
  readonly found: string | null
}

/**
 * Describes one difference in words.
 *
 * @param nameOf The asset as the operator names it; null: unknown.
 */
export function callDifferenceWords(difference: CallDifference, nameOf: NameOf): DifferenceWords {
  const meant = 'meant' in difference ? lineWords(difference.meant, nameOf) : null
  const found = 'found' in difference ? lineWords(difference.found, nameOf) : null
  const { place } = difference
  switch (difference.kind) {
    case 'changed':
      return { what: whatChanged(place, difference.meant, difference.found), meant, found }
    case 'missing':
      return { what: m.difference.missing(place), meant, found }
    case 'extra':
      return { what: m.difference.extra(place), meant, found }
    case 'order':
      return { what: m.difference.order(place), meant, found }
  }
}

function whatChanged(place: number, meant: CallLine, found: CallLine): string {
  if (meant.kind !== 'payment' || found.kind !== 'payment') return m.difference.somethingElse(place)
  return m.difference.changed(
    place,
    !isAddressEqual(meant.recipient, found.recipient),
    meant.amount !== found.amount,
    !isSameAsset(meant.token, found.token),
  )
}

function isSameAsset(one: Address | null, other: Address | null): boolean {
  return one === null || other === null ? one === other : isAddressEqual(one, other)
}

/** Number of bytes of a call that a sentence shows. */
const shownBytes = 64

function lineWords(line: CallLine, nameOf: NameOf): string {
  if (line.kind === 'payment') {
    const { amount, recipient, token } = line
    const name = nameOf(token)
    return name === null
      ? m.difference.unknown(amount, token, recipient)
      : m.difference.payment(amountWords(amount, name), recipient)
  }
  const { to, value, data } = line.call
  const coin = nameOf(null)
  const along = value === 0n ? null : coin === null ? m.difference.baseUnits(value) : amountWords(value, coin)
  const bytes = size(data)
  const shown = bytes > shownBytes ? `${slice(data, 0, shownBytes)}…` : data
  return m.difference.call(to, bytes, shown, along)
}
