import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  getCreateCallDeployment,
  getExtensibleFallbackHandlerDeployment,
  getSafeMigrationDeployment,
  getSafeToL2MigrationDeployment,
  getSafeToL2SetupDeployment,
  getSimulateTxAccessorDeployment,
  getTokenCallbackHandlerDeployment,
  type SingletonDeployment,
} from '@safe-global/safe-deployments'
import { getSingletonFactoryInfo } from '@safe-global/safe-singleton-factory'
import * as v from 'valibot'
import { type Address, type Hex, concat, encodeAbiParameters, getAddress, keccak256, zeroHash } from 'viem'
import { create2Deployer } from '../sandbox/chain/create2Deployer'
import { parseHex } from '../sandbox/chain/parseHex'
import { canonicalDeployment, type SafeContractName, type SafeVersion } from '../sandbox/chain/safeContracts'
import { sendAll } from '../sandbox/chain/sendAll'
import { type LocalChain } from '../sandbox/chain/startChain'

const packages: Record<SafeVersion, string> = {
  '1.3.0': '@gnosis.pm/safe-contracts',
  '1.4.1': '@safe-global/safe-contracts',
  '1.5.0': '@safe-global/safe-smart-account',
}

const find = {
  CreateCall: getCreateCallDeployment,
  SimulateTxAccessor: getSimulateTxAccessorDeployment,
  SafeMigration: getSafeMigrationDeployment,
  SafeToL2Setup: getSafeToL2SetupDeployment,
  SafeToL2Migration: getSafeToL2MigrationDeployment,
  TokenCallbackHandler: getTokenCallbackHandlerDeployment,
  ExtensibleFallbackHandler: getExtensibleFallbackHandlerDeployment,
} satisfies Record<string, (filter: { version: string }) => SingletonDeployment | undefined>

/** Where Safe has put the contract. */
export function publishedAddress(name: keyof typeof find, version: SafeVersion): Address {
  const address = find[name]({ version })?.deployments.canonical?.address
  if (address === undefined) throw new Error(`safe-deployments has no ${name} ${version}.`)
  return getAddress(address)
}

/**
 * What the sandbox leaves out, as far as the npm packages have the bytecode. SafeMigration, SafeToL2Setup and
 * SafeToL2Migration of 1.4.1 are in none of them.
 */
const artifacts: readonly (readonly [name: keyof typeof find, version: SafeVersion, path: string])[] = [
  ['CreateCall', '1.3.0', 'libraries/CreateCall.sol/CreateCall'],
  ['CreateCall', '1.4.1', 'libraries/CreateCall.sol/CreateCall'],
  ['CreateCall', '1.5.0', 'libraries/CreateCall.sol/CreateCall'],
  ['SimulateTxAccessor', '1.3.0', 'accessors/SimulateTxAccessor.sol/SimulateTxAccessor'],
  ['SimulateTxAccessor', '1.4.1', 'accessors/SimulateTxAccessor.sol/SimulateTxAccessor'],
  ['SimulateTxAccessor', '1.5.0', 'accessors/SimulateTxAccessor.sol/SimulateTxAccessor'],
  ['SafeMigration', '1.5.0', 'libraries/SafeMigration.sol/SafeMigration'],
  ['SafeToL2Setup', '1.5.0', 'libraries/SafeToL2Setup.sol/SafeToL2Setup'],
  ['TokenCallbackHandler', '1.5.0', 'handler/TokenCallbackHandler.sol/TokenCallbackHandler'],
  ['ExtensibleFallbackHandler', '1.5.0', 'handler/ExtensibleFallbackHandler.sol/ExtensibleFallbackHandler'],
]

/** Deploys Safe's other contracts at their canonical addresses, and compares each with what Safe has published. */
export async function deployPublished({ client }: Pick<LocalChain, 'client'>): Promise<void> {
  const factory = getSingletonFactoryInfo(client.chain.id)?.address
  if (factory === undefined) throw new Error('Safe has signed no singleton factory for this chain.')
  await sendAll(
    client,
    artifacts.map(([name, version, path]) => ({
      label: `deploy ${name} ${version}`,
      to: version === '1.3.0' ? create2Deployer : getAddress(factory),
      data: concat([
        zeroHash,
        readBytecode(`${packages[version]}/build/artifacts/contracts/${path}.json`),
        argumentsOf(name, version),
      ]),
    })),
  )
  for (const [name, version] of artifacts) {
    const code = await client.getCode({ address: publishedAddress(name, version) })
    const hash = code === undefined ? null : keccak256(code)
    if (hash !== find[name]({ version })?.deployments.canonical?.codeHash)
      throw new Error(`${name} ${version} is not what Safe has published: ${hash ?? 'no code'}.`)
  }
}

function argumentsOf(name: keyof typeof find, version: SafeVersion): Hex {
  if (name !== 'SafeMigration') return '0x'
  const addressOf = (contract: SafeContractName) => canonicalDeployment(version, contract).address
  return encodeAbiParameters(
    [{ type: 'address' }, { type: 'address' }, { type: 'address' }],
    [addressOf('Safe'), addressOf('SafeL2'), addressOf('CompatibilityFallbackHandler')],
  )
}

function readBytecode(artifact: string): Hex {
  const path = createRequire(import.meta.url).resolve(artifact)
  const { bytecode } = v.parse(v.object({ bytecode: v.string() }), JSON.parse(readFileSync(path, 'utf8')))
  return parseHex(bytecode, `bytecode in ${artifact}`)
}
