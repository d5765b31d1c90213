import type { Address } from 'viem'
import { type CallNode, everyNode } from './callTree'
import { allChecks, type Check } from './check'
import { librariesOf } from './checks/libraryCode'
import type { Effect } from './effect'
import { notSettled } from './notSettled'
import { type ReviewContext, type ReviewInput, reviewContext } from './reviewInput'
import { type Totals, totalsOf } from './totals'

/** What a transaction does, and the checks of it. */
export type Review = {
  readonly tree: CallNode
  /** The effective calls in order, with batches unpacked. */
  readonly actions: readonly CallNode[]
  /** What it does to whom, in the order of its calls. */
  readonly effects: readonly Effect[]
  readonly totals: Totals
  readonly checks: readonly Check[]
}

/**
 * Reviews one transaction of a Safe from its bytes and what was read of the chain. The record and its labels are never the
 * source of a recipient, amount or operation. There is no sum of the checks: each is shown with its evidence.
 */
export function reviewSafeTx(input: ReviewInput): Review {
  return reviewIn(reviewContext(input))
}

/** Reviews a transaction by what was computed of it. */
export function reviewIn(context: ReviewContext): Review {
  const { tree, nodes, effects, safe } = context
  return {
    tree,
    actions: nodes.filter(({ action }) => action.kind !== 'batch'),
    effects,
    totals: totalsOf(effects, safe),
    checks: allChecks.map((check) => settled({ id: check.id, ...check.read(context) } as Check, context)),
  }
}

const bearsOnOf = new Map(allChecks.map(({ id, bearsOn }) => [id as string, bearsOn]))

/** Leaves a check open that found nothing, while a call is not understood that bears on it. */
function settled(check: Check, context: ReviewContext): Check {
  if (check.outcome !== 'holds') return check
  const reasons = notSettled(bearsOnOf.get(check.id) ?? 'calls', context)
  return reasons.length === 0
    ? check
    : { ...check, outcome: 'unchecked', unread: [...check.unread, ...reasons] }
}

/** Returns the contracts whose code a review compares: libraries that the transaction runs, and code that it switches to. */
export function contractsToProve(tree: CallNode): readonly Address[] {
  const nodes = everyNode(tree)
  const set = nodes.flatMap(({ action }) => {
    if (action.kind !== 'setting') return []
    if (action.change.name === 'setFallbackHandler') return action.change.contract ?? []
    return action.change.name === 'changeMasterCopy' ? action.change.singleton : []
  })
  return [...new Set([...librariesOf(nodes).map(({ address }) => address), ...set])]
}
