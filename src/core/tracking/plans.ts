import type { PlanPart } from '../giving/planPart'
import { withoutCalls } from '../safe/comparePayments'
import { hasArrived, endOf, type End } from './status/endOf'
import { m } from './messages'
import { trackedId, type TrackedItem } from './trackedItem'

type Followed = Exclude<TrackedItem, { kind: 'safeMessage' }>
type PartItem = Followed & { readonly plan: PlanPart }

type Part = {
  /** Its number, counted from 1. */
  readonly part: number
  readonly item: Followed
  /** True when it repeats a lost part. */
  readonly isAgain: boolean
}

/** A gift given in several proposals or batches. */
export type TrackedPlan = {
  readonly id: string
  /** Number of parts, by the newest of them. */
  readonly of: number
  /** Existing parts, by their number; a repeat follows the lost part. */
  readonly parts: readonly Part[]
}

/** Returns the plans among tracked items, in the order of their newest parts. */
export function plansIn(items: readonly TrackedItem[]): readonly TrackedPlan[] {
  const plans = new Map<string, PartItem[]>()
  for (const item of items)
    if (isPart(item)) plans.set(item.plan.id, [...(plans.get(item.plan.id) ?? []), item])
  const single = new Set(items.filter(isFollowed).filter((item) => !isPart(item)))
  return [...plans].map(([id, found]) => {
    const made = found.toSorted((one, other) => one.plan.part - other.plan.part)
    const parts = made.flatMap((item) => {
      const { part } = item.plan
      const isDone = made.some(
        (one) => one.kind !== 'chainTx' && one.plan.part === part && one.phase.status === 'confirmed',
      )
      const again = isDone ? [] : takeRepeats(item, single)
      return [
        { part, item, isAgain: false },
        ...again.map((repeat) => ({ part, item: repeat, isAgain: true })),
      ]
    })
    return { id, of: made.at(-1)?.plan.of ?? made.length, parts }
  })
}

function isPart(item: TrackedItem): item is PartItem {
  return isFollowed(item) && item.plan !== undefined
}

function isFollowed(item: TrackedItem): item is Followed {
  return item.kind !== 'safeMessage'
}

/**
 * Removes from `single` the items that repeat the payments of a lost part, in one or several transactions, oldest
 * first. Derived from the payments, so that a reload or another tab finds the same.
 */
function takeRepeats(lost: PartItem, single: Set<Followed>): readonly Followed[] {
  if (!isLost(lost)) return []
  const repeats: Followed[] = []
  let left = lost.calls
  const later = [...single]
    .filter((item) => item.createdAtMs > lost.createdAtMs && isOfOneAccount(item, lost))
    .toSorted((one, other) => one.createdAtMs - other.createdAtMs)
  for (const item of later) {
    const rest = withoutCalls(left, item.calls)
    if (rest === null) continue
    repeats.push(item)
    single.delete(item)
    // A repeat that is lost can be repeated again.
    if (!isLost(item)) left = rest
    if (left.length === 0) break
  }
  return repeats
}

/** Returns true when it ended and paid nothing, as far as known. A batch that paid a part does not show which. */
function isLost({ phase }: Followed): boolean {
  if (phase.status === 'failed') return !('given' in phase) || phase.given === 'nothing'
  return phase.status === 'replaced' || phase.status === 'cancelled' || phase.status === 'removed'
}

function isOfOneAccount(one: Followed, other: Followed): boolean {
  const accountOf = (item: Followed) => (item.kind === 'safeTx' ? item.safe : item.wallet)
  return one.chainId === other.chainId && accountOf(one) === accountOf(other)
}

/** Returns the end of a plan; null while a part of it is pending. */
export function endOfPlan({ parts }: TrackedPlan): End | null {
  const ends = parts.map(({ item }) => endOf(item))
  if (ends.includes(null)) return null
  return ends.includes('needsLook') ? 'needsLook' : 'settled'
}

/** Returns true when a wallet gives a plan, in batches, not a Safe. */
export function isOfWallet({ parts }: TrackedPlan): boolean {
  return parts.some(({ item }) => item.kind !== 'safeTx')
}

/** Describes a plan ("2 of 3 proposals delivered"), and how many parts were not proposed or sent yet. */
export function planWords(plan: TrackedPlan): string {
  const { parts, of } = plan
  const giver = isOfWallet(plan) ? 'wallet' : 'Safe'
  const numbers = new Set(parts.map(({ part }) => part))
  const last = Math.max(...numbers)
  const delivered = [...numbers].filter((number) =>
    isDelivered(
      parts.filter(({ part }) => part === number),
      number === last,
    ),
  ).length
  const words = m.plan.delivered(delivered, of, giver)
  return numbers.size >= of ? words : `${words}; ${m.plan.left(of - numbers.size, giver)}`
}

/** Returns true when the part itself arrived, or repeats make all of its payments. */
function isDelivered(ofPart: readonly Part[], isLast: boolean): boolean {
  const arrived = ofPart.filter(({ item }) => hasArrived(item))
  const singles = ofPart.flatMap(({ item, isAgain }) =>
    !isAgain && item.kind === 'chainTx' && item.phase.status !== 'repriced' ? item : [],
  )
  const [single] = singles
  // When the wallet stopped, the next part begins with the rest.
  if (single !== undefined) return arrived.length >= (isLast ? (single.plan?.payments ?? 1) : singles.length)
  if (arrived.some(({ isAgain }) => !isAgain)) return true
  const calls = ofPart.find(({ isAgain }) => !isAgain)?.item.calls ?? []
  const left = arrived.reduce((rest, { item }) => withoutCalls(rest, item.calls) ?? rest, calls)
  return calls.length > 0 && left.length === 0
}

/**
 * Describes obstacles to executing the proposals of a plan in order: a duplicate nonce, another order, or a foreign
 * nonce between them. The Safe chooses the nonces, so this is only known afterwards.
 */
export function nonceRemarks({ parts }: TrackedPlan, items: readonly TrackedItem[]): readonly string[] {
  const numbered = parts.flatMap(({ item, part, isAgain }) =>
    !isAgain && item.kind === 'safeTx' && item.nonce !== null && item.phase.status !== 'draft'
      ? [{ item, nonce: item.nonce, part }]
      : [],
  )
  return numbered.slice(1).flatMap((next, index) => {
    const before = numbered[index]
    if (before === undefined || endOf(next.item) !== null) return []
    if (next.nonce === before.nonce) return [m.plan.sameNonce(before.part, next.part, next.nonce)]
    if (next.nonce < before.nonce) return [m.plan.order(next.part, next.nonce, before.part, before.nonce)]
    if (next.nonce === before.nonce + 1n) return []
    const [first, last] = [before.nonce + 1n, next.nonce - 1n]
    const isOther = items.some(
      (item) => item.kind === 'safeTx' && item.nonce !== null && item.nonce >= first && item.nonce <= last,
    )
    return [(isOther ? m.plan.other : m.plan.gap)(before.part, next.part, m.plan.range(first, last))]
  })
}

/** Returns true when an item is shown as a part of a plan. */
export function isInPlan(item: TrackedItem, plans: readonly TrackedPlan[]): boolean {
  const id = trackedId(item)
  return plans.some(({ parts }) => parts.some((part) => trackedId(part.item) === id))
}
