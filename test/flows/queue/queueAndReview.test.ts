import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createQueries } from '../../../src/flows/queries'
import { openQueue } from '../../../src/flows/queue/createQueue'
import { createReview } from '../../../src/flows/review/createReview'
import { recentReader, rememberReads } from '../../../src/flows/review/recentReader'
import type { ReviewState } from '../../../src/flows/review/reviewState'
import type { CausesState } from '../../../src/flows/session/loadCauses'
import type { TokenListState } from '../../../src/flows/tokens/loadTokenList'
import { createFakeClock } from '../../support/fakeClock'
import { createFakeWorld, portsOf } from '../../support/fakeWorld'
import {
  aChain,
  addressOf,
  buildRecord,
  buildSetup,
  confirmationBy,
  owners,
  theSafe,
} from '../../support/safeFixtures'

const next = buildRecord()
const later = buildRecord({ nonce: next.nonce + 1n })
const read = <T>(value: T) => ({ kind: 'read', value }) as const
const keyOwner = (address: (typeof owners)[number]) => ({ address, kind: 'externallyOwned' }) as const

type Place = { readonly safe: typeof theSafe; readonly safeTxHash: typeof next.safeTxHash }

/** Screens of one page: its readers share a cache. */
function setUp() {
  const world = createFakeWorld({ records: [next, later] })
  const clock = createFakeClock()
  const queries = createQueries(clock)
  const remembering = rememberReads({ chain: aChain, clock, ...portsOf(world) }, queries)
  const reader = {
    ...remembering,
    queries,
    recent: (place: Place) => recentReader(remembering, queries, place),
  }
  const causes = createStore<CausesState>(() => ({ kind: 'ready', causes: [] }))
  const tokenList = createStore<TokenListState>(() => ({ kind: 'none' }))
  return {
    world,
    clock,
    showQueue: () => openQueue(reader, theSafe),
    review: ({ safeTxHash } = next) =>
      createReview(reader, { safe: theSafe, safeTxHash, causes, tokenList, giftText: null }),
  }
}

function checkOf(state: ReviewState, id: string) {
  if (state.kind !== 'read') throw new Error(`It is ${state.kind}.`)
  return state.review.checks.find((check) => check.id === id)
}

test('back in the queue, a signature that a review has seen is shown, though the review read the list too', async () => {
  const { world, clock, showQueue, review } = setUp()
  const before = showQueue()
  await clock.advance(0)
  before.close()
  const opened = review(later)
  await clock.advance(0)
  const signed = {
    ...later,
    confirmations: [...later.confirmations, confirmationBy('Ben', later.safeTxHash)],
  }
  world.records = [next, signed]
  await clock.advance(5_000)
  opened.again()
  await clock.advance(0)
  opened.close()
  const queue = showQueue()
  await clock.advance(0)
  const state = queue.state.getState()
  const shown = state.kind === 'ready' ? state.queue.groups.flatMap(({ entries }) => entries) : []
  expect(shown.find(({ record }) => record.nonce === later.nonce)?.record.confirmations).toHaveLength(2)
  queue.close()
})

test('the signature of an owner who is new since the queue was opened is no false one', async () => {
  const { world, clock, showQueue, review } = setUp()
  world.records = [next]
  const queue = showQueue()
  await clock.advance(0)
  const all = [...owners, addressOf('Eve')]
  world.onChain = { ...world.onChain, owners: all }
  world.setup = buildSetup({ owners: read(all.map(keyOwner)) })
  const added = { ...later, confirmations: [confirmationBy('Eve', later.safeTxHash)] }
  world.records = [next, added]
  await clock.advance(25_000)
  queue.close()
  const opened = review(added)
  await clock.advance(0)
  expect(checkOf(opened.state.getState(), 'confirmations')).toMatchObject({ outcome: 'holds' })
  opened.close()
})
