import { amountWords, formatAmountFor } from '../../money/formatAmount'
import { locale } from '../../../language/messages'
import type { Shortfall, TrackedGift } from '../../giving/trackedGift'
import { m } from '../messages'

/**
 * Labels an execution of which less stayed with a recipient than was given: the amounts of a single payment, else the
 * number of full payments; with doubted events, how many payments are confirmed. Gifts of one token to one recipient count as one payment, as in `shortfalls`.
 */
export function shortfallWords(
  short: readonly Shortfall[],
  gifts: readonly Pick<TrackedGift, 'token' | 'recipient'>[],
): string {
  const count = new Set(gifts.map(({ token, recipient }) => `${token}:${recipient}`.toLowerCase())).size
  if (short.some(isUnconfirmed)) return m.unconfirmed(count - short.length, count)
  const [only] = short
  const isReturned = cameBack(short)
  if (count <= 1 && only !== undefined) {
    const some = formatAmountFor(only.returned ?? only.arrived, only.decimals, locale)
    return m.short.one(some, amountWords(only.given, only), isReturned)
  }
  return m.short.many(count - short.length, count, isReturned)
}

/** Returns true when the recipient's balance does not confirm the events of a doubted token. */
export function isUnconfirmed({ risen }: Pick<Shortfall, 'risen'>): boolean {
  return risen !== undefined
}

/** Returns true when money came back from a recipient. */
export function cameBack(short: readonly Shortfall[]): boolean {
  return short.some(({ returned }) => returned !== undefined)
}
