import type { Address } from 'viem'

/** A module published by Safe, known by its address. Its code hash is not published, so its code is not compared. */
export type KnownModule = {
  readonly name: 'AllowanceModule' | 'Safe4337Module' | 'SocialRecoveryModule'
  readonly version: string
  readonly address: Address
}

/** As @safe-global/safe-modules-deployments 3.0.10 lists them; a test compares. */
export const knownModules: readonly KnownModule[] = [
  { name: 'AllowanceModule', version: '0.1.0', address: '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134' },
  { name: 'AllowanceModule', version: '0.1.0', address: '0x1Fb403834C911eB98d56E74F5182b0d64C3b3b4D' },
  { name: 'AllowanceModule', version: '0.1.1', address: '0xAA46724893dedD72658219405185Fb0Fc91e091C' },
  { name: 'Safe4337Module', version: '0.2.0', address: '0xa581c4A4DB7175302464fF3C06380BC3270b4037' },
  { name: 'Safe4337Module', version: '0.3.0', address: '0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226' },
  { name: 'SocialRecoveryModule', version: '0.1.0', address: '0x4Aa5Bf7D840aC607cb5BD3249e6Af6FC86C04897' },
]

const byAddress = new Map(knownModules.map((module) => [module.address.toLowerCase(), module]))

/** Finds the module that Safe published at this address. No proof: the chain may have other code there. */
export function knownModule(address: Address): KnownModule | null {
  return byAddress.get(address.toLowerCase()) ?? null
}
