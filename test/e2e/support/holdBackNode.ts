import type { Page, Route } from '@playwright/test'
import { hexToBigInt, numberToHex, type Hex } from 'viem'
import { createChainClient } from '../../sandbox/chain/createChainClient'
import type { WorldInfo } from '../../sandbox/world'
import { isFromApp } from './isFromApp'

type RpcCall = { readonly id: number; readonly method: string; readonly params?: readonly unknown[] }
type RpcAnswer = { readonly id: number; readonly result?: unknown }

/**
 * For the app, and nobody else, the chain's node stands still at the newest block of now: what happens later has not
 * reached it. Answers how to let it catch up.
 */
export async function holdBackNode(page: Page, world: WorldInfo): Promise<() => Promise<void>> {
  const { rpcUrl } = world
  const held = await createChainClient(rpcUrl).getBlockNumber()
  let isHeld = true

  const answer = async (route: Route) => {
    if (!isFromApp(route.request(), world)) return route.fallback()
    const sent = route.request().postDataJSON() as RpcCall | readonly RpcCall[]
    const calls = [sent].flat()
    const response = await route.fetch({ postData: JSON.stringify(calls.map((call) => atBlock(call, held))) })
    const answers = ((await response.json()) as readonly RpcAnswer[]).map((one) => {
      const method = calls.find(({ id }) => id === one.id)?.method ?? ''
      return { ...one, result: before(one.result, method, held) }
    })
    try {
      await route.fulfill({ response, json: Array.isArray(sent) ? answers : answers[0] })
    } catch (error) {
      // What was on its way when the node was let go is answered by the node itself.
      if (isHeld) throw error
    }
  }
  const pattern = `${rpcUrl}/**`
  await page.route(pattern, answer)
  return () => {
    isHeld = false
    return page.unroute(pattern, answer)
  }
}

/** "The latest" is the block at which the node stands. */
function atBlock(call: RpcCall, held: bigint): RpcCall {
  if (call.method === 'eth_getLogs') return call
  const params = (call.params ?? []).map((param) => (param === 'latest' ? numberToHex(held) : param))
  return { ...call, params }
}

function before(result: unknown, method: string, held: bigint): unknown {
  const isKnown = ({ blockNumber }: { blockNumber: Hex }) => hexToBigInt(blockNumber) <= held
  switch (method) {
    case 'eth_blockNumber':
      return numberToHex(held)
    case 'eth_getLogs':
      return (result as readonly { blockNumber: Hex }[]).filter(isKnown)
    case 'eth_getTransactionReceipt':
      return result !== null && isKnown(result as { blockNumber: Hex }) ? result : null
    default:
      return result
  }
}
