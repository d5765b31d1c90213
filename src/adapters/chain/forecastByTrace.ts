import { numberToHex } from 'viem'
import { everyNode } from '../../core/review/callTree'
import { balanceChanges, pairsInLogs, pairsToMeasure } from '../../core/review/forecast/balanceChanges'
import { readCallTrace } from '../../core/review/forecast/callTrace'
import type { FailingItem, FailingItems, ForecastOutcome } from '../../core/review/forecast/forecast'
import { itemMoves } from '../../core/review/forecast/itemMoves'
import type { ForecastPlan } from '../../core/review/forecast/planForecast'
import type { ForecastAsked } from '../../ports/forecast'
import type { ForecastNode } from './forecastNode'
import { type RungReply, refusalOf, unreadable } from './forecastRung'

/** By debug_traceCall: the failing call is seen where it fails. Balances are what the logs say, and not measured. */
export async function forecastByTrace(
  node: ForecastNode,
  plan: ForecastPlan,
  { names, record }: ForecastAsked,
): Promise<RungReply> {
  const { from, to, data, overrides } = plan.execution
  const options = { tracer: 'callTracer', tracerConfig: { withLog: true }, stateOverrides: overrides }
  const reply = await node.ask(
    'debug_traceCall',
    [{ from, to, data }, numberToHex(plan.blockNumber), options],
    'callTracer',
  )
  if (reply.kind !== 'answer') return refusalOf(reply, node.host)
  const trace = readCallTrace(reply.value, plan)
  if (trace === null) return unreadable(node.host)
  const { safe, tree } = plan
  const { outcome, transfers, logs, failing, gas } = trace
  const known = pairsToMeasure(tree, safe, names)
  const pairs = [...known, ...pairsInLogs(transfers, safe, known)]
  const list = balanceChanges({ tree, safe, tx: record, names, pairs, transfers, measured: [] })
  return {
    kind: 'ran',
    outcome,
    assumptions: [],
    changes:
      outcome.kind === 'succeeds'
        ? { kind: 'read', list, items: itemMoves({ logs, nodes: everyNode(tree), safe, names }) }
        : { kind: 'read', list: [] },
    items: itemsOf(outcome, failing),
    gas,
  }
}

function itemsOf({ kind }: ForecastOutcome, failing: readonly FailingItem[] | null): FailingItems {
  if (failing === null) return { kind: kind === 'reverts' ? 'notReached' : 'none' }
  return failing.length === 0 && kind === 'succeeds'
    ? { kind: 'none' }
    : { kind: 'run', failing, how: 'trace' }
}
