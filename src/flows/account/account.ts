import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { WaitingCount } from '../../core/queue/countWaiting'
import type { Listed } from '../../core/queue/listPage'
import type { AppChain } from '../../core/chain'
import type { Asset, AssetId } from '../../core/giving/gift'
import type { SafeOnChain } from '../../core/safe/safeTx'
import type { Cleared } from '../../core/tracking/stored/storedTracked'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { TrackedState } from '../../core/tracking/trackedStore'
import type { AccountOutbox } from '../outbox/openOutbox'
import type { SignIn } from '../signIn/signInParts'

/** One claim of the host that the chain contradicts. Both values as text for the user. */
type SafeDisagreement = {
  readonly field: 'safe' | 'chainId' | 'code' | 'singleton' | 'version' | 'owners' | 'threshold' | 'nonce'
  readonly host: string
  readonly chain: string
}

/** State of comparing the host's claims about the Safe with the chain. Only `ok` is green. */
export type SafeCheck =
  | { readonly kind: 'checking' }
  | { readonly kind: 'ok'; readonly onChain: SafeOnChain; readonly atMs: number }
  /** Proposing is blocked; both values are shown. */
  | {
      readonly kind: 'differs'
      readonly disagreements: readonly SafeDisagreement[]
      readonly atMs: number
      /** The host may only lag behind a change of the Safe: then the check is retried. */
      readonly againAtMs?: number
    }
  /** The chain was unreachable, or proves nothing. Amber; proposing needs the user's consent. */
  | {
      readonly kind: 'unproved'
      readonly reason: string
      readonly atMs: number
      /** Present when the chain was read. */
      readonly onChain?: SafeOnChain
    }

/** Balances of the Safe. `amount` null: this one could not be read. */
export type Balances =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'known'
      readonly entries: readonly { readonly asset: AssetId; readonly amount: bigint | null }[]
      readonly atMs: number
    }
  | { readonly kind: 'unreachable'; readonly reason: string }

/** The transactions that wait in a queue, and when its list was read. */
export type QueueCount = WaitingCount & { readonly atMs: number }

/** Last reading of the service's list of this Safe, and the delay of polls. */
export type QueueState = {
  /** Null before the first response. */
  readonly checkedAtMs: number | null
  /** No poll is sent before this time: the remaining requests are reserved for the search that prevents giving twice. */
  readonly heldUntilMs: number | null
  /** Set while the list lacks an execution that the chain shows. `blocks`: by the service's word; null: unknown. */
  readonly behind?: { readonly blocks: number | null } | null
  /** By the last list that was read, of which nonces used since are left out. Null: list or nonce was never read. */
  readonly waiting: QueueCount | null
}

/** Support of this wallet for atomic batches. `asking` while it has not responded. */
export type Batching = 'asking' | 'atomic' | 'none'

/** An account that gives, for the screens. Created once per (chain, address). */
type AccountBase = {
  readonly chain: AppChain
  readonly address: Address
  /** Assets whose balances are read. A new value is read at once. */
  readonly assets: StoreApi<readonly Asset[]>
  readonly balances: StoreApi<Balances>
  readonly outbox: AccountOutbox
  readonly tracked: StoreApi<TrackedState>
  refreshBalances(): Promise<void>
  /** Items that the last `clearTracked` removed, as long as it can be undone. */
  readonly cleared: StoreApi<Cleared>
  /** Removes final items from the list, here and in storage. Pending ones stay. */
  clearTracked(): void
  undoClear(): void
  /** Stops waiting for a wallet's batch of unknown outcome, if the user may by now. */
  leave(item: TrackedItem): void
  /** Removes an unreadable stored list, and stores the one in memory. */
  discardTracked(): void
  /** Ends every loop that this account started. */
  stop(): void
}

/** The host's claim whether it is read-only, kept up to date while a screen depends on it. */
export type ReadOnlyWatch = {
  /** True: no owner is connected in the host. Null: not read yet. */
  readonly isReadOnly: StoreApi<boolean | null>
  /** Polls until the returned function is called, and at once when the page is looked at again. */
  watch(): () => void
}

/** A Safe that is open: it gives all gifts as one proposal. */
export type SafeAccount = AccountBase & {
  readonly kind: 'safe'
  readonly check: StoreApi<SafeCheck>
  /** Null: the operator has no sign-in service. */
  readonly signIn: SignIn | null
  readonly queue: StoreApi<QueueState>
  /** Last list of the service, for other readers of the queue: each own request of theirs is one less for a search. */
  readonly listed: StoreApi<Listed | null>
  /** Polls the transaction service's list of this Safe now. */
  checkNow(): void
  /** Reads the Safe again from host and chain. */
  recheck(): Promise<void>
  readonly ownerWatch: ReadOnlyWatch
}

/** A connected ordinary wallet: sends one batch if it can, else one payment after the other. */
export type WalletAccount = AccountBase & {
  readonly kind: 'wallet'
  /** The wallet's own name for itself. */
  readonly walletName: string
  readonly batching: StoreApi<{ readonly kind: Batching }>
}

export type Account = SafeAccount | WalletAccount
