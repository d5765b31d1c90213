import { hexToBigInt, numberToHex } from 'viem'
import type { AppChain } from '../../core/chain'
import { everyNode } from '../../core/review/callTree'
import { effectsOfCall } from '../../core/review/effects'
import { balanceChanges, mostPairs, pairsToMeasure } from '../../core/review/forecast/balanceChanges'
import { readCallsSimulation, simulateCallsParams, treeOfCalls } from '../../core/review/forecast/simulation'
import { flowsIn } from '../../core/review/forecast/compareRun'
import { type Flow, namedFlows, transfersIn } from '../../core/review/forecast/flows'
import type { CallsForecast, FailingItem, MadeForecast } from '../../core/review/forecast/forecast'
import { itemsOf, readRunnerData, runnerCode, runnerData } from '../../core/review/forecast/itemRunner'
import { isBytes } from '../../core/review/forecast/wire'
import type { CallsAsked } from '../../ports/forecast'
import { type ForecastNode, openForecastNode, reasonOf, refusalOf, unreadable } from './forecastNode'
import { changesOf } from './forecastBySimulation'
import { m } from './messages'

type Ran = Pick<MadeForecast, 'rung' | 'items' | 'changes' | 'gas'> & {
  readonly failing: readonly FailingItem[]
}
type Tried = Ran | { readonly refusal: string | null }

/**
 * Simulates calls of an ordinary account, one after another. By eth_simulateV1 where a node has it, which also measures
 * balances; else by eth_call with the runner's code in place of the account's. Throws only when aborted.
 */
export async function forecastCalls(
  { id, name, rpcUrls }: Pick<AppChain, 'id' | 'name' | 'rpcUrls'>,
  asked: CallsAsked,
  signal?: AbortSignal,
): Promise<CallsForecast> {
  const nodes = rpcUrls.map((url) => openForecastNode(url, id, signal))
  let reason: string | null = null
  for (const run of [bySimulation, byCall])
    for (const node of nodes) {
      signal?.throwIfAborted()
      const newest = await node.ask('eth_blockNumber', [])
      if (newest.kind !== 'answer' || typeof newest.value !== 'string' || !isBytes(padded(newest.value)))
        continue
      const blockNumber = hexToBigInt(padded(newest.value))
      const ran = await run(node, asked, blockNumber)
      if ('refusal' in ran) {
        reason = ran.refusal ?? reason
        continue
      }
      const { failing, ...told } = ran
      const first = failing.find((item) => item.kind === 'reverts')
      const outcome =
        first === undefined
          ? ({ kind: 'succeeds' } as const)
          : ({ kind: 'reverts', reason: first.reason } as const)
      return { kind: 'made', ...told, blockNumber, nodeHost: node.host, assumptions: [], outcome }
    }
  return { kind: 'none', reason: reason ?? m.forecast.noNode(name) }
}

async function bySimulation(node: ForecastNode, asked: CallsAsked, blockNumber: bigint): Promise<Tried> {
  const { from, calls, names } = asked
  const tree = treeOfCalls(calls, from)
  const items = itemsOf(tree)
  const effects = everyNode(tree).flatMap((node) => effectsOfCall(node, names))
  const namedBy = (flows: readonly Flow[]) => namedFlows(effects, { flows, created: null, executor: from })
  const pairs = pairsToMeasure(namedBy([]), from, names).slice(0, mostPairs)
  const reply = await node.ask('eth_simulateV1', simulateCallsParams({ from, calls, blockNumber }, pairs))
  if (reply.kind !== 'answer') return refused(refusalOf(reply, node.host), node)
  const ran = readCallsSimulation(reply.value, items, pairs)
  if (ran === null) return refused(unreadable(node.host), node)
  const { failing, logs, before, after, gas } = ran
  const transfers = transfersIn(logs)
  const list = balanceChanges({
    named: namedBy(flowsIn({ logs, transfers })),
    ran: transfers,
    measured: changesOf(pairs, before, after),
  })
  return {
    rung: 'simulate',
    failing,
    items: { kind: 'read', failing, how: 'runner' },
    changes: { kind: 'read', list: failing.some(({ kind }) => kind === 'reverts') ? [] : list },
    gas,
  }
}

async function byCall(node: ForecastNode, { from, calls }: CallsAsked, blockNumber: bigint): Promise<Tried> {
  const items = itemsOf(treeOfCalls(calls, from))
  const reply = await node.ask('eth_call', [
    { from, to: from, data: runnerData(items) },
    numberToHex(blockNumber),
    { [from]: { code: runnerCode } },
  ])
  if (reply.kind !== 'answer') return refused(refusalOf(reply, node.host), node)
  const { value } = reply
  const failing = typeof value === 'string' && isBytes(value) ? readRunnerData(value, items) : null
  if (failing === null) return refused(unreadable(node.host), node)
  return {
    rung: 'call',
    failing,
    items: { kind: 'read', failing, how: 'runner' },
    changes: { kind: 'unread', reason: m.forecast.onlyEnd(node.host) },
    gas: null,
  }
}

function refused(reply: Parameters<typeof reasonOf>[0], node: ForecastNode): Tried {
  return { refusal: reply.kind === 'silent' ? null : reasonOf(reply, node) }
}

/** Pads a quantity, which has as few digits as it needs, to whole bytes. */
function padded(quantity: string): `0x${string}` {
  const digits = quantity.slice(2)
  return `0x${digits.length % 2 === 0 ? digits : `0${digits}`}`
}
