import {
  type SingletonDeployment,
  getCompatibilityFallbackHandlerDeployment,
  getMultiSendCallOnlyDeployment,
  getMultiSendDeployment,
  getProxyFactoryDeployment,
  getSafeL2SingletonDeployment,
  getSafeSingletonDeployment,
  getSignMessageLibDeployment,
} from '@safe-global/safe-deployments'
import { type Address, type Hex, getAddress, isHex } from 'viem'
import { BaseError } from '../../../src/core/baseError'

export type SafeVersion = '1.3.0' | '1.4.1' | '1.5.0'

const names = [
  'Safe',
  'SafeL2',
  'SafeProxyFactory',
  'MultiSend',
  'MultiSendCallOnly',
  'CompatibilityFallbackHandler',
  'SignMessageLib',
] as const

export type SafeContractName = (typeof names)[number]

export type SafeContract = {
  readonly name: SafeContractName
  readonly version: SafeVersion
  /** The Hardhat artifact with its creation bytecode, as a module path. */
  readonly artifact: string
}

const since141 = {
  Safe: 'Safe.sol/Safe',
  SafeL2: 'SafeL2.sol/SafeL2',
  SafeProxyFactory: 'proxies/SafeProxyFactory.sol/SafeProxyFactory',
  MultiSend: 'libraries/MultiSend.sol/MultiSend',
  MultiSendCallOnly: 'libraries/MultiSendCallOnly.sol/MultiSendCallOnly',
  CompatibilityFallbackHandler: 'handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler',
  SignMessageLib: 'libraries/SignMessageLib.sol/SignMessageLib',
} satisfies Record<SafeContractName, string>

/** SignMessageLib is left out: what npm carries is another build, whose address and code are not the canonical ones. */
const at130 = {
  Safe: 'GnosisSafe.sol/GnosisSafe',
  SafeL2: 'GnosisSafeL2.sol/GnosisSafeL2',
  SafeProxyFactory: 'proxies/GnosisSafeProxyFactory.sol/GnosisSafeProxyFactory',
  MultiSend: since141.MultiSend,
  MultiSendCallOnly: since141.MultiSendCallOnly,
  CompatibilityFallbackHandler: since141.CompatibilityFallbackHandler,
} satisfies Partial<Record<SafeContractName, string>>

/** Every Safe contract that the sandbox deploys, with the npm file that its bytecode is read from. */
export const safeContracts: readonly SafeContract[] = [
  ...list('1.3.0', '@gnosis.pm/safe-contracts', at130),
  ...list('1.4.1', '@safe-global/safe-contracts', since141),
  ...list('1.5.0', '@safe-global/safe-smart-account', since141),
]

/**
 * Where the contract belongs and what its code must hash to, by safe-deployments.
 *
 * @throws NotPublishedError when safe-deployments does not list it.
 */
export function canonicalDeployment(
  version: SafeVersion,
  name: SafeContractName,
): { readonly address: Address; readonly codeHash: Hex } {
  const { address, codeHash } = find[name]({ version })?.deployments.canonical ?? {}
  if (address === undefined || !isHex(codeHash)) throw new NotPublishedError(version, name)
  return { address: getAddress(address), codeHash }
}

const find: Record<SafeContractName, (filter: { version: string }) => SingletonDeployment | undefined> = {
  Safe: getSafeSingletonDeployment,
  SafeL2: getSafeL2SingletonDeployment,
  SafeProxyFactory: getProxyFactoryDeployment,
  MultiSend: getMultiSendDeployment,
  MultiSendCallOnly: getMultiSendCallOnlyDeployment,
  CompatibilityFallbackHandler: getCompatibilityFallbackHandlerDeployment,
  SignMessageLib: getSignMessageLibDeployment,
}

function list(
  version: SafeVersion,
  packageName: string,
  artifacts: Partial<Record<SafeContractName, string>>,
): SafeContract[] {
  return names.flatMap((name) => {
    const path = artifacts[name]
    if (path === undefined) return []
    return [{ name, version, artifact: `${packageName}/build/artifacts/contracts/${path}.json` }]
  })
}

class NotPublishedError extends BaseError {
  override name = 'NotPublishedError'

  constructor(version: SafeVersion, name: SafeContractName) {
    super(`@safe-global/safe-deployments does not list a canonical ${name} ${version}.`)
  }
}
