import { type Address, isAddress, isAddressEqual, size, slice } from 'viem'
import { type PlainPayment, readPayment } from '../safe/readPayment'
import type { Call } from '../safe/safeTx'
import { amountWords } from '../money/formatAmount'
import { m } from './documentMessages'
import { isSameToken } from './trackedGift'

/** One call, and the payment that it makes by its bytes. Null: it is no plain payment. */
type CallLine = { readonly call: Call; readonly payment: PlainPayment | null }

/** A difference from the intended calls. Places count from 1. */
export type CallDifference =
  /** Another call in place of this payment. */
  | { readonly kind: 'changed'; readonly place: number; readonly meant: CallLine; readonly found: CallLine }
  | { readonly kind: 'missing'; readonly place: number; readonly meant: CallLine }
  /** Not meant; `place` is that of the transaction. */
  | { readonly kind: 'added'; readonly place: number; readonly found: CallLine }
  /** The same calls in another order; `place` is the first that differs. */
  | { readonly kind: 'order'; readonly place: number; readonly meant: CallLine; readonly found: CallLine }

/** Above this many pairs, calls are compared place by place. */
const mostPairs = 1_000_000

/**
 * Compares calls with the intended ones byte for byte: recipient, value and data of each, and their order. Empty: equal. The
 * case of hex digits does not matter.
 */
export function compareCalls(meant: readonly Call[], found: readonly Call[]): readonly CallDifference[] {
  const [meantKeys, foundKeys] = [meant.map(keyOf), found.map(keyOf)]
  if (meantKeys.join() === foundKeys.join()) return []
  if (meantKeys.toSorted().join() === foundKeys.toSorted().join()) {
    const at = meantKeys.findIndex((key, index) => key !== foundKeys[index])
    return [{ kind: 'order', place: at + 1, meant: lineAt(meant, at), found: lineAt(found, at) }]
  }
  const differences: CallDifference[] = []
  for (const { meantAt, meantEnd, foundAt, foundEnd } of gapsBetween(meantKeys, foundKeys)) {
    const paired = Math.min(meantEnd - meantAt, foundEnd - foundAt)
    for (let at = 0; at < paired; at += 1)
      differences.push({
        kind: 'changed',
        place: meantAt + at + 1,
        meant: lineAt(meant, meantAt + at),
        found: lineAt(found, foundAt + at),
      })
    for (let at = meantAt + paired; at < meantEnd; at += 1)
      differences.push({ kind: 'missing', place: at + 1, meant: lineAt(meant, at) })
    for (let at = foundAt + paired; at < foundEnd; at += 1)
      differences.push({ kind: 'added', place: at + 1, found: lineAt(found, at) })
  }
  return differences
}

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
    case 'added':
      return { what: m.difference.extra(place), meant, found }
    case 'order':
      return { what: m.difference.order(place), meant, found }
  }
}

type Gap = {
  readonly meantAt: number
  readonly meantEnd: number
  readonly foundAt: number
  readonly foundEnd: number
}

/** Returns the runs of calls between those that both lists share in order. */
function gapsBetween(meant: readonly string[], found: readonly string[]): readonly Gap[] {
  const shared =
    meant.length * found.length > mostPairs ? samePlaces(meant, found) : longestShared(meant, found)
  const ends = [...shared, [meant.length, found.length] as const]
  const gaps: Gap[] = []
  let [meantAt, foundAt] = [0, 0]
  for (const [meantEnd, foundEnd] of ends) {
    if (meantAt < meantEnd || foundAt < foundEnd) gaps.push({ meantAt, meantEnd, foundAt, foundEnd })
    meantAt = meantEnd + 1
    foundAt = foundEnd + 1
  }
  return gaps
}

type Pair = readonly [meantAt: number, foundAt: number]

function samePlaces(meant: readonly string[], found: readonly string[]): readonly Pair[] {
  return meant.flatMap((key, at) => (key === found[at] ? [[at, at] as const] : []))
}

/** Returns the longest common subsequence as pairs of indexes. */
function longestShared(meant: readonly string[], found: readonly string[]): readonly Pair[] {
  const width = found.length + 1
  const lengths = new Uint32Array((meant.length + 1) * width)
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = meant.length - 1; row >= 0; row -= 1)
    for (let column = found.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        meant[row] === found[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
  const pairs: Pair[] = []
  for (let row = 0, column = 0; row < meant.length && column < found.length;) {
    if (meant[row] === found[column]) {
      pairs.push([row, column])
      row += 1
      column += 1
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

function keyOf({ to, value, data }: Call): string {
  return `${to}:${value}:${data}`.toLowerCase()
}

function lineAt(calls: readonly Call[], index: number): CallLine {
  const call = calls[index]
  if (call === undefined) throw new RangeError(`There is no call ${index}.`)
  return { call, payment: isAddress(call.to, { strict: false }) ? readPayment(call) : null }
}

function whatChanged(place: number, { payment: meant }: CallLine, { payment: found }: CallLine): string {
  if (meant === null || found === null) return m.difference.somethingElse(place)
  return m.difference.changed(
    place,
    !isAddressEqual(meant.recipient, found.recipient),
    meant.amount !== found.amount,
    !isSameToken(meant.token, found.token),
  )
}

/** Number of bytes of a call that a sentence shows. */
const shownBytes = 64

function lineWords({ call, payment }: CallLine, nameOf: NameOf): string {
  if (payment !== null) {
    const { amount, recipient, token } = payment
    const name = nameOf(token)
    return name === null
      ? m.difference.unknown(amount, token, recipient)
      : m.difference.payment(amountWords(amount, name), recipient)
  }
  const { to, value, data } = call
  const coin = nameOf(null)
  const along = value === 0n ? null : coin === null ? m.difference.baseUnits(value) : amountWords(value, coin)
  const bytes = size(data)
  const shown = bytes > shownBytes ? `${slice(data, 0, shownBytes)}…` : data
  return m.difference.call(to, bytes, shown, along)
}
