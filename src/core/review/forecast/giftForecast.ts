import { type Address, isAddressEqual } from 'viem'
import { locale } from '../../../language/messages'
import { amountWords } from '../../money/formatAmount'
import type { FundsContext } from '../../giving/checkFunds'
import type { AssetTotal } from '../../giving/totalsByAsset'
import { promisedOf, type Promised } from '../../giving/promisedByAsset'
import { isAssetKey } from '../../giving/assets'
import type { Asset } from '../../giving/gift'
import type { Call } from '../../safe/safeTx'
import type { AssetName } from '../assetNames'
import type { GasForecast, Assumption, BalanceChange, CallsForecast, MadeForecast } from './forecast'
import { m } from './forecastMessages'
import { reasonWords, type RevertReason } from './revertReason'

type Giver = 'Safe' | 'wallet'

/** Returns e.g. "1 payment would fail". */
export function failingTitle(count: number, isLater: boolean): string {
  return isLater ? m.gift.failingLater(count) : m.gift.failing(count)
}

/** Describes in sentences why a payment would fail. `isCoin`: it sends the chain's own coin. */
export function failingWords(
  { why }: FailingPayment,
  { giver, native, isCoin }: { readonly giver: Giver; readonly native: AssetName; readonly isCoin: boolean },
): string {
  if (why.kind === 'answersFalse') return m.gift.answersFalse[giver]
  if (why.kind === 'nothing') return m.gift.nothingMoves(giver)
  const { reason } = why
  if (reason.kind === 'coin') return m.gift.coin(giver, amountWords(reason.balance, native))
  const words = reasonWords(reason, native)
  return isCoin ? `${m.gift.refuses(native.symbol)} ${words}` : words
}

/** Describes the remedy for payments that would fail. */
export function failingRemedy(count: number): string {
  return m.gift.remedy(count)
}

/** Returns e.g. "If #41 executes first, 120 LUSD are missing." */
export function shortageWords({ total: { asset }, missing, nonces }: QueueShortage): string {
  return m.gift.shortage(queueNames(nonces), nonces.length, amountWords(missing, asset))
}

/** Describes the remedy for a shortage. */
export function shortageRemedy({ total: { asset }, nonces }: QueueShortage): string {
  return m.gift.shortageRemedy(asset.symbol, queueNames(nonces))
}

const all = new Intl.ListFormat(locale, { type: 'conjunction' })

/** Returns e.g. "98 of 100 FEE would arrive at Open Wells." */
export function arrivalWords({ given, arrives }: ShortArrival, asset: AssetName, name: string): string {
  const [whole] = amountWords(arrives, asset).split(' ')
  return m.gift.arrival(whole ?? '', amountWords(given, asset), name)
}

/** Describes the gas it takes, and whether that fits. `isWarning`: it may be too much to execute. */
export function gasWords(
  gas: GasForecast,
  isOneOfSeveral: boolean,
): { readonly sentence: string; readonly isWarning: boolean } {
  const { used, blockLimit } = gas
  const isWarning = used > gasToStayBelow(gas)
  const share = blockLimit === null || blockLimit === 0n ? null : (used * 100n) / blockLimit
  const takes = m.gift.gas(amountWords(used, { decimals: 0, symbol: m.gift.gasUnit }), share, isOneOfSeveral)
  return { sentence: isWarning ? `${takes} ${m.gift.tooMuchGas}` : takes, isWarning }
}

/** A payment of a gift that would not be made, by its position in the gift, counted from 0. */
export type FailingPayment = {
  readonly place: number
  readonly why:
    | { readonly kind: 'reverts'; readonly reason: RevertReason }
    /** The token returns false: nothing moves, and the Safe counts the call as made. */
    | { readonly kind: 'answersFalse' }
    /** The token returns true and moves nothing. */
    | { readonly kind: 'nothing' }
}

/** A token transfer that delivers less than is given. In base units. */
type ShortArrival = {
  readonly recipient: Address
  readonly token: Address
  readonly given: bigint
  readonly arrives: bigint
}

/** Shortage of an asset after the queue is executed. In base units. */
type QueueShortage = {
  readonly total: AssetTotal
  readonly missing: bigint
  readonly nonces: readonly (bigint | null)[]
}

/** Result of simulating a gift before it is proposed or sent. */
export type MadeGiftForecast = {
  readonly kind: 'made'
  /** On the current state. */
  readonly failing: readonly FailingPayment[]
  /** Only after the queue is executed. */
  readonly failingLater: readonly FailingPayment[]
  /** True when more payments may fail: only the first few were searched for. */
  readonly isCut: boolean
  /** The reason when all of it fails and no payment causes it (a guard, a setting of the Safe); else null. */
  readonly unnamed: RevertReason | 'fails' | null
  readonly arrivals: readonly ShortArrival[]
  /** Sum that the queued transactions take of each asset. */
  readonly queued: readonly Promised[]
  /** Of the proposal that takes the most. */
  readonly gas: GasForecast | null
  readonly source: Pick<MadeForecast, 'rung' | 'blockNumber' | 'nodeHost'>
  readonly assumptions: readonly Assumption[]
}

export type GiftForecast = MadeGiftForecast | { readonly kind: 'none'; readonly reason: string }

type Run = Extract<CallsForecast, { readonly kind: 'made' }>

/** Returns the payments that fail in the run of these calls. `places`: position of each call in the gift. */
export function failingPayments(
  { items }: Pick<Run, 'items'>,
  places: readonly number[],
): readonly FailingPayment[] {
  if (items.kind !== 'read') return []
  return items.failing.flatMap((item) => {
    // The path is empty for a single plain call.
    const place = places[(item.path[0] ?? 1) - 1]
    if (place === undefined) return []
    const why = item.kind === 'reverts' ? { kind: item.kind, reason: item.reason } : { kind: item.kind }
    return [{ place, why }]
  })
}

/** Returns token payments that leave the giver's balance unchanged although the run succeeds. */
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
    return isUnmoved && place !== undefined ? [{ place, why: { kind: 'nothing' } }] : []
  })
}

/** Returns recipients who get less of a token than the calls name. Ignores coin: a recipient may forward it at once. */
export function shortArrivals(run: Pick<Run, 'changes'>, giver: Address): readonly ShortArrival[] {
  return tokenChanges(run).flatMap(({ holder, token, measured, logged, named }) => {
    const change = measured ?? logged
    if (named === null || named <= 0n || change === null || change >= named) return []
    if (isAddressEqual(holder, giver)) return []
    return [{ recipient: holder, token, given: named, arrives: change < 0n ? 0n : change }]
  })
}

/**
 * Returns the shortage of each asset once the queue is executed, when the balance covers the gift alone. Omits an
 * asset with an unknown balance.
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

/** Returns true when a forecast names a failure: the gift is not proposed as it is. */
export function namesFailure(
  { failing, failingLater }: Pick<MadeGiftForecast, 'failing' | 'failingLater'>,
  shortages: readonly QueueShortage[],
): boolean {
  return failing.length + failingLater.length + shortages.length > 0
}

/**
 * Ethereum and others refuse a transaction with more gas.
 * @see EIP-7825
 */
const mostGasOfTx = 2n ** 24n

/** Returns the gas limit for one proposal: half a block, at most the limit of one transaction. */
export function gasToStayBelow({ blockLimit }: GasForecast): bigint {
  const half = blockLimit === null ? mostGasOfTx : blockLimit / 2n
  return half < mostGasOfTx ? half : mostGasOfTx
}

/** Returns the number of payments that fit into one proposal by gas; null: all of them. */
export function paymentsThatFit(gas: GasForecast | null, payments: number): number | null {
  if (gas === null || gas.used <= gasToStayBelow(gas)) return null
  return Math.max(1, Number((BigInt(payments) * gasToStayBelow(gas)) / gas.used))
}

/** Finds the asset of a short arrival among those of the gift. */
export function assetOfArrival({ token }: ShortArrival, totals: readonly AssetTotal[]): Asset | null {
  return totals.find(({ asset }) => isAssetKey(token, asset))?.asset ?? null
}

function queueNames(nonces: readonly (bigint | null)[]): string {
  return all.format(nonces.map((nonce) => (nonce === null ? m.gift.aTransaction : `#${nonce}`)))
}

function tokenChanges({ changes }: Pick<Run, 'changes'>): readonly (BalanceChange & { token: Address })[] {
  if (changes.kind === 'unread') return []
  return changes.list.flatMap((change) =>
    change.asset.kind === 'token' ? [{ ...change, token: change.asset.address }] : [],
  )
}
