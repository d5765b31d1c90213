import { describe, expect, test } from 'vitest'
import type { Gift } from '../../src/core/giving/gift'
import { createWalletAccount } from '../../src/flows/account/wallet/createWalletAccount'
import { answerSlowAfterMs } from '../../src/flows/outbox/runOutbox'
import type { WalletAccount } from '../../src/flows/account/account'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { createFakeWallet, walletPortsOf, type Answered, type FakeWallet } from '../support/fakeWallet'
import { aChain, addressOf, aGift, chainTxHash } from '../support/safeFixtures'
import { theWallet } from '../support/walletFixtures'
import { storedIn } from '../support/storedIn'

const gifts: readonly Gift[] = ['one', 'two', 'three'].map((name) => ({
  ...aGift,
  recipient: addressOf(name),
}))
const [firstGift, secondGift] = gifts
const shop = { to: addressOf('a shop'), value: 1n, data: '0x' } as const

function setUp(wallet: FakeWallet = createFakeWallet(), browser = createFakeBrowser()) {
  const clock = createFakeClock()
  const openTab = (storage = browser.openTab()): WalletAccount =>
    createWalletAccount({
      ...walletPortsOf(wallet),
      chain: aChain,
      address: theWallet,
      walletName: 'Test',
      ...storedIn(storage, theWallet),
      clock,
    })
  const account = openTab()
  const state = () => account.outbox.shown.getState()
  const begin = async (what: readonly Gift[] = gifts) => {
    void account.outbox.give(what)
    await clock.advance(0)
  }
  const answer = async (result: Answered) => {
    wallet.requests.at(-1)?.answer(result)
    await clock.advance(0)
  }
  const approve = async () => {
    const hash = wallet.approve()
    await clock.advance(0)
    return hash
  }
  const stored = () => [...browser.data].find(([key]) => key.includes('.intent.'))?.[1] ?? null
  return { wallet, clock, account, openTab, state, begin, answer, approve, stored }
}

const unknown: Answered = { kind: 'unknown', reason: 'A fault.' }

describe('a sequence', () => {
  test('requests one payment after the other, each stored before the request', async () => {
    const { wallet, account, begin, approve, state, stored } = setUp()
    await begin()
    expect(state()).toMatchObject({ kind: 'asking', slow: false, intent: { asked: { index: 0, nonce: 5 } } })
    expect(JSON.parse(stored() ?? '')).toMatchObject({ intent: { asked: { index: 0 }, sent: [] } })
    const hashes = [await approve()]
    expect(state()).toMatchObject({
      kind: 'asking',
      intent: { asked: { index: 1, nonce: 6 }, sent: [{ index: 0 }] },
    })
    expect(JSON.parse(stored() ?? '')).toMatchObject({
      intent: { asked: { index: 1 }, sent: [{ index: 0 }] },
    })
    hashes.push(await approve(), await approve())
    expect(state()).toMatchObject({
      kind: 'sent',
      intent: { sent: hashes.map((txHash, index) => ({ index, txHash })) },
    })
    expect(stored()).toBeNull()
    expect(wallet.requests.map(({ calls }) => calls.map(({ to }) => to))).toEqual(
      gifts.map(({ recipient }) => [recipient]),
    )
    expect(account.tracked.getState().items).toHaveLength(3)
  })

  test('a single gift is never a batch', async () => {
    const { wallet, begin } = setUp(createFakeWallet({ canBatch: true }))
    await begin(gifts.slice(0, 1))
    expect(wallet.requests).toMatchObject([{ batchId: null }])
  })

  test('a "no" before anything went out ends it, and one after that pauses it', async () => {
    const { begin, answer, approve, state, stored, account, wallet, clock } = setUp()
    await begin()
    await answer({ kind: 'rejected' })
    expect(state()).toMatchObject({ kind: 'rejected', intent: { sent: [] } })
    expect(stored()).toBeNull()

    await begin()
    await approve()
    await answer({ kind: 'refused', reason: 'Your wallet is locked.' })
    expect(state()).toMatchObject({
      kind: 'paused',
      intent: { sent: [{ index: 0 }], asked: null },
      reason: { kind: 'refused', reason: 'Your wallet is locked.' },
    })
    void account.outbox.resume()
    await clock.advance(0)
    expect(wallet.requests.at(-1)?.calls).toMatchObject([{ to: secondGift?.recipient }])
  })

  test('the hash of another payment is no answer: the payment is searched for and tracked under its own', async () => {
    const { wallet, account, begin, approve, answer, state } = setUp()
    await begin(gifts.slice(0, 2))
    const first = await approve()
    const second = wallet.send({ to: secondGift?.recipient ?? theWallet, value: aGift.amount, data: '0x' })
    await answer({ kind: 'sent', handle: { kind: 'chainTx', txHash: first } })
    expect(state()).toMatchObject({ kind: 'sent', intent: { sent: [{ txHash: first }, { txHash: second }] } })
    const followed = account.tracked.getState().items.map((item) => 'txHash' in item && item.txHash)
    expect(new Set(followed)).toEqual(new Set([first, second]))
  })

  test('such a hash while nothing else went out leaves it unknown', async () => {
    const { begin, approve, answer, state } = setUp()
    await begin(gifts.slice(0, 2))
    const first = await approve()
    await answer({ kind: 'sent', handle: { kind: 'chainTx', txHash: first } })
    expect(state()).toMatchObject({
      kind: 'unknown',
      intent: { sent: [{ index: 0 }], asked: { index: 1 } },
      lastSearch: { found: 'nothing' },
    })
  })

  test('the same gift once more is not done by the hash of the first', async () => {
    const { clock, account, begin, approve, answer, state } = setUp()
    await begin(gifts.slice(0, 1))
    const first = await approve()
    account.outbox.dismiss()
    await clock.advance(1_000)
    await begin(gifts.slice(0, 1))
    await answer({ kind: 'sent', handle: { kind: 'chainTx', txHash: first } })
    expect(state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'nothing' } })
    expect(account.tracked.getState().items).toHaveLength(1)
  })

  test('nothing new is begun while it stands still', async () => {
    const { wallet, begin, approve, answer, state } = setUp()
    await begin()
    await approve()
    await answer({ kind: 'rejected' })
    const before = state()
    await begin()
    expect(state()).toBe(before)
    expect(wallet.requests).toHaveLength(2)
  })

  test('is not requested while the chain cannot be read: a lost one could not be found', async () => {
    const { wallet, begin, state, stored } = setUp()
    wallet.down.add('chain')
    await begin()
    expect(state()).toMatchObject({ kind: 'blocked', reason: expect.stringContaining('The chain is down.') })
    expect(wallet.requests).toHaveLength(0)
    expect(stored()).toBeNull()
  })

  test('no answer for a while offers ways on, and the answer is still awaited', async () => {
    const { clock, begin, approve, state } = setUp()
    await begin()
    await clock.advance(answerSlowAfterMs)
    expect(state()).toMatchObject({ kind: 'asking', slow: true })
    await clock.advance(3_600_000)
    await approve()
    expect(state()).toMatchObject({ kind: 'asking', slow: false, intent: { sent: [{ index: 0 }] } })
  })
})

describe('a batch', () => {
  const batching = () => setUp(createFakeWallet({ canBatch: true }))

  test('is requested once, and tracked under the wallet’s id', async () => {
    const { wallet, account, begin, answer, state, stored } = batching()
    await begin()
    expect(account.batching.getState()).toEqual({ kind: 'atomic' })
    expect(wallet.requests).toMatchObject([{ batchId: expect.stringMatching(/^0x[0-9a-f]{64}$/) }])
    expect(JSON.parse(stored() ?? '')).toMatchObject({ intent: { way: 'batch', asked: { index: null } } })
    await answer({ kind: 'sent', handle: { kind: 'calls', id: '0x77' } })
    expect(state()).toMatchObject({ kind: 'sent' })
    expect(account.tracked.getState().items).toMatchObject([
      { kind: 'calls', id: '0x77', gifts: [{}, {}, {}] },
    ])
    expect(stored()).toBeNull()
  })

  test('is not done by the id of an earlier one', async () => {
    const { clock, account, begin, answer, state, stored } = batching()
    await begin()
    await answer({ kind: 'sent', handle: { kind: 'calls', id: '0x77' } })
    account.outbox.dismiss()
    await clock.advance(1_000)
    await begin()
    await answer({ kind: 'sent', handle: { kind: 'calls', id: '0x77' } })
    expect(state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'nothing' } })
    expect(account.tracked.getState().items).toHaveLength(1)
    expect(stored()).not.toBeNull()
  })

  test('is not found when the wallet returns an earlier one for its id', async () => {
    const { wallet, clock, account, begin, answer, state } = batching()
    await begin()
    await answer({ kind: 'sent', handle: { kind: 'calls', id: '0x77' } })
    account.outbox.dismiss()
    await clock.advance(1_000)
    await begin()
    const ours = wallet.requests.at(-1)?.batchId ?? ''
    wallet.batches.set(ours, { id: '0x77', statusCode: 100, atomic: true, txHashes: [] })
    await answer(unknown)
    expect(state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'unreachable' } })
  })

  test('[S8.16] that the wallet cannot make becomes a sequence, now and from then on', async () => {
    const { wallet, account, begin, answer, approve, state } = batching()
    await begin()
    await answer({ kind: 'unsupported', reason: 'No.' })
    expect(wallet.requests).toMatchObject([{ batchId: expect.anything() }, { batchId: null, calls: [{}] }])
    expect(state()).toMatchObject({ kind: 'asking', intent: { way: 'sequence' } })
    expect(account.batching.getState()).toEqual({ kind: 'none' })
    for (const _gift of gifts) await approve()
    expect(state()).toMatchObject({ kind: 'sent' })
    await begin()
    expect(wallet.requests.at(-1)).toMatchObject({ batchId: null })
  })

  test('whose answer is lost is searched for at the wallet, and then on the chain', async () => {
    const { wallet, clock, begin, answer, state, account } = batching()
    await begin()
    await answer(unknown)
    expect(state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'nothing' } })
    wallet.send(shop)
    await clock.advance(10_000)
    expect(state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'used' } })
    const id = wallet.requests[0]?.batchId ?? ''
    wallet.batches.set(id, { id, statusCode: 100, atomic: true, txHashes: [] })
    void account.outbox.searchNow()
    await clock.advance(0)
    expect(state()).toMatchObject({ kind: 'sent' })
    expect(account.tracked.getState().items).toMatchObject([{ kind: 'calls', id }])
    expect(wallet.requests).toHaveLength(1)
  })
})

describe('an answer that is lost', () => {
  async function lose(out: 'mined' | 'pending' | 'not') {
    const story = setUp()
    await story.begin()
    await story.approve()
    const [call] = story.wallet.requests.at(-1)?.calls ?? []
    if (call !== undefined && out !== 'not') story.wallet.send(call)
    if (out === 'mined') story.wallet.mine()
    await story.answer(unknown)
    return story
  }

  test.each(['mined', 'pending'] as const)(
    'is found where it is %s, and never requested again',
    async (out) => {
      const { wallet, account, clock, state } = await lose(out)
      expect(state()).toMatchObject({
        kind: 'paused',
        intent: { sent: [{ index: 0 }, { index: 1 }], asked: null },
      })
      void account.outbox.resume()
      await clock.advance(0)
      expect(wallet.requests).toHaveLength(3)
      expect(wallet.requests.at(-1)?.calls).toMatchObject([{ to: gifts[2]?.recipient }])
    },
  )

  test('is found as soon as it is out, on its own', async () => {
    const { wallet, clock, state } = await lose('not')
    expect(state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'nothing' } })
    wallet.send({ to: secondGift?.recipient ?? theWallet, value: aGift.amount, data: '0x' })
    wallet.mine()
    await clock.advance(10_000)
    expect(state()).toMatchObject({ kind: 'paused', intent: { sent: [{}, { index: 1 }] } })
  })

  test('is not taken for another transaction of the wallet, and not for a payment that is known', async () => {
    const { wallet, clock, state } = await lose('not')
    wallet.send(shop)
    await clock.advance(10_000)
    const waits = {
      kind: 'unknown',
      lastSearch: { found: 'waiting', reason: expect.stringContaining('waits') },
    }
    expect(state()).toMatchObject(waits)
    wallet.mine()
    await clock.advance(20_000)
    expect(state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'used' } })
  })

  test('is not called another one where it may go through the wallet’s own code', async () => {
    const { wallet, clock, state } = await lose('not')
    wallet.send({ to: theWallet, value: 0n, data: '0x1234' })
    wallet.mine()
    await clock.advance(20_000)
    expect(state()).toMatchObject({
      kind: 'unknown',
      lastSearch: { found: 'used', reason: expect.stringContaining('may be this payment') },
    })
    expect(wallet.requests).toHaveLength(2)
  })

  test('the same payment twice in one gift: the second is not found in the first', async () => {
    const { wallet, begin, approve, answer, state } = setUp()
    await begin([firstGift, firstGift] as readonly Gift[])
    await approve()
    await answer(unknown)
    expect(state()).toMatchObject({ kind: 'unknown', intent: { asked: { index: 1 } } })
    expect(wallet.requests).toHaveLength(2)
  })

  test('the same payment twice, the first still waiting for a block: the second is not found in the first', async () => {
    const { wallet, clock, begin, answer, state } = setUp()
    await begin([firstGift, firstGift] as readonly Gift[])
    const [call] = wallet.requests[0]?.calls ?? []
    const txHash = wallet.send(call ?? shop)
    await answer({ kind: 'sent', handle: { kind: 'chainTx', txHash } })
    await answer(unknown)
    expect(state()).toMatchObject({ kind: 'unknown', intent: { sent: [{ txHash }], asked: { nonce: 5 } } })
    const second = wallet.send(call ?? shop)
    await clock.advance(10_000)
    expect(state()).toMatchObject({ kind: 'sent', intent: { sent: [{ txHash }, { txHash: second }] } })
  })

  test.each(['pending', 'mined'] as const)(
    'the same payment twice, the first sped up and %s: the second is not found in what it has become',
    async (out) => {
      const { wallet, clock, account, begin, answer, state } = setUp()
      await begin([firstGift, firstGift] as readonly Gift[])
      const [call = shop] = wallet.requests[0]?.calls ?? []
      const txHash = wallet.send(call)
      await answer({ kind: 'sent', handle: { kind: 'chainTx', txHash } })
      const fasterHash = chainTxHash('sped up')
      wallet.pending = wallet.pending.map((transaction) => ({ ...transaction, txHash: fasterHash }))
      if (out === 'mined') wallet.mine()
      await answer(unknown)
      expect(state()).toMatchObject({ kind: 'unknown', intent: { sent: [{ txHash }] } })

      // Once enough blocks have shown what the first has become, the second is found in its own.
      if (out === 'pending') wallet.mine()
      for (let block = 0; block < aChain.confirmations; block++) wallet.mine()
      await clock.advance(60_000)
      expect(account.tracked.getState().items).toMatchObject([{ txHash: fasterHash }, { txHash }])
      expect(state()).toMatchObject({ kind: 'unknown', intent: { sent: [{ txHash }] } })
      const second = wallet.send(call)
      await clock.advance(120_000)
      expect(state()).toMatchObject({ kind: 'sent', intent: { sent: [{ txHash }, { txHash: second }] } })
    },
  )

  test('a chain that cannot be asked is no proof, and neither is a node that is behind', async () => {
    const { wallet, clock, state } = await lose('not')
    wallet.down.add('chain')
    await clock.advance(10_000)
    expect(state()).toMatchObject({ lastSearch: { found: 'unreachable', reason: 'The chain is down.' } })
    wallet.down.clear()
    wallet.block -= 1n
    await clock.advance(20_000)
    expect(state()).toMatchObject({
      lastSearch: { found: 'unreachable', reason: expect.stringContaining('behind') },
    })
  })

  test('the user can declare it not sent only after a search, and the sequence pauses before it', async () => {
    const { wallet, account, clock, state } = await lose('not')
    account.outbox.sayNotSent()
    expect(state()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0 }], asked: null } })
    void account.outbox.resume()
    await clock.advance(0)
    expect(wallet.requests).toHaveLength(3)
    expect(wallet.requests.at(-1)?.calls).toEqual(wallet.requests.at(-2)?.calls)
  })

  test('a late answer is stored, even during a search', async () => {
    const { account, clock, begin, approve, state } = setUp()
    await begin()
    void account.outbox.searchNow()
    await clock.advance(0)
    expect(state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'nothing' } })
    await approve()
    expect(state()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0 }] } })
  })

  test('one that comes after the gift was dismissed is followed and shown: it must not be given again', async () => {
    const { account, begin, approve, state } = setUp()
    await begin()
    account.outbox.dismiss()
    expect(state()).toEqual({ kind: 'idle' })
    const txHash = await approve()
    expect(state()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0, txHash }] } })
    expect(account.tracked.getState().items).toMatchObject([{ txHash }])
  })

  test('to an earlier payment arrives late: a later one that may be out stays unknown, and is not requested again', async () => {
    const { wallet, clock, account, begin, answer, state } = setUp()
    await begin()
    const [first] = wallet.requests
    const txHash = wallet.send(first?.calls[0] ?? shop)
    wallet.mine()
    void account.outbox.searchNow()
    await clock.advance(0)
    expect(state()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0, txHash }] } })
    void account.outbox.resume()
    await clock.advance(0)
    await answer(unknown)
    expect(state()).toMatchObject({ kind: 'unknown', intent: { asked: { index: 1 } } })
    first?.answer({ kind: 'sent', handle: { kind: 'chainTx', txHash } })
    await clock.advance(0)
    expect(state()).toMatchObject({ kind: 'unknown', intent: { sent: [{ txHash }], asked: { index: 1 } } })
    void account.outbox.resume()
    await clock.advance(0)
    expect(wallet.requests).toHaveLength(2)
  })

  describe('to a request that was made again, while the second one is open', () => {
    async function askAgain(what: readonly Gift[]) {
      const story = setUp()
      const { wallet, clock, account, begin, state } = story
      await begin(what)
      void account.outbox.searchNow()
      await clock.advance(0)
      account.outbox.sayNotSent()
      await clock.advance(1_000)
      void account.outbox.resume()
      await clock.advance(0)
      const [first, second] = wallet.requests
      if (first === undefined || second === undefined) throw new Error('It was not asked again.')
      expect(second.calls).toEqual(first.calls)
      const firstHash = wallet.send(first.calls[0] ?? shop)
      first.answer({ kind: 'sent', handle: { kind: 'chainTx', txHash: firstHash } })
      await clock.advance(0)
      expect(state()).toMatchObject({
        kind: 'asking',
        intent: { sent: [{ index: 0, txHash: firstHash }], asked: { index: 0 } },
      })
      return { ...story, second, firstHash }
    }

    test('it is out, and a "no" to the second ends it', async () => {
      const { clock, second, firstHash, state, stored } = await askAgain(gifts.slice(0, 1))
      second.answer({ kind: 'rejected' })
      await clock.advance(0)
      expect(state()).toMatchObject({ kind: 'sent', intent: { sent: [{ txHash: firstHash }] } })
      expect(stored()).toBeNull()
    })

    test('of a sequence it is out, and a "no" to the second pauses before the next one', async () => {
      const { clock, second, state } = await askAgain(gifts.slice(0, 2))
      second.answer({ kind: 'rejected' })
      await clock.advance(0)
      expect(state()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0 }], asked: null } })
    })

    test('it is out, and the second is not forgotten by a reload: sent after all, it is followed too', async () => {
      const { wallet, clock, account, second, firstHash, openTab } = await askAgain(gifts.slice(0, 1))
      account.stop()
      const reloaded = openTab()
      await clock.advance(0)
      expect(reloaded.outbox.shown.getState()).toMatchObject({
        kind: 'unknown',
        intent: { asked: { index: 0 } },
      })
      const secondHash = wallet.send(second.calls[0] ?? shop)
      for (let block = 0; block < aChain.confirmations; block++) wallet.mine()
      await clock.advance(60_000)
      expect(reloaded.outbox.shown.getState()).toMatchObject({ kind: 'sent' })
      const followed = reloaded.tracked.getState().items
      expect(followed).toMatchObject([{ txHash: secondHash }, { txHash: firstHash }])
    })

    test('it is out, and ends when the user declares that it was sent once', async () => {
      const { wallet, clock, account, state, stored } = await askAgain(gifts.slice(0, 1))
      for (let block = 0; block < aChain.confirmations; block++) wallet.mine()
      void account.outbox.searchNow()
      await clock.advance(0)
      expect(state()).toMatchObject({ kind: 'unknown', intent: { sent: [{ index: 0 }] } })
      account.outbox.sayNotSent()
      await clock.advance(0)
      expect(state()).toMatchObject({ kind: 'sent' })
      expect(stored()).toBeNull()
    })
  })
})

describe('two tabs', () => {
  test('the second does not ask beside the first, and learns how it went', async () => {
    const { wallet, clock, openTab, begin, approve, account } = setUp()
    await begin()
    const second = openTab()
    await clock.advance(0)
    expect(second.outbox.shown.getState()).toMatchObject({ kind: 'unknown' })
    void second.outbox.give(gifts)
    await clock.advance(0)
    expect(wallet.requests).toHaveLength(1)
    await approve()
    await approve()
    await approve()
    expect(account.outbox.shown.getState()).toMatchObject({ kind: 'sent' })
    expect(second.outbox.shown.getState()).toMatchObject({ kind: 'sent', intent: { sent: [{}, {}, {}] } })
    expect(wallet.requests).toHaveLength(3)
  })

  test('of two that go on at the same time only one asks', async () => {
    const { wallet, clock, openTab, begin, approve, answer, account } = setUp()
    await begin()
    await approve()
    await answer({ kind: 'rejected' })
    const second = openTab()
    await clock.advance(0)
    expect(second.outbox.shown.getState()).toMatchObject({ kind: 'paused', intent: { sent: [{ index: 0 }] } })
    void account.outbox.resume()
    void second.outbox.resume()
    await clock.advance(0)
    expect(wallet.requests).toHaveLength(3)
    await approve()
    await approve()
    expect(wallet.requests).toHaveLength(4)
    for (const { outbox } of [account, second])
      expect(outbox.shown.getState()).toMatchObject({ kind: 'sent' })
  })

  /** The first tab waits for an answer to the second payment; it went out, and a second tab has found it. */
  async function findInSecondTab() {
    const story = setUp()
    await story.begin()
    await story.approve()
    const unanswered = story.wallet.requests.at(-1)
    const txHash = story.wallet.send(unanswered?.calls[0] ?? shop)
    story.wallet.mine()
    const second = story.openTab()
    await story.clock.advance(0)
    expect(second.outbox.shown.getState()).toMatchObject({
      kind: 'paused',
      intent: { sent: [{}, { txHash }] },
    })
    const answerLate = async (result: Answered) => {
      unanswered?.answer(result)
      await story.clock.advance(0)
    }
    return { ...story, second, txHash, answerLate }
  }

  test('an answer after the other tab has sent the rest does not restart it', async () => {
    const { wallet, clock, second, approve, answerLate, account, stored, txHash } = await findInSecondTab()
    void second.outbox.resume()
    await clock.advance(0)
    await approve()
    expect(second.outbox.shown.getState()).toMatchObject({ kind: 'sent' })
    await answerLate({ kind: 'sent', handle: { kind: 'chainTx', txHash } })
    expect(account.outbox.shown.getState()).toMatchObject({
      kind: 'sent',
      intent: { sent: [{}, { txHash }, {}] },
    })
    expect(stored()).toBeNull()
    expect(wallet.requests).toHaveLength(3)
  })

  test('a "no" of the wallet about what the other tab has found does not undo it', async () => {
    const { answerLate, account, stored, txHash } = await findInSecondTab()
    await answerLate({ kind: 'rejected' })
    expect(account.outbox.shown.getState()).toMatchObject({
      kind: 'paused',
      intent: { sent: [{}, { txHash }] },
    })
    expect(JSON.parse(stored() ?? '')).toMatchObject({ intent: { sent: [{}, { txHash }], asked: null } })
  })

  test('what one tab dismisses is gone from the other', async () => {
    const { clock, openTab, begin, approve, answer, account } = setUp()
    await begin()
    await approve()
    await answer({ kind: 'rejected' })
    const second = openTab()
    await clock.advance(0)
    account.outbox.dismiss()
    await clock.advance(0)
    expect(second.outbox.shown.getState()).toEqual({ kind: 'idle' })
  })
})

test('what is stored and cannot be read, or sends something else than it shows, stops the gifts of the account', async () => {
  const browser = createFakeBrowser()
  const { begin, approve, answer, stored } = setUp(createFakeWallet(), browser)
  await begin()
  await approve()
  await answer({ kind: 'rejected' })
  const [key] = [...browser.data.keys()].filter((name) => name.includes('.intent.'))
  const good = stored() ?? ''
  for (const bad of [
    '{',
    good.slice(0, -2),
    good.replace('"way":"sequence"', '"way":"all"'),
    good.replaceAll(`"to":"${secondGift?.recipient}"`, `"to":"${shop.to}"`),
  ]) {
    browser.data.set(key ?? '', bad)
    const { account } = setUp(createFakeWallet(), browser)
    const unreadable = { kind: 'unreadable', why: 'damaged', text: bad }
    expect(account.outbox.shown.getState()).toEqual({ kind: 'unreadable', unreadable })
  }
})
