import type { SafeTx } from '../../core/safe/safeTx'
import type { AssetNames } from '../../core/review/assetNames'
import { effectsOf } from '../../core/review/effects'
import {
  balanceChanges,
  isOtherThanNamed,
  mostPairs,
  pairsInFlows,
  pairsToMeasure,
  type BalancePair,
} from '../../core/review/forecast/balanceChanges'
import { flowsIn } from '../../core/review/forecast/compareRun'
import { type Flow, type NetChange, namedFlows, transfersIn } from '../../core/review/forecast/flows'
import type { FailingItems } from '../../core/review/forecast/forecast'
import { itemsOf } from '../../core/review/forecast/itemRunner'
import type { ForecastPlan } from '../../core/review/forecast/planForecast'
import {
  type Simulation,
  readItems,
  readSimulation,
  simulateItemsParams,
  simulateParams,
} from '../../core/review/forecast/simulation'
import type { ForecastAsked } from '../../ports/forecast'
import { type ForecastNode, reasonOf, type RungReply, refusalOf, unreadable } from './forecastNode'

const method = 'eth_simulateV1'

/** Simulates by eth_simulateV1. Runs the earlier transactions too, and measures balances inside of the run. */
export async function forecastBySimulation(
  node: ForecastNode,
  plan: ForecastPlan,
  { names, record }: ForecastAsked,
): Promise<RungReply> {
  const { safe } = plan
  let pairs = pairsToMeasure(namedIn(record, plan, names), safe, names).slice(0, mostPairs)
  const reply = await node.ask(method, simulateParams(plan, pairs))
  if (reply.kind !== 'answer') return refusalOf(reply, node.host)
  let ran = readSimulation(reply.value, plan, pairs)
  if (ran === null) return unreadable(node.host)

  const added = pairsInFlows(transfersIn(ran.logs), pairs).slice(0, Math.max(0, mostPairs - pairs.length))
  if (added.length > 0) {
    const wider = [...pairs, ...added]
    const again = await runAgain(node, plan, wider)
    if (again !== null) [ran, pairs] = [again, wider]
  }
  const { before, after, outcome, logs } = ran
  const transfers = transfersIn(logs)
  const measured = changesOf(pairs, before, after)
  const named = namedIn(record, plan, names, flowsIn({ logs, transfers }))
  const list = balanceChanges({ named, ran: transfers, measured })
  const isAsSaid = outcome.kind === 'succeeds' && !list.some(isOtherThanNamed)
  return {
    kind: 'made',
    outcome,
    assumptions: ran.earlierFailing.map((nonce) => ({ kind: 'earlierFails', nonce })),
    seen: { logs, transfers, measured, created: null },
    gas: ran.gas,
    items: isAsSaid ? { kind: 'none' } : await runItems(node, plan),
  }
}

function namedIn(
  record: SafeTx,
  { tree, safe, execution }: ForecastPlan,
  names: AssetNames,
  flows: readonly Flow[] = [],
): readonly Flow[] {
  return namedFlows(effectsOf(record, tree, safe, names), { flows, created: null, executor: execution.from })
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
    : { kind: 'read', failing, how: 'runner' }
}

/** Returns the change of each balance that was read both times. */
export function changesOf(
  pairs: readonly BalancePair[],
  before: readonly (bigint | null)[],
  after: readonly (bigint | null)[],
): readonly NetChange[] {
  return pairs.flatMap((pair, index) => {
    const [earlier, later] = [before[index] ?? null, after[index] ?? null]
    return earlier === null || later === null ? [] : { ...pair, amount: later - earlier }
  })
}
