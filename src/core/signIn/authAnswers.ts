import type { Address, Hex } from 'viem'

/** What the sign-in service gives to whoever begins: good for one sign-in, until it expires. */
export type AuthNonce = {
  /** Goes into the message, which a Safe's co-signers, and everybody at the transaction service, can read. */
  readonly nonce: string
  /**
   * What the nonce was made from, and shown again with the signature: a Safe's signatures are public, so that without it
   * anybody could take them to the service first.
   */
  readonly secret: string
  /** By the service's clock. */
  readonly issuedAtMs: number
  readonly expiresAtMs: number
}

/** Who is signed in, by the service's word. */
export type AuthSession = {
  readonly address: Address
  readonly chainId: number
  readonly expiresAtMs: number
}

/** What the sign-in service said of a signature. */
export type AuthVerdict =
  /** `notKept`: why a browser may not keep the session's cookie, where the service knows a reason. */
  | { readonly kind: 'verified'; readonly session: AuthSession; readonly notKept: string | null }
  /** It will not take this signature: `expired` and `used` tell of the nonce, everything else is `wrong`. */
  | { readonly kind: 'refused'; readonly cause: 'expired' | 'used' | 'wrong'; readonly reason: string }
  /** Nobody answered, or could check it now. The signature is still good. */
  | { readonly kind: 'unreachable'; readonly reason: string; readonly retryAfterMs?: number }

/** What became of a request to sign a text. `rejected` means that a person said no, or closed the request. */
export type SignMessageResult =
  | { readonly kind: 'signed'; readonly signature: Hex }
  /** A Safe has taken it, and more of its owners have to sign (`messages`) or to execute a transaction (`onChain`). */
  | { readonly kind: 'pending'; readonly way: 'messages' | 'onChain' }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'failed'; readonly reason: string }
