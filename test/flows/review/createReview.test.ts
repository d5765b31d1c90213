import { createStore } from 'zustand/vanilla'
import { describe, expect, test } from 'vitest'
import { encodeGiftDocument, type GiftDocument } from '../../../src/core/giving/giftDocument'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { checkWords } from '../../../src/core/review/checkWords'
import { txProgress } from '../../../src/core/review/txProgress'
import { createReview } from '../../../src/flows/review/createReview'
import type { ReviewState } from '../../../src/flows/review/reviewState'
import type { CausesState } from '../../../src/flows/session/loadCauses'
import type { TokenListState } from '../../../src/flows/tokens/loadTokenList'
import { serialiseTracked } from '../../../src/core/tracking/stored/storedTracked'
import type { TrackedItem, TrackedTx } from '../../../src/core/tracking/trackedItem'
import { storageKey } from '../../../src/flows/account/storageKey'
import { createRememberedGifts } from '../../../src/flows/review/rememberedGifts'
import { createFakeClock } from '../../support/fakeClock'
import { createFakeBrowser } from '../../support/fakeStorage'
import { createFakeWorld, portsOf } from '../../support/fakeWorld'
import { directory, lookAlikeOf } from '../../core/review/world'
import {
  addressOf,
  aChain,
  aGift,
  buildExecution,
  buildRecord,
  buildRejection,
  buildSetup,
  buildTrackedTx,
  contractSigned,
  owners,
  theCause,
  theSafe,
} from '../../support/safeFixtures'

const record = buildRecord()
const noTokens = createStore<TokenListState>(() => ({ kind: 'none' }))

function open(
  wishes: Parameters<typeof createFakeWorld>[0] = { records: [record] },
  { safeTxHash } = record,
  { tracked = [], giftText = null }: { tracked?: readonly TrackedItem[]; giftText?: string | null } = {},
) {
  const world = createFakeWorld(wishes)
  const clock = createFakeClock()
  const causes = createStore<CausesState>(() => ({ kind: 'ready', causes: [] }))
  const tokenList = createStore<TokenListState>(() => ({ kind: 'none' }))
  const { service, chainReader } = portsOf(world)
  const storage = createFakeBrowser().openTab()
  storage.set(storageKey('tracked', { chain: aChain, safe: theSafe }), serialiseTracked(tracked, 0))
  const remembered = createRememberedGifts({ chain: aChain, chainReader, storage })
  const review = createReview(
    { chain: aChain, service, chainReader, clock, remembered },
    { safe: theSafe, safeTxHash, causes, tokenList, giftText },
  )
  return { world, clock, causes, tokenList, review, state: () => review.state.getState() }
}

function read(state: ReviewState) {
  if (state.kind !== 'read') throw new Error(`It is ${state.kind}.`)
  return state
}

const outcomeOfPartial = (state: ReviewState, id: string) =>
  state.kind === 'partial' ? state.review.checks.find((check) => check.id === id)?.outcome : state.kind

const outcomeOf = (state: ReviewState, id: string) =>
  read(state).review.checks.find((check) => check.id === id)?.outcome

test('a transaction is read with its Safe, and reviewed', async () => {
  const { state, clock } = open()
  expect(state()).toEqual({ kind: 'reading' })
  await clock.advance(0)
  expect(read(state()).reading.record.safeTxHash).toBe(record.safeTxHash)
  expect(read(state()).trouble).toBeNull()
  expect(outcomeOf(state(), 'recordHash')).toBe('holds')
})

describe('before all is read', () => {
  function partial(state: ReviewState) {
    if (state.kind !== 'partial') throw new Error(`It is ${state.kind}.`)
    return state
  }
  const outcomes = (state: ReviewState) => new Set(partial(state).review.checks.map(({ outcome }) => outcome))

  test('what the bytes do is known while nobody else answers', async () => {
    const { state, clock, world } = open()
    world.silent.add('chain')
    await clock.advance(0)
    const { coming, review, reading } = partial(state())
    expect(coming).toEqual(['chain', 'queue'])
    expect(review.effects.map(({ kind }) => kind)).toContain('moves')
    expect(reading.setup.kind).toBe('unreachable')
    expect(outcomeOfPartial(state(), 'recordHash')).toBe('unchecked')
    expect(outcomeOfPartial(state(), 'nonce')).toBe('unchecked')
    expect(outcomes(state())).not.toContain('fails')
  })

  test('the chain is shown while the queue is late, without the use of the nonce', async () => {
    const { state, clock, world } = open()
    world.silent.add('service.listTransactions')
    await clock.advance(0)
    expect(partial(state()).coming).toEqual(['queue'])
    expect(outcomeOfPartial(state(), 'recordHash')).toBe('holds')
    expect(outcomeOfPartial(state(), 'rivals')).toBe('unchecked')
    expect(outcomeOfPartial(state(), 'nonce')).toBe('unchecked')
    await clock.advance(8_000)
    expect(outcomeOf(state(), 'nonce')).toBe('holds')
    expect(outcomeOf(state(), 'rivals')).toBe('unchecked')
  })

  test('a used nonce does not fail before it is known what used it', async () => {
    const { state, clock, world } = open()
    world.silent.add('service.listTransactions')
    world.onChain = { ...world.onChain, nonce: 8n }
    world.setup = buildSetup({ nonce: { kind: 'read', value: 8n } })
    await clock.advance(0)
    expect(partial(state()).coming).toEqual(['queue'])
    expect(outcomes(state())).not.toContain('fails')
  })

  test('it stays partial until the list of tokens has come, and is then reviewed with its names', async () => {
    const { state, clock, tokenList, world } = open()
    tokenList.setState({ kind: 'loading' }, true)
    await clock.advance(0)
    expect(partial(state()).coming).toEqual(['tokens'])
    const asked = world.asked.length
    const token = {
      chainId: aChain.id,
      address: addressOf('another token'),
      symbol: 'ABC',
      name: 'A token',
      decimals: 2,
    }
    const list = { name: 'List', version: '1.0.0', madeAtMs: 0, tokens: [token] }
    tokenList.setState({ kind: 'ready', list }, true)
    expect(read(state()).reading.chain.tokens.map(({ symbol }) => symbol)).toContain('ABC')
    expect(world.asked).toHaveLength(asked)
  })

  test('a list of tokens that cannot be read ends the wait', async () => {
    const { state, clock, tokenList } = open()
    tokenList.setState({ kind: 'loading' }, true)
    await clock.advance(0)
    tokenList.setState({ kind: 'unreachable', reason: 'The file is not there.' }, true)
    expect(state().kind).toBe('read')
  })
})

test('one that was executed while the service lags is never said to be replaced by another', async () => {
  const { state, clock, world } = open()
  world.onChain = { ...world.onChain, nonce: 8n }
  world.setup = buildSetup({ nonce: { kind: 'read', value: 8n } })
  world.executions.set(record.safeTxHash, buildExecution())
  await clock.advance(0)
  const { checks } = read(state()).review
  expect(txProgress(checks, true)).toEqual({ kind: 'done', nonce: 7n, outcome: 'success' })
  world.executions.clear()
  await clock.advance(30_000)
  expect(txProgress(read(state()).review.checks, true)).toEqual({ kind: 'used', nonce: 7n })
})

test('the directory that comes later is compared without another request', async () => {
  const { state, clock, causes, world } = open()
  causes.setState({ kind: 'loading' }, true)
  await clock.advance(0)
  const standing = () => {
    const check = read(state()).review.checks.find(({ id }) => id === 'recipients')
    return check?.id === 'recipients' ? check.evidence.recipients[0]?.kind : null
  }
  expect(standing()).toBe('notCompared')
  const asked = world.asked.length
  causes.setState({ kind: 'ready', causes: [] }, true)
  expect(standing()).toBe('unknown')
  expect(world.asked).toHaveLength(asked)
})

test('what was read stays when a later round fails, with the reason, and is read again', async () => {
  const { state, clock, world } = open()
  await clock.advance(0)
  world.down.set('service', {})
  await clock.advance(30_000)
  expect(read(state()).trouble).toBe('The service is down.')
  world.down.clear()
  await clock.advance(30_000)
  expect(read(state()).trouble).toBeNull()
})

test('a transaction that leaves the service is said to be gone, and is still there to read', async () => {
  const { state, clock, world } = open()
  await clock.advance(0)
  world.records = []
  await clock.advance(30_000)
  expect(read(state()).trouble).toMatch(/no longer has this transaction/)
})

test('a hash that the service does not know is missing, and found once it is there', async () => {
  const { state, clock, world } = open({ records: [] })
  await clock.advance(0)
  expect(state()).toEqual({ kind: 'missing' })
  world.records = [record]
  await clock.advance(30_000)
  expect(state().kind).toBe('read')
})

test('without the chain nothing holds that only the chain can say', async () => {
  const { state, clock } = open({ records: [record], down: new Map([['chain', {}]]) })
  await clock.advance(0)
  for (const id of ['recordHash', 'contractHash', 'confirmations', 'singleton', 'modules', 'nonce'])
    expect([id, outcomeOf(state(), id)]).toEqual([id, 'unchecked'])
})

test('another transaction does not pass for the requested one', async () => {
  const other = buildRecord({ nonce: record.nonce + 1n })
  const { service, chainReader } = portsOf(createFakeWorld({ records: [other] }))
  const clock = createFakeClock()
  const lying = { ...service, getTransaction: () => service.getTransaction(other.safeTxHash) }
  const review = createReview(
    { chain: aChain, service: lying, chainReader, clock },
    {
      safe: theSafe,
      safeTxHash: record.safeTxHash,
      causes: createStore<CausesState>(() => ({ kind: 'loading' })),
      tokenList: noTokens,
      giftText: null,
    },
  )
  await clock.advance(0)
  expect(other.safeTxHash).not.toBe(record.safeTxHash)
  expect(outcomeOf(review.state.getState(), 'recordHash')).toBe('fails')
})

test('a rejection with the same nonce is reported', async () => {
  const { state, clock } = open({ records: [record, buildRejection()] })
  await clock.advance(0)
  expect(outcomeOf(state(), 'rivals')).toBe('unchecked')
})

test('a press does not wait for the next poll', async () => {
  const { review, clock, world } = open()
  await clock.advance(0)
  const asked = world.asked.length
  review.again()
  await clock.advance(0)
  expect(world.asked.length).toBeGreaterThan(asked)
})

test('a closed review sends no request', async () => {
  const { review, clock, world } = open()
  await clock.advance(0)
  review.close()
  const asked = world.asked.length
  await clock.advance(300_000)
  expect(world.asked).toHaveLength(asked)
  expect(clock.sleeping).toBe(0)
})

test('an address made to look like one that the Safe has paid is found by its history, which is read once', async () => {
  const stranger = addressOf('a stranger')
  const paid = buildRecord({ to: stranger, nonce: 3n, isExecuted: true, isSuccessful: true })
  const poisoned = buildRecord({ to: lookAlikeOf(stranger) })
  const { state, clock, world } = open({ records: [poisoned, paid] }, poisoned)
  await clock.advance(0)
  const recipients = read(state()).review.checks.find(({ id }) => id === 'recipients')
  expect(recipients).toMatchObject({
    outcome: 'fails',
    evidence: { recipients: [{ kind: 'lookAlike', of: [{ address: stranger, paidIn: 3n }] }] },
  })
  const lists = () => world.asked.filter((what) => what === 'service.listTransactions').length
  const atFirst = lists()
  await clock.advance(30_000)
  // Only the list of rivals is read again.
  expect([atFirst, lists()]).toEqual([2, 3])
})

test('an executed transaction is no payment before itself', async () => {
  const executed = buildRecord({ isExecuted: true, isSuccessful: true })
  const { state, clock } = open({ records: [executed] }, executed)
  await clock.advance(0)
  const check = read(state()).review.checks.find(({ id }) => id === 'recipients')
  expect(check).toMatchObject({ evidence: { recipients: [{ kind: 'unknown', paidIn: null }] } })
})

test('a history that is still being read is said to be, and could not be checked only once it failed', async () => {
  const { service, chainReader } = portsOf(createFakeWorld({ records: [record] }))
  let fail = () => {}
  const listTransactions: typeof service.listTransactions = (safe, options, signal) =>
    options.executed === true
      ? new Promise((resolve) => {
          fail = () => resolve({ kind: 'unreachable', reason: 'No history.' })
        })
      : service.listTransactions(safe, options, signal)
  const clock = createFakeClock()
  const causes = createStore<CausesState>(() => ({ kind: 'loading' }))
  const { state } = createReview(
    { chain: aChain, service: { ...service, listTransactions }, chainReader, clock },
    { safe: theSafe, safeTxHash: record.safeTxHash, causes, tokenList: noTokens, giftText: null },
  )
  const words = () => {
    const check = read(state.getState()).review.checks.find(({ id }) => id === 'recipients')
    if (check === undefined) throw new Error('There is no such check.')
    return checkWords(check, assetNamesOf(aChain))
  }
  await clock.advance(0)
  expect(words().outcome).toBe('Not settled yet')
  expect(words().detail).toContain('The directory of causes is still being read.')
  causes.setState({ kind: 'ready', causes: [] }, true)
  expect(words().outcome).toBe('Not settled yet')
  expect(words().detail).toContain('Whom the Safe has paid so far is still being read.')
  expect(words().detail).not.toContain('Not read')
  fail()
  await clock.advance(0)
  expect(words().outcome).toBe('Could not be checked')
  expect(words().detail).toContain('Not read: No history.')
})

test('an unreadable history is reported, and requested again', async () => {
  const { service, chainReader } = portsOf(createFakeWorld({ records: [record] }))
  let isDown = true
  const listTransactions: typeof service.listTransactions = async (safe, options, signal) =>
    isDown && options.executed === true
      ? { kind: 'unreachable', reason: 'No history.' }
      : service.listTransactions(safe, options, signal)
  const clock = createFakeClock()
  const { state } = createReview(
    { chain: aChain, service: { ...service, listTransactions }, chainReader, clock },
    {
      safe: theSafe,
      safeTxHash: record.safeTxHash,
      causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [] })),
      tokenList: noTokens,
      giftText: null,
    },
  )
  await clock.advance(0)
  const unread = () => read(state.getState()).review.checks.find(({ id }) => id === 'recipients')?.unread
  expect(unread()).toEqual(['No history.'])
  isDown = false
  await clock.advance(30_000)
  expect(unread()).toEqual([])
})

test('an approval on chain counts, although the service lists none', async () => {
  const [, ben = theSafe] = owners
  const { state, clock } = open({ records: [record], approvedBy: [ben] })
  await clock.advance(0)
  const check = read(state()).review.checks.find(({ id }) => id === 'confirmations')
  expect(check).toMatchObject({ outcome: 'holds', evidence: { valid: owners.slice(0, 2), approved: [ben] } })
})

test('a contract that the Safe takes at its word has signed, and one that it does not has not', async () => {
  const [, , chidi = theSafe] = owners
  const byContract = { owner: chidi, signature: contractSigned(chidi), submittedAtMs: 0 }
  const listed = { ...record, confirmations: [...record.confirmations, byContract] }
  for (const acceptsSignatures of [true, false]) {
    const { state, clock } = open({ records: [listed], acceptsSignatures })
    await clock.advance(0)
    expect(outcomeOf(state(), 'confirmations')).toBe(acceptsSignatures ? 'holds' : 'fails')
  }
})

test('polls less often the longer it is open, until the user returns', async () => {
  const { review, clock, world } = open()
  const asked = () => world.asked.filter((what) => what === 'service.getTransaction').length
  await clock.advance(5 * 60_000)
  const inFiveMinutes = asked()
  await clock.advance(55 * 60_000)
  expect(inFiveMinutes).toBeGreaterThanOrEqual(9)
  expect(asked() - inFiveMinutes).toBeLessThanOrEqual(20)
  review.again()
  await clock.advance(0)
  const again = asked()
  await clock.advance(60_000)
  expect(asked() - again).toBe(2)
})

test('a press on "Read again" while a poll is under way is not lost', async () => {
  const { review, clock, world } = open()
  const asked = () => world.asked.filter((what) => what === 'service.getTransaction').length
  review.again()
  await clock.advance(1_000)
  expect(asked()).toBe(2)
  await clock.advance(20_000)
  expect(asked()).toBe(2)
})

test('what the user asked for is under way until its poll has ended, also where that fails', async () => {
  const { review, clock, world } = open()
  const isUnderWay = () => review.isReadingAgain.getState()
  await clock.advance(0)
  expect(isUnderWay()).toBe(false)
  for (const down of [false, true]) {
    if (down) world.down.set('service', {})
    review.again()
    expect(isUnderWay()).toBe(true)
    await clock.advance(0)
    expect(isUnderWay()).toBe(false)
  }
  await clock.advance(60_000)
  expect(isUnderWay()).toBe(false)
})

describe('while the service is down, a gift that this browser follows', () => {
  const down = (): Parameters<typeof createFakeWorld>[0] => ({
    records: [record],
    down: new Map([['service', {}]]),
  })
  const openDown = (tracked: readonly TrackedItem[]) => open(down(), record, { tracked })

  test('is rebuilt, proved by its hash, and replaced by the record once the service answers', async () => {
    const { state, clock, world } = openDown([buildTrackedTx({ nonce: record.nonce })])
    await clock.advance(10_000)
    const shown = read(state())
    expect(shown).toMatchObject({ rebuiltFrom: 'browser', trouble: 'The service is down.' })
    expect(shown.reading.record).toMatchObject({ data: record.data, to: record.to, confirmations: [] })
    expect(outcomeOf(shown, 'recordHash')).toBe('holds')
    world.down.clear()
    await clock.advance(40_000)
    expect(read(state())).not.toHaveProperty('rebuiltFrom')
    expect(read(state()).trouble).toBeNull()
  })

  test('is found among the next nonces where its own was never seen', async () => {
    const { state, clock } = openDown([buildTrackedTx({ nonce: null })])
    await clock.advance(10_000)
    expect(read(state()).reading.record.nonce).toBe(record.nonce)
  })

  test.each<[string, readonly TrackedItem[]]>([
    ['nothing is followed', []],
    ['it makes other calls', [buildTrackedTx({ calls: [{ to: theSafe, value: 1n, data: '0x' }] })]],
  ])('is not made up: %s', async (_name, tracked) => {
    const { state, clock } = openDown(tracked)
    await clock.advance(10_000)
    expect(state()).toEqual({ kind: 'unreachable', reason: 'The service is down.' })
  })

  test('is not shown for one that the service says it does not have', async () => {
    const { state, clock } = open({ records: [] }, record, { tracked: [buildTrackedTx()] })
    await clock.advance(0)
    expect(state()).toEqual({ kind: 'missing' })
  })
})

describe('while the service is down, the gift that the link describes', () => {
  const described = (wishes: Partial<GiftDocument> = {}) =>
    encodeGiftDocument({
      chainId: aChain.id,
      safe: theSafe,
      createdAtMs: 0,
      gifts: [{ causeId: null, name: null, recipient: theCause, token: null, amount: aGift.amount }],
      purpose: null,
      author: null,
      directory: null,
      ...wishes,
    })
  const openDown = (giftText: string, down: readonly ('chain' | 'service')[] = ['service']) =>
    open({ records: [record], down: new Map(down.map((who) => [who, {}])) }, record, { giftText })

  test('is rebuilt, proved by the hash of the link, and replaced by the record once the service answers', async () => {
    const { state, clock, world } = openDown(described())
    await clock.advance(10_000)
    expect(read(state())).toMatchObject({ rebuiltFrom: 'link', trouble: 'The service is down.' })
    expect(read(state()).reading.record).toMatchObject({ nonce: record.nonce, confirmations: [] })
    expect(outcomeOf(state(), 'recordHash')).toBe('holds')
    world.down.clear()
    await clock.advance(40_000)
    expect(read(state())).not.toHaveProperty('rebuiltFrom')
  })

  test('stays when the node goes down too, and then nothing holds that only the chain can say', async () => {
    const { state, clock, world } = openDown(described())
    await clock.advance(10_000)
    expect(outcomeOf(state(), 'singleton')).toBe('holds')
    world.down.set('chain', {})
    await clock.advance(40_000)
    expect(read(state()).rebuiltFrom).toBe('link')
    for (const id of ['recordHash', 'contractHash', 'singleton', 'modules', 'nonce'])
      expect([id, outcomeOf(state(), id)]).toEqual([id, 'unchecked'])
  })

  test('is rebuilt as soon as the node answers', async () => {
    const { state, clock, world } = openDown(described(), ['service', 'chain'])
    await clock.advance(10_000)
    expect(state()).toEqual({ kind: 'unreachable', reason: 'The service is down.' })
    world.down.delete('chain')
    await clock.advance(40_000)
    expect(read(state()).rebuiltFrom).toBe('link')
  })

  test.each([
    [
      'another amount',
      described({
        gifts: [{ causeId: null, name: null, recipient: theCause, token: null, amount: aGift.amount + 1n }],
      }),
    ],
    ['a text that is cut short', described().slice(0, -4)],
  ])('is not taken for the transaction of the link: %s', async (_name, giftText) => {
    const { state, clock } = openDown(giftText)
    await clock.advance(10_000)
    expect(state()).toEqual({ kind: 'unreachable', reason: 'The service is down.' })
  })
})

test('a cause that was paid at another address before is said to have changed', async () => {
  const confirmed = { status: 'confirmed', txHash: `0x${'ab'.repeat(32)}`, blockNumber: 5n } as const
  const { gifts } = buildTrackedTx()
  const [gift] = gifts
  if (gift === undefined) throw new Error('There is one.')
  const earlier = addressOf('where the cause was before')
  const phase = confirmed as TrackedTx['phase']
  const before = buildTrackedTx({
    safeTxHash: buildRecord({ nonce: 3n }).safeTxHash,
    gifts: [{ ...gift, recipient: earlier }],
    phase,
  })
  const { state, clock, causes } = open(undefined, record, { tracked: [before] })
  causes.setState({ kind: 'ready', causes: directory }, true)
  await clock.advance(0)
  const check = read(state()).review.checks.find(({ id }) => id === 'recipients')
  expect(check).toMatchObject({
    outcome: 'unchecked',
    evidence: { recipients: [{ kind: 'confirmed', before: { address: earlier } }] },
  })
})
