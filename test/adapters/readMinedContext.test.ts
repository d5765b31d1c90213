import { concat, encodeFunctionData, erc20Abi, parseEther, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
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
const giver = addressOf('who sends')
const shop = addressOf('a shop')
const lusd = localTokens.LUSD.address

beforeAll(async () => {
  local = await startChain()
  await deployTokens(local)
  await fund(local, giver, { native: parseEther('1'), LUSD: 1_000n })
  await local.client.impersonateAccount({ address: giver })
  chain = { ...aChain, rpcUrls: [local.rpcUrl] }
})
afterAll(() => local.stop())

async function send(to: Address, data: Hex = '0x'): Promise<ChainTxHash> {
  const value = data === '0x' ? 1n : 0n
  const hash = await local.client.sendTransaction({ account: giver, to, value, data })
  await local.client.waitForTransactionReceipt({ hash })
  return hash as ChainTxHash
}

const read = (txHash: ChainTxHash, addresses: readonly Address[]) =>
  createChainReader(chain).readMinedContext({ txHash, addresses })

test('who sent it, where there was no code, and whom tokens credited, for a Safe as for a wallet', async () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [shop, 5n] })
  const txHash = await send(lusd, data)
  const seen = await read(txHash, [lusd, shop])
  expect(seen).toEqual({
    kind: 'found',
    value: {
      executor: giver,
      codes: [
        { address: giver, code: 'none' },
        { address: lusd, code: 'code' },
        { address: shop, code: 'none' },
      ],
      credited: [shop],
    },
  })
  expect(await createWalletChain(chain).readMinedContext({ txHash, addresses: [lusd, shop] })).toEqual(seen)
})

test('a delegation (EIP-7702) counts as code, also one that was taken back since', async () => {
  const delegated = addressOf('who has delegated')
  await local.client.setCode({ address: delegated, bytecode: concat(['0xef0100', shop]) })
  const txHash = await send(delegated)
  const codes = [{}, { address: delegated, code: 'code' }]
  expect(await read(txHash, [delegated])).toMatchObject({ value: { codes } })
  await local.client.setCode({ address: delegated, bytecode: '0x' })
  await local.client.mine({ blocks: 1 })
  expect(await local.client.getCode({ address: delegated })).toBeUndefined()
  expect(await read(txHash, [delegated])).toMatchObject({ value: { codes } })
})

test('more addresses than are read are not called without code', async () => {
  const many = Array.from({ length: 80 }, (_, at) => addressOf(`shop ${at}`))
  const seen = await read(await send(shop), many)
  expect(seen.kind === 'found' && seen.value.codes.length).toBe(60)
})

test('a transaction in no block is missing, and a node that is down says so', async () => {
  expect(await read(chainTxHash('nowhere'), [shop])).toEqual({ kind: 'missing' })
  const dead = createChainReader({ ...aChain, rpcUrls: ['http://127.0.0.1:9'] })
  expect(await dead.readMinedContext({ txHash: chainTxHash('nowhere'), addresses: [] })).toMatchObject({
    kind: 'unreachable',
  })
})
