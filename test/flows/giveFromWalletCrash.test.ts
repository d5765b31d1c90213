import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isProposal } from '../../src/core/outbox/intent'
import type { Gift } from '../../src/core/giving/gift'
import { createWalletAccount } from '../../src/flows/account/wallet/createWalletAccount'
import type { KeyValueStorage } from '../../src/ports/storage'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { alone, createFakeLocks } from '../support/fakeLocks'
import { createFakeWallet, walletPortsOf, type Answered } from '../support/fakeWallet'
import { aChain, addressOf, aGift } from '../support/safeFixtures'
import { theWallet } from '../support/walletFixtures'
import { storedIn } from '../support/storedIn'

/**
 * Two tabs that may die between any two steps of the program, beside a wallet whose person may confirm, refuse or wait,
 * before a tab dies or after it, and whose answers may be lost. Whoever says "it was not sent" has looked, and is right.
 */
type Action =
  | {
      readonly kind: 'give' | 'resume' | 'searchNow' | 'dieAndReload' | 'sayNothing' | 'dismiss'
      readonly tab: 0 | 1
    }
  | {
      readonly kind:
        | 'confirm'
        | 'confirmUnheard'
        | 'confirmUnclear'
        | 'refuse'
        | 'fail'
        | 'spend'
        | 'mine'
        | 'outage'
    }
  | { readonly kind: 'steps' | 'wait'; readonly count: number }

const tab = fc.constantFrom(0 as const, 1 as const)
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('give' as const), tab }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('steps' as const), count: fc.integer({ min: 1, max: 25 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('dieAndReload' as const), tab }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('resume', 'searchNow', 'sayNothing'), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('dismiss' as const), tab }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'confirm',
        'confirmUnheard',
        'confirmUnclear',
        'refuse',
        'fail',
        'spend',
        'mine',
        'outage',
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), count: fc.integer({ max: 300_000 }) }),
  },
)

type Open = { readonly amounts: readonly bigint[]; readonly index: number }

function startStory(canBatch: boolean, lagMs: number | null) {
  const wallet = createFakeWallet({ canBatch })
  let chance = 0
  // Two tabs never draw the same number: it names the gift.
  const clock = createFakeClock({ random: () => (chance = (chance + 0.37) % 1) })
  const browser = createFakeBrowser()
  const locks = createFakeLocks()
  /** What a person can still confirm, oldest first. */
  let open: Open[] = []
  const sent: bigint[] = []
  let asked = 0
  let gifts = 0
  let isDismissed = false
  let tabs = [openTab(), openTab()]

  function openTab() {
    let isAlive = true
    const kept = browser.openTab(lagMs === null ? {} : { copy: { clock, lagMs } })
    const storage: KeyValueStorage = {
      ...kept,
      set: (key, value) => isAlive && kept.set(key, value),
      keep: (key, value) => isAlive && kept.keep(key, value),
      remove: (key) => void (isAlive && kept.remove(key)),
      subscribe: (listener) => kept.subscribe((key) => void (isAlive && listener(key))),
    }
    const ports = walletPortsOf(wallet, () => isAlive)
    const account = createWalletAccount({
      ...ports,
      chain: aChain,
      address: theWallet,
      walletName: 'Test',
      ...storedIn(storage, theWallet),
      locks: lagMs === null ? alone : locks.openTab(clock),
      clock,
    })
    return {
      account,
      die() {
        isAlive = false
        account.stop()
      },
    }
  }

  /** Each request that the wallet has got since the last look: nothing in it went out before, or still can. */
  function checkRequests() {
    for (; asked < wallet.requests.length; asked++) {
      const amounts = wallet.requests[asked]?.calls.map(({ value }) => value) ?? []
      expect(
        sent.filter((amount) => amounts.includes(amount)),
        'asked for again after it went out',
      ).toEqual([])
      const stillOpen = open.flatMap((one) => one.amounts)
      expect(
        stillOpen.filter((amount) => amounts.includes(amount)),
        'asked for twice at once',
      ).toEqual([])
      open.push({ amounts, index: asked })
    }
  }

  function confirm(answerWith: 'the truth' | 'silence' | 'a fault') {
    const one = open.shift()
    const request = one && wallet.requests[one.index]
    if (one === undefined || request === undefined) return
    sent.push(...one.amounts)
    const fault: Answered = { kind: 'unknown', reason: 'A fault.' }
    const [call] = request.calls
    if (request.batchId !== null) {
      wallet.send({ to: theWallet, value: 0n, data: '0x1234' })
      const id = request.batchId
      wallet.batches.set(id, { id, statusCode: 100, atomic: true, txHashes: [] })
      if (answerWith === 'the truth') request.answer({ kind: 'sent', handle: { kind: 'calls', id } })
    } else if (call !== undefined) {
      const txHash = wallet.send(call)
      if (answerWith === 'the truth') request.answer({ kind: 'sent', handle: { kind: 'chainTx', txHash } })
    }
    if (answerWith === 'a fault') request.answer(fault)
  }

  /** Whoever says that nothing was sent has closed what the wallet still asks, and sees in it what went out. */
  function sayNothing({ account }: (typeof tabs)[number]) {
    const state = account.outbox.shown.getState()
    if (state.kind !== 'unknown' || isProposal(state.intent) || state.intent.asked === null) return
    const { asked: what, calls } = state.intent
    const amounts = (what.index === null ? calls : calls.slice(what.index, what.index + 1)).map(
      ({ value }) => value,
    )
    if (sent.some((amount) => amounts.includes(amount))) return
    open = []
    account.outbox.sayNotSent()
  }

  async function act(action: Action) {
    switch (action.kind) {
      case 'give':
        void tabs[action.tab]?.account.outbox.give(newGifts())
        return
      case 'resume':
        void tabs[action.tab]?.account.outbox.resume()
        return
      case 'searchNow':
        void tabs[action.tab]?.account.outbox.searchNow()
        return
      case 'dismiss':
        isDismissed = true
        tabs[action.tab]?.account.outbox.dismiss()
        return
      case 'dieAndReload':
        tabs = tabs.map((one, index) => {
          if (index !== action.tab) return one
          one.die()
          return openTab()
        })
        return
      case 'sayNothing':
        return tabs[0] && tabs[1] && sayNothing(tabs[action.tab] ?? tabs[0])
      case 'confirm':
        return confirm('the truth')
      case 'confirmUnheard':
        return confirm('silence')
      case 'confirmUnclear':
        return confirm('a fault')
      case 'refuse': {
        const one = open.shift()
        if (one !== undefined) wallet.requests[one.index]?.answer({ kind: 'rejected' })
        return
      }
      case 'fail': {
        const one = open.shift()
        if (one !== undefined) wallet.requests[one.index]?.answer({ kind: 'unknown', reason: 'A fault.' })
        return
      }
      case 'spend':
        wallet.send({ to: addressOf('a shop'), value: 7n, data: '0x' })
        return
      case 'mine':
        return wallet.mine()
      case 'outage':
        if (!wallet.down.delete('chain')) wallet.down.add('chain')
        return
      case 'steps':
        for (let step = 0; step < action.count; step++) {
          await Promise.resolve()
          checkRequests()
        }
        return
      case 'wait':
        return clock.advance(action.count)
    }
  }

  /** No two gifts of a story have the same amount. */
  function newGifts(): readonly Gift[] {
    return [0, 1, 2].map(() => ({ ...aGift, amount: BigInt(1_000 + gifts++) }))
  }

  /** After a reload all that went out is followed, or is being looked for. */
  async function checkEnd() {
    wallet.down.clear()
    wallet.mine()
    for (const one of tabs) one.die()
    const { account, die } = openTab()
    await clock.advance(600_000)
    checkRequests()
    const state = account.outbox.shown.getState()
    const followed = account.tracked.getState().items.flatMap((item) => ('calls' in item ? item.calls : []))
    const lookedFor = state.kind === 'unknown' ? state.intent.calls : []
    const known = new Set([...followed, ...lookedFor].map(({ value }) => value))
    const lost = sent.filter((amount) => !known.has(amount))
    if (!isDismissed) expect(lost, 'went out and is not known').toEqual([])
    die()
  }

  return {
    async act(action: Action) {
      await act(action)
      checkRequests()
    },
    checkEnd,
  }
}

vi.setConfig({ testTimeout: 120_000 })

test.each([
  ['one payment after the other', false, null],
  ['batches', true, null],
  ['one payment after the other, in tabs that read late what the other wrote', false, 10],
  ['batches, in tabs that read late what the other wrote', true, 10],
])(
  'whatever happens when, nothing goes out twice and nothing is lost: %s',
  async (_what, canBatch, lagMs) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyAction, { maxLength: 40 }), async (actions) => {
        const story = startStory(canBatch, lagMs)
        for (const action of actions) await story.act(action)
        await story.checkEnd()
      }),
      { numRuns: 400 },
    )
  },
)
