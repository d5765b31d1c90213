import type { Address } from 'viem'
import { isHexEqual } from '../isHexEqual'
import { type AssetNames, tokenName } from './assetNames'
import { type Effect, movesIn, type OutAsset } from './effects'
import type { RecipientStanding } from './recipientStanding'
import { keyOfAsset, type OutSum, sumsOf } from './totals'

/** One payment out of the Safe. */
export type Payment = {
  /** Position among the payments of the transaction, from 0. */
  readonly index: number
  /** Path of the call that makes it. */
  readonly path: readonly number[]
  /** Null: a contract that the call creates. */
  readonly to: Address | null
  readonly asset: OutAsset
  /** In base units; for an `amountOrId`, the number of transfers. */
  readonly amount: bigint
  /** Null: a created contract, or not compared. */
  readonly standing: RecipientStanding | null
  /** Other payments of the same amount of the same asset to the same recipient: the first of them, and how many. Null: none. */
  readonly equal: { readonly index: number; readonly count: number } | null
}

/**
 * Payments that a signer judges alike. `odd`: something speaks against it, or it needs a look of its own. `uncompared`: there was
 * no directory to compare with. `unlisted`: the recipient is not in it, and nothing else is known of it. `confirmed`: to a confirmed cause, in an asset that the operator
 * vouches for, at the address of the last gift.
 */
export type PaymentGroup = {
  readonly name: 'odd' | 'uncompared' | 'unlisted' | 'confirmed'
  readonly payments: readonly Payment[]
  readonly sums: readonly OutSum[]
}

/** Returns the payments out of a Safe, in the order of the transaction. A refund is no payment. */
export function paymentsOf(
  effects: readonly Effect[],
  safe: Address,
  standings: readonly RecipientStanding[],
): readonly Payment[] {
  return listPayments(
    movesIn(effects).filter(({ from }) => isHexEqual(from, safe)),
    standings,
  )
}

/** Lists payments in their order, each with the standing of its recipient, and with the others that are equal to it. */
export function listPayments(
  moves: readonly Pick<Payment, 'path' | 'to' | 'asset' | 'amount'>[],
  standings: readonly RecipientStanding[],
): readonly Payment[] {
  const standingAt = new Map(standings.map((standing) => [standing.address.toLowerCase(), standing]))
  const alike = new Map<string, number[]>()
  for (const [index, move] of moves.entries()) {
    const key = keyOfPayment(move)
    const before = alike.get(key)
    if (before === undefined) alike.set(key, [index])
    else before.push(index)
  }
  return moves.map(({ path, to, asset, amount }, index) => ({
    index,
    path,
    to,
    asset,
    amount,
    standing: to === null ? null : (standingAt.get(to.toLowerCase()) ?? null),
    equal: equalTo(index, alike.get(keyOfPayment({ to, asset, amount })) ?? []),
  }))
}

function keyOfPayment({ to, asset, amount }: Pick<Payment, 'to' | 'asset' | 'amount'>): string {
  return [to, keyOfAsset(asset), amount].join().toLowerCase()
}

function equalTo(index: number, alike: readonly number[]): Payment['equal'] {
  const first = alike[0] === index ? alike[1] : alike[0]
  return first === undefined ? null : { index: first, count: alike.length - 1 }
}

/** Groups payments by how they are judged, those that need a look first. An empty group is left out. */
export function groupPayments(
  payments: readonly Payment[],
  names: AssetNames,
  safe: Address,
): readonly PaymentGroup[] {
  const groupOf = new Map(payments.map((payment) => [payment, groupNameOf(payment, names)]))
  return (['odd', 'uncompared', 'unlisted', 'confirmed'] as const).flatMap((name) => {
    const inGroup = payments.filter((payment) => groupOf.get(payment) === name)
    if (inGroup.length === 0) return []
    return [{ name, payments: inGroup, sums: sumsLeaving(inGroup, safe) }]
  })
}

/** Returns the sums of payments to others than the Safe itself. */
export function sumsLeaving(payments: readonly Payment[], safe: Address): readonly OutSum[] {
  return sumsOf(payments.filter(({ to }) => to === null || !isHexEqual(to, safe)))
}

/** Returns the group of a payment by what is known of its recipient and its asset. */
export function groupNameOf({ asset, standing }: Payment, names: AssetNames): PaymentGroup['name'] {
  const isVouchedFor =
    asset.kind === 'native' || (asset.kind === 'token' && tokenName(asset.address, names) !== null)
  if (!isVouchedFor || standing === null) return 'odd'
  if (standing.kind === 'confirmed') return standing.before === undefined ? 'confirmed' : 'odd'
  if ((standing.kind !== 'unknown' && standing.kind !== 'notCompared') || standing.wasOf !== undefined)
    return 'odd'
  return standing.kind === 'unknown' ? 'unlisted' : 'uncompared'
}

export type PaymentOrder = 'transaction' | 'amount' | 'name' | 'asset'

/** `nameOf`, `memoOf`: the text shown, or an empty one. `symbolOf`: the symbol of a listed asset, else its address. */
type Shown = {
  readonly nameOf: (payment: Payment) => string
  readonly memoOf: (payment: Payment) => string
  readonly symbolOf: (asset: OutAsset) => string
}

/**
 * Returns the payments whose name, memo, address or symbol contains the text, in an order. Amounts are compared within one asset only, the
 * greatest first.
 */
export function arrangePayments(
  payments: readonly Payment[],
  { text, order }: { readonly text: string; readonly order: PaymentOrder },
  { nameOf, memoOf, symbolOf }: Shown,
): readonly Payment[] {
  const wanted = text.trim().toLocaleLowerCase()
  const found = payments.filter((payment) =>
    [nameOf(payment), memoOf(payment), payment.to ?? '', symbolOf(payment.asset)].some((value) =>
      value.toLocaleLowerCase().includes(wanted),
    ),
  )
  const byAsset = (one: Payment, other: Payment) => symbolOf(one.asset).localeCompare(symbolOf(other.asset))
  const byAmount = (one: Payment, other: Payment) => compare(other.amount, one.amount)
  switch (order) {
    case 'transaction':
      return found
    case 'asset':
      return found.toSorted((one, other) => byAsset(one, other) || one.index - other.index)
    case 'amount':
      return found.toSorted((one, other) => byAsset(one, other) || byAmount(one, other))
    case 'name':
      return found.toSorted(
        (one, other) => compareNames(nameOf(one), nameOf(other)) || one.index - other.index,
      )
  }
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Sorts what has no name last. */
function compareNames(one: string, other: string): number {
  if (one === '' || other === '') return Number(one === '') - Number(other === '')
  return one.localeCompare(other)
}
