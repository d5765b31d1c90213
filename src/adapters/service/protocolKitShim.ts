import { isAddress } from 'viem'

/**
 * Stands in for `@safe-global/protocol-kit` in the bundle (by alias, see vite.config.ts). api-kit uses only these two
 * functions of it at run time, and the whole package would add some 200 kB to the page. A test fails when api-kit
 * begins to need more: test/adapters/protocolKitShim.test.ts.
 */

/** Throws when the text is not an address, or is one with a wrong EIP-55 checksum. */
export function validateEthereumAddress(address: string): void {
  if (!isAddress(address)) throw new Error(`Invalid Ethereum address ${address}`)
}

/**
 * Splits an EIP-3770 address (`eth:0x...`) or a plain one. We always pass plain addresses, so a prefix is refused
 * instead of compared with the chain.
 */
export function validateEip3770Address(
  fullAddress: string,
  _chainId: bigint,
): { prefix: string; address: string } {
  validateEthereumAddress(fullAddress)
  return { prefix: '', address: fullAddress }
}
