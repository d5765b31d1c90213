import { createClient, type Client } from 'viem'
import { getBalance, getBlockNumber, getGasPrice } from 'viem/actions'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chainTransport, type ChainTransportOptions } from '../../src/adapters/chain/chainTransport'
import { nodeLimits } from '../../src/config/nodeLimits'
import { holdTimers } from '../support/holdTimers'
import { openNode, type NodeBehaviour, type TestNode } from '../support/openNode'

const address = '0x00000000000000000000000000000000000000A1'
const aMinuteMs = 60_000
const open: TestNode[] = []

afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(open.splice(0).map((node) => node.stop()))
})

async function nodes(...behaviours: NodeBehaviour[]): Promise<[TestNode, TestNode, TestNode]> {
  const opened = await Promise.all(behaviours.map(openNode))
  open.push(...opened)
  return opened as [TestNode, TestNode, TestNode]
}

function clientOf(nodes: readonly TestNode[], options?: ChainTransportOptions): Client {
  const rpcUrls = nodes.map(({ url }) => url) as [string, ...string[]]
  return createClient({ transport: chainTransport({ id: 1, rpcUrls }, options) })
}

/** The node that a request is answered by now. */
const answering = (client: Client) => getBalance(client, { address })

describe('a request', () => {
  test('[S7.2] is JSON-RPC 2.0 by POST, with method, parameters and id', async () => {
    const [node] = await nodes({})
    await getBalance(clientOf([node]), { address })
    expect(node.requests).toEqual([
      {
        httpMethod: 'POST',
        body: [
          {
            jsonrpc: '2.0',
            id: expect.any(Number),
            method: 'eth_getBalance',
            params: [address, 'latest'],
          },
        ],
      },
    ])
  })

  test('goes together with those of the same moment', async () => {
    const [node] = await nodes({})
    const client = clientOf([node])
    await Promise.all([getBalance(client, { address }), getGasPrice(client)])
    expect(node.asked).toEqual([['eth_gasPrice', 'eth_getBalance']])
  })

  test('[S7.4] that the first node refuses with 503 is answered by the second', async () => {
    const [first, second] = await nodes({ status: () => 503 }, {})
    expect(await answering(clientOf([first, second]))).toBe(second.name)
    expect(first.asked).toHaveLength(1)
  })

  test('[S7.4] that no node answers fails when the last one has been asked', async () => {
    const [first, second] = await nodes({ status: () => 503 }, { status: () => 500 })
    await expect(answering(clientOf([first, second]))).rejects.toThrow('HTTP request failed')
    expect([first.asked.length, second.asked.length]).toEqual([1, 1])
  })

  test('is tried again where there is one node only', async () => {
    const [node] = await nodes({ status: (request) => (request === 0 ? 503 : 200) })
    expect(await answering(clientOf([node]))).toBe(node.name)
  })

  test('[S7.3, S9.10] that gets no answer for 10 s is given up, and goes to the next node', async () => {
    const timers = holdTimers()
    const [first, second] = await nodes({ status: () => null }, {})
    const answer = answering(clientOf([first, second]))
    await expect.poll(() => first.asked).toHaveLength(1)
    expect(second.asked).toEqual([])
    timers.runOut(10_000)
    expect(await answer).toBe(second.name)
  })
})

describe('several nodes, measured', () => {
  /** The first look at them is over when the minute until the next one has begun. */
  async function measured(behaviours: NodeBehaviour[], rounds = 1) {
    const timers = holdTimers()
    const opened = await nodes(...behaviours)
    const client = clientOf(opened, { order: 'measured' })
    await timers.until(aMinuteMs)
    const nextRounds = async (count: number) => {
      for (let round = 0; round < count; round++) {
        timers.runOut(aMinuteMs)
        await timers.until(aMinuteMs)
      }
    }
    await nextRounds(rounds - 1)
    return { opened, client, nextRounds }
  }

  test('[S9.14] the quick one is asked before the slow one, and before one that fails', async () => {
    const { opened, client } = await measured([{ status: () => 503 }, { delayMs: 60 }, {}])
    expect(await answering(client)).toBe(opened[2].name)
  })

  test('[S9.14] they are asked for their newest block, which public nodes answer, once a minute', async () => {
    const { opened, nextRounds } = await measured([{}, {}])
    await nextRounds(2)
    for (const node of opened)
      expect(node.asked).toEqual(Array.from({ length: 3 }, () => ['eth_blockNumber', 'eth_chainId']))
  })

  test('[S9.14] that one answers always counts for more than that another is quick', async () => {
    // 0.7 · ½ + 0.3 · (nearly 1) against 0.7 · 1 + 0.3 · 0.
    const flaky = { status: (request: number) => (request % 2 === 0 ? 200 : 503) }
    const { opened, client } = await measured([flaky, { delayMs: 60 }], 6)
    expect(await answering(client)).toBe(opened[1].name)
  })

  test('[S9.14] how quick one is decides where both answer always', async () => {
    const { opened, client } = await measured([{ delayMs: 60 }, {}], 2)
    expect(await answering(client)).toBe(opened[1].name)
  })

  test('[S9.14] what was more than ten looks ago is forgotten', async () => {
    const recovered = { status: (request: number) => (request < 10 ? 503 : 200) }
    const { opened, client, nextRounds } = await measured([recovered, { delayMs: 30 }], 10)
    expect(await answering(client)).toBe(opened[1].name)
    await nextRounds(10)
    expect(await answering(client)).toBe(opened[0].name)
  })

  test('one that is on another chain comes last, however quick it is', async () => {
    const { opened, client } = await measured([{ chainId: 10 }, { delayMs: 60 }])
    expect(await answering(client)).toBe(opened[1].name)
  })

  test('a look does not shorten the time of a read that leaves in the same moment', async () => {
    const [slow, other] = await nodes({ delayMs: 80 }, { delayMs: 80 })
    const ranking = { ...nodeLimits.ranking, pingTimeoutMs: 20, intervalMs: aMinuteMs }
    const client = clientOf([slow, other], { order: 'measured', limits: { ...nodeLimits, ranking } })
    expect(await answering(client)).toBe(slow.name)
  })

  test('[S7.4] a read that is under way while their order changes is answered all the same', async () => {
    const timers = holdTimers()
    // The look is refused by the first node, which then leaves the read without an answer, and never recovers.
    const [first, second] = await nodes(
      { status: (request) => (request === 1 ? null : 503) },
      { delayMs: 60 },
    )
    const client = clientOf([first, second], { order: 'measured' })
    await expect.poll(() => first.asked).toHaveLength(1)
    const answer = answering(client)
    await expect.poll(() => first.asked).toHaveLength(2)
    await timers.until(aMinuteMs)
    timers.runOut(10_000)
    expect(await answer).toBe(second.name)
  })

  test('one alone is never measured: it gets what is asked of it and nothing else', async () => {
    const [node] = await nodes({})
    const client = clientOf([node], { order: 'measured' })
    await answering(client)
    await getBlockNumber(client, { cacheTime: 0 })
    expect(node.asked).toEqual([['eth_getBalance'], ['eth_blockNumber']])
  })

  test('in the order of the configuration, nobody is asked before there is something to ask', async () => {
    const [first, second] = await nodes({}, {})
    await answering(clientOf([first, second]))
    expect(first.asked).toEqual([['eth_getBalance']])
    expect(second.asked).toEqual([])
  })
})
