import type { AppChain } from '../../core/chain'
import type { Forecast, Rung } from '../../core/review/forecast/forecast'
import { type ForecastPlan, planForecast } from '../../core/review/forecast/planForecast'
import type { ForecastAsked } from '../../ports/forecast'
import { forecastByCall } from './forecastByCall'
import { forecastBySimulation } from './forecastBySimulation'
import { forecastByTrace } from './forecastByTrace'
import { type ForecastNode, openForecastNode } from './forecastNode'
import type { RungReply } from './forecastRung'
import { readWrites } from './forecastWrites'
import { m } from './forecastMessages'

const rungs: Readonly<
  Record<Rung, (node: ForecastNode, plan: ForecastPlan, asked: ForecastAsked) => Promise<RungReply>>
> = {
  simulate: forecastBySimulation,
  trace: forecastByTrace,
  call: forecastByCall,
}

/**
 * Runs one transaction of a Safe without sending it, by the most telling method that a node of the chain offers. Every node
 * is tried with one method before the next method. Throws only when aborted.
 */
export async function forecastTx(
  { id, name, rpcUrls }: Pick<AppChain, 'id' | 'name' | 'rpcUrls'>,
  asked: ForecastAsked,
  signal: AbortSignal | undefined,
): Promise<Forecast> {
  const nodes = rpcUrls.map((url) => openForecastNode(url, id, signal))
  const silent = new Set<ForecastNode>()
  let reason: string | null = null
  for (const rung of ['simulate', 'trace', 'call'] as const) {
    const planned = planForecast(rung === 'simulate' ? asked : withoutEarlier(asked))
    if (planned.kind === 'none') return planned
    const { plan } = planned
    for (const node of nodes) {
      if (silent.has(node)) continue
      signal?.throwIfAborted()
      const reply = await rungs[rung](node, plan, asked)
      if (reply.kind === 'silent') silent.add(node)
      else if (reply.kind === 'refused') reason = reply.reason
      else if (reply.kind === 'ran') {
        const { outcome, items, changes, assumptions, gas } = reply
        return {
          kind: 'made',
          rung,
          blockNumber: plan.blockNumber,
          nodeHost: node.host,
          assumptions: [...plan.assumptions, ...assumptions],
          outcome,
          items,
          changes,
          gas,
          writes: await readWrites(node, asked, outcome),
        }
      }
    }
  }
  return { kind: 'none', reason: reason ?? m.noNode(name) }
}

/** What only eth_simulateV1 can run before it is said to be left out. */
function withoutEarlier(asked: ForecastAsked): ForecastAsked {
  const { records, skipped } = asked.earlier
  if (records.length === 0) return asked
  const nonces = records.map(({ nonce }) => nonce)
  return { ...asked, earlier: { records: [], skipped: [...skipped, { nonces, why: 'rung' }] } }
}
