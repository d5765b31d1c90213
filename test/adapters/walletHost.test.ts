import { describe, expect, test } from 'vitest'
import { erc20Abi, encodeFunctionData, numberToHex } from 'viem'
import { createWalletHost } from '../../src/adapters/host/walletHost'
import type { Call } from '../../src/core/safe/safeTx'
import type { ProposeResult } from '../../src/ports/host'
import { owners as people } from '../sandbox/chain/owners'
import { createFakeClock } from '../support/fakeClock'
import { createFakeWorld, portsOf, type FakeWorld } from '../support/fakeWorld'
import { addressOf, aChain, aToken, buildOnChain, theCalls, theCause, theSafe } from '../support/safeFixtures'
import { createSafeWallet, foreign, never, tellingRequests } from '../support/safeWallet'

const hash = `0x${'ab'.repeat(32)}` as const
const transfer: Call = {
  to: aToken.address,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [theCause, 7n] }),
}
const two = [...theCalls, transfer]
const place = { rpcUrl: 'http://rpc.test', serviceUrl: 'http://service.test/api', safe: theSafe }
const noBatching = { wallet_getCapabilities: () => ({}) }

type Instead = Readonly<Record<string, (params: readonly unknown[]) => unknown>>

function setUp(instead: Instead = {}, wishes: Partial<FakeWorld> = {}) {
  const clock = createFakeClock()
  const answers = { wallet_sendCalls: () => ({ id: hash }), eth_sendTransaction: () => hash, ...instead }
  const wallet = createSafeWallet({ ...place, owner: people[0], instead: answers })
  const { chainReader } = portsOf(createFakeWorld(wishes))
  const host = createWalletHost({ provider: wallet, safe: theSafe, chain: aChain, chainReader, clock })
  return { clock, wallet, host, sent: () => tellingRequests(wallet) }
}

const proposed = { kind: 'proposed', handle: { kind: 'unknown', hash } } satisfies ProposeResult

describe('what the wallet is asked', () => {
  test('several gifts leave as one batch that may only be carried out as a whole', async () => {
    const { wallet, host, sent } = setUp()
    expect(await host.propose(two)).toEqual(proposed)
    expect(sent()).toEqual(['wallet_sendCalls'])
    expect(wallet.asked.at(-1)?.params).toEqual([
      {
        version: '2.0.0',
        chainId: '0x7a69',
        from: theSafe,
        atomicRequired: true,
        calls: [
          { to: theCause, value: numberToHex(5n * 10n ** 17n), data: '0x' },
          { to: aToken.address, value: '0x0', data: transfer.data },
        ],
      },
    ])
  })

  test('a Safe that writes its address in another case is named as it writes itself', async () => {
    const lower = theSafe.toLowerCase()
    const { wallet, host } = setUp({
      eth_accounts: () => [addressOf('somebody else'), lower],
      wallet_getCapabilities: ([account]) =>
        account === lower ? { '0x7A69': { atomicBatch: { supported: true } } } : {},
    })
    await host.propose(two)
    expect(wallet.asked.at(-1)).toMatchObject({ method: 'wallet_sendCalls', params: [{ from: lower }] })
  })

  test('a wallet without batches is asked for one payment, with no gas that would become part of it', async () => {
    const { wallet, host, sent } = setUp(noBatching)
    expect(await host.propose(theCalls)).toEqual(proposed)
    expect(sent()).toEqual(['eth_sendTransaction'])
    expect(wallet.asked.at(-1)?.params).toEqual([
      { from: theSafe, to: theCause, value: numberToHex(5n * 10n ** 17n), data: '0x' },
    ])
  })

  test('a wallet without batches is not asked for several gifts, and the way on is named', async () => {
    const { host, sent } = setUp(noBatching)
    expect(await host.propose(two)).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(/one payment in your gift, or open this page inside Safe\{Wallet\}/),
    })
    expect(sent()).toEqual([])
  })

  test('a wallet that leaves the question about batches unanswered counts as one that has none', async () => {
    const { clock, host, sent } = setUp({ wallet_getCapabilities: never })
    const answer = host.propose(theCalls)
    await clock.advance(2_999)
    expect(sent()).toEqual([])
    await clock.advance(1)
    expect(await answer).toEqual(proposed)
    expect(sent()).toEqual(['eth_sendTransaction'])
  })

  test('what is no gift does not leave', async () => {
    const { host, wallet } = setUp()
    const approve = { ...transfer, data: '0x095ea7b3' } as const
    expect(await host.propose([approve])).toMatchObject({ kind: 'refused' })
    expect(await host.propose([])).toMatchObject({ kind: 'refused' })
    expect(wallet.asked).toEqual([])
  })
})

describe('a wallet that does not stand for this Safe on this chain is asked for nothing', () => {
  test.each([
    ['is on another chain', { eth_chainId: () => '0xa' }, /is not on Test chain now/],
    [
      'stands for another account',
      { eth_accounts: () => [addressOf('Mallory')] },
      /no longer stands for this/,
    ],
    ['is locked', { eth_accounts: () => [] }, /no longer stands for this/],
    ['answers nonsense', { eth_accounts: () => 'none' }, /did not say which Safe/],
    [
      'refuses to say',
      {
        eth_accounts: () => {
          throw foreign(4100, 'no')
        },
      },
      /did not say which Safe/,
    ],
  ] satisfies [string, Instead, RegExp][])('it %s', async (_what, instead, words) => {
    const { host, wallet, sent } = setUp(instead)
    expect(await host.propose(two)).toEqual({ kind: 'refused', reason: expect.stringMatching(words) })
    expect(sent()).toEqual([])
    expect(wallet.asked.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test('it says nothing for ten seconds', async () => {
    const { clock, host, sent } = setUp({ eth_chainId: never })
    const answer = host.propose(theCalls)
    await clock.advance(10_000)
    expect(await answer).toMatchObject({ kind: 'refused' })
    expect(sent()).toEqual([])
  })
})

describe('what a wallet throws', () => {
  const failing = (error: unknown) => ({
    wallet_sendCalls: () => {
      throw error
    },
  })

  test.each([
    ['4001', foreign(4001, 'User denied')],
    ['5000 of WalletConnect', foreign(5000, 'User rejected.')],
    ['Safe{Wallet}’s bare words', foreign(-32000, 'User rejected transaction')],
    ['a plain object', { code: 4001, message: 'no' }],
    ['an error around it', new Error('Request failed', { cause: foreign(4001, 'no') })],
  ])('%s is a person’s no', async (_what, error) => {
    const { host, sent } = setUp(failing(error))
    expect(await host.propose(two)).toEqual({ kind: 'rejected' })
    expect(sent()).toEqual(['wallet_sendCalls'])
  })

  test.each([
    ['not allowed', foreign(4100, 'Unauthorized'), /has not allowed this page/],
    ['another request is open', foreign(-32002, 'Already pending'), /earlier request/],
    ['the Safe is elsewhere', foreign(-32000, 'Safe is not on chain 10'), /another Safe open now/],
    ['another Safe is open', foreign(-32000, 'Invalid from address'), /another Safe open now/],
  ])('%s: surely not sent, and the way on is named', async (_what, error, reason) => {
    const { host, sent } = setUp(failing(error))
    expect(await host.propose(two)).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) })
    expect(sent()).toEqual(['wallet_sendCalls'])
  })

  test.each([
    ['a fault of its own', foreign(-32000, 'Request failed')],
    ['an internal error', foreign(-32603, 'Internal error')],
    ['a lost connection', foreign(4900, 'Disconnected')],
    ['nothing that can be read', 'oh'],
    ['nothing at all', undefined],
  ])('%s says nothing about whether it was sent, and it is not asked again', async (_what, error) => {
    const { host, sent } = setUp(failing(error))
    expect(await host.propose(theCalls)).toMatchObject({ kind: 'failed' })
    expect(sent()).toEqual(['wallet_sendCalls'])
  })

  test.each([4200, -32601, 5700, 5760])(
    'batches are refused after all (%i): one gift leaves the other way, several do not leave',
    async (code) => {
      const one = setUp(failing(foreign(code, 'Unsupported')))
      expect(await one.host.propose(theCalls)).toEqual(proposed)
      expect(one.sent()).toEqual(['wallet_sendCalls', 'eth_sendTransaction'])
      const several = setUp(failing(foreign(code, 'Unsupported')))
      expect(await several.host.propose(two)).toMatchObject({ kind: 'refused' })
      expect(several.sent()).toEqual(['wallet_sendCalls'])
    },
  )
})

describe('what a wallet answers', () => {
  test.each([
    ['an id of 32 bytes', { id: hash }, proposed],
    ['the bare id of the first version', hash, proposed],
    ['a hash in capitals', { id: `0x${'AB'.repeat(32)}` }, proposed],
    ['an id of its own', { id: 'batch-7' }, { kind: 'proposed', handle: { kind: 'calls', id: 'batch-7' } }],
    ['no id', {}, { kind: 'failed' }],
    ['an empty id', { id: '' }, { kind: 'failed' }],
    ['nothing', null, { kind: 'failed' }],
  ])('to a batch: %s', async (_what, answer, result) => {
    const { host } = setUp({ wallet_sendCalls: () => answer })
    expect(await host.propose(two)).toMatchObject(result)
  })

  test.each([
    ['32 bytes', hash, proposed],
    ['a signature', `0x${'ab'.repeat(65)}`, { kind: 'failed' }],
    ['garbage', { hash }, { kind: 'failed' }],
  ])('to one payment: %s', async (_what, answer, result) => {
    const { host } = setUp({ ...noBatching, eth_sendTransaction: () => answer })
    expect(await host.propose(theCalls)).toMatchObject(result)
  })
})

test('the chain says what the Safe is, and the wallet is not asked', async () => {
  const onChain = buildOnChain({ threshold: 3 })
  const { host, wallet } = setUp({}, { onChain })
  expect(await host.getInfo()).toEqual({
    kind: 'found',
    value: {
      safe: theSafe,
      chainId: aChain.id,
      owners: onChain.owners,
      threshold: 3,
      nonce: 7n,
      version: '1.4.1',
      isReadOnly: false,
    },
  })
  const down = setUp({}, { down: new Map([['chain', {}]]) })
  expect(await down.host.getInfo()).toMatchObject({ kind: 'unreachable', reason: 'The chain is down.' })
  expect(wallet.asked).toEqual([])
})
