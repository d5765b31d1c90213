import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../../core/chain'
import type { GiftRecord } from '../../core/record/giftRecord'
import type { ReplacedProposal } from '../../core/record/replacedProposal'
import type { ChainTxHash, SafeTxHash } from '../../core/safe/safeTx'
import type { ChainReader, ReadToken } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { HistoryReader } from '../../ports/history'
import type { Keeping } from '../../ports/storage'
import type { NoteStore } from '../../ports/noteStore'
import type { SafeService } from '../../ports/service'

/** An executed transaction that is not fully covered by gifts, listed so that no list is taken for complete. */
export type UnreadTx = {
  readonly safeTxHash: SafeTxHash | null
  readonly txHash: ChainTxHash
  readonly atMs: number
  readonly reason: string
}

/** Reach of the record. */
export type RecordReach =
  /**
   * Has every transaction that the Safe executed up to this final block, by its nonce, each with its payments, in coin or
   * tokens of the operator's list. `later`:
   * number in later blocks, which a reorg may remove; absent: none. `atMs`: time of the reading.
   */
  | { readonly kind: 'complete'; readonly block: bigint; readonly later?: number; readonly atMs: number }
  /**
   * Every transaction is listed. `unread`: number whose payments could not be read, which may include gifts, or rest on
   * the events of a token that is not on the operator's list, which may not have moved what they say.
   */
  | { readonly kind: 'listed'; readonly block: bigint; readonly atMs: number; readonly unread: number }
  /** All from `fromBlock` to `block`; older ones may be missing. */
  | { readonly kind: 'since'; readonly fromBlock: bigint; readonly block: bigint }
  /** Nothing is certain yet. */
  | { readonly kind: 'unknown' }
  | WalletReach

/** Reach of an ordinary wallet's record. Never complete: a node cannot list the coin that a wallet has sent. */
export type WalletReach = {
  readonly kind: 'wallet'
  /** Number of all transactions that the wallet has sent at that block. */
  readonly sent: number
  readonly block: bigint
  /** Blocks that were searched for tokens to the directory's addresses, both included; null: none yet. */
  readonly tokens: {
    readonly fromBlock: bigint
    readonly block: bigint
    /** Number of addresses. */
    readonly recipients: number
  } | null
}

export type RecordProgress = {
  /** Number of executed transactions read, and their total by the Safe's nonce; null: unknown. */
  readonly read: number
  readonly of: number | null
  /** Current source. */
  readonly source: 'cache' | 'service' | 'chain'
  /** True when all were read; replaced proposals are still searched. */
  readonly isRead: boolean
  /** The lowest searched block; null while no blocks are searched. */
  readonly block: bigint | null
}

/** Progress through the service's list of unexecuted proposals, to find replaced ones. */
export type ProposalsRead = {
  readonly isReading: boolean
  readonly rows: number
  /** The lowest nonce read; null: no rows. */
  readonly downTo: bigint | null
  /** True when the service lists no more. */
  readonly isAll: boolean
  /** Reason why it could not continue, in one sentence. */
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
  /** One sentence: why it failed, or which source did not respond while another did. */
  readonly trouble: string | null
  /** Storage state of this browser's notes and of the executions read. */
  readonly keeping: { readonly notes: Keeping; readonly executions: Keeping }
}

/** The record of one Safe, or of one wallet, while it is read. */
export type AccountRecord = {
  readonly state: StoreApi<RecordState>
  stop(): void
  /** Continues, or retries. */
  resume(): void
  /** Reads older unexecuted proposals. */
  readProposalsOn(): Promise<void>
  /** Deletes the cache of this account, and reads again. */
  forget(): Promise<void>
  close(): void
}

/** History of one chain, without a host or a wallet. */
export type ChainHistory = {
  readonly chain: AppChain
  readonly chainReader: ChainReader
  readonly history: HistoryReader
  readonly readToken: ReadToken
  /** A hint: nothing from it is trusted without proof. */
  readonly service: SafeService
  /** Notes of this browser, which the chain does not have. */
  readonly notes: NoteStore
  readonly clock: Clock
  /** Starts to read the record of a Safe or of an ordinary wallet. */
  openRecord(account: Address): AccountRecord
}
