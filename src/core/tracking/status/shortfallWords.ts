import { amountWords } from '../../money/amountWords'
import { formatAmountFor } from '../../money/formatAmountFor'
import type { Shortfall, TrackedGift } from '../../giving/trackedGift'

/**
 * The label of an execution of which less stayed with a recipient than was given: the amounts of a single payment, else
 * how many payments went well. Gifts of one token to one recipient count as one payment, as `shortfalls` counts them.
 */
export function shortfallWords(
  short: readonly Shortfall[],
  gifts: readonly Pick<TrackedGift, 'token' | 'recipient'>[],
): string {
  const count = new Set(gifts.map(({ token, recipient }) => `${token}:${recipient}`.toLowerCase())).size
  const [only] = short
  if (count <= 1 && only !== undefined) {
    const [amount, what] =
      only.returned === undefined ? [only.arrived, 'arrived'] : [only.returned, 'came back']
    return `Executed, but ${formatAmountFor(amount, only.decimals, 'en-GB')} of ${amountWords(only.given, only)} ${what}`
  }
  return `Executed, but ${count - short.length} of ${count} payments ${cameBack(short) ? 'stayed' : 'arrived'} in full`
}

/** What happened to the money, and what to do. */
export function shortfallNext(short: readonly Shortfall[], giver: 'Safe' | 'wallet'): string {
  const arrivedLess = short.some(({ arrived, given }) => arrived < given)
  const what = [
    ...(arrivedLess ? ['less arrived than was given: a token can keep a part, or move nothing'] : []),
    ...(cameBack(short) ? [`money came back to your ${giver} in the same transaction`] : []),
  ].join('; and ')
  return `The chain has confirmed the transaction of your ${giver}, but by the tokens’ own events ${what}. Compare the balances before you give the rest again.`
}

function cameBack(short: readonly Shortfall[]): boolean {
  return short.some(({ returned }) => returned !== undefined)
}
