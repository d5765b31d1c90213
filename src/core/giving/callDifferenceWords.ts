import { type Address, isAddressEqual, size, slice } from 'viem'
import { amountWords } from '../money/amountWords'
import type { CallDifference, CallLine } from './compareCalls'

type NameOf = (
  /** Null: the chain's own coin. */
  token: Address | null,
) => { readonly symbol: string; readonly decimals: number } | null

/** A difference in words, with both values in full. Null: on that side there is nothing. */
export type DifferenceWords = {
  /** A few words: "Payment 2: another recipient". */
  readonly what: string
  readonly meant: string | null
  readonly found: string | null
}

/**
 * One difference in words.
 *
 * @param nameOf The asset as the operator names it; null: it is not known here.
 */
export function callDifferenceWords(difference: CallDifference, nameOf: NameOf): DifferenceWords {
  const meant = 'meant' in difference ? lineWords(difference.meant, nameOf) : null
  const found = 'found' in difference ? lineWords(difference.found, nameOf) : null
  const { place } = difference
  switch (difference.kind) {
    case 'changed':
      return { what: `Payment ${place}: ${whatChanged(difference.meant, difference.found)}`, meant, found }
    case 'missing':
      return { what: `Payment ${place} is missing`, meant, found }
    case 'extra':
      return { what: `Call ${place} of the transaction was not meant`, meant, found }
    case 'order':
      return { what: `The same payments in another order, from payment ${place} on`, meant, found }
  }
}

function whatChanged(meant: CallLine, found: CallLine): string {
  if (meant.kind !== 'payment' || found.kind !== 'payment') return 'something else'
  const parts = [
    isAddressEqual(meant.recipient, found.recipient) ? [] : 'another recipient',
    meant.amount === found.amount ? [] : 'another amount',
    isSameAsset(meant.token, found.token) ? [] : 'another asset',
  ].flat()
  return parts.join(' and ')
}

function isSameAsset(one: Address | null, other: Address | null): boolean {
  return one === null || other === null ? one === other : isAddressEqual(one, other)
}

/** So many bytes of a call stand in a sentence. */
const shownBytes = 64

function lineWords(line: CallLine, nameOf: NameOf): string {
  if (line.kind === 'payment') {
    const { amount, recipient, token } = line
    const name = nameOf(token)
    if (name !== null) return `${amountWords(amount, name)} to ${recipient}`
    const what = token === null ? 'the chain’s own coin' : `the token at ${token}, which is not known here,`
    return `${amount} base ${amount === 1n ? 'unit' : 'units'} of ${what} to ${recipient}`
  }
  const { to, value, data } = line.call
  const coin = nameOf(null)
  const along =
    value === 0n
      ? ''
      : coin === null
        ? `, sending ${value} base units of coin`
        : `, sending ${amountWords(value, coin)}`
  const bytes = size(data)
  const shown = bytes > shownBytes ? `${slice(data, 0, shownBytes)}…` : data
  return `a call of ${to} with ${bytes} ${bytes === 1 ? 'byte' : 'bytes'} of data (${shown})${along}`
}
