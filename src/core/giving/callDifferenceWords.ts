import { type Address, isAddressEqual, size, slice } from 'viem'
import { amountWords } from '../money/amountWords'
import type { CallDifference, CallLine } from './compareCalls'

type NameOf = (
  /** Null: the chain's own coin. */
  token: Address | null,
) => { readonly symbol: string; readonly decimals: number } | null

type Naming = {
  /** The asset as the operator names it; null: it is not known here. */
  readonly nameOf: NameOf
  /** By what the transaction is measured. */
  readonly meant: keyof typeof meantWords
}

const meantWords = {
  description: { is: 'described is', notMeant: 'is not described' },
  proposal: { is: 'asked for here was', notMeant: 'was not asked for here' },
} as const

/** One difference in words, with both values in full. */
export function callDifferenceWords(difference: CallDifference, { nameOf, meant }: Naming): string {
  const { is, notMeant } = meantWords[meant]
  switch (difference.kind) {
    case 'changed': {
      const { place } = difference
      const [wanted, found] = [lineWords(difference.meant, nameOf), lineWords(difference.found, nameOf)]
      return `${capital(whatChanged(difference.meant, difference.found))} in payment ${place}: ${is} ${wanted}; the transaction has ${found}.`
    }
    case 'missing':
      return `Payment ${difference.place} is missing: ${is} ${lineWords(difference.meant, nameOf)}; the transaction does not have it.`
    case 'extra':
      return `Call ${difference.place} of the transaction ${notMeant}: ${lineWords(difference.found, nameOf)}.`
    case 'order': {
      const [wanted, found] = [lineWords(difference.meant, nameOf), lineWords(difference.found, nameOf)]
      return `The same payments in another order, from payment ${difference.place} on: ${is} ${wanted}; the transaction has ${found}.`
    }
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

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
