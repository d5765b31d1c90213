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

/** Reads the owners' signatures of a message of a Safe while they sign, perhaps for days. */
export type CoSigners = {
  /** Returns the message as the owners sign it, by the Safe on chain; null: the chain is unreachable. */
  describe(message: string, signal: AbortSignal): Promise<TrackedMessage | null>
  /** Found once an owner has signed it: only then the service lists it. */
  isListed(messageHash: SafeMessageHash, signal: AbortSignal): Promise<Answer<true>>
  /**
   * Polls it until the Safe itself accepts its owners' signatures (EIP-1271), and returns that signature. Throws only when
   * aborted.
   */
  untilSigned(item: TrackedMessage, onNews: (item: TrackedMessage) => void, signal: AbortSignal): Promise<Hex>
  /** Polls a message that a Safe transaction signs: its signature is empty. */
  untilSignedOnChain(item: TrackedMessage, signal: AbortSignal): Promise<Hex>
}

/** The parts of a sign-in. */
export type SignInParts = {
  readonly account: SignInAccount
  readonly site: SignInSite
  readonly auth: AuthService
  /** Session that the wallets of a tab share. By default the account has its own. */
  readonly session?: BrowserSession
  readonly signer: MessageSigner
  /** Every `send` requests a signature, even if there is one: RainbowKit signs on every press. */
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
  /** True when signed out here, but not confirmed by the service yet. */
  readonly stuck: StoreApi<boolean>
  /** True when a pending sign-in survives a reload. False: storage is full or denied. */
  readonly durable: boolean
  /** A stored sign-in that cannot be read: no other one begins. Null: none. */
  readonly unreadable: Unreadable | null
  /** Removes the unreadable sign-in that is shown. */
  discard(shown: Unreadable): void
  /** Fetches a nonce and builds the message. Does nothing unless idle. */
  prepare(): Promise<void>
  /** Has the message signed and verified. Prepares it first if needed. */
  send(): Promise<void>
  /**
   * Returns to idle from any state, and forgets a pending sign-in. Does not sign out, but ends a session that a lost
   * response may have begun.
   */
  cancel(): void
  /** Reads from the service whether this account is signed in in this browser. */
  refresh(): Promise<void>
  /** Signs out here at once, and at the service as soon as it is reachable. */
  signOut(): Promise<void>
}
