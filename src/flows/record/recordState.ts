import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import type { ReplacedProposal } from '../../core/record/replacedProposal'
import type { ChainTxHash, SafeTxHash } from '../../core/safe/safeTx'
import type { ChainReader, ReadToken } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { HistoryReader } from '../../ports/history'
import type { Keeping } from '../../ports/keeping'
import type { NoteStore } from '../../ports/noteStore'
import type { SafeService } from '../../ports/service'

/** An executed transaction that is no gift of the record as a whole: said, so that no list is taken for complete. */
export type UnreadTx = {
  readonly safeTxHash: SafeTxHash | null
  readonly txHash: ChainTxHash
  readonly atMs: number
  readonly reason: string
}

/** How far the record reaches. */
export type RecordReach =
  /**
   * Every transaction that the Safe has executed is in it, up to this block, which is final: as many as its nonce says, and
   * what each of them paid was read. `later`: so many are in later blocks, which the chain may take back; left out: none. `atMs`: read then.
   */
  | { readonly kind: 'complete'; readonly block: bigint; readonly later?: number; readonly atMs: number }
  /** Every transaction is listed, and of so many it could not be read what they paid: a gift may be among those. */
  | { readonly kind: 'listed'; readonly block: bigint; readonly atMs: number; readonly unread: number }
  /** All from `fromBlock` to `block`; older ones may be missing. */
  | { readonly kind: 'since'; readonly fromBlock: bigint; readonly block: bigint }
  /** Nothing is certain yet. */
  | { readonly kind: 'unknown' }
  | WalletReach

/** What the record of an ordinary wallet covers. It is never complete: a node cannot list the coin that a wallet has sent. */
export type WalletReach = {
  readonly kind: 'wallet'
  /** How many transactions the wallet has sent at that block, whatever they were. */
  readonly sent: number
  readonly block: bigint
  /** Where tokens were searched for that went to the directory's addresses; null: nowhere yet. Both blocks included. */
  readonly tokens: {
    readonly fromBlock: bigint
    readonly block: bigint
    /** How many addresses. */
    readonly recipients: number
  } | null
}

export type RecordProgress = {
  /** Executed transactions that were read, and how many there are by the Safe's nonce; null: not known. */
  readonly read: number
  readonly of: number | null
  /** Where they come from at the moment. */
  readonly source: 'cache' | 'service' | 'chain'
  /** They were read; replaced proposals are still looked for. */
  readonly isRead: boolean
  /** The lowest block that was searched; null where blocks are not searched. */
  readonly block: bigint | null
}

/** How far the service's list of proposals that were not executed was read, for those that were replaced. */
export type ProposalsRead = {
  readonly isReading: boolean
  readonly rows: number
  /** The lowest nonce that was read; null: there was no row. */
  readonly downTo: bigint | null
  /** The service lists no more. */
  readonly isAll: boolean
  /** Why it could not be read on, in one sentence. */
  readonly trouble: string | null
}

export type RecordState = {
  readonly phase: 'reading' | 'stopped' | 'done' | 'failed'
  /** The newest first. Payments to anybody: `cause: null` is a payment to an address that is not in the directory. */
  readonly gifts: readonly GiftRecord[]
  readonly unread: readonly UnreadTx[]
  readonly replaced: readonly ReplacedProposal[]
  /** Null: not read yet. */
  readonly proposals: ProposalsRead | null
  readonly reach: RecordReach
  readonly progress: RecordProgress
  /** One sentence, of `failed`, or of a source that did not answer while another did. */
  readonly trouble: string | null
  /** What this browser keeps: its notes of gifts, and what was read of the chain. */
  readonly keeping: { readonly notes: Keeping; readonly executions: Keeping }
}

/** The record of one Safe, or of one wallet, while it is read. */
export type AccountRecord = {
  readonly state: StoreApi<RecordState>
  stop(): void
  /** Goes on where it stopped, or tries again. */
  resume(): void
  /** Reads older proposals that were not executed. */
  readProposalsOn(): Promise<void>
  /** Throws the cache of this account away, and reads anew. */
  forget(): Promise<void>
  close(): void
}

/** What is over on one chain: no host, no wallet. */
export type ChainHistory = {
  readonly chain: AppChain
  readonly chainReader: ChainReader
  readonly history: HistoryReader
  readonly readToken: ReadToken
  /** A hint: nothing that it says is believed before it is proved. */
  readonly service: SafeService
  /** What this browser knows of gifts, and the chain does not. */
  readonly notes: NoteStore
  readonly clock: Clock
  /** Begins to read the record of a Safe, or of an ordinary wallet. */
  openRecord(account: Address): AccountRecord
}
