import { numberToHex } from 'viem'
import type { StateSeen } from '../../core/review/forecast/compareRun'
import { planForecast } from '../../core/review/forecast/planForecast'
import { readStateDiff } from '../../core/review/forecast/stateDiff'
import { hasUsedNonce } from '../../core/review/forecast/storageDiff'
import type { ForecastAsked } from '../../ports/forecast'
import { m } from './forecastMessages'
import type { ForecastNode } from './forecastNode'
import { reasonOf, refusalOf, unreadable } from './forecastRung'

/**
 * Reads what a successful run changes in the state of the chain, by the prestateTracer. It is the only general sign of
 * a change of owners or code by bytes that nobody can decode. Runs alone, without the transactions before it.
 */
export async function readState(node: ForecastNode, asked: ForecastAsked): Promise<StateSeen> {
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
  if (reply.kind !== 'answer') return { kind: 'unread', reason: reasonOf(refusalOf(reply, node.host), node) }
  const diff = readStateDiff(reply.value)
  if (diff === null) return { kind: 'unread', reason: reasonOf(unreadable(node.host), node) }
  // A run that fails alone leaves nothing behind, which is not what happens after the transactions before it.
  return hasUsedNonce(diff, plan.safe)
    ? { kind: 'read', diff, isApart: asked.earlier.records.length > 0 }
    : { kind: 'unread', reason: m.failsAlone(node.host) }
}
