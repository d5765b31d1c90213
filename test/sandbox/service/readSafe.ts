import { type Address, type Hex, type PublicClient, getAddress, parseAbi, slice, zeroHash } from 'viem'
import { l2Singletons } from './knownContracts'

/** The owners of now, or null where there is no Safe. */
export async function readOwners(client: PublicClient, address: Address): Promise<readonly Address[] | null> {
  return client.readContract({ address, abi, functionName: 'getOwners' }).catch(() => null)
}

/** `VERSION()` of the Safe, or null where there is none. */
export async function readVersion(client: PublicClient, address: Address): Promise<string | null> {
  return client.readContract({ address, abi, functionName: 'VERSION' }).catch(() => null)
}

/**
 * The Safe as the API spells it, read from the chain at this moment, so it can be ahead of the index. Null where
 * there is no Safe.
 */
export async function readSafeInfo(client: PublicClient, address: Address) {
  const version = await readVersion(client, address)
  if (version === null) return null
  const contract = { address, abi } as const
  const [nonce, threshold, owners, [modules], masterCopy, fallbackHandler, guard, moduleGuard] =
    await Promise.all([
      client.readContract({ ...contract, functionName: 'nonce' }),
      client.readContract({ ...contract, functionName: 'getThreshold' }),
      client.readContract({ ...contract, functionName: 'getOwners' }),
      client.readContract({ ...contract, functionName: 'getModulesPaginated', args: [sentinel, 10n] }),
      readAddressAt(client, address, slots.singleton),
      readAddressAt(client, address, slots.fallbackHandler),
      readAddressAt(client, address, slots.guard),
      readAddressAt(client, address, slots.moduleGuard),
    ])
  return {
    address,
    nonce: String(nonce),
    threshold: Number(threshold),
    owners,
    masterCopy,
    modules,
    fallbackHandler,
    guard,
    moduleGuard,
    version: l2Singletons.has(masterCopy) ? `${version}+L2` : version,
  }
}

async function readAddressAt(client: PublicClient, address: Address, slot: Hex): Promise<Address> {
  const word = (await client.getStorageAt({ address, slot })) ?? zeroHash
  return getAddress(slice(word, 12, 32))
}

const sentinel: Address = '0x0000000000000000000000000000000000000001'

const abi = parseAbi([
  'function VERSION() view returns (string)',
  'function nonce() view returns (uint256)',
  'function getThreshold() view returns (uint256)',
  'function getOwners() view returns (address[])',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] page, address next)',
])

/** Where a Safe keeps what it has no getter for; fixed by its contracts. */
const slots = {
  singleton: '0x0',
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  moduleGuard: '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947',
} as const
