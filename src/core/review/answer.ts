import type { Address } from 'viem'
import { isHexEqual } from '../isHexEqual'
import type { CallNode } from './callTree'
import { byDanger, type DangerKind, dangerOf, type DangerView, type Lead, leadOf } from './danger'
import type { Effect } from './effects'
import { isOwnRefund, type OutSum, type Totals } from './totals'

/** The kind of an effect that is not a payment out of the Safe. */
type OtherEffect = Exclude<DangerKind, 'money' | 'unlistedMoney' | 'plain'>

/** The effects of a transaction in one line, for whoever must decide within a minute. */
export type Answer = {
  /**
   * The kind of the most dangerous effect other than a payment out of the Safe. Null: it only pays or rejects, or what leaves weighs
   * more.
   */
  readonly other: OtherEffect | null
  /** All further kinds of such effects, each once, the most dangerous first. Not what moves nothing. */
  readonly also: readonly OtherEffect[]
  /** The effect that `other` names, and those like it. */
  readonly lead: Lead | null
  /** True: a plain rejection. */
  readonly isRejection: boolean
  /** What leaves the Safe, per asset, refunds included. */
  readonly sums: readonly (OutSum & { readonly isAtMost: boolean })[]
  /** The recipients of `sums`. Null: a created contract, or whoever executes it. */
  readonly recipients: readonly (Address | null)[]
  /** False: a call that is not understood may move more. */
  readonly isComplete: boolean
}

/** Sums up a transaction. Whatever is neither a payment out of the Safe nor the rejection gets its kind named. */
export function answerOf(
  { effects, totals }: { readonly effects: readonly Effect[]; readonly totals: Totals },
  safe: Address,
  view: DangerView,
): Answer {
  const others = effects.filter((effect) => !isOwnPayment(effect, safe))
  const most = leadOf(others, view)
  const own = effects.filter((effect) => isOwnPayment(effect, safe))
  const lead = most === null || weighsMore(own, most, view) ? null : most
  const other = lead === null ? null : nameOf(lead.effect, view)
  const named = byDanger(others, view).filter((effect) => isMoreThanPlain(effect, view))
  const { assets, recipients, refund, isComplete } = totals
  const toExecutor = refund !== null && refund.receiver === null ? [null] : []
  return {
    other,
    also: [...new Set(named.map((effect) => nameOf(effect, view)))].filter(
      (kind) => kind !== other && kind !== 'nothing',
    ),
    lead,
    isRejection: effects.length > 0 && effects.every(({ kind }) => kind === 'usesNonce'),
    sums: assets.map(({ asset, amount, refundAtMost }) => ({
      asset,
      amount: amount + refundAtMost,
      isAtMost: refundAtMost > 0n,
    })),
    recipients: [...recipients.map(({ to }) => to), ...toExecutor],
    isComplete,
  }
}

/** What changes next to nothing. It is never the answer while anything leaves the Safe. */
const slight: ReadonlySet<DangerKind> = new Set(['calls', 'revokes', 'nothing'])

/** Returns true when what leaves the Safe has to be said before another effect. */
function weighsMore(own: readonly Effect[], other: Lead, view: DangerView): boolean {
  if (own.length === 0) return false
  if (slight.has(dangerOf(other.effect, view).kind)) return true
  const payment = leadOf(own, view)
  // What a token moves that nobody vouches for is its own word.
  if (payment === null || dangerOf(payment.effect, view).kind !== 'money') return false
  return byDanger([other.effect, payment.effect], view)[0] === payment.effect
}

function isMoreThanPlain(effect: Effect, view: DangerView): boolean {
  const { kind } = dangerOf(effect, view)
  return kind !== 'plain' && kind !== 'runs'
}

/** The order of danger puts a right over some money, and money of another account, beside the Safe's own payments. */
function nameOf(effect: Effect, view: DangerView): OtherEffect {
  const { kind } = dangerOf(effect, view)
  if (kind !== 'money' && kind !== 'unlistedMoney' && kind !== 'plain') return kind
  return effect.kind === 'allows' ? 'rights' : 'moneyOfOthers'
}

/** Returns the calls with an effect other than a payment out of the Safe, in their order. Published batch code is none. */
export function otherCallsIn(effects: readonly Effect[], safe: Address): readonly CallNode[] {
  const others = effects.filter((effect) => effect.kind !== 'runs' && !isOwnPayment(effect, safe))
  return [...new Set(others.flatMap(({ call }) => call ?? []))]
}

/** Refunds are payments too: the sums have them. */
function isOwnPayment(effect: Effect, safe: Address): boolean {
  if (effect.kind === 'refunds') return isOwnRefund(effect)
  return effect.kind === 'moves' && isHexEqual(effect.from, safe)
}
