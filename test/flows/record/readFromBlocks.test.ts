import { createStore } from 'zustand/vanilla'
import { expect, test } from 'vitest'
import { createExecutionBook } from '../../../src/flows/record/executionBook'
import { readFromBlocks } from '../../../src/flows/record/readFromBlocks'
import type { RecordParts } from '../../../src/flows/record/recordParts'
import type { Reading } from '../../../src/flows/record/takeMined'
import type { CausesState } from '../../../src/flows/session/loadCauses'
import type { HistoryReader } from '../../../src/ports/history'
import { createFakeClock } from '../../support/fakeClock'
import { createFakeRecordCache } from '../../support/fakeRecordCache'
import { createFakeBrowser } from '../../support/fakeStorage'
import { aChain, chainTxHash, theSafe } from '../../support/safeFixtures'

const unreachable = { kind: 'unreachable', reason: 'The node is down.' } as const
type Find = HistoryReader['findExecutions']

/** A Safe whose one execution is nowhere: the whole chain is searched for it. */
function search(find: (from: bigint, to: bigint) => Awaited<ReturnType<Find>>, newest = 100_000n) {
  const ranges: (readonly [from: bigint, to: bigint])[] = []
  const clock = createFakeClock()
  const parts: RecordParts = {
    chain: aChain,
    safe: theSafe,
    clock,
    service: { waitMs: () => 0, listTransactions: async () => unreachable },
    chainReader: {
      readSetup: async () => unreachable,
      readCodeHash: async () => unreachable,
      readAccountCode: async () => unreachable,
    },
    walletChain: { readAccount: async () => unreachable },
    history: {
      readMined: async () => ({ kind: 'missing' }),
      newestBlock: async () => unreachable,
      findTransfers: async () => unreachable,
      async findExecutions(_safe, { from, to }) {
        ranges.push([from, to])
        return find(from, to)
      },
    },
    readToken: async () => unreachable,
    cache: createFakeRecordCache(),
    storage: createFakeBrowser().openTab(),
    causes: createStore<CausesState>(() => ({ kind: 'loading' })),
  }
  const reading: Reading = {
    parts,
    book: createExecutionBook(parts),
    version: '1.4.1',
    next: 1n,
    block: newest,
    signal: new AbortController().signal,
    onRead: () => undefined,
  }
  const lowest: bigint[] = []
  const ended = readFromBlocks(reading, (block) => lowest.push(block))
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
    to - from + 1n > most ? { kind: 'tooMany' } : { kind: 'found', value: [] },
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
  const { ended } = search(() => ({ kind: 'tooMany' }))
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
