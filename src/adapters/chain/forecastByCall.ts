import { numberToHex, type Hex } from 'viem'
import type { FailingItems, ForecastOutcome, MadeForecast } from '../../core/review/forecast/forecast'
import {
  answersFalse,
  itemsOf,
  readRunner,
  runnerAddress,
  runnerCall,
  runnerCode,
} from '../../core/review/forecast/itemRunner'
import { type ForecastPlan, withoutGuard } from '../../core/review/forecast/planForecast'
import { revertReason } from '../../core/review/forecast/revertReason'
import { isBytes, isFalse, isTrue } from '../../core/review/forecast/wire'
import {
  type ForecastNode,
  type NodeReply,
  reasonOf,
  type RungReply,
  refusalOf,
  unreadable,
} from './forecastNode'

/** Simulates by eth_call, which every node has: the outcome only, nothing of what moves. */
export async function forecastByCall(node: ForecastNode, plan: ForecastPlan): Promise<RungReply> {
  const reply = await callOnce(node, plan)
  const outcome = outcomeOf(reply)
  if (outcome === null) return reply.kind === 'answer' ? unreadable(node.host) : refusalOf(reply, node.host)
  return {
    kind: 'made',
    outcome,
    assumptions: [],
    seen: null,
    items: await callItems(node, plan, outcome),
    gas: null,
  }
}

/**
 * Names the guard as the origin of a revert, proved by a second run: none of the calls reverts by itself, and without the
 * guard the execution does not revert. One request more, and only for what a Safe with a guard would not execute.
 */
export async function withGuardNamed(
  node: ForecastNode,
  plan: ForecastPlan,
  { outcome, items }: Pick<MadeForecast, 'outcome' | 'items'>,
): Promise<ForecastOutcome> {
  if (outcome.kind !== 'reverts' || outcome.reason.kind === 'guard') return outcome
  if (items.kind === 'unread') return outcome
  if (items.kind === 'read' && items.failing.some(({ kind }) => kind === 'reverts')) return outcome
  const freed = withoutGuard(plan)
  if (freed === null) return outcome
  const kind = outcomeOf(await callOnce(node, freed))?.kind ?? 'reverts'
  return kind === 'reverts' ? outcome : { kind: 'reverts', reason: { kind: 'guard', reason: outcome.reason } }
}

function callOnce(node: ForecastNode, { execution, blockNumber }: ForecastPlan): Promise<NodeReply> {
  const { from, to, data, overrides } = execution
  return node.ask('eth_call', [{ from, to, data }, numberToHex(blockNumber), overrides])
}

function outcomeOf(reply: NodeReply): ForecastOutcome | null {
  const reverted = revertedWith(reply)
  if (reverted !== null && reply.kind === 'refused')
    return { kind: 'reverts', reason: revertReason(reverted, reply.message) }
  if (reply.kind !== 'answer' || typeof reply.value !== 'string' || !isBytes(reply.value)) return null
  if (isTrue(reply.value)) return { kind: 'succeeds' }
  return isFalse(reply.value) ? { kind: 'fails' } : null
}

async function callItems(
  node: ForecastNode,
  plan: ForecastPlan,
  { kind }: ForecastOutcome,
): Promise<FailingItems> {
  const { from, to, overrides } = plan.execution
  const items = itemsOf(plan.tree)
  // A call that succeeds can still do nothing: only the calls themselves show it.
  if (kind === 'succeeds' && !items.some(answersFalse)) return { kind: 'none' }
  const reply = await node.ask('eth_call', [
    { from, to, data: runnerCall(items) },
    numberToHex(plan.blockNumber),
    { ...overrides, [runnerAddress]: { code: runnerCode } },
  ])
  const reverted = revertedWith(reply)
  const failing = reverted === null ? null : readRunner(reverted, items)
  if (failing !== null) return { kind: 'read', failing, how: 'runner' }
  const refusal =
    reply.kind === 'answer' || reverted !== null ? unreadable(node.host) : refusalOf(reply, node.host)
  return { kind: 'unread', reason: reasonOf(refusal, node) }
}

/**
 * Returns the revert data. Null: no revert, or the node did not run it. Geth uses code 3; others use words or return
 * the bytes.
 */
function revertedWith(reply: NodeReply): Hex | null {
  if (reply.kind !== 'refused') return null
  const { code, message, data } = reply
  return code === 3 || data !== null || /revert/i.test(message) ? (data ?? '0x') : null
}
