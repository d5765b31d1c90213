import { encodeFunctionData, erc20Abi, getAddress, keccak256, parseEther, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import { knownContract } from '../../src/core/safe/knownContracts'
import type { ChainTxHash, SafeTxRecord } from '../../src/core/safe/safeTx'
import { safeTxHash } from '../../src/core/safe/safeTxHash'
import { advance } from '../../src/core/tracking/advance/advance'
import { observeTx } from '../../src/flows/tracking/observe/observeTx'
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { owners } from '../sandbox/chain/owners'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { deployTokens } from '../sandbox/chain/tokens/deployTokens'
import { localTokens } from '../sandbox/chain/tokens/localTokens'
import { safeAbi, safeTypes } from '../sandbox/host/safeAbi'
import { createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, buildRecord, buildTrackedTx } from '../support/safeFixtures'

const ada = privateKeyToAccount(owners[0].privateKey)
const multiSendCallOnly = getAddress('0x9641d764fc13c8B624c04430C7356C1C7C8102e2')
const published = knownContract(multiSendCallOnly)?.codeHash
const trees = '0x00000000000000000000000000000000000000A1'
const wells = '0x00000000000000000000000000000000000000A2'

let local: LocalChain
let snapshot: Hex

beforeAll(async () => {
  local = await startChain()
  await deploySafeContracts(local)
  await deployTokens(local)
})
beforeEach(async () => void (snapshot = await local.client.snapshot()))
afterEach(() => local.client.revert({ id: snapshot }))
afterAll(() => local.stop())

const reader = () => createChainReader({ ...aChain, confirmations: 1, rpcUrls: [local.rpcUrl] })
const replaceCode = (bytecode: Hex) => local.client.setCode({ address: multiSendCallOnly, bytecode })

describe('the code at an address', () => {
  it('is that of MultiSendCallOnly as Safe published it', async () => {
    expect(published).toBeDefined()
    expect(await reader().readCodeHash(multiSendCallOnly)).toEqual({ kind: 'found', value: published })
  })

  it('is missing where there is none, and unreachable where nobody answers', async () => {
    expect(await reader().readCodeHash(trees)).toEqual({ kind: 'missing' })
    const dead = createChainReader({ ...aChain, rpcUrls: ['http://127.0.0.1:9'] })
    expect(await dead.readCodeHash(multiSendCallOnly)).toMatchObject({ kind: 'unreachable' })
    const other = createChainReader({ ...aChain, id: 10, rpcUrls: [local.rpcUrl] })
    expect(await other.readCodeHash(multiSendCallOnly)).toMatchObject({ kind: 'unreachable' })
  })

  it('is asked for until it is right, and then no more', async () => {
    const [patient, late] = [reader(), reader()]
    await patient.readCodeHash(multiSendCallOnly)
    await replaceCode('0x6001')
    expect(await patient.readCodeHash(multiSendCallOnly)).toEqual({ kind: 'found', value: published })
    expect(await late.readCodeHash(multiSendCallOnly)).toEqual({ kind: 'found', value: keccak256('0x6001') })
    await replaceCode('0x6002')
    expect(await late.readCodeHash(multiSendCallOnly)).toEqual({ kind: 'found', value: keccak256('0x6002') })
  })
})

/** Executes a batch of two gifts as the one owner, and answers its record as a service would show it. */
async function giveTwice() {
  const safe = await createSafe(local, {
    owners: [ada.address],
    threshold: 1,
    funds: { native: parseEther('1'), LUSD: 1_000n },
  })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [wells, 100n] })
  const calls = [
    { to: trees, value: 5n, data: '0x' },
    { to: localTokens.LUSD.address, value: 0n, data },
  ] as const
  const tx = buildRecord({ calls, nonce: 0n, signedBy: [] })
  const { safe: _, ...message } = tx
  const domain = { chainId: aChain.id, verifyingContract: safe }
  const signature = await ada.signTypedData({ domain, types: safeTypes, primaryType: 'SafeTx', message })
  const fees = [tx.safeTxGas, tx.baseGas, tx.gasPrice, tx.gasToken, tx.refundReceiver] as const
  const txHash = await local.client.writeContract({
    account: ada,
    address: safe,
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [tx.to, tx.value, tx.data, tx.operation, ...fees, signature],
  })
  await local.client.waitForTransactionReceipt({ hash: txHash })
  const hash = safeTxHash(tx, { chainId: aChain.id, safe, version: '1.4.1' })
  const record: SafeTxRecord = {
    ...tx,
    safe,
    safeTxHash: hash,
    isExecuted: true,
    isSuccessful: true,
    txHash: txHash as ChainTxHash,
  }
  return { record, item: buildTrackedTx({ safe, safeTxHash: hash, calls, fromBlock: 0n }) }
}

async function follow({ record, item }: Awaited<ReturnType<typeof giveTwice>>) {
  const ports = { ...portsOf(createFakeWorld({ records: [record] })), chainReader: reader() }
  const chain = { ...aChain, confirmations: 1 }
  return advance(item, await observeTx(item, { chain, ...ports }, new AbortController().signal), 0)
}

const arrived = () =>
  local.client.readContract({
    address: localTokens.LUSD.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [wells],
  })

describe('a batch of which the Safe says that it was a success', () => {
  it('is delivered where the contract is there', async () => {
    const given = await giveTwice()
    expect(await arrived()).toBe(100n)
    expect(await follow(given)).toMatchObject({ phase: { status: 'confirmed' }, note: null })
  })

  it.each([
    ['no contract at all', '0x'],
    ['a contract that does nothing', '0x00'],
  ] as const)('has paid nobody where there is %s, and is not called delivered', async (_what, code) => {
    await replaceCode(code)
    const given = await giveTwice()
    expect(await arrived()).toBe(0n)
    const events = await reader().findExecution(given.item.safe, given.item.safeTxHash, {
      fromBlock: 0n,
      txHash: null,
    })
    expect(events).toMatchObject({ kind: 'found', value: { outcome: 'success' } })
    expect(await follow(given)).toMatchObject({
      phase: { status: 'proposed' },
      note: { kind: 'forged', field: 'code' },
    })
  })
})
