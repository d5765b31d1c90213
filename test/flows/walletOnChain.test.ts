import { getAddress, parseEther, parseUnits, type Address } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import type { AppChain } from '../../src/core/chain'
import type { Gift } from '../../src/core/giving/gift'
import type { WalletAccount } from '../../src/flows/account/account'
import { openPlainWallet } from '../../src/compose/openWalletAccount'
import type { KeyValueStorage } from '../../src/ports/storage'
import type { WalletProvider } from '../../src/ports/wallet'
import { openTestWallet } from '../sandbox/wallet/openTestWallet'
import { worldForFile } from '../sandbox/wallet/worldForFile'
import type { Knobs } from '../sandbox/wallet/walletKnobs'
import { realClock } from '../support/realClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { addressOf } from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'

/** Stories of an ordinary wallet on a real chain, from the first click to the delivery. */

const world = worldForFile()
const clock = realClock
const accounts: WalletAccount[] = []

afterEach(() => {
  for (const account of accounts.splice(0)) account.stop()
})

function theChain(): AppChain {
  const { rpcUrl, tokens, chainId } = world()
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  return {
    id: chainId,
    name: 'Local chain',
    shortName: 'local',
    nativeCurrency,
    rpcUrls: [rpcUrl],
    serviceUrl: 'http://service.test/api',
    explorerUrl: null,
    tokens: [tokens.LUSD],
    confirmations: 1,
    pollMs: 50,
  }
}

const ether = (recipient: Address, amount = '0.25'): Gift => ({
  causeId: 'water',
  payeeName: 'Clean Water',
  recipient,
  asset: { kind: 'native', name: 'Ether', symbol: 'ETH', decimals: 18 },
  amount: parseEther(amount),
})
const dollars = (recipient: Address): Gift => ({
  ...ether(recipient),
  asset: { kind: 'token', ...world().tokens.LUSD },
  amount: parseUnits('10', 6),
})

async function open(knobs: Partial<Knobs> = {}, storage = createFakeBrowser().openTab()) {
  const wallet = await openTestWallet(world(), knobs)
  await wallet.ask('eth_requestAccounts')
  const reload = (provider: WalletProvider = wallet.provider, kept: KeyValueStorage = storage) => {
    const { address } = wallet.account
    const opened = openPlainWallet({
      provider,
      address,
      walletName: 'Test',
      chain: theChain(),
      ...storedIn(kept, getAddress(address), theChain().id),
      clock,
    })
    accounts.push(opened)
    return opened
  }
  const sends = () =>
    wallet.testWallet.requests().filter(({ method }) => /sendCalls|sendTransaction/.test(method)).length
  return { ...wallet, account: reload(), owner: wallet.account.address, reload, sends, storage }
}

const statuses = ({ tracked }: WalletAccount) => tracked.getState().items.map(({ phase }) => phase.status)
const delivered = async (account: WalletAccount, count: number) =>
  expect.poll(() => statuses(account)).toEqual(Array(count).fill('confirmed'))
const balance = (address: Address) => world().client.getBalance({ address })

describe('several gifts', () => {
  test.each(['supported', 'ready', 'v1'] as const)(
    'go out as one batch where the wallet can (%s), and all arrive',
    async (batches) => {
      const { account, sends } = await open({ batches })
      const [one, two] = [addressOf(`one ${batches}`), addressOf(`two ${batches}`)]
      await account.outbox.give([ether(one), ether(two, '0.5'), dollars(one)])
      expect(account.batching.getState().kind).toBe('atomic')
      expect(account.outbox.shown.getState()).toMatchObject({ kind: 'sent', intent: { way: 'batch' } })
      await delivered(account, 1)
      expect([await balance(one), await balance(two)]).toEqual([parseEther('0.25'), parseEther('0.5')])
      expect(account.tracked.getState().items).toMatchObject([{ kind: 'calls', note: null }])
      expect(sends()).toBe(1)
    },
  )

  test.each(['none', 'unsupported'] as const)(
    'go out one after the other where it cannot (%s), and all arrive',
    async (batches) => {
      const { account, sends, storage } = await open({ batches })
      const [one, two] = [addressOf(`single ${batches}`), addressOf(`second ${batches}`)]
      await account.outbox.give([ether(one), ether(two, '0.5'), dollars(one)])
      expect(account.outbox.shown.getState()).toMatchObject({
        kind: 'sent',
        intent: { way: 'sequence', sent: [{ index: 0 }, { index: 1 }, { index: 2 }] },
      })
      await delivered(account, 3)
      expect([await balance(one), await balance(two)]).toEqual([parseEther('0.25'), parseEther('0.5')])
      expect(sends()).toBe(3)
      expect(storage.keys().filter((key) => key.includes('intent'))).toEqual([])
    },
  )

  test.each(['coin', 'a token'] as const)(
    'in %s are delivered by the chain when the wallet calls the batch done and names no transaction',
    async (what) => {
      const { account: first, provider, reload, storage } = await open({ batches: 'supported' })
      first.stop()
      const silent: WalletProvider = {
        ...provider,
        async request(asked) {
          const answer = await provider.request(asked)
          return asked.method === 'wallet_getCallsStatus' ? { ...(answer as object), receipts: [] } : answer
        },
      }
      const account = reload(silent, storage)
      const [one, two] = [addressOf(`nameless ${what}`), addressOf(`nameless as well ${what}`)]
      await account.outbox.give(
        what === 'coin' ? [ether(one), ether(two, '0.5')] : [dollars(one), dollars(two)],
      )
      await delivered(account, 1)
      expect(account.tracked.getState().items).toMatchObject([{ kind: 'calls', note: null }])
    },
  )

  test('go out one by one when the user refuses the batch', async () => {
    const { account, testWallet } = await open({ batches: 'readyRefused' })
    const one = addressOf('not joined')
    await account.outbox.give([ether(one), ether(one, '0.5')])
    expect(account.batching.getState().kind).toBe('none')
    expect(account.outbox.shown.getState()).toMatchObject({ kind: 'sent', intent: { way: 'sequence' } })
    await delivered(account, 2)
    expect(testWallet.requests().filter(({ method }) => method === 'wallet_sendCalls')).toHaveLength(1)
  })
})

describe('a sequence that is stopped', () => {
  test('by a "no" after the first: "1 of 3 sent", survives a reload, and goes on with the second', async () => {
    const { account, testWallet, reload, sends } = await open({ batches: 'none' })
    const one = addressOf('after a no')
    const stop = account.tracked.subscribe(() => testWallet.rejectNext())
    await account.outbox.give([ether(one), ether(one, '0.5'), ether(one, '1')])
    stop()
    expect(account.outbox.shown.getState()).toMatchObject({
      kind: 'paused',
      intent: { sent: [{ index: 0 }], asked: null },
      reason: { kind: 'rejected' },
    })
    account.stop()

    const again = reload()
    expect(again.outbox.shown.getState()).toMatchObject({
      kind: 'paused',
      intent: { sent: [{ index: 0 }] },
      reason: { kind: 'interrupted' },
    })
    await again.outbox.resume()
    expect(again.outbox.shown.getState()).toMatchObject({ kind: 'sent' })
    await delivered(again, 3)
    expect(await balance(one)).toBe(parseEther('1.75'))
    expect(sends()).toBe(4)
  })

  test('by another chain in the wallet: refused with a reason before the request', async () => {
    const { account, testWallet, sends } = await open({ batches: 'none' })
    testWallet.set({ chain: 10 })
    await account.outbox.give([ether(addressOf('elsewhere'))])
    expect(account.outbox.shown.getState()).toEqual({
      kind: 'blocked',
      reason: 'Your wallet is on another chain. Choose Local chain in your wallet, then go on.',
    })
    expect(sends()).toBe(0)
  })
})

describe('an answer that is lost', () => {
  test('is found on the chain by the nonce, and the rest goes on without repeating it', async () => {
    const { account, testWallet, sends } = await open({ batches: 'none', afterSending: 'unclearError' })
    const one = addressOf('lost')
    await account.outbox.give([ether(one), ether(one, '0.5')])
    // Where its block is a moment late, the second look finds it.
    await expect
      .poll(() => account.outbox.shown.getState())
      .toMatchObject({
        kind: 'paused',
        intent: { sent: [{ index: 0 }], asked: null },
        reason: { kind: 'interrupted' },
      })
    testWallet.set({ afterSending: 'answer' })
    await account.outbox.resume()
    await delivered(account, 2)
    expect(await balance(one)).toBe(parseEther('0.75'))
    expect(sends()).toBe(2)
  })

  test('with the page: what went out is found after the reload, among what else the wallet has sent', async () => {
    const { account, testWallet, reload, ask, owner } = await open({
      batches: 'none',
      afterSending: 'silence',
    })
    const one = addressOf('lost with the page')
    void account.outbox.give([ether(one), ether(one, '0.5')])
    await expect.poll(() => balance(one)).toBe(parseEther('0.25'))
    account.stop()
    testWallet.set({ afterSending: 'answer' })
    await ask('eth_sendTransaction', { from: owner, to: addressOf('a shop'), value: '0x1' })

    const again = reload()
    await expect
      .poll(() => again.outbox.shown.getState())
      .toMatchObject({
        kind: 'paused',
        intent: { sent: [{ index: 0 }] },
      })
    await again.outbox.resume()
    await delivered(again, 2)
    expect(await balance(one)).toBe(parseEther('0.75'))
  })

  test('of a batch is found at the wallet, by our own name for it', async () => {
    const { account } = await open({ afterSending: 'unclearError' })
    const one = addressOf('lost batch')
    await account.outbox.give([ether(one), ether(one, '0.5')])
    expect(account.outbox.shown.getState()).toMatchObject({ kind: 'sent', intent: { way: 'batch' } })
    await delivered(account, 1)
    expect(await balance(one)).toBe(parseEther('0.75'))
  })

  test('and never sent: nothing is found, and only the user can let it go on', async () => {
    const {
      account,
      open: openAgain,
      reload,
      sends,
    } = await open({ batches: 'none', answer: 'never', answerFor: ['eth_sendTransaction'] })
    const one = addressOf('never sent')
    void account.outbox.give([ether(one)])
    await expect.poll(() => account.outbox.shown.getState().kind).toBe('asking')
    await expect.poll(sends).toBe(1)
    account.stop()

    const fresh = openAgain()
    fresh.testWallet.set({ answer: 'approve' })
    const again = reload(fresh.provider)
    await expect
      .poll(() => again.outbox.shown.getState())
      .toMatchObject({
        kind: 'unknown',
        lastSearch: { found: 'nothing' },
      })
    await again.outbox.give([ether(one)])
    await again.outbox.resume()
    expect(again.outbox.shown.getState().kind).toBe('unknown')
    again.outbox.sayNotSent()
    expect(again.outbox.shown.getState()).toMatchObject({ kind: 'paused', intent: { sent: [] } })
    await again.outbox.resume()
    await delivered(again, 1)
    expect(await balance(one)).toBe(parseEther('0.25'))
  })
})

describe('[S4.18] what the user does in the wallet meanwhile', () => {
  const held = { batches: 'none', mining: 'hold' } as const

  async function shown(account: WalletAccount) {
    await expect
      .poll(() => account.tracked.getState().items[0])
      .toMatchObject({ nonce: 1, phase: { status: 'executing' } })
  }

  test('speeding it up ends the old hash, and the payment is followed under the new one', async () => {
    const { account, testWallet } = await open(held)
    await account.outbox.give([ether(addressOf('sped up'))])
    await shown(account)
    const next = await testWallet.speedUp()
    await testWallet.mine()
    await expect.poll(() => [...statuses(account)].sort()).toEqual(['confirmed', 'repriced'])
    expect(account.tracked.getState().items.map((item) => 'txHash' in item && item.txHash)).toContain(next)
  })

  test.each([
    ['cancel', 'cancelled'],
    ['replace', 'replaced'],
  ] as const)('%s: %s', async (action, status) => {
    const { account, testWallet } = await open(held)
    await account.outbox.give([ether(addressOf(`to ${action}`))])
    await shown(account)
    const call = { to: addressOf('a shop'), value: '1' }
    const next = action === 'replace' ? await testWallet.replace(call) : await testWallet.cancel()
    await testWallet.mine()
    await expect.poll(() => statuses(account)).toEqual([status])
    expect(account.tracked.getState().items).toMatchObject([{ phase: { byTxHash: next } }])
  })
})

test('a balance that is too low is named before the request', async () => {
  const { account, sends } = await open()
  await account.outbox.give([ether(addressOf('too much'), '3'), ether(addressOf('too much'), '3')])
  expect(account.outbox.shown.getState()).toEqual({
    kind: 'blocked',
    reason:
      'The payments add up to 6 ETH, and your wallet holds less. Give less ETH, or bring more into your wallet first.',
  })
  expect(sends()).toBe(0)
  expect(account.balances.getState()).toMatchObject({ kind: 'known' })
})
