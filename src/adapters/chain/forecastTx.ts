import type { AppChain } from '../../core/chain'
import { compareRun, compareState, lacksPath, withPaths } from '../../core/review/forecast/compareRun'
import type { Forecast, MadeForecast, Rung } from '../../core/review/forecast/forecast'
import { type ForecastPlan, planForecast } from '../../core/review/forecast/planForecast'
import type { ForecastAsked } from '../../ports/forecast'
import { forecastByCall } from './forecastByCall'
import { forecastBySimulation } from './forecastBySimulation'
import { forecastByTrace, traceCalls } from './forecastByTrace'
import { type ForecastNode, openForecastNode } from './forecastNode'
import type { RungReply } from './forecastRung'
import { readState } from './forecastState'
import { m } from './forecastMessages'

const rungs: Readonly<
  Record<Rung, (node: ForecastNode, plan: ForecastPlan, asked: ForecastAsked) => Promise<RungReply>>
> = {
  simulate: forecastBySimulation,
  trace: forecastByTrace,
  call: forecastByCall,
}

/**
 * Simulates one transaction of a Safe, by the most informative method that a node of the chain offers. Tries every node
 * with one method before the next method. Throws only when aborted.
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
        const { outcome, items, assumptions, gas } = reply
        return {
          kind: 'made',
          rung,
          blockNumber: plan.blockNumber,
          nodeHost: node.host,
          assumptions: [...plan.assumptions, ...assumptions],
          outcome,
          items,
          gas,
          ...(await compared(node, plan, asked, reply)),
        }
      }
    }
  }
  return { kind: 'none', reason: reason ?? m.noNode(name) }
}

type Compared = Pick<MadeForecast, 'changes' | 'writes' | 'differences' | 'unseen'>

/** Compares a run with the bytes: what the node showed of it, and what it leaves in the state. */
async function compared(
  node: ForecastNode,
  plan: ForecastPlan,
  asked: ForecastAsked,
  { outcome, seen }: Extract<RungReply, { kind: 'ran' }>,
): Promise<Compared> {
  if (outcome.kind !== 'succeeds')
    return {
      changes: { kind: 'read', list: [] },
      writes: { kind: 'read', writes: [] },
      differences: [],
      unseen: [{ kind: 'failed' }],
    }
  const state = await readState(node, asked)
  if (seen === null)
    return {
      changes: { kind: 'unread', reason: m.onlyEnd(node.host) },
      ...compareState({ ...asked, plan }, state),
    }
  const found = compareRun({ ...asked, plan }, seen, state)
  // A simulation does not name the call that made a difference; a trace of the same run does.
  if (plan.earlier.length > 0 || !found.differences.some(lacksPath)) return found
  const trace = await traceCalls(node, plan)
  return 'kind' in trace ? found : { ...found, differences: withPaths(found.differences, trace) }
}

/** Moves the earlier transactions, which only eth_simulateV1 can run, to the skipped ones. */
function withoutEarlier(asked: ForecastAsked): ForecastAsked {
  const { records, skipped } = asked.earlier
  if (records.length === 0) return asked
  const nonces = records.map(({ nonce }) => nonce)
  return { ...asked, earlier: { records: [], skipped: [...skipped, { nonces, why: 'rung' }] } }
}
