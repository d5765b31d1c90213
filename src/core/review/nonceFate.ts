import type { Execution, SafeTxHash } from '../safe/safeTx'

/** The transaction that used the nonce of the one under review, by the chain. */
export type NonceFate =
  | { readonly kind: 'this'; readonly outcome: Execution['outcome'] }
  | { readonly kind: 'another'; readonly safeTxHash: SafeTxHash }
