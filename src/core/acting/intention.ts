import type { OnScreen } from './onScreen'
import type { VerifiedSignature } from './verifiedSignatures'

/** The requests that a review may send to an owner's wallet. */
export type Intention =
  /** An EIP-712 signature over the transaction on screen. */
  | { readonly kind: 'confirm'; readonly onScreen: OnScreen }
  /** An EIP-712 signature over the rejection of its nonce. */
  | { readonly kind: 'reject'; readonly onScreen: OnScreen }
  /** `approveHash` of the Safe, sent by the owner. */
  | { readonly kind: 'approve'; readonly onScreen: OnScreen }
  /** `execTransaction` of the Safe. */
  | {
      readonly kind: 'execute'
      readonly onScreen: OnScreen
      readonly signatures: readonly VerifiedSignature[]
      readonly threshold: number
    }
  /** The transaction service's own `DeleteRequest`. `hour`: whole hours since 1970. */
  | { readonly kind: 'delete'; readonly onScreen: OnScreen; readonly hour: number }

/** A request to an EIP-1193 provider. */
export type WalletRequest = { readonly method: string; readonly params: readonly unknown[] }
