import type { Address, Hex } from 'viem'

/** Outcome of an `execTransaction`, simulated by `eth_call` from the sender at the newest block. */
export type TrialResult =
  | { readonly kind: 'succeeds' }
  /** Mined, and the nonce is used, but its calls would fail inside. */
  | { readonly kind: 'failsInside' }
  /** `code`: the Safe's own, such as GS013. `reason`: the words of another contract. */
  | { readonly kind: 'reverts'; readonly code: string | null; readonly reason: string | null }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Simulates an execution on our own node, before the request to a wallet. */
export type ExecutionTrial = (call: {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
}) => Promise<TrialResult>
