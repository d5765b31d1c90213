import type { PlanPart } from '../giving/planPart'
import { m } from './planMessages'
import { endOf, type End } from './status/endOf'
import { trackedId, type TrackedCalls, type TrackedItem, type TrackedTx } from './trackedItem'

type PartItem = (TrackedTx | TrackedCalls) & { readonly plan: PlanPart }

/** A gift that was given in several proposals or batches. */
export type TrackedPlan = {
  readonly id: string
  /** How many it takes, by the newest of them. */
  readonly of: number
  /** Those that are out, by their number. */
  readonly parts: readonly PartItem[]
}

/** The plans among what is tracked, in the order of their newest parts. */
export function plansIn(items: readonly TrackedItem[]): readonly TrackedPlan[] {
  const plans = new Map<string, PartItem[]>()
  for (const item of items)
    if (isPart(item)) plans.set(item.plan.id, [...(plans.get(item.plan.id) ?? []), item])
  return [...plans].map(([id, found]) => {
    const parts = found.toSorted((one, other) => one.plan.part - other.plan.part)
    return { id, of: parts.at(-1)?.plan.of ?? parts.length, parts }
  })
}

function isPart(item: TrackedItem): item is PartItem {
  return (item.kind === 'safeTx' || item.kind === 'calls') && item.plan !== undefined
}

/** How a plan ended; null while a part of it is pending. */
export function endOfPlan({ parts }: TrackedPlan): End | null {
  const ends = parts.map(endOf)
  if (ends.includes(null)) return null
  return ends.includes('needsLook') ? 'needsLook' : 'settled'
}

/** "2 of 3 proposals delivered", and what of it was not asked for. */
export function planWords({ parts, of }: TrackedPlan): string {
  const giver = parts.some(({ kind }) => kind === 'calls') ? 'wallet' : 'Safe'
  const numbers = (list: readonly PartItem[]) => new Set(list.map(({ plan }) => plan.part)).size
  const delivered = numbers(parts.filter(({ phase }) => phase.status === 'confirmed'))
  const made = numbers(parts)
  const words = m.delivered(delivered, of, giver)
  return made >= of ? words : `${words}; ${m.left(of - made, giver)}`
}

/**
 * What stands against executing the proposals of a plan one after another: two with one nonce, another order, or a nonce
 * between them that is none of theirs. The Safe chooses the nonces, so this is known afterwards only.
 */
export function nonceRemarks({ parts }: TrackedPlan, items: readonly TrackedItem[]): readonly string[] {
  const numbered = parts.flatMap((item) =>
    item.kind === 'safeTx' && item.nonce !== null && item.phase.status !== 'draft'
      ? [{ item, nonce: item.nonce, part: item.plan.part }]
      : [],
  )
  return numbered.slice(1).flatMap((next, index) => {
    const before = numbered[index]
    if (before === undefined || endOf(next.item) !== null) return []
    if (next.nonce === before.nonce) return [m.sameNonce(before.part, next.part, next.nonce)]
    if (next.nonce < before.nonce) return [m.order(next.part, next.nonce, before.part, before.nonce)]
    if (next.nonce === before.nonce + 1n) return []
    const [first, last] = [before.nonce + 1n, next.nonce - 1n]
    const isOther = items.some(
      (item) => item.kind === 'safeTx' && item.nonce !== null && item.nonce >= first && item.nonce <= last,
    )
    return [(isOther ? m.other : m.gap)(before.part, next.part, m.range(first, last))]
  })
}

/** Whether an item is shown as a part of a plan. */
export function isInPlan(item: TrackedItem, plans: readonly TrackedPlan[]): boolean {
  const id = trackedId(item)
  return plans.some(({ parts }) => parts.some((part) => trackedId(part) === id))
}
