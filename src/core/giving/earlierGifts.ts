import { isAddressEqual, type Address } from 'viem'
import { isSameToken, type TrackedGift } from './trackedGift'
import type { WaitingTx } from './promisedByAsset'

export type EqualGifts = {
  /** Payments that a waiting transaction makes too, each once. */
  readonly payments: readonly TrackedGift[]
  /** The transactions that make them. */
  readonly waiting: readonly WaitingTx[]
}

/** Finds payments of a gift that are already pending: equal amount, asset and recipient. Null: none. */
export function findEqualGifts(
  gifts: readonly TrackedGift[],
  waiting: readonly WaitingTx[],
): EqualGifts | null {
  const payments = gifts.filter((gift) => waiting.some((tx) => makes(tx, gift)))
  if (payments.length === 0) return null
  return { payments, waiting: waiting.filter((tx) => payments.some((gift) => makes(tx, gift))) }
}

type EarlierGift = { readonly atMs: number; readonly gifts: readonly TrackedGift[] }

export type GiftChange =
  /** In base units; zero: no payment of this asset. */
  | {
      readonly kind: 'amount'
      readonly gift: TrackedGift
      readonly before: bigint
      readonly now: bigint
    }
  | { readonly kind: 'address'; readonly gift: TrackedGift; readonly before: Address; readonly now: Address }

type SinceLast = { readonly atMs: number; readonly changes: readonly GiftChange[] }

/**
 * Returns the differences from the last gift to exactly the same payees. Null: no such gift. Payments of one asset to one
 * payee count together.
 *
 * @param earlier - Delivered gifts, in any order.
 */
export function sinceLastGift(
  gifts: readonly TrackedGift[],
  earlier: readonly EarlierGift[],
): SinceLast | null {
  const payees = payeesOf(gifts)
  const same = earlier.filter((one) => payeesOf(one.gifts) === payees)
  const [last] = same.toSorted((a, b) => b.atMs - a.atMs)
  if (last === undefined || gifts.length === 0) return null

  const [then, now] = [sumUp(last.gifts), sumUp(gifts)]
  const changes = [...new Set([...now.keys(), ...then.keys()])].flatMap((key): readonly GiftChange[] => {
    const [before, after] = [then.get(key), now.get(key)]
    const gift = after?.gift ?? before?.gift
    if (gift === undefined || before?.amount === after?.amount) return []
    return [{ kind: 'amount', gift, before: before?.amount ?? 0n, now: after?.amount ?? 0n }]
  })
  return { atMs: last.atMs, changes: [...movedPayees(gifts, last.gifts), ...changes] }
}

function makes({ gifts }: WaitingTx, wanted: TrackedGift): boolean {
  return gifts.some(
    ({ recipient, token, amount }) =>
      amount === wanted.amount &&
      isSameToken(token, wanted.token) &&
      isAddressEqual(recipient, wanted.recipient),
  )
}

function payeesOf(gifts: readonly TrackedGift[]): string {
  return [...new Set(gifts.map(payeeOf))].toSorted().join()
}

function payeeOf({ causeId, recipient }: TrackedGift): string {
  return causeId ?? recipient.toLowerCase()
}

type Sum = { readonly gift: TrackedGift; readonly amount: bigint }

/** Adds up the payments by payee and asset. */
function sumUp(gifts: readonly TrackedGift[]): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const gift of gifts) {
    const key = `${payeeOf(gift)} ${gift.token?.toLowerCase() ?? 'native'}`
    sums.set(key, { gift, amount: gift.amount + (sums.get(key)?.amount ?? 0n) })
  }
  return sums
}

/** Returns the causes whose address has changed since, each once. */
function movedPayees(now: readonly TrackedGift[], then: readonly TrackedGift[]): readonly GiftChange[] {
  const moved = new Map<string, GiftChange>()
  for (const gift of now) {
    const before = then.find((one) => payeeOf(one) === payeeOf(gift))
    if (before !== undefined && !isAddressEqual(before.recipient, gift.recipient))
      moved.set(payeeOf(gift), {
        kind: 'address',
        gift,
        before: before.recipient,
        now: gift.recipient,
      })
  }
  return [...moved.values()]
}
