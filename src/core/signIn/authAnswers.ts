import type { Address, Hex } from 'viem'

/** The sign-in service's nonce: valid for one sign-in, until it expires. */
export type AuthNonce = {
  /** Part of the message, which is public once a Safe's message is at the transaction service. */
  readonly nonce: string
  /**
   * The nonce's preimage, sent with the signature: a Safe's signatures are public, and without it anyone could post them
   * to the service first.
   */
  readonly secret: string
  /** By the service's clock. */
  readonly issuedAtMs: number
  readonly expiresAtMs: number
}

/** The account that is signed in, according to the service. */
export type AuthSession = {
  readonly address: Address
  readonly chainId: number
  readonly expiresAtMs: number
}

/** The sign-in service's verdict on a signature. */
export type AuthVerdict =
  /** `notKept`: why a browser may not keep the session's cookie, if the service knows a reason. */
  | { readonly kind: 'signedIn'; readonly session: AuthSession; readonly notKept: string | null }
  /** Rejected: `expired` and `used` concern the nonce, everything else is `wrong`. */
  | { readonly kind: 'refused'; readonly cause: 'expired' | 'used' | 'wrong'; readonly reason: string }
  /** Unreachable, or could not verify it now. The signature stays valid. */
  | { readonly kind: 'unreachable'; readonly reason: string; readonly retryAfterMs?: number }

/** The result of a request to sign a text. `rejected`: by the user, who may also have closed the request. */
export type SignMessageResult =
  | { readonly kind: 'signed'; readonly signature: Hex }
  /** A Safe has accepted it; more owners must sign (`messages`), or a transaction must be executed (`onChain`). */
  | { readonly kind: 'pending'; readonly way: 'messages' | 'onChain' }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'failed'; readonly reason: string }
