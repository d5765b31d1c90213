import { encodeFunctionData, erc20Abi, parseEther, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWalletChain } from '../../src/adapters/chain/walletChain'
import type { AppChain } from '../../src/core/chain'
import type { ChainTxHash } from '../../src/core/safe/safeTx'
import { fund } from '../sandbox/chain/fund'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { deployTokens } from '../sandbox/chain/tokens/deployTokens'
import { localTokens } from '../sandbox/chain/tokens/localTokens'
import { addressOf, aChain, chainTxHash } from '../support/safeFixtures'

let local: LocalChain
let chain: AppChain
const shop = addressOf('a shop')

beforeAll(async () => {
  local = await startChain()
  await deployTokens(local)
  chain = { ...aChain, rpcUrls: [local.rpcUrl] }
})

afterAll(() => local.stop())

/** An account of its own, whose key nobody has: the node sends for it. */
async function openAccount(name: string) {
  const address = addressOf(name)
  await fund(local, address, { native: parseEther('1'), LUSD: 1_000n })
  await local.client.impersonateAccount({ address })
  const send = async (to: Address, value: bigint, data: Hex = '0x') =>
    (await local.client.sendTransaction({ account: address, to, value, data })) as ChainTxHash
  const sent = async (...payment: Parameters<typeof send>) => {
    const hash = await send(...payment)
    await local.client.waitForTransactionReceipt({ hash })
    return hash
  }
  return { address, send, sent }
}

const found = async <T>(answer: Promise<{ kind: string } & Partial<{ value: T }>>) => {
  const shown = await answer
  expect(shown.kind).toBe('found')
  return shown.value as T
}

test('an account: its next nonce, and with what waits', async () => {
  const { address, send, sent } = await openAccount('who waits')
  const reader = createWalletChain(chain)
  await sent(shop, 1n)
  expect(await found(reader.readAccount(address))).toMatchObject({ nonce: 1, pendingNonce: 1 })
  await local.client.setAutomine(false)
  try {
    const hash = await send(shop, 2n)
    expect(await found(reader.readAccount(address))).toMatchObject({ nonce: 1, pendingNonce: 2 })
    expect(await found(reader.listPending(address))).toMatchObject([{ txHash: hash, nonce: 1, value: 2n }])
    expect(await found(reader.getTransaction(hash))).toMatchObject({ blockNumber: null, from: address })
    expect(await reader.getReceipt(hash, address)).toEqual({ kind: 'missing' })
    expect(await reader.findByNonce(address, 1, 0n)).toEqual({ kind: 'missing' })
  } finally {
    await local.client.mine({ blocks: 1 })
    await local.client.setAutomine(true)
  }
})

describe('the transaction of a nonce', () => {
  test('is found among many blocks, by where the nonce passed', async () => {
    const { address, send } = await openAccount('who gives')
    const start = await local.client.getBlockNumber()
    const hashes: ChainTxHash[] = []
    for (const value of [1n, 2n, 3n]) {
      await local.client.mine({ blocks: 20 })
      hashes.push(await send(shop, value))
    }
    await local.client.mine({ blocks: 7 })
    const reader = createWalletChain(chain)
    for (const [nonce, txHash] of hashes.entries()) {
      for (const from of [start, null, start + 1_000n])
        expect(await found(reader.findByNonce(address, nonce, from))).toMatchObject({
          txHash,
          nonce,
          to: shop,
        })
    }
    expect(await reader.findByNonce(address, 3, start)).toEqual({ kind: 'missing' })
  })

  test('that was used without a transaction is missing', async () => {
    const { address } = await openAccount('who jumps')
    await local.client.setNonce({ address, nonce: 4 })
    await local.client.mine({ blocks: 1 })
    expect(await createWalletChain(chain).findByNonce(address, 2, null)).toEqual({ kind: 'missing' })
  })
})

test('a receipt: the outcome, its depth, and what the tokens say has moved', async () => {
  const { address, sent } = await openAccount('who pays in tokens')
  const transfer = (amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, amount] })
  const token = localTokens.LUSD.address
  const good = await sent(token, 0n, transfer(400n))
  await local.client.mine({ blocks: 2 })
  const bad = (await local.client.sendTransaction({
    account: address,
    to: token,
    data: transfer(5_000n),
    gas: 100_000n,
  })) as ChainTxHash
  await local.client.waitForTransactionReceipt({ hash: bad })
  const reader = createWalletChain(chain)
  expect(await found(reader.getReceipt(good, address))).toMatchObject({
    txHash: good,
    outcome: 'success',
    confirmations: 4,
    transfers: [{ token, to: shop, value: 400n }],
  })
  // What comes to an account counts below zero: it may be money that came back.
  expect(await found(reader.getReceipt(good, shop))).toMatchObject({
    transfers: [{ token, to: address, value: -400n }],
  })
  expect(await found(reader.getReceipt(bad, address))).toMatchObject({ outcome: 'reverted', transfers: [] })
  expect(await reader.getReceipt(chainTxHash('nobody'), address)).toEqual({ kind: 'missing' })
  expect(await reader.getTransaction(chainTxHash('nobody'))).toEqual({ kind: 'missing' })
})

test('a node of another chain, or none, is not an answer', async () => {
  const other = createWalletChain({ ...chain, id: 1, name: 'Mainnet' })
  for (const answer of [
    other.readAccount(shop),
    other.getTransaction(chainTxHash('x')),
    other.listPending(shop),
  ])
    expect(await answer).toMatchObject({ kind: 'unreachable', reason: expect.stringContaining('31337') })
  const silent = createWalletChain({ ...chain, rpcUrls: ['http://127.0.0.1:9'] })
  expect(await silent.readAccount(shop)).toMatchObject({ kind: 'unreachable' })
  expect(await silent.findByNonce(shop, 0, null)).toMatchObject({ kind: 'unreachable' })
})

test('token transfers of an account to some recipients, from a block on', async () => {
  const { address, sent } = await openAccount('who pays in tokens')
  const reader = createWalletChain(chain)
  const pay = (to: Address) =>
    sent(
      localTokens.LUSD.address,
      0n,
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1n] }),
    )
  const before = await pay(shop)
  const first = await pay(shop)
  await pay(addressOf('somebody else'))
  const second = await pay(shop)
  const { blockNumber } = await local.client.getTransactionReceipt({ hash: before })
  const query = { from: address, tokens: [localTokens.LUSD.address], recipients: [shop] }
  expect(await found(reader.findTransfers({ ...query, fromBlock: blockNumber + 1n }))).toEqual([
    first,
    second,
  ])
  expect(await found(reader.findTransfers({ ...query, fromBlock: blockNumber + 10_000n }))).toEqual([])
  const stranger = { ...query, from: addressOf('a stranger'), fromBlock: 0n }
  expect(await found(reader.findTransfers(stranger))).toEqual([])
})
