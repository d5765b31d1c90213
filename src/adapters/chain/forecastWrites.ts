import { numberToHex } from 'viem'
import type { ForecastOutcome, SafeWrites } from '../../core/review/forecast/forecast'
import { planForecast } from '../../core/review/forecast/planForecast'
import { readStorageDiff } from '../../core/review/forecast/storageDiff'
import type { ForecastAsked } from '../../ports/forecast'
import type { ForecastNode } from './forecastNode'
import { reasonOf, refusalOf } from './forecastRung'

/**
 * What the transaction writes into the Safe's own storage, by the prestateTracer: the only general sign of a change of owners or
 * code by bytes that nobody can read. Run by itself, without what waits before it.
 */
export async function readWrites(
  node: ForecastNode,
  asked: ForecastAsked,
  outcome: ForecastOutcome,
): Promise<SafeWrites> {
  if (outcome.kind === 'reverts') return { kind: 'read', writes: [] }
  const planned = planForecast({ ...asked, earlier: { records: [], skipped: [] } })
  if (planned.kind === 'none') return { kind: 'unread', reason: planned.reason }
  const { plan } = planned
  const { from, to, data, overrides } = plan.execution
  const reply = await node.ask(
    'debug_traceCall',
    [
      { from, to, data },
      numberToHex(plan.blockNumber),
      { tracer: 'prestateTracer', tracerConfig: { diffMode: true }, stateOverrides: overrides },
    ],
    'prestateTracer',
  )
  if (reply.kind === 'answer') return readStorageDiff(reply.value, asked.setup, plan.tree)
  return { kind: 'unread', reason: reasonOf(refusalOf(reply, node.host), node) }
}
