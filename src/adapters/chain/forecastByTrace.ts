import { numberToHex } from 'viem'
import { type CallTrace, readCallTrace } from '../../core/review/forecast/callTrace'
import type { FailingItem, FailingItems, ForecastOutcome } from '../../core/review/forecast/forecast'
import type { ForecastPlan } from '../../core/review/forecast/planForecast'
import type { ForecastNode } from './forecastNode'
import { type RungReply, refusalOf, unreadable } from './forecastRung'

/** Simulates by debug_traceCall, which shows the failing call itself. Token balances come from the logs. */
export async function forecastByTrace(node: ForecastNode, plan: ForecastPlan): Promise<RungReply> {
  const trace = await traceCalls(node, plan)
  if ('kind' in trace) return trace
  const { outcome, transfers, logs, failing, created, gas } = trace
  return {
    kind: 'ran',
    outcome,
    assumptions: [],
    seen: { logs, transfers, created, measured: null },
    items: itemsOf(outcome, failing),
    gas,
  }
}

/** Traces the execution alone, without the transactions before it. */
export async function traceCalls(node: ForecastNode, plan: ForecastPlan): Promise<CallTrace | RungReply> {
  const { from, to, data, overrides } = plan.execution
  const options = { tracer: 'callTracer', tracerConfig: { withLog: true }, stateOverrides: overrides }
  const reply = await node.ask(
    'debug_traceCall',
    [{ from, to, data }, numberToHex(plan.blockNumber), options],
    'callTracer',
  )
  if (reply.kind !== 'answer') return refusalOf(reply, node.host)
  return readCallTrace(reply.value, plan) ?? unreadable(node.host)
}

function itemsOf({ kind }: ForecastOutcome, failing: readonly FailingItem[] | null): FailingItems {
  if (failing === null) return { kind: kind === 'reverts' ? 'notReached' : 'none' }
  return failing.length === 0 && kind === 'succeeds'
    ? { kind: 'none' }
    : { kind: 'run', failing, how: 'trace' }
}
