import {
  createClient,
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  multicall3Abi,
  numberToHex,
  size,
} from 'viem'
import { readContract, waitForTransactionReceipt, watchBlockNumber } from 'viem/actions'
import { mainnet, optimism } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { nodeLimits } from '../../src/config/nodeLimits'

type Answer = (method: string, params: readonly unknown[]) => unknown

const asClient = (chain: typeof mainnet | typeof optimism, answer: Answer) =>
  createClient({
    chain,
    pollingInterval: nodeLimits.pollingIntervalMs,
    batch: { multicall: { batchSize: nodeLimits.multicallBatchBytes } },
    transport: custom({
      request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
        answer(method, params),
    }),
  })

afterEach(() => vi.useRealTimers())

test('[S9.11] a chain is asked for a new block every 4 s, one with fast blocks too', async () => {
  vi.useFakeTimers()
  const askedAtMs: number[] = []
  const startedAtMs = Date.now()
  const client = asClient(optimism, () => {
    askedAtMs.push(Date.now() - startedAtMs)
    return numberToHex(askedAtMs.length)
  })
  const stop = watchBlockNumber(client, { onBlockNumber: () => undefined, emitOnBegin: true })
  await vi.advanceTimersByTimeAsync(12_500)
  stop()
  expect(askedAtMs).toEqual([0, 4_000, 8_000, 12_000])
})

test('[S9.12] reads of one moment are put together until they have 1,024 bytes', async () => {
  const requests: number[][] = []
  const client = asClient(mainnet, (_, [call]) => {
    const { data } = call as { data: Hex }
    const { args } = decodeFunctionData({ abi: multicall3Abi, data })
    const calls = args[0] as readonly { callData: Hex }[]
    requests.push(calls.map(({ callData }) => size(callData)))
    const returnData = numberToHex(7, { size: 32 })
    return encodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      result: calls.map(() => ({ success: true, returnData })),
    })
  })
  const read = (index: number) =>
    readContract(client, {
      address: '0x00000000000000000000000000000000000000A1',
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [numberToHex(index + 1, { size: 20 })],
    })
  const balances = await Promise.all(Array.from({ length: 60 }, (_, index) => read(index)))
  expect(balances).toEqual(Array.from({ length: 60 }, () => 7n))
  const bytes = requests.map((sizes) => sizes.reduce((sum, one) => sum + one))
  // A call has 36 bytes: 28 of them fit.
  expect(bytes).toEqual([1_008, 1_008, 144])
})

test('[S9.13] a transaction that the node does not know yet is asked for six times more, after 200 ms, doubled each time', async () => {
  vi.useFakeTimers()
  const askedAtMs: number[] = []
  const startedAtMs = Date.now()
  const client = asClient(mainnet, (method) => {
    if (method === 'eth_blockNumber') return numberToHex(1)
    if (method === 'eth_getTransactionByHash') askedAtMs.push(Date.now() - startedAtMs)
    return null
  })
  const waiting = waitForTransactionReceipt(client, { hash: `0x${'ab'.repeat(32)}`, timeout: 20_000 })
  const failed = expect(waiting).rejects.toThrow('Timed out')
  await vi.advanceTimersByTimeAsync(20_000)
  await failed
  const gaps = askedAtMs.slice(1, 7).map((at, index) => at - (askedAtMs[index] ?? 0))
  expect(gaps).toEqual([200, 400, 800, 1_600, 3_200, 6_400])
})
