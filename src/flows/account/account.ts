import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../../core/chain'
import type { AssetId } from '../../core/giving/gift'
import type { SafeOnChain } from '../../core/safe/safeTx'
import type { Cleared } from '../../core/tracking/stored/storedTracked'
import type { TrackedState } from '../../core/tracking/trackedStore'
import type { AccountOutbox } from '../outbox/createAccountOutbox'
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

/** When the service's list of this Safe was read, and how far polls are held back. */
export type QueueState = {
  /** Null before the first answer. */
  readonly checkedAtMs: number | null
  /** No poll leaves before this: the requests that are left are kept for the look that prevents giving twice. */
  readonly heldUntilMs: number | null
}

/** Whether this wallet takes several payments as one. `asking` while it has not answered. */
export type Batching = 'asking' | 'atomic' | 'none'

/** What the screens see of, and do with, whoever gives. Made once per (chain, address). */
type AccountBase = {
  readonly chain: AppChain
  readonly address: Address
  readonly balances: StoreApi<Balances>
  readonly outbox: AccountOutbox
  readonly tracked: StoreApi<TrackedState>
  refreshBalances(): Promise<void>
  /** What the last `clearTracked` took, for as long as it can be undone. */
  readonly cleared: StoreApi<Cleared>
  /** Takes what has ended from the list, here and in storage. What is pending stays. */
  clearTracked(): void
  undoClear(): void
  /** Ends every loop that this account started. */
  stop(): void
}

/** A Safe that is open: it gives all gifts as one proposal. */
export type SafeAccount = AccountBase & {
  readonly kind: 'safe'
  readonly check: StoreApi<SafeCheck>
  /** Null where the operator has no sign-in service. */
  readonly signIn: SignIn | null
  readonly queue: StoreApi<QueueState>
  /** Asks the transaction service now for what it lists of this Safe. */
  checkNow(): void
  /** Reads the Safe again from host and chain. */
  recheck(): Promise<void>
}

/** An ordinary wallet that is connected: it sends one batch where it can, else one payment after the other. */
export type WalletAccount = AccountBase & {
  readonly kind: 'wallet'
  /** As the wallet calls itself. */
  readonly walletName: string
  readonly batching: StoreApi<{ readonly kind: Batching }>
}

export type Account = SafeAccount | WalletAccount
