import { isAddressEqual, type Address } from 'viem'
import { locale } from '../../language/messages'
import { amountWords } from '../money/formatAmount'
import { actionWords, placeWords, type Tense } from './actionWords'
import { type AssetNames, tokenName } from './assetNames'
import { type Lead, unitsOf } from './danger'
import { m } from './checkMessages'
import { type Effect, movesIn, type OutAsset } from './effects'
import { keyOfAsset, sumsOf } from './totals'

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/**
 * Describes an effect in one sentence, with full addresses and exact amounts.
 *
 * @param safe - The Safe under review. Sentences name any other account that acts.
 */
export function effectWords(effect: Effect, safe: Address, names: AssetNames, tense: Tense = 'does'): string {
  if (effect.kind === 'refunds') {
    const { atMost, token, receiver } = effect.refund
    const name = token === null ? names.native : tokenName(token, names)
    const sum = name === null ? m.refund.units(atMost, token ?? '') : amountWords(atMost, name)
    const payer = isAddressEqual(effect.by, safe) ? null : effect.by
    return tense === 'did' ? m.refund.paid(payer, sum, receiver) : m.refund.pays(payer, sum, receiver, '')
  }
  return effect.call === null ? '' : actionWords(effect.call, safe, names, tense)
}

/** Describes the most dangerous effect first, in one or two sentences. */
export function leadWords(
  { effect, alike }: Lead,
  safe: Address,
  names: AssetNames,
  tense: Tense = 'does',
): string {
  const more = alike.length - 1
  const words = effectWords(effect, safe, names, tense)
  const first = effect.path.length === 0 ? words : m.does(placeWords(effect.path), words)
  if (more === 0) return first
  const isPayment = effect.kind === 'moves' && effect.isListed && isAddressEqual(effect.from, effect.by)
  return `${first} ${isPayment ? m.morePayments[tense](more) : m.moreEffects(more)}`
}

type PaymentView = {
  readonly safe: Address
  readonly names: AssetNames
  readonly tense?: Tense
  /** Returns the label of a payment, by its position among the payments of the Safe. Null: it has none. */
  labelOf(index: number): string | null
}

/**
 * Describes the lead of a transaction that pays several recipients who are not confirmed: how many they are, what they get, and the
 * largest payment of each asset. Null: the lead is something else.
 */
export function unconfirmedPaymentsWords(
  { effect, alike }: Lead,
  effects: readonly Effect[],
  { safe, names, tense = 'does', labelOf }: PaymentView,
): readonly string[] | null {
  const payments = movesIn(effects).filter(({ from }) => isAddressEqual(from, safe))
  const ofKind = new Set(alike)
  const unconfirmed = payments.filter((payment) => ofKind.has(payment) && payment.isListed)
  if (unconfirmed.length < 2 || unconfirmed.length < alike.length) return null
  const heaviest = payments.find((payment) => payment === effect)
  if (heaviest === undefined || heaviest.to === null) return null
  const sums = list.format(sumsOf(unconfirmed).map(({ asset, amount }) => sumWords(asset, amount, names)))
  const largest = largestOfEach(unconfirmed)
  const words = largest.length === 1 ? m.heaviestPayment : m.largestPayment
  const more = largest.length - mostAssets
  return [
    m.unconfirmedPayments[tense](unconfirmed.length, payments.length, sums),
    ...withoutDust(largest, names).flatMap((one) =>
      one.to === null
        ? []
        : [words(sumWords(one.asset, one.amount, names), labelOf(payments.indexOf(one)), one.to)],
    ),
    ...(more > 0 ? [m.moreAssets(more)] : []),
  ]
}

/** So many assets are named with their largest payment: few would let three amounts of little worth hide one of much. */
const mostAssets = 10

type Move = ReturnType<typeof movesIn>[number]

/** Returns the largest payment of each asset, in the order of the first ones. */
function largestOfEach(payments: readonly Move[]): readonly Move[] {
  const largest = new Map<string, Move>()
  for (const payment of payments) {
    const key = keyOfAsset(payment.asset)
    const known = largest.get(key)
    if (known === undefined || payment.amount > known.amount) largest.set(key, payment)
  }
  return [...largest.values()]
}

/** Returns the payments to name, in their order. Where they are too many, those of the fewest whole units are left out. */
function withoutDust(payments: readonly Move[], names: AssetNames): readonly Move[] {
  const most = payments
    .toSorted(
      (one, other) => unitsOf(other.asset, other.amount, names) - unitsOf(one.asset, one.amount, names),
    )
    .slice(0, mostAssets)
  return payments.filter((payment) => most.includes(payment))
}

/** A sentence, and how many effects it stands for. */
type Counted = { readonly words: string; readonly count: number }

/**
 * Returns each sentence once, with how many times it is there, in the order of the first ones.
 *
 * @param keys - What makes two sentences equal; else their words.
 */
export function counted(
  sentences: readonly string[],
  keys: readonly string[] = sentences,
): readonly Counted[] {
  const found = new Map<string, Counted>()
  sentences.forEach((words, index) => {
    const key = keys[index] ?? words
    const known = found.get(key)
    found.set(key, { words: known?.words ?? words, count: (known?.count ?? 0) + 1 })
  })
  return [...found.values()]
}

/** Returns a sentence with how many times it is there, where that is more than once. */
export function countedWords({ words, count }: Counted): string {
  return count === 1 ? words : `${words} ${m.times(count)}`
}

/** Formats an amount of an asset; an unlisted token in base units, with its address. */
export function sumWords(asset: OutAsset, amount: bigint, names: AssetNames): string {
  switch (asset.kind) {
    case 'native':
      return amountWords(amount, names.native)
    case 'token': {
      const name = tokenName(asset.address, names)
      return name === null ? m.total.units(amount, asset.address) : amountWords(amount, name)
    }
    case 'item':
      return m.total.item(amount, asset.id, asset.address)
    case 'amountOrId':
      return m.total.amountOrId(asset.value, asset.address)
  }
}
