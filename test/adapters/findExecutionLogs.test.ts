import { type Client, createClient, custom, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { findExecutionLogs, type ScanBook } from '../../src/adapters/chain/findExecutionLogs'
import { executionTopics } from '../../src/core/safe/executionResult'
import { buildRecord, chainTxHash, theSafe } from '../support/safeFixtures'

const { safeTxHash } = buildRecord()
const event = {
  topics: [executionTopics[0], safeTxHash],
  data: `0x${'00'.repeat(32)}`,
  transactionHash: chainTxHash('execution'),
  blockNumber: '0x64',
}

const every = async () => true

function search(client: Client, where: Parameters<typeof findExecutionLogs>[1], book: ScanBook = new Map()) {
  return findExecutionLogs(client, where, book, every)
}

/** A node that takes a range of at most so many blocks, and refuses one that ends before it begins. */
function nodeWith(longestRange: bigint) {
  const ranges: (readonly [bigint, bigint])[] = []
  const client = createClient({
    transport: custom(
      {
        async request({ params }: { params: [{ fromBlock: Hex; toBlock: Hex }] }) {
          const [from, to] = [BigInt(params[0].fromBlock), BigInt(params[0].toBlock)]
          ranges.push([from, to])
          if (to < from || to - from >= longestRange) throw new Error('invalid block range')
          return from <= 100n && 100n <= to ? [event] : []
        },
      },
      { retryCount: 0 },
    ),
  })
  return { client, ranges }
}

test('one request is enough where the node takes the range', async () => {
  const { client, ranges } = nodeWith(1_000_000n)
  const where = { safe: theSafe, safeTxHash, fromBlock: 90n, newest: 50_000n }
  expect(await search(client, where)).toMatchObject({
    kind: 'found',
    execution: { outcome: 'success', blockNumber: 100n },
  })
  expect(ranges).toHaveLength(1)
})

test('window by window, the newest first, where it does not', async () => {
  const { client, ranges } = nodeWith(10_000n)
  const where = { safe: theSafe, safeTxHash, fromBlock: 90n, newest: 25_000n }
  expect(await search(client, where)).toMatchObject({ execution: { blockNumber: 100n } })
  expect(ranges.slice(1)).toEqual([
    [15_001n, 25_000n],
    [5_001n, 15_000n],
    [90n, 5_000n],
  ])
})

test('a node that has not seen the first block yet has no event, and is not out of reach', async () => {
  const { client, ranges } = nodeWith(10_000n)
  const where = { safe: theSafe, safeTxHash, fromBlock: 90n, newest: 89n }
  expect(await search(client, where)).toEqual({ kind: 'missing' })
  expect(ranges).toEqual([])
})

test('a node that refuses a short range is not one that has no event', async () => {
  const { client } = nodeWith(0n)
  const where = { safe: theSafe, safeTxHash, fromBlock: 90n, newest: 99n }
  await expect(search(client, where)).rejects.toThrow('invalid block range')
})

test('missing is said only once every block was scanned, over several looks if need be', async () => {
  const { client, ranges } = nodeWith(10_000n)
  const where = { safe: theSafe, safeTxHash, fromBlock: 101n, newest: 250_000n }
  const book: ScanBook = new Map()
  expect(await search(client, where, book)).toEqual({ kind: 'waiting' })
  expect(await search(client, where, book)).toEqual({ kind: 'waiting' })
  expect(await search(client, where, book)).toEqual({ kind: 'missing' })
  const answered = ranges.filter(([start, end]) => end - start < 10_000n)
  expect(Math.max(...answered.map(([, end]) => Number(end)))).toBe(250_000)
  expect(Math.min(...answered.map(([start]) => Number(start)))).toBe(101)
  // 25 windows, and the newest blocks once more in each later look.
  expect(answered.length).toBeLessThanOrEqual(27)
})

test('an event 7 hours back on a fast chain is found by a later look', async () => {
  const { client } = nodeWith(10_000n)
  const where = { safe: theSafe, safeTxHash, fromBlock: 90n, newest: 150_000n }
  const book: ScanBook = new Map()
  expect(await search(client, where, book)).toEqual({ kind: 'waiting' })
  expect(await search(client, { ...where, newest: 150_040n }, book)).toMatchObject({
    kind: 'found',
    execution: { blockNumber: 100n },
  })
})

test('a later look scans what is new, and the last blocks before it once more', async () => {
  const { client, ranges } = nodeWith(10_000n)
  const where = { safe: theSafe, safeTxHash, fromBlock: 101n, newest: 5_000n }
  const book: ScanBook = new Map()
  expect(await search(client, where, book)).toEqual({ kind: 'missing' })
  expect(await search(client, { ...where, newest: 5_010n }, book)).toEqual({ kind: 'missing' })
  expect(ranges).toEqual([
    [101n, 5_000n],
    [4_001n, 5_010n],
  ])
})

test('where nothing says where to begin, the blocks before the look-back are not called scanned', async () => {
  const { client } = nodeWith(1_000_000n)
  const where = { safe: theSafe, safeTxHash, fromBlock: null, newest: 250_000n }
  expect(await search(client, where)).toEqual({ kind: 'waiting' })
  expect(await search(client, { ...where, newest: 99n })).toEqual({ kind: 'missing' })
})

test('an event that is not accepted is passed over for a later one, and its blocks are scanned again', async () => {
  const events = [100n, 30_000n].map((block) => ({
    ...event,
    transactionHash: chainTxHash(`in block ${block}`),
    blockNumber: block,
  }))
  const client = createClient({
    transport: custom({
      async request({ params }: { params: [{ fromBlock: Hex; toBlock: Hex }] }) {
        const [from, to] = [BigInt(params[0].fromBlock), BigInt(params[0].toBlock)]
        return events.filter(({ blockNumber }) => from <= blockNumber && blockNumber <= to)
      },
    }),
  })
  const where = { safe: theSafe, safeTxHash, fromBlock: 90n, newest: 50_000n }
  const book: ScanBook = new Map()
  const only = (block: bigint | null) => async (one: { blockNumber: bigint }) => one.blockNumber === block
  expect(await findExecutionLogs(client, where, book, only(null))).toMatchObject({ kind: 'unproved' })
  expect(await findExecutionLogs(client, where, book, only(30_000n))).toMatchObject({
    kind: 'found',
    execution: { blockNumber: 30_000n },
  })
})
