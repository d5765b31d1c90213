import { type Address, encodeFunctionData, hexToBigInt, parseAbi, zeroAddress } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { fundCalls, type Funds } from './fund'
import { canonicalDeployment, type SafeVersion } from './safeContracts'
import { sendAll } from './sendAll'
import type { LocalChain } from './startChain'

export type CreateSafeOptions = {
  readonly owners: readonly Address[]
  readonly threshold: number
  /** 1.4.1 unless said otherwise. */
  readonly version?: SafeVersion
  /** SafeL2, which Safe{Wallet} uses on every chain but Ethereum, unless said otherwise. */
  readonly singleton?: 'Safe' | 'SafeL2'
  /** The same options with the same number give the same address; without it, each Safe has another. */
  readonly saltNonce?: bigint
  /** What the Safe holds from the start, in base units. */
  readonly funds?: Funds
}

const abi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
])

/**
 * Creates a Safe the way Safe{Wallet} does: a proxy through the version's own factory, with its
 * CompatibilityFallbackHandler. `deploySafeContracts` must have run on the chain.
 *
 * @throws CallFailedError and viem's errors, for example when the Safe exists already.
 */
export async function createSafe(
  { client }: Pick<LocalChain, 'client'>,
  options: CreateSafeOptions,
): Promise<Address> {
  const {
    owners,
    threshold,
    version = '1.4.1',
    singleton = 'SafeL2',
    saltNonce = hexToBigInt(generatePrivateKey()),
    funds = {},
  } = options
  const contract = (name: Parameters<typeof canonicalDeployment>[1]) =>
    canonicalDeployment(version, name).address
  const initializer = encodeFunctionData({
    abi,
    functionName: 'setup',
    args: [
      owners,
      BigInt(threshold),
      zeroAddress,
      '0x',
      contract('CompatibilityFallbackHandler'),
      zeroAddress,
      0n,
      zeroAddress,
    ],
  })
  const to = contract('SafeProxyFactory')
  const create = {
    abi,
    functionName: 'createProxyWithNonce',
    args: [contract(singleton), initializer, saltNonce],
  } as const
  const { result: safe } = await client.simulateContract({ address: to, ...create })
  await sendAll(client, [
    { label: 'create the Safe', to, data: encodeFunctionData(create) },
    ...fundCalls(safe, funds),
  ])
  return safe
}
