import type { Hex } from 'viem'
import type { ChainTxHash, SafeTxHash } from './safeTx'

/** Result of a sender, tagged with its kind: a safeTxHash is never used as a chain hash. */
export type TxHandle =
  | { readonly kind: 'safeTx'; readonly safeTxHash: SafeTxHash }
  | { readonly kind: 'chainTx'; readonly txHash: ChainTxHash }
  | { readonly kind: 'calls'; readonly id: string }
  /** 32 bytes from the wallet of a contract account: a safeTxHash or a chain hash, until it is resolved. */
  | { readonly kind: 'unknownHash'; readonly hash: Hex }
