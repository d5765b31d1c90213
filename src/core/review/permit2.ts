import type { Address } from 'viem'

/** Permit2, at this address on every chain. */
export const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
