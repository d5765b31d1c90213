import type { Address } from 'viem'
import { type CallNode, everyNode } from './callTree'
import type { Check, CheckId } from './check'
import {
  delegateCalls,
  librariesOf,
  libraryCode,
  readable,
  selfCalls,
  zeroTargets,
} from './checks/callChecks'
import { confirmations } from './checks/confirmationsCheck'
import { contractHash, recordHash } from './checks/hashChecks'
import { recipients, refund, safeTxGas } from './checks/moneyChecks'
import { approvals, control, messages, otherSafes, settings } from './checks/powerChecks'
import { nonce, rivals } from './checks/queueChecks'
import { unlessUnread } from './checks/unlessUnread'
import { fallbackHandler, guards, modules, proxy, singleton } from './checks/setupChecks'
import { type ReviewContext, type ReviewInput, reviewContext } from './reviewInput'
import { type Totals, totalsOf } from './totals'

/** What a transaction does, and the checks of it. */
export type Review = {
  readonly tree: CallNode
  /** The effective calls in order, with batches unpacked. */
  readonly actions: readonly CallNode[]
  readonly totals: Totals
  readonly checks: readonly Check[]
}

/** Every check, in the order in which a review shows them. */
export const allChecks: Readonly<Record<CheckId, (context: ReviewContext) => Check>> = {
  recordHash,
  contractHash,
  confirmations,
  readable,
  delegateCalls,
  libraryCode,
  selfCalls,
  zeroTargets,
  settings,
  approvals,
  control,
  otherSafes,
  messages,
  recipients,
  refund,
  safeTxGas,
  nonce,
  rivals,
  singleton,
  proxy,
  modules,
  guards,
  fallbackHandler,
}

/**
 * Reviews one transaction of a Safe from its bytes and what was read of the chain. The record and its labels are never the
 * source of a recipient, amount or operation. There is no sum of the checks: each is shown with its evidence.
 */
export function reviewSafeTx(input: ReviewInput): Review {
  const context = reviewContext(input)
  const { tree, nodes, record, safe, names } = context
  return {
    tree,
    actions: nodes.filter(({ action }) => action.kind !== 'batch'),
    totals: totalsOf(record, nodes, safe, names),
    checks: Object.values(allChecks).map((check) => unlessUnread(check(context), nodes)),
  }
}

/** The contracts whose code a review compares: libraries that the transaction runs, and code that it switches to. */
export function contractsToProve(tree: CallNode): readonly Address[] {
  const nodes = everyNode(tree)
  const settled = nodes.flatMap(({ action }) => {
    if (action.kind !== 'setting') return []
    if (action.change.name === 'setFallbackHandler') return action.change.contract ?? []
    return action.change.name === 'changeMasterCopy' ? action.change.singleton : []
  })
  return [...new Set([...librariesOf(nodes).map(({ address }) => address), ...settled])]
}
