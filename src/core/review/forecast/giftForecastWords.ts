import { locale } from '../../../language/messages'
import { amountWords } from '../../money/formatAmount'
import type { AssetName } from '../assetNames'
import type { GasForecast } from './forecast'
import { type FailingPayment, gasToStayBelow, type QueueShortage, type ShortArrival } from './giftForecast'
import { m } from './giftForecastMessages'
import { reasonWords } from './revertReason'

type Giver = 'Safe' | 'wallet'

/** Returns e.g. "1 payment would fail". */
export function failingTitle(count: number, isLater: boolean): string {
  return isLater ? m.failingLater(count) : m.failing(count)
}

/** Describes in sentences why a payment would fail. `isCoin`: it sends the chain's own coin. */
export function failingWords(
  { why }: FailingPayment,
  { giver, native, isCoin }: { readonly giver: Giver; readonly native: AssetName; readonly isCoin: boolean },
): string {
  if (why.kind === 'answersFalse') return m.answersFalse[giver]
  if (why.kind === 'nothingMoves') return m.nothingMoves(giver)
  const { reason } = why
  if (reason.kind === 'coin') return m.coin(giver, amountWords(reason.balance, native))
  const words = reasonWords(reason, native)
  return isCoin ? `${m.refuses(native.symbol)} ${words}` : words
}

/** Describes the remedy for payments that would fail. */
export function failingRemedy(count: number): string {
  return m.remedy(count)
}

/** Returns e.g. "If #41 executes first, 120 LUSD are missing." */
export function shortageWords({ total: { asset }, missing, nonces }: QueueShortage): string {
  return m.shortage(queueNames(nonces), nonces.length, amountWords(missing, asset))
}

/** Describes the remedy for a shortage. */
export function shortageRemedy({ total: { asset }, nonces }: QueueShortage): string {
  return m.shortageRemedy(asset.symbol, queueNames(nonces))
}

const all = new Intl.ListFormat(locale, { type: 'conjunction' })

function queueNames(nonces: readonly (bigint | null)[]): string {
  return all.format(nonces.map((nonce) => (nonce === null ? m.aTransaction : `#${nonce}`)))
}

/** Returns e.g. "98 of 100 FEE would arrive at Open Wells." */
export function arrivalWords({ given, arrives }: ShortArrival, asset: AssetName, name: string): string {
  const [whole] = amountWords(arrives, asset).split(' ')
  return m.arrival(whole ?? '', amountWords(given, asset), name)
}

/** Describes the gas it takes, and whether that fits. `isWarning`: it may be too much to execute. */
export function gasWords(
  gas: GasForecast,
  isOneOfSeveral: boolean,
): { readonly sentence: string; readonly isWarning: boolean } {
  const { used, blockLimit } = gas
  const isWarning = used > gasToStayBelow(gas)
  const share = blockLimit === null || blockLimit === 0n ? null : (used * 100n) / blockLimit
  const takes = m.gas(amountWords(used, { decimals: 0, symbol: m.gasUnit }), share, isOneOfSeveral)
  return { sentence: isWarning ? `${takes} ${m.tooMuchGas}` : takes, isWarning }
}
