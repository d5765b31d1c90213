import {
  getMultiSendCallOnlyDeployment,
  getProxyFactoryDeployment,
  getSafeL2SingletonDeployment,
  getSafeMigrationDeployment,
  getSafeSingletonDeployment,
  getSignMessageLibDeployment,
} from '@safe-global/safe-deployments'
import { type Address, getAddress } from 'viem'

type Finder = (filter: { version: string }) => { readonly defaultAddress: string } | undefined

const versions = ['1.3.0', '1.4.1', '1.5.0']

/** The proxy factories whose Safes are indexed. */
export const factories: ReadonlySet<Address> = new Set(addressesOf(getProxyFactoryDeployment).keys())

/** The singletons that log what they execute, and their versions. */
export const l2Singletons: ReadonlyMap<Address, string> = addressesOf(getSafeL2SingletonDeployment)

/** The singletons that do not log what they execute: the service knows such Safes, and none of their executions. */
export const l1Singletons: ReadonlySet<Address> = new Set(addressesOf(getSafeSingletonDeployment).keys())

/** The targets of a delegatecall whose calldata the service decodes. */
export const trustedForDelegatecall: ReadonlySet<Address> = new Set(
  [getMultiSendCallOnlyDeployment, getSignMessageLibDeployment, getSafeMigrationDeployment].flatMap(
    (find) => [...addressesOf(find).keys()],
  ),
)

function addressesOf(find: Finder): Map<Address, string> {
  return new Map(
    versions.flatMap((version) => {
      const deployment = find({ version })
      return deployment === undefined ? [] : [[getAddress(deployment.defaultAddress), version] as const]
    }),
  )
}
