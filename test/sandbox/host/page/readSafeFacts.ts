import { type Address, type Hex, getAddress, isAddressEqual, slice, zeroAddress } from 'viem'
import { createChainClient } from '../../chain/createChainClient'
import { canonicalDeployment } from '../../chain/safeContracts'
import { safeAbi } from '../safeAbi'

/** What the host knows of a Safe; all of it is in the answer to `getSafeInfo`. */
export type SafeFacts = {
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly nonce: bigint
  /** "1.4.1+L2": the service marks the singletons that emit events, so the host says it too. */
  readonly version: string
  readonly implementation: Address
  readonly modules: readonly Address[] | null
  readonly fallbackHandler: Address | null
  readonly guard: Address | null
}

/** keccak256("fallback_manager.handler.address") and keccak256("guard_manager.guard.address"). */
const fallbackHandlerSlot = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'
const guardSlot = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
const firstModule = '0x0000000000000000000000000000000000000001'

/** Reads a Safe through the chain's RPC. Throws when there is no Safe at the address. */
export async function readSafeFacts(rpcUrl: string, safe: Address): Promise<SafeFacts> {
  const client = createChainClient(rpcUrl)
  const contract = { address: safe, abi: safeAbi } as const
  const readSlot = async (slot: Hex) => toAddress(await client.getStorageAt({ address: safe, slot }))
  const [owners, threshold, nonce, version, modules, implementation, fallbackHandler, guard] =
    await Promise.all([
      client.readContract({ ...contract, functionName: 'getOwners' }),
      client.readContract({ ...contract, functionName: 'getThreshold' }),
      client.readContract({ ...contract, functionName: 'nonce' }),
      client.readContract({ ...contract, functionName: 'VERSION' }),
      client.readContract({ ...contract, functionName: 'getModulesPaginated', args: [firstModule, 10n] }),
      readSlot('0x0'),
      readSlot(fallbackHandlerSlot),
      readSlot(guardSlot),
    ])
  return {
    owners,
    threshold: Number(threshold),
    nonce,
    version: isL2(implementation) ? `${version}+L2` : version,
    implementation: implementation ?? zeroAddress,
    modules: modules[0].length === 0 ? null : modules[0],
    fallbackHandler,
    guard,
  }
}

function isL2(singleton: Address | null): boolean {
  if (singleton === null) return false
  return (['1.3.0', '1.4.1', '1.5.0'] as const).some((version) =>
    isAddressEqual(singleton, canonicalDeployment(version, 'SafeL2').address),
  )
}

function toAddress(word: Hex | undefined): Address | null {
  if (word === undefined || BigInt(word) === 0n) return null
  return getAddress(slice(word, 12, 32))
}
