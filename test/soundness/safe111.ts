import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  getMultiSendDeployment,
  getProxyFactoryDeployment,
  getSafeSingletonDeployment,
  type SingletonDeployment,
} from '@safe-global/safe-deployments'
import * as v from 'valibot'
import { type Address, encodeFunctionData, getAddress, keccak256, parseAbi, zeroAddress } from 'viem'
import { parseHex } from '../sandbox/chain/parseHex'
import { sendAll } from '../sandbox/chain/sendAll'
import type { LocalChain } from '../sandbox/chain/startChain'
import { ask } from './rpc'

const find = {
  GnosisSafe: getSafeSingletonDeployment,
  MultiSend: getMultiSendDeployment,
  ProxyFactory: getProxyFactoryDeployment,
} satisfies Record<string, (filter: { version: string }) => SingletonDeployment | undefined>

const abi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function createProxyWithNonce(address mastercopy, bytes initializer, uint256 saltNonce) returns (address proxy)',
])

/** Puts the contracts of 1.1.1 where Safe has them, once it is proved that they are what Safe has published. */
export async function place111({ rpcUrl }: Pick<LocalChain, 'rpcUrl'>): Promise<void> {
  for (const name of ['GnosisSafe', 'MultiSend', 'ProxyFactory'] as const) {
    const path = createRequire(import.meta.url).resolve(`safe-contracts-1.1.1/build/contracts/${name}.json`)
    const artifact: unknown = JSON.parse(readFileSync(path, 'utf8'))
    const { deployedBytecode } = v.parse(v.object({ deployedBytecode: v.string() }), artifact)
    const code = parseHex(deployedBytecode, `code in ${name}`)
    const { address, codeHash } = published(name)
    if (keccak256(code) !== codeHash) throw new Error(`${name} 1.1.1 is not what Safe has published.`)
    await ask(rpcUrl, 'anvil_setCode', address, code)
  }
}

/** Creates a Safe 1.1.1 by its own factory, without a fallback handler. `place111` must have run. */
export async function createSafe111(
  { client }: Pick<LocalChain, 'client'>,
  options: { readonly owners: readonly Address[]; readonly threshold: number; readonly saltNonce: bigint },
): Promise<Address> {
  const { owners, threshold, saltNonce } = options
  const initializer = encodeFunctionData({
    abi,
    functionName: 'setup',
    args: [owners, BigInt(threshold), zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress],
  })
  const to = published('ProxyFactory').address
  const create = {
    abi,
    functionName: 'createProxyWithNonce',
    args: [published('GnosisSafe').address, initializer, saltNonce],
  } as const
  const { result: safe } = await client.simulateContract({ address: to, ...create })
  await sendAll(client, [{ label: 'create the Safe 1.1.1', to, data: encodeFunctionData(create) }])
  return safe
}

function published(name: keyof typeof find) {
  const { address, codeHash } = find[name]({ version: '1.1.1' })?.deployments.canonical ?? {}
  if (address === undefined) throw new Error(`safe-deployments has no ${name} 1.1.1.`)
  return { address: getAddress(address), codeHash }
}
