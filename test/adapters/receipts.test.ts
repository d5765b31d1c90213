import { encodeFunctionData, erc20Abi, type Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import type { Call, ChainTxHash, SafeTxHash } from '../../src/core/safe/safeTx'
import { safeTxHash } from '../../src/core/safe/safeTxHash'
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { owners } from '../sandbox/chain/owners'
import { sendAll } from '../sandbox/chain/sendAll'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { deployHostileTokens, type HostileTokens } from '../sandbox/chain/tokens/deployHostileTokens'
import { tokenAbi } from '../sandbox/chain/tokens/tokenAbi'
import { safeAbi, safeTypes } from '../sandbox/host/safeAbi'
import { aChain, buildRecord } from '../support/safeFixtures'

const ada = privateKeyToAccount(owners[0].privateKey)
const wells = '0x00000000000000000000000000000000000000A2'

let local: LocalChain
let tokens: HostileTokens
let safe: Address

beforeAll(async () => {
  local = await startChain()
  await deploySafeContracts(local)
  tokens = await deployHostileTokens(local)
  safe = await createSafe(local, { owners: [ada.address], threshold: 1 })
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [safe, 1_000n] })
  await sendAll(
    local.client,
    Object.values(tokens).map((to) => ({ label: 'mint', to, data })),
  )
})

afterAll(() => local.stop())

const reader = () => createChainReader({ ...aChain, rpcUrls: [local.rpcUrl] })

/** The Safe sends 200 of each token to one recipient, in one batch. */
async function give(each: readonly Address[]): Promise<{ safeTxHash: SafeTxHash; txHash: ChainTxHash }> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [wells, 200n] })
  const calls = each.map((to): Call => ({ to, value: 0n, data }))
  const { nonce } = await read(reader().readSafe(safe))
  const { safe: _, ...tx } = buildRecord({ calls, nonce, signedBy: [] })
  const domain = { chainId: aChain.id, verifyingContract: safe }
  const signature = await ada.signTypedData({ domain, types: safeTypes, primaryType: 'SafeTx', message: tx })
  const fees = [tx.safeTxGas, tx.baseGas, tx.gasPrice, tx.gasToken, tx.refundReceiver] as const
  const hash = await local.client.writeContract({
    account: ada,
    address: safe,
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [tx.to, tx.value, tx.data, tx.operation, ...fees, signature],
  })
  await local.client.waitForTransactionReceipt({ hash })
  return {
    safeTxHash: safeTxHash(tx, { chainId: aChain.id, safe, version: '1.4.1' }),
    txHash: hash as ChainTxHash,
  }
}

async function read<T>(answer: Promise<{ kind: string; value?: T }>): Promise<T> {
  const { kind, value } = await answer
  if (kind !== 'found' || value === undefined) throw new Error(`Expected an answer, got ${kind}`)
  return value
}

it('tells what has arrived of each token, and not what was asked for', async () => {
  const executed = await give([tokens.FalseToken, tokens.FeeToken, tokens.SilentToken])
  const execution = await read(
    reader().findExecution(safe, executed.safeTxHash, { fromBlock: 0n, txHash: null }),
  )
  expect(execution.outcome).toBe('success')
  const transfers = await read(reader().readTransfers({ safe, ...executed }))
  expect(transfers.filter(({ to }) => to === wells)).toEqual([
    { token: expect.toSatisfy(same(tokens.FeeToken)), to: wells, value: 198n },
    { token: expect.toSatisfy(same(tokens.SilentToken)), to: wells, value: 200n },
  ])
})

const same = (address: Address) => (other: string) => other.toLowerCase() === address.toLowerCase()

it('does not tell from the receipt of another transaction, or from none', async () => {
  const first = await give([tokens.SilentToken, tokens.FeeToken])
  const second = await give([tokens.FeeToken, tokens.SilentToken])
  const mixed = { safe, safeTxHash: first.safeTxHash, txHash: second.txHash }
  expect(await reader().readTransfers(mixed)).toEqual({ kind: 'missing' })
  const nowhere = `0x${'ab'.repeat(32)}` as ChainTxHash
  expect(await reader().readTransfers({ ...mixed, txHash: nowhere })).toEqual({ kind: 'missing' })
  const dead = createChainReader({ ...aChain, rpcUrls: ['http://127.0.0.1:9'] })
  expect(await dead.readTransfers(mixed)).toMatchObject({ kind: 'unreachable' })
})
