import type { TrackedMessage } from '../tracking/trackedItem'

/** A message that is ready to be signed, and all that it takes to bring the signature to the service. */
export type SignInRequest = {
  readonly message: string
  /** What the nonce in the message was made from; see the port. */
  readonly secret: string
  /** When the nonce ends, by the clock of this device. */
  readonly endsAtMs: number
  /** For a Safe: the message as its owners sign it, to be followed. Null for an account that signs alone. */
  readonly safeMessage: TrackedMessage | null
}

/** What went wrong, by where; `expired` and `used` are ends that no retry helps. */
export type SignInProblem = 'preparing' | 'signing' | 'verifying' | 'other' | 'expired' | 'used'

/** Where a sign-in stands. */
export type SignInState =
  /** This browser has signed in before, and the service has not said yet whether that still holds. */
  | { readonly kind: 'loading' }
  /** Nothing is asked. `unsigned`: the last request ended without a signature; the dialog says nothing about that. */
  | { readonly kind: 'idle'; readonly problem: SignInProblem | null; readonly unsigned?: true }
  /** The nonce is fetched and the message is made. */
  | { readonly kind: 'preparing' }
  | { readonly kind: 'ready'; readonly request: SignInRequest }
  /** The wallet, or the Safe, shows the message and a person is deciding there. */
  | { readonly kind: 'signing'; readonly request: SignInRequest }
  /** The service is looking at the signature. */
  | { readonly kind: 'verifying'; readonly request: SignInRequest }
  /** A Safe whose owners have not all signed. It goes on after the tab is closed, for as long as the nonce lasts. */
  | {
      readonly kind: 'pending'
      readonly request: SignInRequest
      /** Where the owners sign: the message itself, or a transaction of the Safe that signs it. */
      readonly way: 'messages' | 'onChain'
      /** Who has signed, as far as it has been looked at. */
      readonly item: TrackedMessage
      /** Enough have signed, and the sign-in service does not answer, or not take it: why. It is asked again. */
      readonly trouble: string | null
    }
  | {
      readonly kind: 'signedIn'
      readonly expiresAtMs: number
      /** Null: the browser keeps the session. Otherwise why it ends with this page. */
      readonly notKept: string | null
    }
