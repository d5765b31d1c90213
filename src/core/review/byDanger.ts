import { type Danger, type DangerKind, dangerOf, type DangerView, rankOfKind } from './danger'
import type { Effect } from './effect'

/**
 * Returns the effects, the most dangerous first: by kind, within a kind by what each weighs, and otherwise in their order. One
 * effect of each dangerous kind comes before the second of any, so that many of one kind hide no other. What changes nothing
 * stands behind all that does, before plain payments.
 */
export function byDanger<effect extends Effect>(
  effects: readonly effect[],
  view: DangerView,
): readonly effect[] {
  const sorted = effects
    .map((effect) => ({ effect, danger: dangerOf(effect, view) }))
    .toSorted((one, other) => compareDangers(one.danger, other.danger))
  const seen = new Set<DangerKind>()
  const [first, others]: [effect[], effect[]] = [[], []]
  for (const { effect, danger } of sorted) {
    const isFirst = rankOfKind(danger.kind) < harmless && !seen.has(danger.kind)
    ;(isFirst ? first : others).push(effect)
    seen.add(danger.kind)
  }
  return [...first, ...others]
}

/** The most dangerous effect, and how many more are of its kind: named before everything else. */
export type Lead = { readonly effect: Effect; readonly more: number }

/**
 * Returns the most dangerous effect of a transaction. Null when it only makes plain payments of listed assets to
 * confirmed recipients, or is a plain rejection.
 */
export function leadOf(effects: readonly Effect[], view: DangerView): Lead | null {
  const [effect] = byDanger(effects, view)
  if (effect === undefined) return null
  const { kind } = dangerOf(effect, view)
  if (rankOfKind(kind) >= rankOfKind('plain')) return null
  const alike = effects.filter((one) => one.kind === effect.kind && dangerOf(one, view).kind === kind)
  return { effect, more: alike.length - 1 }
}

/**
 * Returns the lead while the tokens, the directory and the Safe are still being read: of a kind that none of them changes.
 * Null: none is of such a kind, which says nothing of the others.
 */
export function leadByBytes(effects: readonly Effect[], view: DangerView): Lead | null {
  return leadOf(
    effects.filter((effect) => {
      const { kind } = dangerOf(effect, view)
      return kind !== 'threshold' && rankOfKind(kind) < rankOfKind('money')
    }),
    view,
  )
}

/** Kinds from here on may stand behind several of a more dangerous one. */
const harmless = rankOfKind('settings')

function compareDangers(one: Danger, other: Danger): number {
  const byKind = rankOfKind(one.kind) - rankOfKind(other.kind)
  if (byKind !== 0) return byKind
  const at = one.weights.findIndex((weight, index) => weight !== (other.weights[index] ?? 0))
  return at < 0 ? 0 : (other.weights[at] ?? 0) > (one.weights[at] ?? 0) ? 1 : -1
}
