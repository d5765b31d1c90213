import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../../core/chain'
import type { Gift } from '../../core/giving/gift'
import type { Call, ChainTxHash } from '../../core/safe/safeTx'
import type { Cleared } from '../../core/tracking/stored/storedTracked'
import type { TrackedState } from '../../core/tracking/trackedStore'
import type { Balances } from './account'

/** One payment of a sequence that went out. */
type SentCall = {
  /** Its place in `calls`. */
  readonly index: number
  readonly txHash: ChainTxHash
}

/** A request that has left for the wallet and whose answer has not been noted. */
export type AskedCall = {
  /** Its place in `calls`; null: all of them as one batch. */
  readonly index: number | null
  /** The wallet's next nonce on the chain just before it was asked; null when it could not be read. */
  readonly nonce: number | null
  readonly askedAtMs: number
  readonly fromBlock: bigint | null
}

/** What was going to be sent, and how far it has come: written to storage before and after each request to the wallet. */
export type SendIntent = {
  readonly id: string
  readonly chainId: number
  readonly wallet: Address
  readonly gifts: readonly Gift[]
  readonly calls: readonly Call[]
  readonly startedAtMs: number
  /** `batch`: one EIP-5792 request for all. `sequence`: one transaction for each call, in order. */
  readonly way: 'batch' | 'sequence'
  readonly sent: readonly SentCall[]
  readonly asked: AskedCall | null
}

/** Why a sequence stands still, with a way on: nothing that went out is ever sent again. */
export type PauseReason =
  /** A person said no to the next one. */
  | { readonly kind: 'rejected' }
  /** The wallet refused the next one, and said why. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The page was reloaded or closed in between, and it is known what went out. */
  | { readonly kind: 'interrupted' }

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
  /** A request left and nobody knows whether it was sent. Looking for it on the chain, by the wallet's nonce. */
  | {
      readonly kind: 'unknown'
      readonly intent: SendIntent
      readonly looking: boolean
      /**
       * Null before the first look has ended. `used`: the wallet has sent something since, which may be this payment or
       * is another. `untold`: it may be out without the wallet's own nonce. `waiting`: a transaction that may be it has
       * no block yet.
       */
      readonly lastLook: {
        readonly atMs: number
        readonly found: 'nothing' | 'unreachable' | 'used' | 'untold' | 'waiting'
        readonly reason: string | null
      } | null
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
  /** What the last `clearTracked` took, for as long as it can be undone. */
  readonly cleared: StoreApi<Cleared>
  /** Takes what has ended from the list, here and in storage. What is pending stays. */
  clearTracked(): void
  undoClear(): void
  /** Ends every loop that this account started. */
  stop(): void
}
