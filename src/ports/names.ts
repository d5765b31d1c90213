import type { Address } from 'viem'

/** The names of ENS, read on Ethereum through our own RPC. */
export type NameService = {
  /** Resolves a name for one chain. Never rejects, unless it is aborted. */
  resolve(typed: string, chainId: number, signal?: AbortSignal): Promise<NameAnswer>
}

export type NameAnswer =
  | {
      readonly kind: 'found'
      /** The name in its normal form (ENSIP-15). */
      readonly name: string
      /** EIP-55 checksummed. */
      readonly address: Address
      /** `ethereum`: the name has no address of its own for this chain; this one is for Ethereum. */
      readonly recordOf: 'chain' | 'ethereum'
    }
  /** Not registered, or without an address. */
  | { readonly kind: 'missing'; readonly name: string }
  /** Not a valid spelling of a name. */
  | { readonly kind: 'invalid' }
  /** Its records are on a server that this page never contacts. */
  | { readonly kind: 'offchain'; readonly name: string }
  | { readonly kind: 'unreachable'; readonly reason: string }
