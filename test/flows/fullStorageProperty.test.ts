import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createBrowserStorage } from '../../src/adapters/storage/browserStorage'
import { parseBasket, serialiseBasket } from '../../src/core/giving/draftBasket'
import type { BasketLine } from '../../src/core/giving/basket'
import type { Gift } from '../../src/core/giving/gift'
import { formatAmount } from '../../src/core/money/formatAmount'
import { parseAmount } from '../../src/core/money/parseAmount'
import type { SafeTxRecord } from '../../src/core/safe/safeTx'
import { basketKey } from '../../src/flows/basket/basketStore'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import { createWalletAccount } from '../../src/flows/account/wallet/createWalletAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import type { KeyValueStorage } from '../../src/ports/storage'
import { createFakeClock } from '../support/fakeClock'
import { createFakeDisk, noStorageEvents, type DiskMode } from '../support/fakeDisk'
import { createFakeWallet, walletPortsOf } from '../support/fakeWallet'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, aGift, buildRecord, theSafe } from '../support/safeFixtures'
import { theWallet } from '../support/walletFixtures'
import { storedIn } from '../support/storedIn'

/**
 * A browser whose storage may fill up, refuse every write, or be denied, and whose page may die between any two steps.
 * After each reload the basket offers nothing that was asked for, unless the screen says that it may be out.
 */
type Action =
  | {
      readonly kind:
        | 'compose'
        | 'give'
        | 'resume'
        | 'searchNow'
        | 'reload'
        | 'confirm'
        | 'confirmUnheard'
        | 'refuse'
    }
  | { readonly kind: 'steps'; readonly count: number }
  | { readonly kind: 'disk'; readonly mode: Exclude<DiskMode, 'denied'> }

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('compose', 'give') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('resume', 'searchNow', 'refuse') }) },
  { weight: 3, arbitrary: fc.constant<Action>({ kind: 'reload' }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('confirm', 'confirmUnheard') }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('steps' as const), count: fc.integer({ min: 1, max: 40 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('disk' as const),
      mode: fc.constantFrom('roomy' as const, 'full' as const, 'stuck' as const),
    }),
  },
)

/** The part of an account that a story needs, of a Safe or of a wallet. */
type Page = {
  give(gifts: readonly Gift[]): void
  resume(): void
  searchNow(): void
  /** Nothing on the screen says that a gift is on its way or may be out. */
  isIdle(): boolean
  stop(): void
}

type Payer = {
  readonly key: string
  openPage(storage: KeyValueStorage, isAlive: () => boolean): Page
  /** The amounts of each request that nobody refused, in order. */
  asked(): readonly (readonly bigint[])[]
  /** Answers the oldest open request; says for which amounts. */
  answer(how: 'confirm' | 'confirmUnheard' | 'refuse'): readonly bigint[]
}

const clockOptions = () => {
  let chance = 0
  return { random: () => (chance = (chance + 0.37) % 1) }
}

function aSafe(clock: ReturnType<typeof createFakeClock>): Payer {
  const world = createFakeWorld()
  const records: SafeTxRecord[] = []
  const answered = new Set<number>()
  const refused = new Set<number>()
  return {
    key: basketKey(aChain.id, theSafe),
    asked: () =>
      world.proposals
        .filter((_proposal, at) => !refused.has(at))
        .map(({ calls }) => calls.map(({ value }) => value)),
    openPage(storage, isAlive) {
      const ports = portsOf(world)
      const account = createSafeAccount({
        ...ports,
        host: {
          ...ports.host,
          propose: (calls) =>
            new Promise((resolve) => {
              world.proposals.push({
                calls,
                answer: (result) => void (isAlive() && resolve(result)),
                fail: () => undefined,
              })
            }),
        },
        chain: aChain,
        safe: theSafe,
        causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] })),
        ...storedIn(storage, theSafe),
        clock,
      })
      return {
        give: (gifts) => void account.outbox.give(gifts, { acceptUnverified: false }),
        resume: () => undefined,
        searchNow: () => void account.outbox.searchNow(),
        isIdle: () => ['idle', 'rejected', 'blocked'].includes(account.outbox.shown.getState().kind),
        stop: () => account.stop(),
      }
    },
    answer(how) {
      const index = world.proposals.findIndex((_proposal, at) => !answered.has(at))
      const proposal = world.proposals[index]
      if (proposal === undefined) return []
      answered.add(index)
      const { calls } = proposal
      if (how === 'refuse') {
        refused.add(index)
        proposal.answer({ kind: 'rejected' })
        return calls.map(({ value }) => value)
      }
      const record = buildRecord({ calls, nonce: 7n + BigInt(records.length), submittedAtMs: clock.nowMs() })
      records.push(record)
      world.records.push(record)
      const handle = { kind: 'safeTx', safeTxHash: record.safeTxHash } as const
      if (how === 'confirm') proposal.answer({ kind: 'proposed', handle })
      return calls.map(({ value }) => value)
    },
  }
}

function aWallet(clock: ReturnType<typeof createFakeClock>, canBatch: boolean): Payer {
  const wallet = createFakeWallet({ canBatch })
  const answered = new Set<number>()
  const refused = new Set<number>()
  return {
    key: basketKey(aChain.id, theWallet),
    asked: () =>
      wallet.requests
        .filter((_request, at) => !refused.has(at))
        .map(({ calls }) => calls.map(({ value }) => value)),
    openPage(storage, isAlive) {
      const account = createWalletAccount({
        ...walletPortsOf(wallet, isAlive),
        chain: aChain,
        address: theWallet,
        walletName: 'Test',
        ...storedIn(storage, theWallet),
        clock,
      })
      return {
        give: (gifts) => void account.outbox.give(gifts),
        resume: () => void account.outbox.resume(),
        searchNow: () => void account.outbox.searchNow(),
        isIdle: () => ['idle', 'rejected', 'blocked'].includes(account.outbox.shown.getState().kind),
        stop: () => account.stop(),
      }
    },
    answer(how) {
      const index = wallet.requests.findIndex((_request, at) => !answered.has(at))
      const request = wallet.requests[index]
      const call = request?.calls[0]
      if (request === undefined || call === undefined) return []
      answered.add(index)
      if (how === 'refuse') {
        refused.add(index)
        request.answer({ kind: 'rejected' })
        return request.calls.map(({ value }) => value)
      }
      const { batchId: id } = request
      if (id !== null) wallet.batches.set(id, { id, statusCode: 100, atomic: true, txHashes: [] })
      const txHash = wallet.send(call)
      wallet.mine()
      if (how === 'confirm')
        request.answer({
          kind: 'sent',
          handle: id === null ? { kind: 'chainTx', txHash } : { kind: 'calls', id },
        })
      return request.calls.map(({ value }) => value)
    },
  }
}

async function tell(
  openPayer: (clock: ReturnType<typeof createFakeClock>) => Payer,
  mode: DiskMode,
  actions: readonly Action[],
) {
  const clock = createFakeClock(clockOptions())
  const payer = openPayer(clock)
  const disk = createFakeDisk(mode)
  const paid: bigint[] = []
  let amounts = 1_000
  let alive = {}
  let storage = openStorage()
  let page = payer.openPage(storage, aliveNow())

  function aliveNow() {
    const life = alive
    return () => life === alive
  }
  /** A dead page writes no more. */
  function openStorage(): KeyValueStorage {
    const isAlive = aliveNow()
    const kept = createBrowserStorage(disk.open, noStorageEvents)
    return {
      ...kept,
      get isDurable() {
        return kept.isDurable
      },
      set: (key, value) => isAlive() && kept.set(key, value),
      keep: (key, value) => isAlive() && kept.keep(key, value),
      remove: (key) => void (isAlive() && kept.remove(key)),
    }
  }
  /** What the basket on the screen would give; each amount is of one gift only. */
  function offered(): readonly Gift[] {
    return parseBasket(storage.get(payer.key)).lines.map(({ amountText }) => {
      const typed = parseAmount(amountText, 18, 'ETH')
      return { ...aGift, amount: typed.kind === 'ok' ? typed.value : 0n }
    })
  }
  function compose() {
    const lines = [0, 1, 2].map((at): BasketLine => ({
      id: `line-${at + 1}`,
      payee: { kind: 'cause', causeId: aGift.causeId },
      assetKey: 'native',
      amountText: formatAmount(BigInt(amounts++), 18),
    }))
    storage.set(payer.key, serialiseBasket({ lines }))
  }
  /** What may be paid is never asked for again, and what was paid is not offered by a screen that says nothing of it. */
  function check() {
    const asked = payer.asked().flat()
    expect(asked, 'asked for again').toEqual([...new Set(asked)])
    if (!page.isIdle()) return
    const again = offered().filter(({ amount }) => paid.includes(amount))
    expect(again, 'offered again').toEqual([])
  }
  async function act(action: Action) {
    switch (action.kind) {
      case 'compose':
        if (page.isIdle()) compose()
        return
      case 'give':
        if (page.isIdle() && offered().length > 0) page.give(offered().slice(0, 2))
        return
      case 'resume':
        return page.resume()
      case 'searchNow':
        return page.searchNow()
      case 'confirm':
      case 'confirmUnheard':
        paid.push(...payer.answer(action.kind))
        return
      case 'refuse': {
        const refused = payer.answer('refuse')
        expect(
          refused.filter((amount) => paid.includes(amount)),
          'asked for after it was paid',
        ).toEqual([])
        return
      }
      case 'disk':
        if (mode !== 'denied') disk.mode = action.mode
        return
      case 'steps':
        for (let step = 0; step < action.count; step++) await Promise.resolve()
        return
      case 'reload':
        page.stop()
        alive = {}
        storage = openStorage()
        page = payer.openPage(storage, aliveNow())
        check()
    }
  }

  for (const action of actions) await act(action)
  await act({ kind: 'reload' })
  await clock.advance(1_000)
  check()
  page.stop()
}

/** A gift that is asked for, and paid, after storage has run full: too rare to be drawn for a Safe. */
const paidUnstored: Action[] = [
  { kind: 'compose' },
  { kind: 'disk', mode: 'stuck' },
  { kind: 'give' },
  ...[1, 2, 3, 4, 5].map((): Action => ({ kind: 'steps', count: 40 })),
  { kind: 'confirm' },
  { kind: 'reload' },
]

vi.setConfig({ testTimeout: 120_000 })

test.each([
  ['a Safe', (clock: ReturnType<typeof createFakeClock>) => aSafe(clock)],
  ['a wallet that sends one by one', (clock: ReturnType<typeof createFakeClock>) => aWallet(clock, false)],
  ['a wallet that sends batches', (clock: ReturnType<typeof createFakeClock>) => aWallet(clock, true)],
] as const)(
  'however storage fails and the page dies, nothing is offered again unsaid: %s',
  async (_who, payer) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<DiskMode>('roomy', 'full', 'stuck', 'denied'),
        fc.array(anyAction, { minLength: 4, maxLength: 30 }),
        (mode, actions) => tell(payer, mode, actions),
      ),
      { numRuns: 300, examples: [['roomy', paidUnstored]] },
    )
  },
)
