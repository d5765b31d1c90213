import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../../core/chain'
import type { Gift } from '../../core/giving/gift'
import type { SendIntent } from '../../core/outbox/intent'
import type { LastLook, PauseReason } from '../../core/outbox/state'
import type { Cleared } from '../../core/tracking/stored/storedTracked'
import type { TrackedState } from '../../core/tracking/trackedStore'
import type { Balances } from './account'

/** The one gift that may be on its way from this wallet. */
export type SendState =
  | { readonly kind: 'idle' }
  /** The wallet's chain, balances and abilities are read before anything is asked. */
  | { readonly kind: 'checking'; readonly intent: SendIntent }
  /** Another tab is asking, and storage does not tell of it yet. Nothing was asked from here. */
  | { readonly kind: 'elsewhere' }
  /** The wallet is showing a request and a person is deciding there. `slow`: no answer for a while. */
  | { readonly kind: 'asking'; readonly intent: SendIntent; readonly slow: boolean }
  /** "2 of 5 sent", and it goes on when the person says so. */
  | { readonly kind: 'paused'; readonly intent: SendIntent; readonly reason: PauseReason }
  /** Outcome unknown: the request may be out. Looking for it on the chain, by the wallet's nonce. */
  | {
      readonly kind: 'unknown'
      readonly intent: SendIntent
      readonly looking: boolean
      /** Null before the first search has ended. */
      readonly lastLook: LastLook | null
    }
  /** Everything went out. The tracked list tells what becomes of it. */
  | { readonly kind: 'sent'; readonly intent: SendIntent }
  /** A person said no before anything went out. */
  | { readonly kind: 'rejected'; readonly intent: SendIntent }
  /** Nothing was asked, or the wallet refused before anything went out. */
  | { readonly kind: 'blocked'; readonly reason: string }

/** Whether this wallet takes several payments as one. `asking` while it has not answered. */
export type Batching = 'asking' | 'atomic' | 'none'

/** Everything the screens can see of, and do with, an ordinary wallet that is connected. Made once per (chain, address). */
export type WalletAccount = {
  readonly chain: AppChain
  readonly address: Address
  /** As the wallet calls itself. */
  readonly walletName: string
  readonly batching: StoreApi<{ readonly kind: Batching }>
  readonly balances: StoreApi<Balances>
  readonly sending: StoreApi<SendState>
  readonly tracked: StoreApi<TrackedState>
  refreshBalances(): Promise<void>
  /** Sends these gifts: as one batch where the wallet can, else one after the other. Does nothing while another is on its way. */
  give(gifts: readonly Gift[]): Promise<void>
  /** Goes on with a paused sequence, from the first payment that has not gone out. */
  resume(): Promise<void>
  /** Looks on the chain for a request whose answer was lost; in storage for what another tab asks. */
  lookForCall(): Promise<void>
  /**
   * The person has looked in the wallet and is sure that the lost request was not sent: the sequence is paused before it.
   * Does nothing while that cannot be said (`maySayNotSent`).
   */
  saySentNothing(): void
  /** Forgets what has not been sent; what went out stays tracked. The basket keeps the rest. */
  dismiss(): void
  /** The user has left the screen of the gift: an end that it showed makes room for the next one. */
  moveOn(): void
  /** A request of it is open, or its result has not been seen: it is not to be stopped. */
  isNeeded(): boolean
  /** Another account has the screen, or no longer: nothing more is asked for meanwhile. */
  setAway(isAway: boolean): void
  /** What the last `clearTracked` took, for as long as it can be undone. */
  readonly cleared: StoreApi<Cleared>
  /** Takes what has ended from the list, here and in storage. What is pending stays. */
  clearTracked(): void
  undoClear(): void
  /** Ends every loop that this account started. */
  stop(): void
}
