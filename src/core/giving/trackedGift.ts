import type { Address } from 'viem'
import type { AppChain } from '../chain'
import { isHexEqual } from '../isHexEqual'

/** A gift as stored and shown after it left the basket. Computed from the calls, never from a service's label. */
export type TrackedGift = {
  /** Null: the recipient is not in the directory. */
  readonly causeId: string | null
  /** The cause's name; without a cause the giver's own label or the ENS name. Null: no name. */
  readonly payeeName: string | null
  readonly recipient: Address
  readonly symbol: string
  readonly decimals: number
  /** Null: the chain's own coin. */
  readonly token: Address | null
  /** A token that the user added: its symbol comes from the contract. */
  readonly custom?: true
  /** In base units. */
  readonly amount: bigint
  /** Source of an amount entered in money (`core/prices/planned`). */
  readonly planned?: string | undefined
  /** The giver's note for this payee: one cleaned line. It stays off chain. */
  readonly memo?: string | undefined
}

/**
 * Amounts of one token to one recipient, in base units: given, moved by the token's own events, and returned in the same
 * transaction.
 */
export type Shortfall = Pick<TrackedGift, 'payeeName' | 'recipient' | 'symbol' | 'decimals'> & {
  readonly token: Address
  readonly given: bigint
  readonly arrived: bigint
  /** Absent when nothing was returned. */
  readonly returned?: bigint
  /**
   * How much the recipient's balance rose in that block, where it does not confirm the events of a token that is not on
   * the operator's list. Null: it could not be read. Absent: the events are trusted, or confirmed.
   */
  readonly risen?: bigint | null
}

/** Compares two assets of one chain by their tokens. Null: the chain's own coin. */
export function isSameToken(one: Address | null, other: Address | null): boolean {
  return one === null || other === null ? one === other : isHexEqual(one, other)
}

/**
 * Returns the total of each asset, in base units, in the order in which the assets first appear. A file may write one token in two
 * ways: its amounts are only added up under the same symbol and decimals.
 */
export function trackedTotals(
  gifts: readonly TrackedGift[],
): readonly Pick<TrackedGift, 'amount' | 'symbol' | 'decimals'>[] {
  const totals = new Map<string, Pick<TrackedGift, 'amount' | 'symbol' | 'decimals'>>()
  for (const { token, symbol, decimals, amount } of gifts) {
    const key = JSON.stringify([token?.toLowerCase() ?? null, symbol, decimals])
    totals.set(key, { symbol, decimals, amount: amount + (totals.get(key)?.amount ?? 0n) })
  }
  return [...totals.values()]
}

/**
 * Returns a gift with the symbol and the decimals of the operator's list, whatever it says itself: other decimals would show
 * another amount. A token that is not listed is marked as one that the user added.
 */
export function inListedNotation(
  gift: TrackedGift,
  { nativeCurrency, tokens }: Pick<AppChain, 'nativeCurrency' | 'tokens'>,
): TrackedGift {
  const { custom: _, ...rest } = gift
  const listed = tokens.find(({ address }) => isSameToken(address, gift.token))
  if (gift.token !== null && listed === undefined) return { ...rest, custom: true }
  const { symbol, decimals } = listed ?? nativeCurrency
  return { ...rest, symbol, decimals }
}
