import type { Hex } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { SignInAccount, SignInSite } from '../../core/signIn/signInFields'
import type { Unreadable } from '../../core/storedText'
import type { SignInState } from '../../core/signIn/signInState'
import type { SafeMessageHash } from '../../core/safe/safeTx'
import type { TrackedMessage } from '../../core/tracking/trackedItem'
import type { Answer } from '../../core/answer'
import type { AuthService, MessageSigner } from '../../ports/auth'
import type { Clock } from '../../ports/clock'
import type { KeyValueStorage } from '../../ports/storage'
import type { BrowserSession } from './session/browserSession'

/** How the owners of a Safe are followed while they sign, perhaps for days. */
export type CoSigners = {
  /** The message as the owners sign it, from the Safe on chain; null while the chain is unreachable. */
  describe(message: string, signal: AbortSignal): Promise<TrackedMessage | null>
  /** Whether an owner has signed it: only then it is at the service. */
  isListed(messageHash: SafeMessageHash, signal: AbortSignal): Promise<Answer<true>>
  /**
   * Polls it until the Safe itself accepts its owners' signatures (EIP-1271), and returns that signature. Throws only when
   * aborted.
   */
  untilSigned(item: TrackedMessage, onNews: (item: TrackedMessage) => void, signal: AbortSignal): Promise<Hex>
  /** The same for a message that a transaction of the Safe signs: then its signature is empty. */
  untilSignedOnChain(item: TrackedMessage, signal: AbortSignal): Promise<Hex>
}

/** The parts of a sign-in. */
export type SignInParts = {
  readonly account: SignInAccount
  readonly site: SignInSite
  readonly auth: AuthService
  /** The session that the wallets of a tab share. By default the account has its own. */
  readonly session?: BrowserSession
  readonly signer: MessageSigner
  /** Each `send` requests a signature, also when there is one already: RainbowKit signs on every press. */
  readonly signsAnew?: true
  /** Null for an account that signs alone. */
  readonly coSigners: CoSigners | null
  readonly storage: KeyValueStorage
  readonly clock: Clock
  /** Aborted when the account is closed. */
  readonly signal: AbortSignal
}

/** The sign-in of one account, for the screens. */
export type SignIn = {
  readonly account: SignInAccount
  readonly site: SignInSite
  readonly state: StoreApi<SignInState>
  /** Signed out here, and the service has not confirmed it yet. */
  readonly stuck: StoreApi<boolean>
  /** Whether a pending sign-in survives a reload. False: storage is full or denied. */
  readonly durable: boolean
  /** A stored sign-in that cannot be read: no other one begins. Null: there is none. */
  readonly unreadable: Unreadable | null
  /** Removes that one, as it is shown. */
  discard(shown: Unreadable): void
  /** Fetches a nonce and builds the message. Does nothing unless idle. */
  prepare(): Promise<void>
  /** Has the message signed and verified. Prepares it first where that is missing. */
  send(): Promise<void>
  /**
   * Back to idle from any state; a pending sign-in is forgotten. Does not sign out, but ends the session that a lost
   * response may have begun.
   */
  cancel(): void
  /** Reads from the service whether this account is signed in in this browser. */
  refresh(): Promise<void>
  /** Signs out here at once, and at the service as soon as it is reachable. */
  signOut(): Promise<void>
}
