import { hashMessage, parseEther, zeroAddress, type Address, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import type { AppChain } from '../../src/core/chain'
import { safeTxHash } from '../../src/core/safe/safeTxHash'
import { knownProxies, knownSingleton } from '../../src/core/safe/knownContracts'
import type { ChainTxHash, SafeTx, SafeTxHash } from '../../src/core/safe/safeTx'
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { owners } from '../sandbox/chain/owners'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { deployTokens } from '../sandbox/chain/tokens/deployTokens'
import { localTokens } from '../sandbox/chain/tokens/localTokens'
import { safeAbi, safeTypes } from '../sandbox/host/safeAbi'

const ada = privateKeyToAccount(owners[0].privateKey)
const stranger = '0x00000000000000000000000000000000000000A1'
const transfer: SafeTx = {
  to: stranger,
  value: 1n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 0n,
}

let local: LocalChain
let chain: AppChain

beforeAll(async () => {
  local = await startChain()
  await deploySafeContracts(local)
  await deployTokens(local)
  chain = {
    id: 31337,
    name: 'Local chain',
    shortName: 'local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [local.rpcUrl],
    serviceUrl: 'http://service.test/api',
    explorerUrl: null,
    tokens: [],
    confirmations: 1,
    pollMs: 1_000,
  }
})

afterAll(() => local.stop())

function newSafe(version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1'): Promise<Address> {
  return createSafe(local, {
    owners: [ada.address],
    threshold: 1,
    version,
    funds: { native: parseEther('1'), LUSD: 25_000_000_000n },
  })
}

/** Signs and executes as the one owner; answers both hashes. */
async function execute(safe: Address, tx: SafeTx): Promise<{ safeTxHash: SafeTxHash; txHash: ChainTxHash }> {
  const signature = await ada.signTypedData({
    domain: { chainId: chain.id, verifyingContract: safe },
    types: safeTypes,
    primaryType: 'SafeTx',
    message: tx,
  })
  const { version } = await found(createChainReader(chain).readSafe(safe))
  const txHash = await local.client.writeContract({
    account: ada,
    address: safe,
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [
      tx.to,
      tx.value,
      tx.data,
      tx.operation,
      tx.safeTxGas,
      tx.baseGas,
      tx.gasPrice,
      tx.gasToken,
      tx.refundReceiver,
      signature,
    ],
  })
  await local.client.waitForTransactionReceipt({ hash: txHash })
  return { safeTxHash: safeTxHash(tx, { chainId: chain.id, safe, version }), txHash: txHash as ChainTxHash }
}

async function found<T>(answer: Promise<{ kind: string; value?: T }>): Promise<T> {
  const { kind, value } = await answer
  if (kind !== 'found' || value === undefined)
    throw new Error(`Expected an answer, got ${JSON.stringify(await answer)}`)
  return value
}

describe('reading a Safe', () => {
  it.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
    'reads a Safe %s as its contract stands on the chain',
    async (version) => {
      const safe = await newSafe(version)
      const onChain = await found(createChainReader(chain).readSafe(safe))
      expect(onChain).toMatchObject({
        chainId: 31337,
        address: safe,
        codeHash: knownProxies[version],
        version,
        owners: [ada.address],
        threshold: 1,
        nonce: 0n,
      })
      expect(knownSingleton(onChain.singleton)).not.toBeNull()
    },
  )

  it('says missing where there is no contract', async () => {
    expect(await createChainReader(chain).readSafe(stranger)).toEqual({ kind: 'missing' })
  })

  it('does not take another contract for a Safe', async () => {
    expect(await createChainReader(chain).readSafe(localTokens.LUSD.address)).toEqual({
      kind: 'unreachable',
      reason: 'There is a contract at this address, but it does not answer like a Safe.',
    })
  })

  it('never reads another chain than the one it is for', async () => {
    const safe = await newSafe()
    const answer = await createChainReader({ ...chain, id: 10, name: 'Optimism' }).readSafe(safe)
    expect(answer).toEqual({
      kind: 'unreachable',
      reason: 'The node for Optimism (chain 10) answers for chain 31337.',
    })
  })

  it('answers from the second node when the first is down, and says so when both are', async () => {
    const safe = await newSafe()
    const dead = 'http://127.0.0.1:9'
    const onChain = await found(createChainReader({ ...chain, rpcUrls: [dead, local.rpcUrl] }).readSafe(safe))
    expect(onChain.address).toBe(safe)
    expect(await createChainReader({ ...chain, rpcUrls: [dead] }).readSafe(safe)).toEqual({
      kind: 'unreachable',
      reason: 'The Local chain node cannot be reached, or refused to answer.',
    })
  })

  it('stops when it is no longer wanted', async () => {
    await expect(createChainReader(chain).readSafe(stranger, AbortSignal.abort())).rejects.toThrow('aborted')
  })
})

describe('balances', () => {
  it('reads each asset, and leaves out only the one that cannot be read', async () => {
    const safe = await newSafe()
    const assets = [
      { kind: 'native' },
      { kind: 'token', address: localTokens.LUSD.address },
      { kind: 'token', address: stranger },
    ] as const
    expect(await found(createChainReader(chain).readBalances(safe, assets))).toEqual([
      parseEther('1'),
      25_000_000_000n,
      null,
    ])
  })
})

describe('executions', () => {
  it.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
    'finds the event of a Safe %s, from the receipt and from the logs',
    async (version) => {
      const safe = await newSafe(version)
      const { safeTxHash, txHash } = await execute(safe, transfer)
      const reader = createChainReader(chain)
      const fromReceipt = await found(reader.findExecution(safe, safeTxHash, { fromBlock: null, txHash }))
      const fromLogs = await found(reader.findExecution(safe, safeTxHash, { fromBlock: 0n, txHash: null }))
      expect(fromReceipt).toMatchObject({ outcome: 'success', txHash, confirmations: 1 })
      expect(fromLogs).toEqual(fromReceipt)
    },
  )

  it('tells an inner failure from a success, though the transaction itself went through', async () => {
    const safe = await newSafe()
    const tooMuch = { ...transfer, value: parseEther('1000'), safeTxGas: 50_000n }
    const { safeTxHash, txHash } = await execute(safe, tooMuch)
    expect(await local.client.getTransactionReceipt({ hash: txHash })).toMatchObject({ status: 'success' })
    const execution = await found(
      createChainReader(chain).findExecution(safe, safeTxHash, { fromBlock: 0n, txHash: null }),
    )
    expect(execution.outcome).toBe('failure')
  })

  it('believes neither a receipt of another transaction nor the event of another Safe', async () => {
    const [safe, other] = [await newSafe(), await newSafe()]
    const { safeTxHash, txHash } = await execute(safe, transfer)
    const elsewhere = await execute(other, transfer)
    const reader = createChainReader(chain)
    expect(await reader.findExecution(other, safeTxHash, { fromBlock: 0n, txHash })).toEqual({
      kind: 'missing',
    })
    expect(
      await reader.findExecution(safe, safeTxHash, { fromBlock: 0n, txHash: elsewhere.txHash }),
    ).toMatchObject({
      kind: 'found',
      value: { txHash },
    })
  })

  it('counts the blocks on top', async () => {
    const safe = await newSafe()
    const { safeTxHash } = await execute(safe, transfer)
    await local.client.mine({ blocks: 4 })
    const execution = await found(
      createChainReader(chain).findExecution(safe, safeTxHash, { fromBlock: 0n, txHash: null }),
    )
    expect(execution.confirmations).toBe(5)
  })
})

it('reads what a unit of gas costs, as the node answers it', async () => {
  expect(await found(createChainReader(chain).readGasPrice())).toBe(await local.client.getGasPrice())
})

describe('hashes and signatures', () => {
  it('asks the contract for its own hash of a transaction', async () => {
    const safe = await newSafe()
    expect(await found(createChainReader(chain).readTransactionHash(safe, transfer))).toBe(
      safeTxHash(transfer, { chainId: 31337, safe, version: '1.4.1' }),
    )
  })

  it('accepts what the owners signed by EIP-1271, and refuses everything else', async () => {
    const safe = await newSafe()
    const innerHash = hashMessage('I give to good causes')
    const signature = await ada.signTypedData({
      domain: { chainId: 31337, verifyingContract: safe },
      types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
      primaryType: 'SafeMessage',
      message: { message: innerHash },
    })
    const reader = createChainReader(chain)
    expect(await found(reader.isValidSignature(safe, innerHash, signature))).toBe(true)
    expect(await found(reader.isValidSignature(safe, hashMessage('something else'), signature))).toBe(false)
    expect(await found(reader.isValidSignature(safe, innerHash, '0x'))).toBe(false)
    expect(await found(reader.isValidSignature(stranger, innerHash, signature))).toBe(false)
  })
})

it('tells when a block was made, and of one that is not there nothing', async () => {
  const { client } = local
  const { number, timestamp } = await client.getBlock()
  await client.setNextBlockTimestamp({ timestamp: timestamp + 3_600n })
  await client.mine({ blocks: 1 })
  const reader = createChainReader(chain)
  const before = await found(reader.readBlockTime(number))
  expect(await found(reader.readBlockTime(number + 1n))).toBe(before + 3_600_000)
  expect(await reader.readBlockTime(number + 1_000n)).toEqual({ kind: 'missing' })
})

describe('who acts for an address', () => {
  it('is its own key, that key and whoever runs the code it has lent (EIP-7702), or a contract', async () => {
    const lender = '0x00000000000000000000000000000000000000b7'
    const lent: Hex = '0xef010029fcB43b46531BcA003ddC8FCB67FFE91900C762'
    await local.client.setCode({ address: lender, bytecode: lent })
    const reader = createChainReader(chain)
    expect(await found(reader.readAccountCode(stranger))).toEqual({ kind: 'externallyOwned' })
    expect(await found(reader.readAccountCode(lender))).toEqual({ kind: 'delegated' })
    expect(await found(reader.readAccountCode(await newSafe()))).toMatchObject({ kind: 'contract' })
  })
})
