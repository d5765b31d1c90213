import type { Hex } from 'viem'
import type { ChainTxHash, SafeTxHash } from './safeTx'

/** What a sender gives back, tagged with what it is, so that a safeTxHash is never looked up as a chain hash. */
export type TxHandle =
  | { readonly kind: 'safeTx'; readonly safeTxHash: SafeTxHash }
  | { readonly kind: 'chainTx'; readonly txHash: ChainTxHash }
  | { readonly kind: 'calls'; readonly id: string }
  /** 32 bytes of a wallet that stands for a contract account: a safeTxHash or a chain hash, until it has been looked up. */
  | { readonly kind: 'unknownHash'; readonly hash: Hex }
