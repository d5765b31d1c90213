import {
  concat,
  encodeFunctionData,
  keccak256,
  numberToHex,
  pad,
  parseAbi,
  parseEther,
  size,
  stringToHex,
  type Address,
  type Hex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import { createRequestBudget } from '../../src/adapters/service/requestBudget'
import { createSafeService } from '../../src/adapters/service/safeService'
import { realClock } from '../support/realClock'
import { createWalletHost } from '../../src/adapters/host/walletHost'
import type { AppChain } from '../../src/core/chain'
import type { Call } from '../../src/core/safe/safeTx'
import type { SafeAccount } from '../../src/flows/account/account'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { recogniseAccount } from '../../src/flows/session/recogniseAccount'
import type { KeyValueStorage } from '../../src/ports/storage'
import { owners as people } from '../sandbox/chain/owners'
import { localTokens } from '../sandbox/chain/tokens/localTokens'
import { draftSafeTx } from '../sandbox/host/draftSafeTx'
import { safeAbi, safeTypes } from '../sandbox/host/safeAbi'
import { confirmTx, executeTx, hashSafeTx, proposeTx } from '../sandbox/host/safeActions'
import { serviceClient } from '../sandbox/host/serviceClient'
import { type ServiceWorld, startServiceWorld } from '../sandbox/service/serviceWorld'
import { createFakeClock, type FakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { alone } from '../support/fakeLocks'
import { aChain, addressOf, aGift, theCause } from '../support/safeFixtures'
import {
  createSafeWallet,
  never,
  type SafeWallet,
  type SafeWalletOptions,
  tellingRequests,
} from '../support/safeWallet'
import { eventually } from '../support/eventually'
import { storedIn } from '../support/storedIn'

const [ada, ben] = people
const checked = { acceptUnverified: false }
const gift = { ...aGift, amount: 1_000n }
const second = { ...aGift, amount: 2_000n }

let world: ServiceWorld
let chain: AppChain
const opened: SafeAccount[] = []

beforeAll(async () => {
  world = await startServiceWorld()
  chain = { ...aChain, rpcUrls: [world.chain.rpcUrl], serviceUrl: `${world.url}/api`, confirmations: 1 }
}, 60_000)
afterEach(async () => {
  for (const account of opened.splice(0)) account.stop()
  Object.assign(world.service.settings, { failWith: [], proposalDelayMs: 0 })
  await world.chain.client.setAutomine(true)
})
afterAll(() => world.stop())

const placeOf = (safe: Address) => ({ rpcUrl: world.chain.rpcUrl, serviceUrl: chain.serviceUrl, safe })

function newSafe(threshold: 1 | 2): Promise<Address> {
  const owners = threshold === 1 ? [ada.address] : [ada.address, ben.address]
  return world.createSafe({ owners, threshold, funds: { native: parseEther('1') } })
}

type SetUp = {
  readonly safe: Address
  readonly wallet: SafeWallet
  readonly clock: FakeClock
  readonly account: SafeAccount
}

/** The account of a Safe behind a wallet: the real chain, the real service, and a clock that the test holds. */
function open(
  safe: Address,
  wishes: Partial<SafeWalletOptions> = {},
  storage: KeyValueStorage = createFakeBrowser().openTab(),
): SetUp {
  const clock = createFakeClock({ startMs: Date.now() })
  const wallet = createSafeWallet({ ...placeOf(safe), owner: ada, ...wishes })
  const chainReader = createChainReader(chain)
  const budget = createRequestBudget({ clock, limit: 200, windowMs: 60_000 })
  const account = createSafeAccount({
    chain,
    safe,
    causes: createStore<CausesState>(() => ({ kind: 'ready', causes: [] })),
    host: createWalletHost({ provider: wallet, safe, chain, chainReader, clock }),
    // What comes over a real socket takes real time.
    service: createSafeService({ chain, clock: realClock, budget }),
    chainReader,
    ...storedIn(storage, safe, chain.id),
    locks: alone,
    clock,
  })
  opened.push(account)
  return { safe, wallet, clock, account }
}

async function give({ account }: SetUp, gifts = [gift]): Promise<void> {
  await account.outbox.give(gifts, checked)
}

/** Looks again and again, as the account itself does; here without the waiting. */
async function follow({ account, clock }: SetUp, status: string): Promise<void> {
  await eventually(async () => {
    await clock.advance(chain.pollMs)
    expect(account.tracked.getState().items).toMatchObject([{ phase: { status } }])
  })
}

type Sent = { readonly safeTxHash: Hex; readonly txHash: Hex }

const callsOf = (batch: unknown): readonly Call[] =>
  (batch as { calls: { to: Address; value: string; data: Hex }[] }).calls.map(({ to, value, data }) => ({
    to,
    value: BigInt(value),
    data,
  }))

/** What a Safe of one owner executes past the service. */
async function execute(safe: Address, calls: readonly Call[]): Promise<Sent> {
  const sent = await sendExecution(safe, calls)
  await world.chain.client.waitForTransactionReceipt({ hash: sent.txHash })
  return sent
}

/** The same, without waiting for its block. */
async function sendExecution(safe: Address, calls: readonly Call[]): Promise<Sent> {
  const tx = await draftSafeTx(placeOf(safe), { calls })
  const safeTxHash = await hashSafeTx(placeOf(safe), tx)
  const domain = { chainId: chain.id, verifyingContract: safe }
  const signature = await privateKeyToAccount(ada.privateKey).signTypedData({
    domain,
    types: safeTypes,
    primaryType: 'SafeTx',
    message: tx,
  })
  const fees = [tx.safeTxGas, tx.baseGas, tx.gasPrice, tx.gasToken, tx.refundReceiver] as const
  const txHash = await world.chain.client.writeContract({
    account: ada.address,
    address: safe,
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [tx.to, tx.value, tx.data, tx.operation, ...fees, signature],
  })
  return { safeTxHash, txHash }
}

function serviceIsAway(): void {
  world.service.settings.failWith = [{ answer: 503 }]
}

async function safeTxHashOf(safe: Address): Promise<Hex> {
  const { results } = await world.apiKit.getMultisigTransactions(safe)
  expect(results).toHaveLength(1)
  return results[0]?.safeTxHash as Hex
}

describe('[S1.10] a Safe behind a wallet', () => {
  test('proposes several gifts as one, is followed by its safeTxHash as in the frame, and ends as delivered', async () => {
    const safe = await newSafe(2)
    const setUp = open(safe)
    await give(setUp, [gift, second])
    const safeTxHash = await safeTxHashOf(safe)
    expect(setUp.account.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
    await follow(setUp, 'awaitingConfirmations')

    await confirmTx(placeOf(safe), { owner: ben, safeTxHash })
    await executeTx(placeOf(safe), { owner: ben, safeTxHash })
    await follow(setUp, 'confirmed')
    expect(setUp.account.tracked.getState().items).toMatchObject([{ safeTxHash, note: null }])
    expect(setUp.account.check.getState()).toMatchObject({ kind: 'ok' })
    expect(tellingRequests(setUp.wallet)).toEqual(['wallet_sendCalls'])
  })

  test('that executes at once answers with the hash of the chain, and is followed by its safeTxHash', async () => {
    const safe = await newSafe(1)
    const setUp = open(safe, { executesAtOnce: true, instead: { wallet_getCapabilities: () => ({}) } })
    const before = await world.chain.client.getBalance({ address: theCause })
    await give(setUp)
    expect(await world.chain.client.getBalance({ address: theCause })).toBe(before + gift.amount)
    const safeTxHash = await safeTxHashOf(safe)
    expect(setUp.account.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
    await follow(setUp, 'confirmed')
    expect(tellingRequests(setUp.wallet)).toEqual(['eth_sendTransaction'])
  })

  test('that executes at once is found by the chain alone while the service is away, a whole batch too', async () => {
    const safe = await newSafe(1)
    const sent: Sent[] = []
    const setUp = open(safe, {
      instead: {
        wallet_sendCalls: async ([batch]) => {
          sent.push(await execute(safe, callsOf(batch)))
          serviceIsAway()
          return { id: sent[0]?.txHash }
        },
      },
    })
    await give(setUp, [gift, second])
    expect(setUp.account.outbox.shown.getState()).toMatchObject({
      kind: 'proposed',
      safeTxHash: sent[0]?.safeTxHash,
    })
  })

  test('that rejects: nothing is tracked, and nothing is stored', async () => {
    const safe = await newSafe(1)
    const setUp = open(safe, {
      instead: {
        wallet_sendCalls: () => {
          throw Object.assign(new Error('User rejected transaction'), { code: -32000 })
        },
      },
    })
    await give(setUp)
    expect(setUp.account.outbox.shown.getState()).toMatchObject({ kind: 'rejected' })
    expect(setUp.account.tracked.getState().items).toEqual([])
  })

  test('that is on another chain now: nothing was requested, no network switch either, and it can be given again', async () => {
    const safe = await newSafe(1)
    const setUp = open(safe, { instead: { eth_chainId: () => '0x1' } })
    await give(setUp)
    expect(setUp.account.outbox.shown.getState()).toEqual({
      kind: 'blocked',
      reason: 'Your wallet is not on Test chain now. Open this Safe on Test chain in your wallet.',
    })
    expect(tellingRequests(setUp.wallet)).toEqual([])
  })
})

describe('a Safe that is not as plain as others', () => {
  const word = (address: Address) => pad(address, { size: 32 })
  const guardSlot = keccak256(stringToHex('guard_manager.guard.address'))
  const moduleAbi = parseAbi([
    'function enableModule(address module)',
    'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
  ])
  /** Runtime code that answers these bytes, `at` this place of one word, to every call. */
  const answering = (bytes: Hex, at: number) =>
    concat(['0x7f', pad(pad(bytes, { size: 32 - at, dir: 'right' }), { size: 32 }), '0x60005260206000f3'])
  const itself = async (safe: Address, data: Hex) => {
    const { client } = world.chain
    await client.impersonateAccount({ address: safe })
    const hash = await client.sendTransaction({
      account: safe,
      to: safe,
      data,
      gas: 500_000n,
      gasPrice: 10n ** 10n,
    })
    await client.waitForTransactionReceipt({ hash })
  }

  type Special = {
    readonly safe: Address
    /** The second owner signs. */
    readonly sign: (safeTxHash: Hex) => Promise<void>
    readonly meanwhile?: () => Promise<void>
  }
  const ofTwo = async (): Promise<Special> => {
    const safe = await newSafe(2)
    return { safe, sign: (safeTxHash) => confirmTx(placeOf(safe), { owner: ben, safeTxHash }) }
  }

  const kinds: Record<string, () => Promise<Special>> = {
    async 'has a guard'() {
      const special = await ofTwo()
      const guard = addressOf('a guard')
      await world.chain.client.setCode({ address: guard, bytecode: answering('0x01', 31) })
      await world.chain.client.setStorageAt({ address: special.safe, index: guardSlot, value: word(guard) })
      return special
    },
    async 'has a module, which pays out meanwhile'() {
      const special = await ofTwo()
      const { client } = world.chain
      const module = addressOf('a module')
      const { safe } = special
      await itself(safe, encodeFunctionData({ abi: moduleAbi, functionName: 'enableModule', args: [module] }))
      await client.impersonateAccount({ address: module })
      await client.setBalance({ address: module, value: parseEther('1') })
      const args = [theCause, gift.amount, '0x', 0] as const
      const data = encodeFunctionData({ abi: moduleAbi, functionName: 'execTransactionFromModule', args })
      return {
        ...special,
        async meanwhile() {
          const hash = await client.sendTransaction({ account: module, to: safe, data, gas: 500_000n })
          expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success')
        },
      }
    },
    async 'has an owner with delegated code (EIP-7702)'() {
      const { client } = world.chain
      const delegated = concat(['0xef0100', addressOf('a delegate')])
      await client.setCode({ address: ben.address, bytecode: delegated })
      onTestFinished(() => client.setCode({ address: ben.address, bytecode: '0x' }))
      return ofTwo()
    },
    async 'has an owner that is the contract of a passkey'() {
      const passkey = addressOf('a passkey')
      // The magic value of `isValidSignature(bytes,bytes)`, which a Safe of 1.4.1 calls.
      await world.chain.client.setCode({ address: passkey, bytecode: answering('0x20c13b0b', 0) })
      const owners = [ada.address, passkey]
      const safe = await world.createSafe({ owners, threshold: 2, funds: { native: parseEther('1') } })
      const bytes = '0x5a5a'
      const head = [word(passkey), numberToHex(65, { size: 32 }), '0x00'] as const
      const signature = concat([...head, numberToHex(size(bytes), { size: 32 }), bytes])
      return {
        safe,
        async sign(hash) {
          await serviceClient(chain.serviceUrl).confirm(hash, signature)
        },
      }
    },
  }

  test.each(Object.entries(kinds))(
    '%s: its gift is proposed, signed, executed and delivered',
    async (_what, make) => {
      const { safe, sign, meanwhile } = await make()
      const setUp = open(safe)
      await give(setUp, [gift, second])
      const safeTxHash = await safeTxHashOf(safe)
      await follow(setUp, 'awaitingConfirmations')
      await sign(safeTxHash)
      await follow(setUp, 'awaitingExecution')
      await meanwhile?.()
      const before = await world.chain.client.getBalance({ address: theCause })
      await executeTx(placeOf(safe), { owner: ada, safeTxHash })
      await follow(setUp, 'confirmed')
      expect(setUp.account.tracked.getState().items).toMatchObject([{ safeTxHash, note: null }])
      expect(setUp.account.check.getState()).toMatchObject({ kind: 'ok' })
      const paid = (await world.chain.client.getBalance({ address: theCause })) - before
      expect(paid).toBe(gift.amount + second.amount)
    },
  )
})

describe('what a wallet answers is believed only when it leads to this gift', () => {
  const unknown = { kind: 'unknown', isSearching: false, lastSearch: { found: 'nothing' } }

  test('the hash of another Safe’s transaction is not taken; the gift is found when it is there', async () => {
    const [safe, other] = [await newSafe(2), await newSafe(2)]
    const calls = [{ to: theCause, value: gift.amount, data: '0x' }] as const
    const setUp = open(safe, {
      instead: { wallet_sendCalls: () => proposeTx(placeOf(other), { owner: ada, calls }) },
    })
    await give(setUp)
    expect(setUp.account.outbox.shown.getState()).toMatchObject(unknown)
    await give(setUp)
    expect(tellingRequests(setUp.wallet)).toEqual(['wallet_sendCalls'])
    expect(setUp.account.tracked.getState().items).toEqual([])

    const safeTxHash = await proposeTx(placeOf(safe), { owner: ada, calls })
    await setUp.account.outbox.searchNow()
    expect(setUp.account.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
  })

  test('an owner’s signature in place of a hash is no hash: the proposal that it signs is found at the service', async () => {
    const [safe, calls] = [await newSafe(2), [{ to: theCause, value: gift.amount, data: '0x' }]] as const
    const signature = `0x${'1b'.repeat(65)}`
    const noBatch = { wallet_getCapabilities: () => ({}) }
    const proposes = {
      ...noBatch,
      eth_sendTransaction: async () => {
        await proposeTx(placeOf(safe), { owner: ada, calls })
        return signature
      },
    }
    const atOnce = open(safe, { instead: proposes })
    await give(atOnce)
    expect(atOnce.account.outbox.shown.getState()).toMatchObject({
      kind: 'proposed',
      safeTxHash: await safeTxHashOf(safe),
    })
    await follow(atOnce, 'awaitingConfirmations')

    const later = await newSafe(2)
    const setUp = open(later, { instead: { ...noBatch, eth_sendTransaction: () => signature } })
    await give(setUp)
    expect(setUp.account.outbox.shown.getState()).toMatchObject(unknown)
    const safeTxHash = await proposeTx(placeOf(later), { owner: ada, calls })
    await setUp.account.outbox.searchNow()
    expect(setUp.account.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
  })

  test('nor are the hashes of another gift of this Safe, waiting or executed', async () => {
    for (const way of ['waiting', 'executed'] as const) {
      const safe = await newSafe(1)
      const calls = [{ to: theCause, value: 5n, data: '0x' }] as const
      const setUp = open(safe, {
        instead: {
          wallet_sendCalls: async () => {
            if (way === 'waiting') return proposeTx(placeOf(safe), { owner: ada, calls })
            return (await execute(safe, calls)).txHash
          },
        },
      })
      await give(setUp)
      expect(setUp.account.outbox.shown.getState()).toMatchObject(unknown)
      expect(setUp.account.tracked.getState().items).toEqual([])
    }
  })

  test('nor are those of an equal gift that was executed before the request', async () => {
    const safe = await newSafe(1)
    const calls = [{ to: theCause, value: gift.amount, data: '0x' }] as const
    const before = await execute(safe, calls)
    for (const answer of [before.txHash, before.safeTxHash]) {
      const setUp = open(safe, { instead: { wallet_sendCalls: () => answer } })
      await eventually(() => expect(setUp.account.check.getState()).toMatchObject({ kind: 'ok' }))
      await give(setUp)
      expect(setUp.account.outbox.shown.getState()).toMatchObject(unknown)
    }
  })

  test('garbage is no answer: what was proposed is found by what it does', async () => {
    const safe = await newSafe(2)
    const setUp = open(safe, {
      instead: {
        wallet_sendCalls: async ([batch]) => {
          await proposeTx(placeOf(safe), { owner: ada, calls: callsOf(batch) })
          return { ok: true }
        },
      },
    })
    await give(setUp)
    const safeTxHash = await safeTxHashOf(safe)
    expect(setUp.account.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
  })
})

describe('a missing proposal is searched for, and never requested again', () => {
  test('a wallet that never answers: ways on are offered, and what it proposed after all is found', async () => {
    const safe = await newSafe(2)
    const setUp = open(safe, { instead: { wallet_sendCalls: never } })
    void give(setUp)
    const { account, clock, wallet } = setUp
    await eventually(() => expect(tellingRequests(wallet)).toEqual(['wallet_sendCalls']))
    await clock.advance(30_000)
    expect(account.outbox.shown.getState()).toMatchObject({ kind: 'asking', slow: true })
    await give(setUp)
    await account.outbox.searchNow()
    expect(account.outbox.shown.getState()).toMatchObject({
      kind: 'unknown',
      lastSearch: { found: 'nothing' },
    })
    const calls = [{ to: theCause, value: gift.amount, data: '0x' }] as const
    const safeTxHash = await proposeTx(placeOf(safe), { owner: ada, calls })
    await account.outbox.searchNow()
    expect(account.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
    expect(tellingRequests(wallet)).toEqual(['wallet_sendCalls'])
  })

  test('a service that is slow to show the proposal: the account searches again by itself', async () => {
    const safe = await newSafe(2)
    world.service.settings.proposalDelayMs = 3_600_000
    const setUp = open(safe)
    await give(setUp)
    const { account, clock, wallet } = setUp
    expect(account.outbox.shown.getState()).toMatchObject({ kind: 'unknown', isSearching: false })
    world.service.settings.proposalDelayMs = 0
    await clock.advance(10_000)
    await eventually(() => expect(account.outbox.shown.getState()).toMatchObject({ kind: 'proposed' }))
    expect(tellingRequests(wallet)).toEqual(['wallet_sendCalls'])
  })

  test('the answer survives the tab: a chain hash that was not in a block is found after a reload, without the service', async () => {
    const safe = await newSafe(1)
    const browser = createFakeBrowser()
    const sent: Sent[] = []
    await world.chain.client.setAutomine(false)
    const first = open(
      safe,
      {
        instead: {
          wallet_sendCalls: async ([batch]) => {
            sent.push(await sendExecution(safe, callsOf(batch)))
            serviceIsAway()
            return sent[0]?.txHash
          },
        },
      },
      browser.openTab(),
    )
    await give(first)
    expect(first.account.outbox.shown.getState()).toMatchObject({ kind: 'unknown', isSearching: false })
    first.account.stop()
    await world.chain.client.mine({ blocks: 1 })

    const again = open(safe, {}, browser.openTab())
    await eventually(() =>
      expect(again.account.outbox.shown.getState()).toMatchObject({
        kind: 'proposed',
        safeTxHash: sent[0]?.safeTxHash,
      }),
    )
    expect(tellingRequests(again.wallet)).toEqual([])
  })

  test('an answer after the user gave up is tracked, so that it is not given twice', async () => {
    const safe = await newSafe(2)
    let answer: (value: unknown) => void = () => {}
    const setUp = open(safe, {
      instead: { wallet_sendCalls: () => new Promise((resolve) => (answer = resolve)) },
    })
    const given = give(setUp)
    await eventually(() => expect(tellingRequests(setUp.wallet)).toEqual(['wallet_sendCalls']))
    setUp.account.outbox.dismiss()
    const calls = [{ to: theCause, value: gift.amount, data: '0x' }] as const
    const safeTxHash = await proposeTx(placeOf(safe), { owner: ada, calls })
    answer({ id: safeTxHash })
    await given
    expect(setUp.account.outbox.shown.getState()).toMatchObject({ kind: 'proposed', safeTxHash })
  })
})

describe('who stands at an address', () => {
  const recognise = (address: Address, rpcUrl = world.chain.rpcUrl) =>
    recogniseAccount(address, { chainReader: createChainReader({ ...chain, rpcUrls: [rpcUrl] }) })

  test('an ordinary wallet has no code', async () => {
    expect(await recognise(ada.address)).toEqual({ kind: 'externallyOwned' })
  })

  test('an ordinary wallet stays one where it lends the code of a Safe (EIP-7702)', async () => {
    const { client } = world.chain
    const address = '0x00000000000000000000000000000000000077A2'
    const singleton = '29fcB43b46531BcA003ddC8FCB67FFE91900C762'
    await client.setCode({ address, bytecode: `0xef0100${singleton}` })
    expect(await recognise(address)).toEqual({ kind: 'externallyOwned' })
  })

  test.each(['1.3.0', '1.4.1', '1.5.0'] as const)('a Safe %s is one by its own code', async (version) => {
    const safe = await world.createSafe({ owners: [ada.address, ben.address], threshold: 2, version })
    expect(await recognise(safe)).toMatchObject({ kind: 'safe', safe, onChain: { version, threshold: 2 } })
  })

  test('another contract is no Safe', async () => {
    expect(await recognise(localTokens.LUSD.address)).toEqual({ kind: 'contract' })
  })

  test('without the chain the outcome is unknown, and nothing is guessed', async () => {
    const safe = await newSafe(1)
    for (const address of [safe, ada.address]) {
      expect(await recognise(address, 'http://127.0.0.1:9')).toEqual({
        kind: 'unreachable',
        reason: 'The Test chain node cannot be reached, or refused to answer.',
      })
    }
  })
})
