import { createStore } from 'zustand/vanilla'
import { expect, test } from 'vitest'
import { createExecutionBook } from '../../../../src/flows/record/executionBook'
import { readFromBlocks } from '../../../../src/flows/record/read/readFromBlocks'
import type { RecordParts } from '../../../../src/flows/record/recordParts'
import type { Reading } from '../../../../src/flows/record/read/takeMined'
import type { CausesState } from '../../../../src/flows/session/loadCauses'
import type { HistoryReader } from '../../../../src/ports/history'
import { createFakeClock } from '../../../support/fakeClock'
import { createFakeNoteStore } from '../../../support/fakeNoteStore'
import { createFakeRecordCache } from '../../../support/fakeRecordCache'
import { createFakeBrowser } from '../../../support/fakeStorage'
import { aChain, chainTxHash, theSafe } from '../../../support/safeFixtures'

const unreachable = { kind: 'unreachable', reason: 'The node is down.' } as const
type Find = HistoryReader['findExecutions']

type Options = { newest?: bigint; cache?: ReturnType<typeof createFakeRecordCache>; isEnough?: () => boolean }

/** A Safe whose one execution is nowhere: the whole chain is searched for it. */
function search(
  find: (from: bigint, to: bigint) => Awaited<ReturnType<Find>>,
  { newest = 100_000n, cache = createFakeRecordCache(), isEnough = () => false }: Options = {},
) {
  const ranges: (readonly [from: bigint, to: bigint])[] = []
  const clock = createFakeClock()
  const parts: RecordParts = {
    chain: aChain,
    safe: theSafe,
    clock,
    service: {
      waitMs: () => 0,
      getTransaction: async () => unreachable,
      listTransactions: async () => unreachable,
    },
    chainReader: {
      readSetup: async () => unreachable,
      readCodeHash: async () => unreachable,
      readAccountCode: async () => unreachable,
      readMinedContext: async () => unreachable,
    },
    walletChain: { readAccount: async () => unreachable },
    history: {
      readMined: async () => ({ kind: 'missing' }),
      readEvidence: async () => unreachable,
      finalBlock: async () => ({ kind: 'missing' }),
      newestBlock: async () => unreachable,
      readBalancesAt: async () => unreachable,
      findTransfers: async () => unreachable,
      async findExecutions(_safe, { from, to }) {
        ranges.push([from, to])
        return find(from, to)
      },
    },
    readToken: async () => unreachable,
    cache,
    notes: createFakeNoteStore(),
    storage: createFakeBrowser().openTab(),
    causes: createStore<CausesState>(() => ({ kind: 'loading' })),
  }
  const reading: Reading = {
    parts,
    book: createExecutionBook(parts),
    version: '1.4.1',
    next: 1n,
    block: newest,
    finalBlock: newest,
    settled: newest - 60n,
    signal: new AbortController().signal,
    onRead: () => undefined,
  }
  const lowest: bigint[] = []
  const ended = readFromBlocks(reading, (block) => lowest.push(block), isEnough)
  return { ended, ranges, lowest, clock }
}

const lengths = (ranges: readonly (readonly [bigint, bigint])[]) => ranges.map(([from, to]) => to - from + 1n)

test('the window doubles while the node takes it, and no block is left out', async () => {
  const { ended, ranges, lowest } = search(() => ({ kind: 'found', value: [] }))
  expect(await ended).toBeNull()
  expect(lengths(ranges)).toEqual([10_000n, 20_000n, 40_000n, 30_001n])
  expect(ranges.map(([, to]) => to)).toEqual([100_000n, ...ranges.slice(0, -1).map(([from]) => from - 1n)])
  expect(lowest.at(-1)).toBe(0n)
})

test('it is halved where the node refuses, and does not grow to what was refused', async () => {
  const most = 3_000n
  const { ended, ranges } = search((from, to) =>
    to - from + 1n > most ? { kind: 'refused' } : { kind: 'found', value: [] },
  )
  expect(await ended).toBeNull()
  expect(lengths(ranges).slice(0, 4)).toEqual([10_000n, 5_000n, 2_500n, 2_500n])
  expect(lengths(ranges).filter((length) => length > most)).toHaveLength(2)
  const searched = ranges.filter(([from, to]) => to - from + 1n <= most)
  expect(searched.map(([, to]) => to)).toEqual([
    100_000n,
    ...searched.slice(0, -1).map(([from]) => from - 1n),
  ])
})

test('a node that refuses a single block ends the search with words', async () => {
  const { ended } = search(() => ({ kind: 'refused' }))
  expect(await ended).toMatch(/does not search/)
})

test('a node that is silent is asked again, and then given up', async () => {
  const { ended, ranges, clock } = search(() => unreachable)
  await clock.advance(60_000)
  expect(await ended).toBe('The node is down.')
  expect(ranges).toEqual(Array.from({ length: 3 }, () => [90_001n, 100_000n]))
})

test('a transaction that the node names and does not have is not passed over', async () => {
  const hash = chainTxHash('named by the node')
  const { ended, ranges, clock } = search(() => ({ kind: 'found', value: [hash] }))
  await clock.advance(60_000)
  expect(await ended).toMatch(/does not give all transactions/)
  expect(new Set(ranges.map(String)).size).toBe(1)
})

test('a search that was stopped goes on where it was, and searches the newest blocks again', async () => {
  const cache = createFakeRecordCache()
  let windows = 0
  const nothing = { kind: 'found', value: [] } as const
  const first = search(() => nothing, { cache, isEnough: () => windows++ === 2 })
  await first.ended
  expect(first.ranges).toEqual([
    [90_001n, 100_000n],
    [70_001n, 90_000n],
  ])

  const again = search(() => unreachable, { cache, newest: 100_050n })
  await again.clock.advance(60_000)
  await again.ended
  // Three confirmations, and twenty times as deep.
  expect(again.ranges[0]).toEqual([99_941n, 100_050n])

  const further = search(() => nothing, { cache, newest: 100_050n, isEnough: () => windows++ > 4 })
  await further.ended
  expect(further.ranges.slice(0, 2)).toEqual([
    [99_941n, 100_050n],
    [50_001n, 70_000n],
  ])
})

test('where everything was searched and a nonce is missing, it is searched once more from the newest block', async () => {
  const cache = createFakeRecordCache()
  await search(() => ({ kind: 'found', value: [] }), { cache }).ended
  const again = search(() => ({ kind: 'found', value: [] }), { cache })
  expect(await again.ended).toBeNull()
  expect(again.ranges.map(([, to]) => to).slice(0, 3)).toEqual([100_000n, 100_000n, 90_000n])
  expect(again.lowest.at(-1)).toBe(0n)
})

test('forgetting the cache forgets what was searched', async () => {
  const cache = createFakeRecordCache()
  const place = { chainId: aChain.id, safe: theSafe }
  await search(() => ({ kind: 'found', value: [] }), { cache }).ended
  expect(await cache.readSearched(place)).toEqual([{ from: 0n, to: 99_940n }])
  await cache.forget(place)
  expect(await cache.readSearched(place)).toEqual([])
})
