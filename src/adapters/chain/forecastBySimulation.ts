import { everyNode } from '../../core/review/callTree'
import {
  balanceChanges,
  isOtherThanNamed,
  pairsInLogs,
  pairsToMeasure,
} from '../../core/review/forecast/balanceChanges'
import type { BalancePair } from '../../core/review/forecast/balanceProbe'
import type { FailingItems } from '../../core/review/forecast/forecast'
import { itemMoves } from '../../core/review/forecast/itemMoves'
import { itemsOf } from '../../core/review/forecast/itemRunner'
import type { ForecastPlan } from '../../core/review/forecast/planForecast'
import { transfersIn } from '../../core/review/forecast/ranLogs'
import {
  type Simulation,
  readItems,
  readSimulation,
  simulateItemsParams,
  simulateParams,
} from '../../core/review/forecast/simulation'
import type { ForecastAsked } from '../../ports/forecast'
import type { ForecastNode } from './forecastNode'
import { reasonOf, type RungReply, refusalOf, unreadable } from './forecastRung'

const method = 'eth_simulateV1'

/** By eth_simulateV1: what waits before it is run too, and balances are measured inside of the run. */
export async function forecastBySimulation(
  node: ForecastNode,
  plan: ForecastPlan,
  { names, record }: ForecastAsked,
): Promise<RungReply> {
  const { safe, tree } = plan
  let pairs = pairsToMeasure(tree, safe, names)
  const reply = await node.ask(method, simulateParams(plan, pairs))
  if (reply.kind !== 'answer') return refusalOf(reply, node.host)
  let ran = readSimulation(reply.value, plan, pairs)
  if (ran === null) return unreadable(node.host)

  const added = pairsInLogs(transfersIn(ran.logs), safe, pairs)
  if (added.length > 0) {
    const wider = [...pairs, ...added]
    const again = await runAgain(node, plan, wider)
    if (again !== null) [ran, pairs] = [again, wider]
  }
  const { before, after, outcome } = ran
  const list = balanceChanges({
    tree,
    safe,
    tx: record,
    names,
    pairs,
    transfers: transfersIn(ran.logs),
    measured: differences(before, after),
  })
  const isAsSaid = outcome.kind === 'succeeds' && !list.some(isOtherThanNamed)
  return {
    kind: 'ran',
    outcome,
    assumptions: ran.earlierFailing.map((nonce) => ({ kind: 'earlierFails', nonce })),
    changes:
      outcome.kind === 'succeeds'
        ? { kind: 'read', list, items: itemMoves({ logs: ran.logs, nodes: everyNode(tree), safe, names }) }
        : { kind: 'read', list: [] },
    gas: ran.gas,
    items: isAsSaid ? { kind: 'none' } : await runItems(node, plan),
  }
}

async function runAgain(
  node: ForecastNode,
  plan: ForecastPlan,
  pairs: readonly BalancePair[],
): Promise<Simulation | null> {
  const reply = await node.ask(method, simulateParams(plan, pairs))
  return reply.kind === 'answer' ? readSimulation(reply.value, plan, pairs) : null
}

async function runItems(node: ForecastNode, plan: ForecastPlan): Promise<FailingItems> {
  const items = itemsOf(plan.tree)
  const reply = await node.ask(method, simulateItemsParams(plan, items))
  if (reply.kind !== 'answer') return { kind: 'unread', reason: reasonOf(refusalOf(reply, node.host), node) }
  const failing = readItems(reply.value, plan, items)
  return failing === null
    ? { kind: 'unread', reason: reasonOf(unreadable(node.host), node) }
    : { kind: 'run', failing, how: 'runner' }
}

/** What each measured balance gains or loses; null: it was not read both times. */
export function differences(
  before: readonly (bigint | null)[],
  after: readonly (bigint | null)[],
): readonly (bigint | null)[] {
  return before.map((value, index) => {
    const later = after[index] ?? null
    return value === null || later === null ? null : later - value
  })
}
