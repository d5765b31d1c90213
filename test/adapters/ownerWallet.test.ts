import { describe, expect, test } from 'vitest'
import { createOwnerWallet } from '../../src/adapters/wallet/ownerWallet'
import { type OnScreen, onScreenOf } from '../../src/core/acting/onScreen'
import type { Intention } from '../../src/core/acting/walletRequest'
import type { WalletProvider } from '../../src/ports/wallet'
import { actingInput, ada } from '../core/acting/world'
import { createFakeClock } from '../support/fakeClock'
import { aChain, addressOf } from '../support/safeFixtures'

const shown = onScreenOf(actingInput())
const signature = `0x${'ab'.repeat(65)}` as const
const txHash = `0x${'cd'.repeat(32)}` as const

type Answers = Readonly<Record<string, () => unknown>>

function open(answers: Answers = {}) {
  const asked: string[] = []
  const all: Answers = {
    eth_chainId: () => '0x7a69',
    eth_signTypedData_v4: () => signature,
    eth_sendTransaction: () => txHash,
    ...answers,
  }
  const provider: WalletProvider = {
    request: async ({ method }) => {
      asked.push(method)
      return all[method]?.()
    },
  }
  const clock = createFakeClock()
  const options = { provider, address: ada, chainId: aChain.id, walletName: 'Test', chain: aChain, clock }
  return { asked, clock, wallet: createOwnerWallet(options) }
}

function onScreen(changes: Partial<OnScreen> = {}): OnScreen {
  if (shown === null) throw new Error('Its hash cannot be computed.')
  return { ...shown, ...changes }
}

const confirm = (): Intention & { kind: 'confirm' } => ({ kind: 'confirm', onScreen: onScreen() })
const approve = (): Intention & { kind: 'approve' } => ({ kind: 'approve', onScreen: onScreen() })

function refuse(code: number) {
  return () => {
    throw Object.assign(new Error('No.'), { code })
  }
}

test('what the wallet returns is handed on, and nothing more is asked than the chain', async () => {
  const { wallet, asked } = open()
  expect(await wallet.sign(confirm())).toEqual({ kind: 'signed', signature })
  expect(await wallet.send(approve())).toEqual({ kind: 'sent', txHash })
  expect(asked).toEqual(['eth_chainId', 'eth_signTypedData_v4', 'eth_chainId', 'eth_sendTransaction'])
})

test('what the guard refuses never reaches the wallet', async () => {
  const { wallet, asked } = open()
  const changed = onScreen({ tx: { ...onScreen().tx, to: addressOf('Mallory') } })
  expect((await wallet.sign({ kind: 'confirm', onScreen: changed })).kind).toBe('refused')
  expect((await wallet.send({ kind: 'approve', onScreen: changed })).kind).toBe('refused')
  expect(asked).toEqual([])
})

test.each([
  ['on another chain', () => '0x1', /Choose Test chain in your wallet/],
  ['that does not say its chain', refuse(4900), /did not say which chain/],
])('a wallet %s is asked for nothing', async (_name, eth_chainId, words) => {
  const { wallet, asked } = open({ eth_chainId })
  expect(await wallet.sign(confirm())).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(words),
  })
  expect(await wallet.send(approve())).toMatchObject({ kind: 'refused' })
  expect(asked).toEqual(['eth_chainId', 'eth_chainId'])
})

describe('a wallet’s no', () => {
  test.each([
    [4001, 'rejected', 'rejected'],
    [4200, 'unsupported', 'refused'],
    [4100, 'refused', 'refused'],
    [-32603, 'refused', 'unknown'],
  ])('with code %i', async (code, signing, sending) => {
    const { wallet } = open({ eth_signTypedData_v4: refuse(code), eth_sendTransaction: refuse(code) })
    expect((await wallet.sign(confirm())).kind).toBe(signing)
    expect((await wallet.send(approve())).kind).toBe(sending)
  })
})

test('an answer that cannot be read is no signature, and may be a transaction', async () => {
  const { wallet } = open({ eth_signTypedData_v4: () => '0x', eth_sendTransaction: () => 'sent!' })
  expect((await wallet.sign(confirm())).kind).toBe('refused')
  expect((await wallet.send(approve())).kind).toBe('unknown')
})
