import { type Hex, hexToBigInt, numberToHex, pad } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { createHistoryReader } from '../../src/adapters/chain/createHistoryReader'
import { executionTopics } from '../../src/core/safe/executionResult'
import { transferTopic } from '../../src/core/safe/tokenTransfers'
import { openServer, type OpenServer } from '../sandbox/openServer'
import { aChain, addressOf, chainTxHash, theSafe } from '../support/safeFixtures'

type Asked = { readonly id: number; readonly method: string; readonly params: readonly unknown[] }
type Said =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }

const servers: OpenServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})

/** A node that says this to `eth_getLogs`, and to everything else what is true. */
async function readerOf(say: (asked: Asked) => Said | number, chainId = aChain.id) {
  const server = await openServer()
  servers.push(server)
  server.handle(async (request) => {
    const sent: unknown = await request.json()
    const calls = [sent].flat() as Asked[]
    const said = calls.map((asked) =>
      asked.method === 'eth_chainId' ? { result: numberToHex(chainId) } : say(asked),
    )
    const status = said.find((one) => typeof one === 'number')
    if (typeof status === 'number') return new Response('{"message":"no"}', { status })
    const body = calls.map(({ id }, at) => ({ jsonrpc: '2.0', id, ...Object(said[at]) }))
    return Response.json(Array.isArray(sent) ? body : body[0])
  })
  return createHistoryReader({ ...aChain, rpcUrls: [`http://127.0.0.1:${server.port}`] })
}

const blocks = { from: 5n, to: 90n }

test('the transactions of the Safe’s own events are named once, the newest first', async () => {
  const log = (name: string, removed = false) => ({ transactionHash: chainTxHash(name), removed })
  let params: unknown
  const reader = await readerOf((asked) => {
    params = asked.params[0]
    return { result: [log('first'), log('second'), log('second'), log('taken back', true), log('third')] }
  })
  expect(await reader.findExecutions(theSafe, blocks)).toEqual({
    kind: 'found',
    value: ['third', 'second', 'first'].map(chainTxHash),
  })
  expect(params).toEqual({
    address: theSafe,
    topics: [[...executionTopics]],
    fromBlock: '0x5',
    toBlock: '0x5a',
  })
})

test('tokens of a wallet are looked for at many addresses, some hundred in a request, and put in their order', async () => {
  const recipients = Array.from({ length: 450 }, (_, at) => addressOf(`cause ${at}`))
  const asked: number[] = []
  const reader = await readerOf(({ params }) => {
    const [filter] = params as [{ address?: unknown; topics: readonly [Hex, Hex, readonly Hex[]] }]
    const [transfer, from, to] = filter.topics
    expect(filter.address).toBeUndefined()
    expect(transfer).toBe(transferTopic)
    expect(from).toBe(pad(theSafe))
    asked.push(to.length)
    const log = (block: number, topics: readonly Hex[]) => ({
      transactionHash: chainTxHash(`in block ${block}`),
      blockNumber: numberToHex(block),
      logIndex: '0x0',
      topics,
    })
    const nft = numberToHex(7, { size: 32 })
    return {
      result: [
        log(10 + asked.length, [transfer, from, pad(theSafe)]),
        log(50 - asked.length, [transfer, from, pad(theSafe)]),
        log(90, [transfer, from, pad(theSafe), nft]),
      ],
    }
  })
  const found = await reader.findTransfers({ from: theSafe, to: recipients }, blocks)
  expect(asked).toEqual([200, 200, 50])
  expect(found).toEqual({
    kind: 'found',
    value: [49, 48, 47, 13, 12, 11].map((block) => chainTxHash(`in block ${block}`)),
  })
})

describe('a refusal of the range is told from silence', () => {
  test.each([
    ['many results', { code: -32005, message: 'query returned more than 10000 results' }],
    [
      'a long range',
      {
        code: -32602,
        message: 'Log response size exceeded. You can make eth_getLogs requests with up to a 2K block range',
      },
    ],
    ['a long range in other words', { code: -32000, message: 'exceed maximum block range: 5000' }],
  ])('%s', async (_case, error) => {
    const reader = await readerOf(() => ({ error }))
    expect(await reader.findExecutions(theSafe, blocks)).toEqual({ kind: 'refused' })
    const transfers = { from: theSafe, to: [theSafe] }
    expect(await reader.findTransfers(transfers, blocks)).toEqual({ kind: 'refused' })
  })

  test.each([
    ['a limit on requests', { code: -32005, message: 'daily request count exceeded, request rate limited' }],
    ['too many requests', { code: -32097, message: 'Too many requests, reason: call rate limit exhausted' }],
    ['no such method', { code: -32601, message: 'the method eth_getLogs does not exist' }],
  ])('%s', async (_case, error) => {
    const reader = await readerOf(() => ({ error }))
    expect(await reader.findExecutions(theSafe, blocks)).toMatchObject({ kind: 'unreachable' })
  })

  test.each([
    [400, 'refused'],
    [413, 'refused'],
    [429, 'unreachable'],
    [502, 'unreachable'],
  ])('HTTP %i is %s', async (status, kind) => {
    const reader = await readerOf(() => status)
    expect(await reader.findExecutions(theSafe, blocks)).toMatchObject({ kind })
  })
})

test('a node of another chain is not believed', async () => {
  const reader = await readerOf(() => ({ result: [] }), 999)
  expect(await reader.findExecutions(theSafe, blocks)).toMatchObject({ kind: 'unreachable' })
  expect(await reader.newestBlock()).toMatchObject({ kind: 'unreachable' })
})

test('the newest block is the node’s', async () => {
  const reader = await readerOf(() => ({ result: '0x64' satisfies Hex }))
  expect(await reader.newestBlock()).toEqual({ kind: 'found', value: hexToBigInt('0x64') })
})

describe('balances at the end of a block', () => {
  const [young, silent, good] = [addressOf('young'), addressOf('silent'), addressOf('good')]
  const old = { error: { code: -32_000, message: 'missing trie node' } }
  const callTo = ({ params }: Asked) => (params[0] as { to?: string }).to?.toLowerCase()

  test('are the node’s for that block; a token that was not deployed yet is zero, and one that reverts is not known', async () => {
    const blocksAsked = new Set<unknown>()
    const reader = await readerOf((asked) => {
      blocksAsked.add(asked.params[1])
      if (asked.method === 'eth_getBalance') return { result: '0x7' }
      // Neither has data to give back. Only the young one has no code either.
      if (asked.method === 'eth_getCode')
        return {
          result: (asked.params[0] as string).toLowerCase() === young.toLowerCase() ? '0x' : '0x60',
        }
      return { result: callTo(asked) === good.toLowerCase() ? pad('0x2a') : '0x' }
    })
    expect(await reader.readBalancesAt(theSafe, [null, young, silent, good], 90n)).toEqual({
      kind: 'found',
      value: [7n, 0n, null, 42n],
    })
    expect([...blocksAsked]).toEqual(['0x5a'])
  })

  test('are not known where the node has no state of that block', async () => {
    const reader = await readerOf(() => old)
    expect(await reader.readBalancesAt(theSafe, [null, good], 90n)).toMatchObject({ kind: 'unreachable' })
    const partly = await readerOf(({ method }) => (method === 'eth_getBalance' ? { result: '0x7' } : old))
    expect(await partly.readBalancesAt(theSafe, [null, good], 90n)).toEqual({
      kind: 'found',
      value: [7n, null],
    })
  })
})
