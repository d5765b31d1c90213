import type { Effect } from './effects'
import { isOwnRefund, type Totals } from './totals'

/** The effects of a transaction, and the sums that it pays. */
type Doing = { readonly effects: readonly Effect[]; readonly totals: Totals }

/**
 * Returns what a failed execution did not do: everything but the Safe's own refund, which is paid whatever the outcome.
 *
 * @see Safe.sol, `execTransaction`: `handlePayment` follows a call that failed.
 */
export function undoneOf({ effects, totals }: Doing): Doing {
  const { assets, recipients } = totals
  return {
    effects: effects.filter((effect) => !isOwnRefund(effect)),
    totals: {
      ...totals,
      // An asset without an amount has only the refund.
      assets: assets.flatMap((sum) => (sum.amount === 0n ? [] : { ...sum, refundAtMost: 0n })),
      recipients: recipients.flatMap((one) => (one.sums.length === 0 ? [] : { ...one, refund: null })),
      refund: null,
    },
  }
}
