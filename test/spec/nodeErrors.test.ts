import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createClient,
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  parseAbi,
  parseEther,
  parseGwei,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { estimateGas, getBlockNumber, waitForTransactionReceipt } from 'viem/actions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { owners } from '../sandbox/chain/owners'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { deployTokens } from '../sandbox/chain/tokens/deployTokens'
import { localTokens } from '../sandbox/chain/tokens/localTokens'

/** What a node refuses, against a real one: viem names the reason, whatever the words of the node are. */

const account = privateKeyToAccount(owners[0].privateKey)
const stranger = '0x00000000000000000000000000000000000000A1'
const unknownHash = `0x${'ab'.repeat(32)}` as const

let local: LocalChain
let deaf: Server

beforeAll(async () => {
  local = await startChain()
  await deployTokens(local)
  deaf = createServer(({ url }, response) => {
    if (url === '/busy') response.writeHead(503).end('too busy')
  })
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve))
})

afterAll(async () => {
  deaf.closeAllConnections()
  deaf.close()
  await local.stop()
})

const chain = () => {
  const rpcUrls = { default: { http: [local.rpcUrl] } }
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  return defineChain({ id: 31337, name: 'Local chain', nativeCurrency, rpcUrls })
}
const wallet = () => createWalletClient({ account, chain: chain(), transport: http() })
const reader = () => createPublicClient({ chain: chain(), transport: http() })
const deafUrl = (path: string) => `http://127.0.0.1:${(deaf.address() as AddressInfo).port}${path}`

/** The names of an error and of everything that caused it. */
async function causesOf(request: Promise<unknown>): Promise<readonly string[]> {
  const error = await request.then(
    () => new Error('It was accepted.'),
    (reason: unknown) => reason,
  )
  const names: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) names.push(cause.name)
  return names
}

describe('[S8.26] the node refuses', () => {
  test('a nonce that is used', async () => {
    const first = await wallet().sendTransaction({ to: stranger, value: 1n })
    const { nonce } = await reader().getTransaction({ hash: first })
    await local.client.waitForTransactionReceipt({ hash: first })
    const again = wallet().sendTransaction({ to: stranger, value: 1n, nonce, gas: 21_000n })
    expect(await causesOf(again)).toContain('NonceTooLowError')
  })

  test('a fee below what the block asks for', async () => {
    const fees = { maxFeePerGas: 1n, maxPriorityFeePerGas: 0n }
    const cheap = wallet().sendTransaction({ to: stranger, value: 1n, gas: 21_000n, ...fees })
    expect(await causesOf(cheap)).toContain('FeeCapTooLowError')
  })

  test('a tip above the fee it is part of, before anything is asked', async () => {
    const fees = { maxFeePerGas: parseGwei('1'), maxPriorityFeePerGas: parseGwei('2') }
    const greedy = wallet().sendTransaction({ to: stranger, value: 1n, ...fees })
    expect(await causesOf(greedy)).toContain('TipAboveFeeCapError')
  })

  test('too little gas', async () => {
    const starved = wallet().sendTransaction({ to: stranger, value: 1n, gas: 20_000n })
    expect(await causesOf(starved)).toContain('IntrinsicGasTooLowError')
  })

  test('more than the account holds', async () => {
    const rich = wallet().sendTransaction({ to: stranger, value: parseEther('1000000000') })
    expect(await causesOf(rich)).toContain('InsufficientFundsError')
  })

  test('a call that the contract reverts', async () => {
    const transfer = reader().simulateContract({
      account: stranger,
      address: localTokens.LUSD.address,
      abi: parseAbi(['function transfer(address to, uint256 amount) returns (bool)']),
      functionName: 'transfer',
      args: [account.address, 1n],
    })
    expect(await causesOf(transfer)).toContain('ContractFunctionRevertedError')
    const data = `0xa9059cbb${account.address.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}` as const
    const estimate = estimateGas(reader(), { account: stranger, to: localTokens.LUSD.address, data })
    expect(await causesOf(estimate)).toContain('ExecutionRevertedError')
  })
})

describe('[S8.25] what the node does not have', () => {
  test('is a transaction that was not found', async () => {
    await expect(reader().getTransaction({ hash: unknownHash })).rejects.toMatchObject({
      name: 'TransactionNotFoundError',
      message: expect.stringContaining(unknownHash),
    })
  })

  test('is a receipt that was not found, and a wait for it ends only with its time', async () => {
    await expect(reader().getTransactionReceipt({ hash: unknownHash })).rejects.toMatchObject({
      name: 'TransactionReceiptNotFoundError',
    })
    const wait = waitForTransactionReceipt(reader(), {
      hash: unknownHash,
      timeout: 300,
      pollingInterval: 20,
      retryDelay: 1,
    })
    await expect(wait).rejects.toMatchObject({ name: 'WaitForTransactionReceiptTimeoutError' })
  })
})

describe('the way to the node', () => {
  test('[S8.21] is missing where a chain has no URL', () => {
    const nowhere = defineChain({ ...chain(), rpcUrls: { default: { http: [] } } })
    expect(() => createClient({ chain: nowhere, transport: http() })).toThrow(
      'No URL was provided to the Transport.',
    )
  })

  test('[S8.24] ends with a time-out where nobody answers', async () => {
    const transport = http(deafUrl('/silent'), { timeout: 50, retryCount: 0 })
    expect(await causesOf(getBlockNumber(createClient({ transport })))).toContain('TimeoutError')
  })

  test('[S8.24] ends with the HTTP status where a server refuses, and with words where there is none', async () => {
    const busy = http(deafUrl('/busy'), { retryCount: 0 })
    const refusal = await getBlockNumber(createClient({ transport: busy })).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ name: 'HttpRequestError', status: 503, details: expect.any(String) })
    const gone = http('http://127.0.0.1:9', { retryCount: 0 })
    expect(await causesOf(getBlockNumber(createClient({ transport: gone })))).toContain('HttpRequestError')
  })

  test('[S8.22] refuses to look for an event by a whole list or structure', async () => {
    const abi = parseAbi(['event Given(uint256[] indexed amounts, address indexed to)'])
    const look = reader().getContractEvents({ abi, eventName: 'Given', args: { amounts: [1n] } })
    await expect(look).rejects.toMatchObject({
      name: 'FilterTypeNotSupportedError',
      message: expect.stringContaining('Filter type "uint256[]" is not supported.'),
    })
  })
})
