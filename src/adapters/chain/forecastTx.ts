import { numberToHex } from 'viem'
import type { AppChain } from '../../core/chain'
import {
  compareRun,
  compareState,
  lacksPath,
  type StateSeen,
  withPaths,
} from '../../core/review/forecast/compareRun'
import type {
  FailingItem,
  FailingItems,
  Forecast,
  ForecastOutcome,
  MadeForecast,
  Rung,
} from '../../core/review/forecast/forecast'
import { type ForecastPlan, planForecast } from '../../core/review/forecast/planForecast'
import type { ForecastAsked } from '../../ports/forecast'
import { readStateDiff, hasUsedNonce } from '../../core/review/forecast/stateDiff'
import { type CallTrace, readCallTrace } from '../../core/review/forecast/callTrace'
import { forecastByCall, withGuardNamed } from './forecastByCall'
import { forecastBySimulation } from './forecastBySimulation'
import {
  type ForecastNode,
  openForecastNode,
  reasonOf,
  refusalOf,
  type RungReply,
  unreadable,
} from './forecastNode'
import { m } from './messages'

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
  signal?: AbortSignal,
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
      else if (reply.kind === 'made') {
        const { items, assumptions, gas } = reply
        return {
          kind: 'made',
          rung,
          blockNumber: plan.blockNumber,
          nodeHost: node.host,
          assumptions: [...plan.assumptions, ...assumptions],
          outcome: await withGuardNamed(node, plan, reply),
          items,
          gas,
          ...(await compared(node, plan, asked, reply)),
        }
      }
    }
  }
  return { kind: 'none', reason: reason ?? m.forecast.noNode(name) }
}

type Compared = Pick<MadeForecast, 'changes' | 'writes' | 'differences' | 'unseen'>

/** Compares a run with the bytes: what the node showed of it, and what it leaves in the state. */
async function compared(
  node: ForecastNode,
  plan: ForecastPlan,
  asked: ForecastAsked,
  { outcome, seen }: Extract<RungReply, { kind: 'made' }>,
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
      changes: { kind: 'unread', reason: m.forecast.onlyEnd(node.host) },
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

/**
 * Reads what a successful run changes in the state of the chain, by the prestateTracer. It is the only general sign of
 * a change of owners or code by bytes that nobody can decode. Runs alone, without the transactions before it.
 */
async function readState(node: ForecastNode, asked: ForecastAsked): Promise<StateSeen> {
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
    : { kind: 'unread', reason: m.forecast.failsAlone(node.host) }
}

/** Simulates by debug_traceCall, which shows the failing call itself. Token balances come from the logs. */
async function forecastByTrace(node: ForecastNode, plan: ForecastPlan): Promise<RungReply> {
  const trace = await traceCalls(node, plan)
  if ('kind' in trace) return trace
  const { outcome, transfers, logs, failing, created, gas } = trace
  return {
    kind: 'made',
    outcome,
    assumptions: [],
    seen: { logs, transfers, created, measured: null },
    items: itemsOf(outcome, failing),
    gas,
  }
}

/** Traces the execution alone, without the transactions before it. */
async function traceCalls(node: ForecastNode, plan: ForecastPlan): Promise<CallTrace | RungReply> {
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
    : { kind: 'read', failing, how: 'trace' }
}
