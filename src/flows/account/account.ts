import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../../core/chain'
import type { Gift, AssetId } from '../../core/giving/gift'
import type { SafeOnChain, SafeTxHash } from '../../core/safe/safeTx'
import type { ProposalIntent } from '../../core/outbox/intent'
import type { Cleared } from '../../core/tracking/stored/storedTracked'
import type { TrackedState } from '../../core/tracking/trackedStore'
import type { SignIn } from '../signIn/signInParts'

/** One claim of the host that the chain does not bear out. Both values as text for a person. */
export type SafeDisagreement = {
  readonly field: 'safe' | 'chainId' | 'code' | 'singleton' | 'version' | 'owners' | 'threshold' | 'nonce'
  readonly host: string
  readonly chain: string
}

/** How far the host's word about the Safe has been compared with the chain. Only `agrees` is green. */
export type SafeCheck =
  | { readonly kind: 'checking' }
  | { readonly kind: 'agrees'; readonly onChain: SafeOnChain; readonly atMs: number }
  /** Proposing is blocked; both values are shown. */
  | {
      readonly kind: 'disagrees'
      readonly disagreements: readonly SafeDisagreement[]
      readonly atMs: number
      /** The host may only lag behind a change of the Safe: checked again by itself then. */
      readonly againAtMs?: number
    }
  /** The chain could not be asked, or what it says is no proof. Amber; proposing only after the person says so. */
  | {
      readonly kind: 'unverified'
      readonly reason: string
      readonly atMs: number
      /** Where the chain was read. */
      readonly onChain?: SafeOnChain
    }

/** What the Safe holds. `amount` null: this one could not be read. */
export type Balances =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'known'
      readonly entries: readonly { readonly asset: AssetId; readonly amount: bigint | null }[]
      readonly atMs: number
    }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** The one proposal that may be on its way. */
export type ProposalState =
  | { readonly kind: 'idle' }
  /** The Safe is read again before anything is asked. */
  | { readonly kind: 'checking'; readonly intent: ProposalIntent }
  /** Another tab is asking, and storage does not tell of it yet. Nothing was asked from here. */
  | { readonly kind: 'elsewhere' }
  /** The host has been asked and a person is deciding there. `slow`: no answer for a while, ways on are offered. */
  | { readonly kind: 'asking'; readonly intent: ProposalIntent; readonly slow: boolean }
  /** We do not know whether it was proposed (reload, closed tab, lost answer). Looking for it at the service. */
  | {
      readonly kind: 'unknown'
      readonly intent: ProposalIntent
      readonly looking: boolean
      /** Null before the first look has ended. */
      readonly lastLook: {
        readonly atMs: number
        readonly found: 'nothing' | 'unreachable'
        readonly reason: string | null
      } | null
    }
  | {
      readonly kind: 'proposed'
      readonly intent: ProposalIntent
      readonly safeTxHash: SafeTxHash
      /** When this very transaction was proposed before: same calls and same nonce are one hash, and paid once. */
      readonly earlierAtMs?: number
    }
  /**
   * A person said no in the Safe. Nothing was sent; the basket is kept. `lookedFor`: nobody could look yet whether it was
   * proposed before that.
   */
  | { readonly kind: 'rejected'; readonly intent: ProposalIntent; readonly lookedFor?: 'unreachable' }
  /** The Safe is not what the host says, or became so; nothing was asked. */
  | { readonly kind: 'blocked'; readonly reason: string }

/** When the service's list of this Safe was read, and how far polls are held back. */
export type QueueState = {
  /** Null before the first answer. */
  readonly checkedAtMs: number | null
  /** No poll leaves before this: the requests that are left are kept for the look that prevents giving twice. */
  readonly heldUntilMs: number | null
}

/** Everything the screens can see of, and do with, the Safe that is open. Made once per (chain, Safe). */
export type SafeAccount = {
  readonly chain: AppChain
  readonly safe: Address
  readonly check: StoreApi<SafeCheck>
  readonly balances: StoreApi<Balances>
  readonly proposal: StoreApi<ProposalState>
  readonly tracked: StoreApi<TrackedState>
  /** Null where the operator has no sign-in service. */
  readonly signIn: SignIn | null
  readonly queue: StoreApi<QueueState>
  /** Asks the transaction service now for what it lists of this Safe. */
  checkNow(): void
  /** Reads the Safe again from host and chain. */
  recheck(): Promise<void>
  refreshBalances(): Promise<void>
  /**
   * Proposes these gifts as one transaction. Does nothing while another proposal is on its way.
   * `acceptUnverified`: the person has been told that the chain could not be asked, and goes on.
   */
  give(gifts: readonly Gift[], options: { readonly acceptUnverified: boolean }): Promise<void>
  /** Looks at the service for a proposal whose answer was lost; in storage for what another tab asks. */
  lookForProposal(): Promise<void>
  /** The person is sure that nothing was proposed (or has dealt with it): forget the intent, keep the basket. */
  dismissProposal(): void
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
