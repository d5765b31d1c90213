import type { TrackedMessage } from '../tracking/trackedItem'

/** A message to sign, and everything needed to post its signature to the service. */
export type SignInRequest = {
  readonly message: string
  /** The nonce's preimage: see `AuthNonce`. */
  readonly secret: string
  /** End of the nonce, by the clock of this device. */
  readonly endsAtMs: number
  /** For a Safe: the message as its owners sign it, to track. Null for an account that signs alone. */
  readonly safeMessage: TrackedMessage | null
}

/** The step that failed; a retry does not help `expired` and `used`. */
export type SignInProblem =
  | 'preparing'
  | 'signing'
  | 'verifying'
  | 'other'
  | 'expired'
  | 'used'
  | 'unreadable'

/** The state of a sign-in. */
export type SignInState =
  /** This browser has signed in before; the service has not confirmed that session yet. */
  | { readonly kind: 'loading' }
  /** No request is pending. `unsigned`: the last one ended without a signature, which the dialog does not mention. */
  | { readonly kind: 'idle'; readonly problem: SignInProblem | null; readonly unsigned?: true }
  /** The nonce is being fetched. */
  | { readonly kind: 'preparing' }
  | { readonly kind: 'ready'; readonly request: SignInRequest }
  /** The wallet, or the Safe, shows the message to the user. */
  | { readonly kind: 'asking'; readonly request: SignInRequest }
  /** The service is verifying the signature. */
  | { readonly kind: 'checking'; readonly request: SignInRequest }
  /** A Safe whose owners have not all signed. It continues after the tab is closed, until the nonce expires. */
  | {
      readonly kind: 'pending'
      readonly request: SignInRequest
      /** The owners sign the message itself, or a transaction of the Safe that signs it. */
      readonly way: 'messages' | 'onChain'
      /** Signatures by the last poll. */
      readonly item: TrackedMessage
      /** Reason why the sign-in service is unreachable or rejects enough signatures. It is retried. */
      readonly trouble: string | null
    }
  | {
      readonly kind: 'signedIn'
      readonly expiresAtMs: number
      /** Null: the browser keeps the session. Otherwise why it ends with this page. */
      readonly notKept: string | null
    }
