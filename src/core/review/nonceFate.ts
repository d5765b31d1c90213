import type { Execution, SafeTxHash } from '../safe/safeTx'

/** Which transaction the chain shows to have used the nonce of the one under review. */
export type NonceFate =
  | { readonly kind: 'this'; readonly outcome: Execution['outcome'] }
  | { readonly kind: 'another'; readonly safeTxHash: SafeTxHash }
