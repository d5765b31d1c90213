import {
  type Address,
  type Hex,
  concat,
  encodeFunctionData,
  encodePacked,
  erc20Abi,
  hashTypedData,
  parseAbi,
  size,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSafe } from './createSafe'
import { deploySafeContracts } from './deploySafeContracts'
import { fund } from './fund'
import { owners } from './owners'
import { canonicalDeployment } from './safeContracts'
import { type LocalChain, startChain } from './startChain'
import { deployTokens } from './tokens/deployTokens'
import { localTokens } from './tokens/localTokens'

const safeAbi = parseAbi([
  'function VERSION() view returns (string)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])
const safeTxTypes = {
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const
const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable'])
const [ada, ben, chidi] = owners

let chain: LocalChain
beforeAll(async () => {
  chain = await startChain()
  await Promise.all([deploySafeContracts(chain), deployTokens(chain)])
})
afterAll(() => chain.stop())

describe.each(['1.3.0', '1.4.1', '1.5.0'] as const)('Safe %s', (version) => {
  const create = (funds = {}) =>
    createSafe(chain, {
      owners: [ada.address, ben.address, chidi.address],
      threshold: 2,
      version,
      funds,
    })

  test('has the owners, the threshold, the version and the funds that were asked for', async () => {
    const safe = await create({ native: 5n, LUSD: 6n, LDAI: 7n })
    const read = (functionName: 'VERSION' | 'getOwners' | 'getThreshold' | 'nonce') =>
      chain.client.readContract({ address: safe, abi: safeAbi, functionName })

    expect(await read('VERSION')).toBe(version)
    expect(await read('getOwners')).toEqual([ada.address, ben.address, chidi.address])
    expect(await read('getThreshold')).toBe(2n)
    expect(await read('nonce')).toBe(0n)
    expect(await balances(safe)).toEqual([5n, 6n, 7n])
  })

  test('two of three owners give to three causes in one multiSend, exact to the unit', async () => {
    const safe = await create({ native: 10n ** 19n, LUSD: 25_000_000_000n, LDAI: 10n ** 22n })
    const [well, school, forest] = [randomAddress(), randomAddress(), randomAddress()]
    const to = canonicalDeployment(version, 'MultiSendCallOnly').address
    const data = encodeFunctionData({
      abi: multiSendAbi,
      functionName: 'multiSend',
      args: [
        concat([
          packCall(well, 1_500_000_000_000_000_001n, '0x'),
          packCall(localTokens.LUSD.address, 0n, encodeTransfer(school, 1_234_567n)),
          packCall(localTokens.LDAI.address, 0n, encodeTransfer(forest, 999_999_999_999_999_999n)),
        ]),
      ],
    })
    const operation = 1
    const fields = [to, 0n, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress] as const
    const typedData = {
      domain: { chainId: 31337, verifyingContract: safe },
      types: safeTxTypes,
      primaryType: 'SafeTx',
      message: {
        to,
        value: 0n,
        data,
        operation,
        safeTxGas: 0n,
        baseGas: 0n,
        gasPrice: 0n,
        gasToken: zeroAddress,
        refundReceiver: zeroAddress,
        nonce: 0n,
      },
    } as const
    const safeTxHash = await chain.client.readContract({
      address: safe,
      abi: safeAbi,
      functionName: 'getTransactionHash',
      args: [...fields, 0n],
    })
    expect(safeTxHash).toBe(hashTypedData(typedData))

    // In ascending order of address, as the contract wants them.
    const signatures = await Promise.all(
      [chidi, ben].map((owner) => privateKeyToAccount(owner.privateKey).signTypedData(typedData)),
    )
    const prepare = (given: readonly Hex[]) =>
      chain.client.simulateContract({
        account: ada.address,
        address: safe,
        abi: safeAbi,
        functionName: 'execTransaction',
        args: [...fields, concat(given)],
      })
    await expect(prepare(signatures.slice(0, 1))).rejects.toThrow('GS020')
    const { request } = await prepare(signatures)
    const hash = await chain.client.writeContract(request)

    expect(await chain.client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    expect(await balances(well)).toEqual([1_500_000_000_000_000_001n, 0n, 0n])
    expect(await balances(school)).toEqual([0n, 1_234_567n, 0n])
    expect(await balances(forest)).toEqual([0n, 0n, 999_999_999_999_999_999n])
    expect(await balances(safe)).toEqual([
      8_499_999_999_999_999_999n,
      24_998_765_433n,
      9_999_000_000_000_000_000_001n,
    ])
  })
})

test('Safes made at the same time have different addresses', async () => {
  const make = () => createSafe(chain, { owners: [ada.address], threshold: 1 })
  expect(new Set(await Promise.all([make(), make(), make(), make()])).size).toBe(4)
})

test('the same salt gives the same address once, and then says that it is taken', async () => {
  const make = () => createSafe(chain, { owners: [ada.address], threshold: 1, saltNonce: 7n })
  const other = await startChain()
  try {
    await deploySafeContracts(other)
    expect(await make()).toBe(await createSafe(other, { owners: [ada.address], threshold: 1, saltNonce: 7n }))
  } finally {
    await other.stop()
  }
  await expect(make()).rejects.toThrow('Create2 call failed')
})

test('funds add to what an address holds', async () => {
  const address = randomAddress()
  await fund(chain, address, { native: 3n, LUSD: 4n })
  await fund(chain, address, { native: 10n, LDAI: 5n })
  expect(await balances(address)).toEqual([13n, 4n, 5n])
})

/** Native, LUSD, LDAI. */
function balances(address: Address) {
  const read = (token: Address) =>
    chain.client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  return Promise.all([
    chain.client.getBalance({ address }),
    read(localTokens.LUSD.address),
    read(localTokens.LDAI.address),
  ])
}

function randomAddress(): Address {
  return privateKeyToAccount(generatePrivateKey()).address
}

function encodeTransfer(to: Address, value: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] })
}

function packCall(to: Address, value: bigint, data: Hex): Hex {
  return encodePacked(
    ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
    [0, to, value, BigInt(size(data)), data],
  )
}
