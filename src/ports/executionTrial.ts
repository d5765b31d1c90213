import type { Address, Hex } from 'viem'

/** What an `execTransaction` would come to, by `eth_call` from the sender at the newest block. */
export type TrialResult =
  | { readonly kind: 'succeeds' }
  /** It would be mined and use the nonce up, and its calls would fail inside. */
  | { readonly kind: 'failsInside' }
  /** `code`: the Safe's own, such as GS013. `reason`: another contract's words. */
  | { readonly kind: 'reverts'; readonly code: string | null; readonly reason: string | null }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Tries an execution on our own node before a wallet is asked to send it. */
export type ExecutionTrial = (call: {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
}) => Promise<TrialResult>
