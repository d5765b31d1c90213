import { amountWords } from '../../money/amountWords'
import type { AssetName } from '../assetNames'
import type { GasForecast } from './forecast'
import { type FailingPayment, gasToStayBelow, type QueueShortage, type ShortArrival } from './giftForecast'
import { reasonWords } from './revertReason'

type Giver = 'Safe' | 'wallet'

/** "1 payment would fail" */
export function failingTitle(count: number, isLater: boolean): string {
  const what = count === 1 ? '1 payment would fail' : `${count} payments would fail`
  return isLater ? `${what} after what waits in the queue` : what
}

/** Why a payment would not be made, in sentences. `isCoin`: it sends the chain's own coin. */
export function failingWords(
  { why }: FailingPayment,
  { giver, native, isCoin }: { readonly giver: Giver; readonly native: AssetName; readonly isCoin: boolean },
): string {
  if (why.kind === 'answersFalse') {
    const counted =
      giver === 'Safe' ? 'the Safe would count the payment as made' : 'the payment would look made'
    return `The token answers “false”: nothing would move, and ${counted}.`
  }
  if (why.kind === 'nothingMoves')
    return `The token answers that it has paid, and nothing would leave your ${giver}.`
  const { reason } = why
  if (reason.kind === 'coin')
    return `Your ${giver} would hold only ${amountWords(reason.balance, native)} by then.`
  const words = reasonWords(reason, native)
  return isCoin ? `The recipient is a contract that does not accept ${native.symbol}. ${words}` : words
}

/** What to do about payments that would fail. */
export function failingRemedy(count: number): string {
  return count === 1
    ? 'Change the gift: leave this payment out, or give it in another token or to another address of the recipient.'
    : 'Change the gift: leave these payments out, or give them in another token or to another address of the recipient.'
}

/** "If #41 executes first, 120 LUSD are missing." */
export function shortageWords({ total: { asset }, missing, nonces }: QueueShortage): string {
  const verb = nonces.length === 1 ? 'executes' : 'execute'
  const short = amountWords(missing, asset)
  return `If ${queueNames(nonces)} ${verb} first, ${short} will be missing for this gift.`
}

/** What to do about it. */
export function shortageRemedy({ total: { asset }, nonces }: QueueShortage): string {
  return `Give less ${asset.symbol}, bring more into your Safe, or reject ${queueNames(nonces)} first.`
}

function queueNames(nonces: readonly (bigint | null)[]): string {
  const names = nonces.map((nonce) => (nonce === null ? 'a transaction' : `#${nonce}`))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** "98 of 100 FEE would arrive at Open Wells." */
export function arrivalWords({ given, arrives }: ShortArrival, asset: AssetName, name: string): string {
  const [whole] = amountWords(arrives, asset).split(' ')
  return `${whole} of ${amountWords(given, asset)} would arrive at ${name}.`
}

/** How much gas it takes, and whether that fits. `isWarning`: it may not be executed as it is. */
export function gasWords(
  gas: GasForecast,
  isOneOfSeveral: boolean,
): { readonly sentence: string; readonly isWarning: boolean } {
  const { used, blockLimit } = gas
  const isWarning = used > gasToStayBelow(gas)
  const share = blockLimit === null || blockLimit === 0n ? null : (used * 100n) / blockLimit
  const part = share === null ? '' : share < 1n ? ', less than 1% of a block' : `, about ${share}% of a block`
  const what = isOneOfSeveral ? 'the largest proposal' : 'it'
  const takes = `Executing ${what} takes about ${amountWords(used, { decimals: 0, symbol: 'gas' })}${part}.`
  return isWarning
    ? {
        sentence: `${takes} That is more than the chain takes for certain: give to fewer at once.`,
        isWarning,
      }
    : { sentence: takes, isWarning }
}
