import { amountWords } from '../../money/amountWords'
import { formatAmountFor } from '../../money/formatAmountFor'
import type { Shortfall, TrackedGift } from '../../giving/trackedGift'

/**
 * The label of an execution of which less arrived than was given: the amounts of a single payment, else how many
 * payments arrived in full. Gifts of one token to one recipient count as one payment, as `shortfalls` counts them.
 */
export function shortfallWords(
  short: readonly Shortfall[],
  gifts: readonly Pick<TrackedGift, 'token' | 'recipient'>[],
): string {
  const count = new Set(gifts.map(({ token, recipient }) => `${token}:${recipient}`.toLowerCase())).size
  const [only] = short
  if (count <= 1 && only !== undefined) {
    return `Executed, but ${formatAmountFor(only.arrived, only.decimals, 'en-GB')} of ${amountWords(only.given, only)} arrived`
  }
  return `Executed, but ${count - short.length} of ${count} payments arrived in full`
}
