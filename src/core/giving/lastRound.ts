import { type Address, isAddressEqual } from 'viem'
import type { TrackedGift } from './trackedGift'

/** A delivered gift. `round`: the same for all parts of a gift that took several proposals. */
type EarlierGift = {
  readonly atMs: number
  readonly gifts: readonly TrackedGift[]
  readonly round: string | null
}

/** What one payee gets in one asset, beside the last round. Amounts in base units; zero: nothing. */
export type RoundLine = {
  readonly kind: 'same' | 'more' | 'less' | 'new' | 'gone'
  readonly gift: TrackedGift
  readonly before: bigint
  readonly now: bigint
}

/** A payee whose address has changed since. */
type MovedPayee = { readonly gift: TrackedGift; readonly before: Address; readonly now: Address }

export type RoundComparison = {
  /** When the last round was made. */
  readonly atMs: number
  readonly lines: readonly RoundLine[]
  readonly moved: readonly MovedPayee[]
  /** The sums of each asset. */
  readonly totals: readonly RoundLine[]
}

/**
 * Compares a gift with the last round: the latest delivered gift that goes mostly to the same payees, with all its parts. Null: there
 * is none. Payments of one asset to one payee count together. A payee is a cause, or an address outside the directory.
 */
export function sinceLastRound(
  gifts: readonly TrackedGift[],
  earlier: readonly EarlierGift[],
): RoundComparison | null {
  const alike = roundsOf(earlier).filter((round) => isAlike(gifts, round.gifts))
  const [last] = alike.toSorted((one, other) => other.atMs - one.atMs)
  if (last === undefined) return null
  return {
    atMs: last.atMs,
    lines: compare(gifts, last.gifts, (gift) => `${payeeOf(gift)} ${assetOf(gift)}`),
    moved: movedPayees(gifts, last.gifts),
    totals: compare(gifts, last.gifts, assetOf),
  }
}

/** Joins the parts of a round. */
function roundsOf(earlier: readonly EarlierGift[]): readonly EarlierGift[] {
  const rounds = new Map<string, EarlierGift>()
  for (const [index, part] of earlier.entries()) {
    const key = part.round ?? `${index}`
    const before = rounds.get(key)
    rounds.set(key, {
      ...part,
      atMs: Math.max(part.atMs, before?.atMs ?? part.atMs),
      gifts: [...(before?.gifts ?? []), ...part.gifts],
    })
  }
  return [...rounds.values()]
}

/** Returns true when more than half of all payees of both are in both, by their address or by their name. */
function isAlike(one: readonly TrackedGift[], other: readonly TrackedGift[]): boolean {
  const payeesOf = (gifts: readonly TrackedGift[]) => new Map(gifts.map((gift) => [payeeOf(gift), gift]))
  const [ours, theirs] = [payeesOf(one), payeesOf(other)]
  const names = new Set(other.map(nameKeyOf))
  const shared = [...ours].filter(([payee, gift]) => theirs.has(payee) || names.has(nameKeyOf(gift))).length
  return shared * 2 > ours.size + theirs.size - shared
}

function payeeOf({ causeId, recipient }: TrackedGift): string {
  return causeId ?? recipient.toLowerCase()
}

function assetOf({ token }: TrackedGift): string {
  return token?.toLowerCase() ?? 'native'
}

/** Adds both up by key, and compares the sums: those of today first, in their order. */
function compare(
  today: readonly TrackedGift[],
  then: readonly TrackedGift[],
  keyOf: (gift: TrackedGift) => string,
): readonly RoundLine[] {
  const [now, before] = [sumUp(today, keyOf), sumUp(then, keyOf)]
  return [...new Set([...now.keys(), ...before.keys()])].flatMap((key): readonly RoundLine[] => {
    const gift = now.get(key)?.gift ?? before.get(key)?.gift
    if (gift === undefined) return []
    const amounts = { before: before.get(key)?.amount ?? 0n, now: now.get(key)?.amount ?? 0n }
    return [{ kind: kindOf(amounts), gift, ...amounts }]
  })
}

function kindOf({ before, now }: Pick<RoundLine, 'before' | 'now'>): RoundLine['kind'] {
  if (before === now) return 'same'
  if (before === 0n) return 'new'
  if (now === 0n) return 'gone'
  return now > before ? 'more' : 'less'
}

type Sum = { readonly gift: TrackedGift; readonly amount: bigint }

function sumUp(
  gifts: readonly TrackedGift[],
  keyOf: (gift: TrackedGift) => string,
): ReadonlyMap<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const gift of gifts) {
    const key = keyOf(gift)
    const before = sums.get(key)
    sums.set(key, { gift: before?.gift ?? gift, amount: gift.amount + (before?.amount ?? 0n) })
  }
  return sums
}

/**
 * Returns the payees whose address has changed since: causes that get nothing at the old address now and got nothing at the new one
 * then, and payees outside the directory under the same name, where that holds for the addresses whoever is paid there.
 */
function movedPayees(now: readonly TrackedGift[], then: readonly TrackedGift[]): readonly MovedPayee[] {
  const placesOf = (gifts: readonly TrackedGift[]) =>
    new Set(gifts.flatMap((gift) => [gift.recipient.toLowerCase(), placeOf(gift)]))
  const [paidNow, paidThen] = [placesOf(now), placesOf(then)]
  const left = new Map<string, Address[]>()
  for (const gift of then)
    if (!paidNow.has(placeOf(gift))) {
      const key = nameKeyOf(gift)
      const before = left.get(key) ?? []
      if (!before.some((one) => isAddressEqual(one, gift.recipient)))
        left.set(key, [...before, gift.recipient])
    }
  const moved = new Map<string, MovedPayee>()
  for (const gift of now) {
    const key = `${nameKeyOf(gift)} ${gift.recipient.toLowerCase()}`
    if (paidThen.has(placeOf(gift)) || moved.has(key)) continue
    const [before, ...others] = left.get(nameKeyOf(gift)) ?? []
    if (before === undefined) continue
    left.set(nameKeyOf(gift), others)
    moved.set(key, { gift, before, now: gift.recipient })
  }
  return [...moved.values()]
}

/** Two causes can swap their addresses: that one of them is paid there says nothing of the other. */
function placeOf({ causeId, recipient }: TrackedGift): string {
  return causeId === null ? recipient.toLowerCase() : `${causeId} ${recipient.toLowerCase()}`
}

function nameKeyOf({ causeId, payeeName, recipient }: TrackedGift): string {
  return causeId ?? `“${payeeName?.trim().toLowerCase() ?? recipient.toLowerCase()}”`
}
