import { concat, parseEther, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWalletChain } from '../../src/adapters/chain/walletChain'
import type { AppChain } from '../../src/core/chain'
import type { ChainTxHash } from '../../src/core/safe/safeTx'
import { fund } from '../sandbox/chain/fund'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { openNode } from '../support/openNode'
import { addressOf, aChain, chainTxHash } from '../support/safeFixtures'

let local: LocalChain
let chain: AppChain
const bundler = addressOf('a bundler')
const shop = addressOf('a shop')

beforeAll(async () => {
  local = await startChain()
  await fund(local, bundler, { native: parseEther('1') })
  await local.client.impersonateAccount({ address: bundler })
  chain = { ...aChain, rpcUrls: [local.rpcUrl] }
})
afterAll(() => local.stop())

/** An account whose code pays the shop 5 wei, whoever calls it, and then does this. */
async function openAccount(name: string, then: Hex): Promise<Address> {
  const address = addressOf(name)
  await fund(local, address, { native: parseEther('1') })
  const bytecode = concat(['0x60006000600060006005', '0x73', shop, '0x5af1', then])
  await local.client.setCode({ address, bytecode })
  return address
}

async function carry(to: Address): Promise<ChainTxHash> {
  const hash = await local.client.sendTransaction({ account: bundler, to, data: '0x12', gas: 200_000n })
  await local.client.waitForTransactionReceipt({ hash })
  return hash as ChainTxHash
}

test('the calls that an account made in what somebody else sent, and none of others', async () => {
  const account = await openAccount('who pays', '0x00')
  const txHash = await carry(account)
  const made = (whose: Address) => createWalletChain(chain).readCallsMade(txHash, whose)
  expect(await made(account)).toEqual({ kind: 'found', value: [{ to: shop, value: 5n, data: '0x' }] })
  expect(await made(shop)).toEqual({ kind: 'found', value: [] })
})

test('what was undone was not made', async () => {
  const account = await openAccount('who takes it back', '0x60006000fd')
  const txHash = await carry(account)
  const made = await createWalletChain(chain).readCallsMade(txHash, account)
  expect(made).toEqual({ kind: 'found', value: [] })
})

test('a node that cannot trace, or answers with something else, tells of none', async () => {
  const node = await openNode({ chainId: aChain.id })
  const odd = createWalletChain({ ...aChain, rpcUrls: [node.url] })
  expect(await odd.readCallsMade(chainTxHash('any'), shop)).toEqual({ kind: 'missing' })
  await node.stop()
})
