import { type Address, type Hash, numberToHex, parseEther, type ReplacementReturnType } from 'viem'
import { describe, expect, test } from 'vitest'
import { hashOf, openTestWallet } from './openTestWallet'
import { worldForFile } from './worldForFile'

const world = worldForFile()
const to: Address = '0x00000000000000000000000000000000000Ca05E'
const payment = (from: Address, ether = '0.25') => ({ from, to, value: numberToHex(parseEther(ether)) })

async function openHolding() {
  const opened = await openTestWallet(world(), { mining: 'hold' })
  await opened.ask('eth_requestAccounts')
  return opened
}

const receiptOf = (hash: Hash) =>
  world()
    .client.getTransactionReceipt({ hash })
    .catch(() => null)

describe('a transaction that is held', () => {
  test('is known to the node and not mined, while others are; then it is', async () => {
    const { ask, account, testWallet } = await openHolding()
    const hash = hashOf(await ask('eth_sendTransaction', payment(account.address)))
    await world().setBalance(to, 0n)
    await world().fund(to, { native: 1n })

    expect(await world().client.getTransaction({ hash })).toMatchObject({ blockNumber: null, nonce: 1 })
    expect(await receiptOf(hash)).toBeNull()
    expect(await world().client.getBalance({ address: to })).toBe(1n)
    expect(testWallet.held()).toMatchObject([{ hash, nonce: 1 }])

    await testWallet.mine()
    expect(await world().client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    expect(await world().client.getBalance({ address: to })).toBe(parseEther('0.25') + 1n)
    expect(await world().client.getTransactionCount(account)).toBe(2)
    expect(testWallet.held()).toEqual([])
  })

  test('is still held after a reload, and what is sent after it waits behind it', async () => {
    const { ask, askBy, account, testWallet, open } = await openHolding()
    const first = hashOf(await ask('eth_sendTransaction', payment(account.address)))
    testWallet.set({ mining: 'now' })
    const again = open()
    const second = hashOf(await askBy(again.provider)('eth_sendTransaction', payment(account.address)))
    expect(await receiptOf(second)).toBeNull()
    await again.testWallet.mine()
    for (const hash of [first, second])
      expect(await world().client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    const sent = [first, second].map((hash) => world().client.getTransaction({ hash }))
    expect(await Promise.all(sent)).toMatchObject([{ nonce: 1 }, { nonce: 2 }])
  })

  test('of an account without a past is refused in words', async () => {
    const { ask, account } = await openHolding()
    await world().client.setNonce({ address: account.address, nonce: 0 })
    expect(await ask('eth_sendTransaction', payment(account.address))).toMatchObject({
      code: -32603,
      message: expect.stringContaining('Send one payment first'),
    })
  })
})

describe('what a person does about it is what viem sees', () => {
  test.each([
    ['speedUp', 'repriced', '0.25'],
    ['cancel', 'cancelled', '0'],
    ['replace', 'replaced', '0.1'],
  ] as const)('%s: %s', async (action, reason, moved) => {
    const { ask, account, testWallet } = await openHolding()
    const before = await world().client.getBalance({ address: to })
    const hash = hashOf(await ask('eth_sendTransaction', payment(account.address)))
    const seen: ReplacementReturnType[] = []
    const waiting = world().client.waitForTransactionReceipt({
      hash,
      checkReplacement: true,
      onReplaced: (one) => seen.push(one),
    })
    await expect.poll(() => world().client.getTransaction({ hash })).toBeTruthy()

    const call = { to, value: `${parseEther('0.1')}` }
    const next = action === 'replace' ? await testWallet.replace(call) : await testWallet[action](hash)
    expect(next).not.toBe(hash)
    expect(await receiptOf(next)).toBeNull()
    await testWallet.mine()

    expect((await waiting).transactionHash).toBe(next)
    expect(seen).toMatchObject([{ reason, transaction: { hash: next, nonce: 1 } }])
    expect(await receiptOf(hash)).toBeNull()
    expect(await world().client.getBalance({ address: to })).toBe(before + parseEther(moved))
  })

  test('of what is not held it says so', async () => {
    const { testWallet } = await openHolding()
    await expect(testWallet.speedUp()).rejects.toThrow('holds no such transaction')
  })
})
