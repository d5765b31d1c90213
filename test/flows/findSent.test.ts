import { describe, expect, test } from 'vitest'
import type { Call } from '../../src/core/safe/safeTx'
import { addTracked } from '../../src/core/tracking/trackedStore'
import { findSent } from '../../src/flows/outbox/findSent'
import type { AskedCall, SendIntent } from '../../src/core/outbox/intent'
import type { AccountCode } from '../../src/ports/chain'
import { createFakeClock } from '../support/fakeClock'
import { createFakeWallet, walletContextOf } from '../support/fakeWallet'
import { createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, addressOf, aGift, theCalls } from '../support/safeFixtures'
import { buildTrackedChainTx, theWallet } from '../support/walletFixtures'

const [call] = theCalls as readonly [Call, ...Call[]]
const shop = { to: addressOf('a shop'), value: 1n, data: '0x' } as const
const single: AskedCall = { index: 0, nonce: 5, askedAtMs: 0, fromBlock: 100n }

/** A wallet that was asked as its nonce 5 was next, and what became of it since. */
function setUp(accountCode: AccountCode, asked: AskedCall = single, sent: SendIntent['sent'] = []) {
  const wallet = createFakeWallet()
  const context = {
    ...walletContextOf(wallet, { clock: createFakeClock() }),
    chainReader: portsOf(createFakeWorld({ accountCode })).chainReader,
  }
  const intent: SendIntent = {
    id: 'gift',
    chainId: aChain.id,
    wallet: theWallet,
    gifts: [aGift],
    calls: [call],
    startedAtMs: 0,
    way: asked.index === null ? 'batch' : 'sequence',
    sent,
    asked,
  }
  return { wallet, context, look: () => findSent(context, intent, asked) }
}

/** Of the first transaction that the fake wallet sends. */
const firstHash = createFakeWallet().send(shop)
const ownKey: AccountCode = { kind: 'externallyOwned' }
const delegated: AccountCode = { kind: 'delegated' }
const contract: AccountCode = { kind: 'contract', singleton: addressOf('a singleton') }
const compare = expect.stringMatching(/somebody else .*Compare with the list in your wallet\.$/s)

describe('a wallet whose number on the chain has not moved', () => {
  test('has sent nothing, where only its own key can send', async () => {
    expect(await setUp(ownKey).look()).toEqual({ kind: 'nothing' })
  })

  test.each([
    ['a payment', single],
    ['a batch', { ...single, index: null }],
  ])('may have sent %s all the same, where others can carry it (EIP-7702)', async (_what, asked) => {
    expect(await setUp(delegated, asked).look()).toEqual({ kind: 'unprovable', reason: compare })
  })

  test('and is a contract: its number says nothing', async () => {
    expect(await setUp(contract).look()).toMatchObject({
      kind: 'unprovable',
      reason: expect.stringContaining('the chain cannot tell'),
    })
  })
})

describe('a wallet that has sent something else since', () => {
  test.each([
    [
      'its own key alone sends',
      ownKey,
      {
        kind: 'used',
        reason: expect.stringMatching(/not this payment.* may still be open .* take a minute/),
      },
    ],
    ['others can send for it', delegated, { kind: 'unprovable', reason: compare }],
  ] as const)('where %s', async (_who, code, expected) => {
    const { wallet, look } = setUp(code)
    wallet.send(shop)
    wallet.mine()
    expect(await look()).toEqual(expected)
  })
})

test('what a contract of others may have carried is not called another payment', async () => {
  const { wallet, look } = setUp(ownKey)
  wallet.send({ to: addressOf('a router'), value: 0n, data: '0x12345678' })
  wallet.mine()
  expect(await look()).toEqual({ kind: 'used', reason: expect.stringContaining('it may be this payment') })
})

describe('where all that the wallet has sent since are payments that are known already', () => {
  const known = { index: 0, nonce: 5, askedAtMs: 0, fromBlock: 100n }

  test.each([
    ['its own key alone sends, it has sent nothing else', ownKey, { kind: 'nothing' }],
    ['others can send for it, it is not told', delegated, { kind: 'unprovable', reason: compare }],
  ] as const)('and %s', async (_who, code, expected) => {
    const { wallet, context, look } = setUp(code, known)
    const txHash = wallet.send(call)
    wallet.mine()
    addTracked(context.tracked, buildTrackedChainTx({ txHash }))
    expect(await look()).toEqual(expected)
    wallet.send(shop)
    wallet.mine()
    expect(await look()).toMatchObject({ kind: code === ownKey ? 'used' : 'unprovable' })
  })

  test('one of the same gift counts, followed or not', async () => {
    const { wallet, look } = setUp(ownKey, known, [{ index: 1, txHash: firstHash }])
    expect(wallet.send(call)).toBe(firstHash)
    wallet.mine()
    expect(await look()).toEqual({ kind: 'nothing' })
    const second = wallet.send(call)
    wallet.mine()
    expect(await look()).toEqual({ kind: 'found', out: { index: 0, txHash: second } })
  })
})

test.each([
  ['pending', delegated],
  ['mined', delegated],
  ['pending', ownKey],
  ['mined', ownKey],
] as const)('a payment that its own key has sent is found where it is %s (%o)', async (where, code) => {
  const { wallet, look } = setUp(code)
  const txHash = wallet.send(call)
  if (where === 'mined') wallet.mine()
  expect(await look()).toEqual({ kind: 'found', out: { index: 0, txHash } })
})
