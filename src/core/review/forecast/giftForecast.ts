import { type Address, isAddressEqual } from 'viem'
import type { FundsContext } from '../../giving/checkFunds'
import type { AssetTotal } from '../../giving/totalsByAsset'
import { promisedOf } from '../../giving/promisedByAsset'
import type { Promised } from '../../giving/waitingTx'
import { isAssetKey } from '../../giving/assetKey'
import type { Asset } from '../../giving/gift'
import type { Call } from '../../safe/safeTx'
import type { Assumption, BalanceChange, CallsForecast, GasForecast, MadeForecast } from './forecast'
import type { RevertReason } from './revertReason'

/** A payment of a gift that would not be made, by its place in the gift, counted from 0. */
export type FailingPayment = {
  readonly place: number
  readonly why:
    | { readonly kind: 'reverts'; readonly reason: RevertReason }
    /** The token answers false: nothing moves, and the Safe counts the call as made. */
    | { readonly kind: 'answersFalse' }
    /** The token answers true and moves nothing. */
    | { readonly kind: 'nothingMoves' }
}

/** A token of which less reaches a recipient than is given. In base units. */
export type ShortArrival = {
  readonly recipient: Address
  readonly token: Address
  readonly given: bigint
  readonly arrives: bigint
}

/** How much of an asset is missing after the queue is executed. In base units. */
export type QueueShortage = {
  readonly total: AssetTotal
  readonly missing: bigint
  readonly nonces: readonly (bigint | null)[]
}

/** What a simulation of a gift finds before it is proposed or sent. */
export type MadeGiftForecast = {
  readonly kind: 'made'
  /** On the present state. */
  readonly failing: readonly FailingPayment[]
  /** Only after the queue is executed. */
  readonly failingLater: readonly FailingPayment[]
  /** More payments may fail: only the first few were searched for. */
  readonly isCut: boolean
  /** The whole fails, and no payment is to blame (a guard, a setting of the Safe); null: it does not. */
  readonly unnamed: RevertReason | 'fails' | null
  readonly arrivals: readonly ShortArrival[]
  /** What the queued transactions take of each asset. */
  readonly queued: readonly Promised[]
  /** Of the proposal that takes the most. */
  readonly gas: GasForecast | null
  readonly source: Pick<MadeForecast, 'rung' | 'blockNumber' | 'nodeHost'>
  readonly assumptions: readonly Assumption[]
}

export type GiftForecast = MadeGiftForecast | { readonly kind: 'none'; readonly reason: string }

type Run = Extract<CallsForecast, { readonly kind: 'made' }>

/** Payments that the run of these calls shows to fail. `places`: where each call stands in the gift. */
export function failingPayments(
  { items }: Pick<Run, 'items'>,
  places: readonly number[],
): readonly FailingPayment[] {
  if (items.kind !== 'run') return []
  return items.failing.flatMap((item) => {
    // The path is empty where the transaction is one plain call.
    const place = places[(item.path[0] ?? 1) - 1]
    if (place === undefined) return []
    const why = item.kind === 'reverts' ? { kind: item.kind, reason: item.reason } : { kind: item.kind }
    return [{ place, why }]
  })
}

/** Payments in tokens of which nothing leaves the giver, though the run goes through and names an amount. */
export function unmovedPayments(
  run: Pick<Run, 'changes'>,
  calls: readonly Call[],
  places: readonly number[],
  giver: Address,
): readonly FailingPayment[] {
  const unmoved = tokenChanges(run)
    .filter(({ holder, named }) => isAddressEqual(holder, giver) && (named ?? 0n) < 0n)
    .filter(({ measured }) => measured === 0n)
    .map(({ token }) => token)
  return calls.flatMap(({ to }, index) => {
    const place = places[index]
    const isUnmoved = unmoved.some((token) => isAddressEqual(token, to))
    return isUnmoved && place !== undefined ? [{ place, why: { kind: 'nothingMoves' } }] : []
  })
}

/** Recipients whom less of a token reaches than the calls name. Coin is left out: a recipient may pass it on at once. */
export function shortArrivals(run: Pick<Run, 'changes'>, giver: Address): readonly ShortArrival[] {
  return tokenChanges(run).flatMap(({ holder, token, measured, logged, named }) => {
    const change = measured ?? logged
    if (named === null || named <= 0n || change === null || change >= named) return []
    if (isAddressEqual(holder, giver)) return []
    return [{ recipient: holder, token, given: named, arrives: change < 0n ? 0n : change }]
  })
}

function tokenChanges({ changes }: Pick<Run, 'changes'>): readonly (BalanceChange & { token: Address })[] {
  if (changes.kind === 'unread') return []
  return changes.list.flatMap((change) =>
    change.asset.kind === 'token' ? [{ ...change, token: change.asset.address }] : [],
  )
}

/**
 * What is missing of each asset once the waiting transactions are executed, where the balance is enough for the gift
 * alone. An asset whose balance is not known is left out.
 */
export function queueShortages(
  totals: readonly AssetTotal[],
  { balances }: Pick<FundsContext, 'balances'>,
  queued: readonly Promised[],
): readonly QueueShortage[] {
  return totals.flatMap((total) => {
    const { asset, amount } = total
    const balance = Object.entries(balances ?? {}).find(([key]) => isAssetKey(key, asset))?.[1] ?? null
    const taken = promisedOf(asset, queued)
    if (balance === null || taken === null || amount > balance) return []
    const missing = amount + taken.amount - balance
    return missing > 0n ? [{ total, missing, nonces: taken.nonces }] : []
  })
}

/** Whether a forecast names something that would fail: then the gift is not proposed as it is. */
export function namesFailure(
  { failing, failingLater }: Pick<MadeGiftForecast, 'failing' | 'failingLater'>,
  shortages: readonly QueueShortage[],
): boolean {
  return failing.length + failingLater.length + shortages.length > 0
}

/** A transaction of more gas is refused by Ethereum and others. @see EIP-7825 */
const mostGasOfTx = 2n ** 24n

/** The gas that one proposal should stay below: half a block, and what one transaction may take. */
export function gasToStayBelow({ blockLimit }: GasForecast): bigint {
  const half = blockLimit === null ? mostGasOfTx : blockLimit / 2n
  return half < mostGasOfTx ? half : mostGasOfTx
}

/** How many payments one proposal can carry by its gas; null: as many as it has. */
export function paymentsThatFit(gas: GasForecast | null, payments: number): number | null {
  if (gas === null || gas.used <= gasToStayBelow(gas)) return null
  return Math.max(1, Number((BigInt(payments) * gasToStayBelow(gas)) / gas.used))
}

/** The asset of a short arrival, among those of the gift. */
export function assetOfArrival({ token }: ShortArrival, totals: readonly AssetTotal[]): Asset | null {
  return totals.find(({ asset }) => isAssetKey(token, asset))?.asset ?? null
}
