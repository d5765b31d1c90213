import { createClient, custom, fallback, type Transport } from 'viem'
import { getBalance } from 'viem/actions'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { batchedHttp, maxAnswerBytes } from '../../src/adapters/chain/batchedHttp'
import { chainTransport } from '../../src/adapters/chain/chainTransport'
import { type BatchItem, openNode, type TestNode } from '../support/openNode'
import { addressOf } from '../support/safeFixtures'

const nodes: TestNode[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(nodes.splice(0).map((node) => node.stop()))
})

/** What each of three accounts holds. */
const held = { [addressOf('a')]: 10n, [addressOf('b')]: 20n, [addressOf('c')]: 30n }
const accounts = [addressOf('a'), addressOf('b'), addressOf('c')]
const result = (_method: string, [address]: readonly unknown[]) => {
  const amount = Object.entries(held).find(([key]) => key.toLowerCase() === String(address).toLowerCase())
  return amount === undefined ? null : `0x${amount[1].toString(16)}`
}

async function open(batch: (items: readonly BatchItem[]) => unknown) {
  const node = await openNode({ result, batch })
  nodes.push(node)
  return node
}

/** The three balances, asked for at once; null: that one failed. */
async function readHeld(transport: Transport): Promise<readonly (bigint | null)[]> {
  const client = createClient({ transport })
  const read = await Promise.allSettled(accounts.map((address) => getBalance(client, { address })))
  return read.map((one) => (one.status === 'fulfilled' ? one.value : null))
}

const [first, second, third] = [0, 1, 2]
const pick = (items: readonly BatchItem[], ...places: number[]) => places.map((place) => items[place])
const withId = (item: BatchItem | undefined, id: unknown) => ({ ...item, id })

const lies: readonly (readonly [string, (items: readonly BatchItem[]) => unknown])[] = [
  ['lacks one', (items) => pick(items, second, third)],
  ['repeats one', (items) => pick(items, first, first, second, third)],
  ['has one twice in place of another', (items) => pick(items, first, first, third)],
  ['has one without an id', (items) => [withId(items[first], null), ...pick(items, second, third)]],
  [
    'has one with an id that nobody asked for',
    (items) => [...pick(items, first, second), withId(items[third], 99_999)],
  ],
  ['has one more, which nobody asked for', (items) => [withId(items[third], 99_999), ...items]],
  ['has an item that is none', (items) => [null, ...pick(items, second, third)]],
  ['is empty', () => []],
  ['is a single answer', (items) => items[first]],
  ['is a text', () => 'busy'],
]

describe('a node whose answer to several questions', () => {
  test.each(lies)('%s: nobody gets the answer to another question', async (_what, batch) => {
    const { url } = await open(batch)
    const read = await readHeld(batchedHttp(url, { timeout: 1_000, retryCount: 0 }))
    expect(read).toEqual([null, null, null])
  })

  test.each(lies)('%s: the next node is asked', async (_what, batch) => {
    const [liar, honest] = [await open(batch), await open((items) => items)]
    const chain = { id: 1, rpcUrls: [liar.url, honest.url] } as const
    expect(await readHeld(chainTransport(chain))).toEqual([10n, 20n, 30n])
  })

  test.each([
    ['comes in another order', (items: readonly BatchItem[]) => items.toReversed()],
    [
      'has its ids as text',
      (items: readonly BatchItem[]) => items.map((item) => withId(item, String(item.id))),
    ],
  ])('%s: each gets its own', async (_what, batch) => {
    const { url } = await open(batch)
    expect(await readHeld(batchedHttp(url, { timeout: 1_000, retryCount: 0 }))).toEqual([10n, 20n, 30n])
  })
})

test('an error of one question is its own', async () => {
  const { url } = await open(([one, ...others]) => [
    { jsonrpc: '2.0', id: one?.id, error: { code: -32_000, message: 'busy' } },
    ...others,
  ])
  expect(await readHeld(batchedHttp(url, { timeout: 1_000, retryCount: 0 }))).toEqual([null, 20n, 30n])
})

test('an error for all of them is the reason that each has', async () => {
  const { url } = await open(() => ({
    jsonrpc: '2.0',
    id: null,
    error: { code: -32_005, message: 'rate limit' },
  }))
  const client = createClient({ transport: batchedHttp(url, { timeout: 1_000, retryCount: 0 }) })
  const reads = accounts.map((address) => getBalance(client, { address }))
  for (const read of reads) await expect(read).rejects.toThrow(/rate limit/)
})

test('an answer without end is cut off', async () => {
  const { url } = await open((items) => items)
  const chunk = new Uint8Array(1_000_000)
  let sent = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.length
        controller.enqueue(chunk)
      },
    })
    return new Response(body)
  })
  expect(await readHeld(batchedHttp(url, { timeout: 5_000, retryCount: 0 }))).toEqual([null, null, null])
  expect(sent).toBeLessThan(2 * maxAnswerBytes)
})

test('what is asked alone goes the usual way', async () => {
  const { url } = await open((items) => items)
  const client = createClient({
    transport: fallback([batchedHttp(url, { retryCount: 0 }), custom({ request: async () => '0x0' })]),
  })
  expect(await getBalance(client, { address: accounts[2] ?? addressOf('c') })).toBe(30n)
})
