import type { Address } from 'viem'

/** Result of resolving an ENS name in a file. */
export type ResolvedName =
  | {
      readonly kind: 'found'
      /** In its normal form (ENSIP-15). */
      readonly ensName: string
      /** EIP-55 checksummed. */
      readonly address: Address
      /** `ethereum`: the name has no address for the chain itself, and this is the one on Ethereum. */
      readonly recordOf: 'chain' | 'ethereum'
    }
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }

/** By the name as the file spells it. */
export type ResolvedNames = ReadonlyMap<string, ResolvedName>
