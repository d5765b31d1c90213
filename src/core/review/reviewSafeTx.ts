import type { Address } from 'viem'
import { type CallNode, everyNode } from './callTree'
import { allChecks, type Check } from './check'
import { librariesOf } from './checks/code'
import type { Effect } from './effects'
import { notSettled } from './notSettled'
import { type ReviewContext, type ReviewInput, reviewContext } from './reviewInput'
import { type Totals, totalsOf } from './totals'

/** Effects and checks of a transaction. */
export type Review = {
  readonly tree: CallNode
  /** The effective calls in order, with batches unpacked. */
  readonly actions: readonly CallNode[]
  /** Effects in the order of the calls. */
  readonly effects: readonly Effect[]
  readonly totals: Totals
  readonly checks: readonly Check[]
}

/**
 * Reviews one transaction of a Safe from its bytes and the chain. Never takes a recipient, amount or operation from
 * labels of the record. Gives no overall verdict: each check shows its own evidence.
 */
export function reviewSafeTx(input: ReviewInput): Review {
  return reviewIn(reviewContext(input))
}

/** Reviews a transaction from its computed context. */
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

/** Turns a check that holds into `unchecked` while a call that bears on it is not understood. */
function settled(check: Check, context: ReviewContext): Check {
  if (check.outcome !== 'holds') return check
  const reasons = notSettled(bearsOnOf.get(check.id) ?? 'calls', context)
  return reasons.length === 0
    ? check
    : { ...check, outcome: 'unchecked', unread: [...check.unread, ...reasons] }
}

/** Returns the contracts whose code a review compares: libraries that run, and code that the Safe switches to. */
export function contractsToProve(tree: CallNode): readonly Address[] {
  const nodes = everyNode(tree)
  const set = nodes.flatMap(({ action }) => {
    if (action.kind !== 'setting') return []
    if (action.change.name === 'setFallbackHandler') return action.change.contract ?? []
    return action.change.name === 'changeMasterCopy' ? action.change.singleton : []
  })
  return [...new Set([...librariesOf(nodes).map(({ address }) => address), ...set])]
}
