import type { Address } from 'viem'

/** The names of ENS, read on Ethereum through our own RPC. */
export type NameService = {
  /** Resolves a name for one chain. Never rejects, unless it is aborted. */
  resolve(typed: string, chainId: number, signal?: AbortSignal): Promise<NameAnswer>
}

export type NameAnswer =
  | {
      readonly kind: 'found'
      /** In its normal form (ENSIP-15). */
      readonly name: string
      /** EIP-55 checksummed. */
      readonly address: Address
      /** `ethereum`: the name has no address for this chain of its own, and this is the one on Ethereum. */
      readonly recordOf: 'chain' | 'ethereum'
    }
  /** Nobody has registered it, or it has no address. */
  | { readonly kind: 'missing'; readonly name: string }
  /** No name can be spelled like that. */
  | { readonly kind: 'invalid' }
  /** Its records are with a server that this page does not ask. */
  | { readonly kind: 'offchain'; readonly name: string }
  | { readonly kind: 'unreachable'; readonly reason: string }
