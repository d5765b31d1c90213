import { type Address, isAddressEqual } from 'viem'

/** Last address reserved for precompiled contracts and those of a chain: EIP-1352. */
const lastReserved = 0xffffn

/** Predeploys of OP Stack chains, Base among them: specs.optimism.io/protocol/predeploys.html. */
const firstPredeploy = 0x4200000000000000000000000000000000000000n
const lastPredeploy = 0x42000000000000000000000000000000000007ffn

const systemContracts: readonly Address[] = [
  // The caller of Ethereum's system contracts (EIP-4788), and the contracts of EIP-4788, 2935, 7002 and 7251.
  '0xffffFFFfFFffffffffffffffFfFFFfffFFFfFFfE',
  '0x000F3df6D732807Ef1319fB7B8bB8522d0Beac02',
  '0x0000F90827F1C53a10cb7A02335B175320002935',
  '0x00000961Ef480Eb55e80D19ad83579A64c007002',
  '0x0000BBdDc7CE488642fb579F8B00f3a590007251',
  // Senders of the system transactions of OP Stack chains and Arbitrum.
  '0xDeaDDEaDDeAdDeAdDEAdDEaddeAddEAdDEAd0001',
  '0x00000000000000000000000000000000000A4B05',
]

/** Returns true for an address of the chain itself: nobody has a key for it, and a plain payment there is lost. */
export function isSystemAddress(address: Address): boolean {
  const value = BigInt(address)
  if (value <= lastReserved || (value >= firstPredeploy && value <= lastPredeploy)) return true
  return systemContracts.some((one) => isAddressEqual(one, address))
}
