// @vitest-environment happy-dom
import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  multicall3Abi,
  numberToHex,
} from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getBalance, readContract } from 'wagmi/actions'
import { createStandaloneConfig } from '../../../src/adapters/wagmi/standaloneConfig'
import { chains } from '../../../src/config/chains'
import type { AppChain } from '../../../src/core/chain'
import { createFakeBrowser } from '../../support/fakeStorage'
import { aChain } from '../../support/safeFixtures'

const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const refusing: Address = '0x0000000000000000000000000000000000000099'

afterEach(() => vi.unstubAllGlobals())

type NodeCall = { readonly to: Address; readonly data: Hex }
type Asked = { readonly id: number; readonly method: string; readonly params: readonly [NodeCall] }

/** A chain whose contracts say 7 to everything, but for one that refuses; and its Multicall3. */
function open(chain: AppChain) {
  const calls: NodeCall[] = []
  const answer = ({ id, method, params: [call] }: Asked) => {
    if (method !== 'eth_call') return { jsonrpc: '2.0', id, result: '0x7' }
    calls.push(call)
    const isAggregate = call.to.toLowerCase() === multicall3.toLowerCase()
    return { jsonrpc: '2.0', id, result: isAggregate ? aggregate(call.data) : seven }
  }
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) =>
    Response.json((JSON.parse(body) as readonly Asked[]).map(answer)),
  )
  const config = createStandaloneConfig({
    chains: [chain],
    storage: createFakeBrowser().openTab(),
    appName: 'do some good',
    projectId: null,
  })
  const read = (address: Address) =>
    readContract(config, { chainId: chain.id, address, abi: erc20Abi, functionName: 'totalSupply' })
  return { config, calls, read }
}

const seven = numberToHex(7, { size: 32 })

function aggregate(data: Hex): Hex {
  const { args } = decodeFunctionData({ abi: multicall3Abi, data })
  const asked = args[0] as readonly { target: Address; callData: Hex }[]
  return encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: asked.map(({ target }) => ({
      success: target !== refusing,
      returnData: target === refusing ? '0x' : seven,
    })),
  })
}

const addresses = Array.from({ length: 3 }, (_, index) => numberToHex(index + 1, { size: 20 }))

describe.each(chains.map((chain) => [chain.name, chain] as const))('%s', (_name, chain) => {
  test('[S9.12] reads of one moment are one call of its Multicall3, and one that refuses takes no other along', async () => {
    const { calls, config, read } = open(chain)
    const [balance, refused, ...values] = await Promise.allSettled([
      getBalance(config, { address: refusing, chainId: chain.id }),
      read(refusing),
      ...addresses.map(read),
    ])
    expect(calls.map(({ to }) => to.toLowerCase())).toEqual([multicall3.toLowerCase()])
    expect(balance).toMatchObject({ status: 'fulfilled', value: { value: 7n } })
    expect(refused.status).toBe('rejected')
    expect(values).toEqual(addresses.map(() => ({ status: 'fulfilled', value: 7n })))
  })
})

describe('a chain of one’s own', () => {
  test('is read call by call', async () => {
    const { calls, read } = open(aChain)
    expect(await Promise.all(addresses.map(read))).toEqual([7n, 7n, 7n])
    expect(calls.map(({ to }) => to)).toEqual(addresses)
  })

  test('[S9.12] is aggregated where its Multicall3 is configured', async () => {
    const { calls, read } = open({ ...aChain, multicall3 })
    expect(await Promise.all(addresses.map(read))).toEqual([7n, 7n, 7n])
    expect(calls.map(({ to }) => to.toLowerCase())).toEqual([multicall3.toLowerCase()])
  })
})

test('[S9.11] every chain is asked for its blocks every 4 s, however fast they are', () => {
  const [first, ...others] = chains
  if (first === undefined) throw new Error('There is no chain.')
  const config = createStandaloneConfig({
    chains: [first, ...others],
    storage: createFakeBrowser().openTab(),
    appName: 'do some good',
    projectId: null,
  })
  const intervals = chains.map(({ id }) => config.getClient({ chainId: id }).pollingInterval)
  expect(intervals).toEqual(chains.map(() => 4_000))
})
