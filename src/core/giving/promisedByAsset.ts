import type { Address } from 'viem'
import { assetKey } from './assets'
import type { AssetId } from './gift'
import type { TrackedGift } from './trackedGift'
import type { Refund } from '../safe/refundOf'

/** The fields of a waiting transaction that determine the amounts it takes. */
type TakingTx = Pick<WaitingTx, 'nonce' | 'money' | 'refund'> & {
  readonly gifts: readonly Pick<TrackedGift, 'token' | 'amount'>[]
}

/**
 * Adds up what pending transactions take of each asset. Only one per nonce can be executed, so the largest counts, asset by
 * asset. A refund counts at its maximum.
 */
export function promisedByAsset(waiting: readonly TakingTx[]): readonly Promised[] {
  const largest = new Map<string, Promised>()
  for (const [index, tx] of waiting.filter(({ money }) => money === 'promised').entries()) {
    for (const { token, amount } of takenBy(tx)) {
      const key = `${tx.nonce ?? `unknown ${index}`} ${assetOf(token)}`
      const rival = largest.get(key)?.amount ?? 0n
      if (amount > rival) largest.set(key, { token, amount, nonces: [tx.nonce] })
    }
  }
  return sum([...largest.values()].toSorted(byNonce))
}

/** Returns the promised amount of one asset. Null: none. */
export function promisedOf(asset: AssetId, promised: readonly Promised[]): Promised | null {
  return promised.find(({ token }) => assetOf(token) === assetKey(asset).toLowerCase()) ?? null
}

/** A transaction of the Safe or wallet whose payments are not settled. */
export type WaitingTx = {
  readonly id: string
  /** Null while unknown. Transactions with the same nonce exclude each other. */
  readonly nonce: bigint | null
  readonly gifts: readonly TrackedGift[]
  readonly refund: Refund | null
  /**
   * `promised`: the balance still includes its money. `leaving`: a block may already have taken it. `unknown`: it is final,
   * and nothing proves that it did not pay.
   */
  readonly money: 'promised' | 'leaving' | 'unknown'
}

/** Amount of one asset that waiting transactions take, in base units. */
export type Promised = {
  /** Null: the chain's own coin. */
  readonly token: Address | null
  readonly amount: bigint
  /** Nonces of these transactions, in order; null: unknown nonce. */
  readonly nonces: readonly (bigint | null)[]
}

function takenBy({ gifts, refund }: TakingTx): readonly Promised[] {
  const fee = refund === null ? [] : [{ token: refund.token, amount: refund.atMost }]
  return sum([...gifts, ...fee].map(({ token, amount }) => ({ token, amount, nonces: [] })))
}

function sum(parts: readonly Promised[]): readonly Promised[] {
  const totals = new Map<string, Promised>()
  for (const part of parts) {
    const key = assetOf(part.token)
    const before = totals.get(key)
    totals.set(key, {
      token: part.token,
      amount: part.amount + (before?.amount ?? 0n),
      nonces: [...(before?.nonces ?? []), ...part.nonces],
    })
  }
  return [...totals.values()]
}

/** Sorts known nonces first, ascending. */
function byNonce({ nonces: [a = null] }: Promised, { nonces: [b = null] }: Promised): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a < b ? -1 : Number(a > b)
}

function assetOf(token: string | null): string {
  return token?.toLowerCase() ?? 'native'
}
