import type { Hex } from 'viem'
import type { AuthNonce, AuthSession, AuthVerdict, SignMessageResult } from '../core/signIn/authAnswers'
import type { Answer } from '../core/answer'

/** The operator's sign-in service (docs/sign-in.md). */
export type AuthService = {
  getNonce(signal?: AbortSignal): Promise<Answer<AuthNonce>>
  /** Reads the session. `missing`: not signed in in this browser. */
  getSession(signal?: AbortSignal): Promise<Answer<AuthSession>>
  verify(
    signed: { readonly message: string; readonly signature: Hex; readonly secret: string },
    signal?: AbortSignal,
  ): Promise<AuthVerdict>
  /** Signs out. `found`: signed out. */
  signOut(signal?: AbortSignal): Promise<Answer<null>>
}

/** Signs for an account: the parent window for a Safe, or a wallet. Has no time limit. */
export type MessageSigner = {
  signMessage(message: string): Promise<SignMessageResult>
}
