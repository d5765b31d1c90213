import type { Address, Hex } from 'viem'
import type { Refund } from '../safe/refundOf'
import type { Call, ChainTxHash, SafeMessageHash, SafeTxHash } from '../safe/safeTx'
import type { PlanPart } from '../giving/planPart'
import type { TrackedGift } from '../giving/trackedGift'
import type { ChainReceipt } from '../wallet/chainAccount'
import type { TrackedNote } from './trackedNote'

/** Signed and missing owners, and the threshold, by the chain. */
export type Signatures = {
  readonly signed: readonly Address[]
  readonly missing: readonly Address[]
  readonly threshold: number
}

/** Another transaction of the Safe that made the payments: the same ones under another hash, or a larger batch. */
type PaidBy = { readonly safeTxHash: SafeTxHash; readonly extent: 'whole' | 'part' }

/**
 * Phase of a proposed transaction, with only the fields of that phase. A time-out, a 404, a 429 or an unreachable
 * service is never a phase: it is a `TrackedNote`.
 */
export type TxPhase =
  | { readonly status: 'proposed' }
  /** In the batch of one user's wallet, according to the service. No owner has signed, and no queue lists it. */
  | { readonly status: 'draft' }
  | { readonly status: 'awaitingConfirmations'; readonly signatures: Signatures }
  | {
      readonly status: 'awaitingExecution'
      readonly signatures: Signatures
      /** The nonce that must be used first; null when this one is next. */
      readonly waitsForNonce: bigint | null
    }
  | {
      readonly status: 'executing'
      /** Null while only the used nonce is known. */
      readonly txHash: ChainTxHash | null
      /** Of the Safe's own event; 0 until it is found. */
      readonly confirmations: number
      /** The block of the event, or of the reading; an older reading cannot undo it. */
      readonly blockNumber: bigint | null
    }
  | {
      readonly status: 'confirmed'
      readonly txHash: ChainTxHash
      readonly blockNumber: bigint
      /** Absent when the item's own transaction paid. */
      readonly paidBy?: PaidBy
    }
  | { readonly status: 'failed'; readonly txHash: ChainTxHash; readonly blockNumber: bigint }
  | {
      readonly status: 'replaced'
      readonly byNonce: bigint
      /**
       * Payment by the transaction that used the nonce. `no` is proved; `unknown`: check before giving again;
       * `draft`: it did not pay, but the batch that still contains the draft takes another nonce.
       */
      readonly paid: 'no' | 'unknown' | 'draft'
      readonly bySafeTxHash: SafeTxHash
      readonly byTxHash: ChainTxHash | null
    }
  | {
      readonly status: 'cancelled'
      readonly bySafeTxHash: SafeTxHash | null
      readonly byTxHash: ChainTxHash | null
    }
  | { readonly status: 'removed' }

/** Phase of an ordinary wallet's transaction. A time-out, or a node that does not know it, is a `TrackedNote`. */
export type ChainTxPhase =
  | Extract<TxPhase, { status: 'executing' | 'confirmed' | 'failed' }>
  /** Another transaction of the wallet used its nonce, or the wallet sent something else than requested. */
  | {
      readonly status: 'replaced'
      readonly byTxHash: ChainTxHash
      /** Payment by that transaction. `no` is proved; `unknown`: check before giving again. */
      readonly paid: 'no' | 'unknown'
    }
  /** The same payment was sent again with a higher fee, and is tracked under that hash. */
  | { readonly status: 'repriced'; readonly txHash: ChainTxHash }
  | { readonly status: 'cancelled'; readonly byTxHash: ChainTxHash }

/** Phase of an ordinary wallet's batch (EIP-5792). */
export type CallsPhase =
  | Extract<TxPhase, { status: 'executing' | 'confirmed' }>
  | {
      readonly status: 'failed'
      /** Null when the wallet names none. */
      readonly txHash: ChainTxHash | null
      readonly blockNumber: bigint | null
      /** `unknown`: the wallet reports a failure, without proof that no payment was made. */
      readonly given: 'nothing' | 'part' | 'unknown'
    }

type MessagePhase =
  | { readonly status: 'needsConfirmation'; readonly signatures: Signatures }
  | { readonly status: 'signed'; readonly signature: Hex }

/** The statuses that a user sees. */
export type TrackedStatus = TrackedItem['phase']['status']

/** A receipt at the time of the end that depends on it. */
export type EndReceipt = Pick<ChainReceipt, 'txHash' | 'outcome' | 'blockNumber'>

type Tracked = {
  readonly chainId: number
  readonly createdAtMs: number
  /** Time of the last usable response of a source; null before the first. */
  readonly lastGoodAtMs: number | null
  readonly note: TrackedNote | null
  /** True when it was found at the service and not started from this browser. */
  readonly rebuilt: boolean
  /** It came with a file from another browser: whoever wrote the file says that it was given there. */
  readonly imported?: true
  /** Block of its end, which is not final yet: read again until it is. */
  readonly provisional?: {
    readonly blockNumber: bigint
    /** Receipts that the end of a wallet's item depends on; absent for a Safe's item. */
    readonly receipts?: readonly EndReceipt[]
  }
  /** Time of the last reorg of its end, as this browser saw it. */
  readonly reopenedAtMs?: number
  /** Number of polls in which balances that prove the gifts could not be read; absent: none. */
  readonly balanceTries?: number
}

type OfSafe = Tracked & { readonly safe: Address }

type OfWallet = Tracked & {
  readonly wallet: Address
  /** The requested calls; compared with the chain. */
  readonly calls: readonly Call[]
  readonly gifts: readonly TrackedGift[]
  /** The chain's newest block just before the request to the wallet. Null: unknown. */
  readonly fromBlock: bigint | null
}

/** Another queued transaction with the same nonce: only one of the two can be executed. */
export type Rival = {
  /** `rejection`: it only uses the nonce. */
  readonly kind: 'rejection' | 'other'
  readonly safeTxHash: SafeTxHash
  /** Owners whose signature of it was recovered. */
  readonly signed: readonly Address[]
}

/** A Safe transaction, tracked from the moment its hash is known. */
export type TrackedTx = OfSafe & {
  readonly kind: 'safeTx'
  readonly safeTxHash: SafeTxHash
  /** The requested calls; compared with the service's record. */
  readonly calls: readonly Call[]
  readonly gifts: readonly TrackedGift[]
  /** Payment of the Safe for the execution, beside the gifts: not requested here, added in the Safe. */
  readonly refund: Refund | null
  /**
   * Null until a source has shown a record that hashes to `safeTxHash` and makes the requested calls. Not null also
   * means: this hash belongs to these calls.
   */
  readonly nonce: bigint | null
  /** The chain's newest block at the proposal, from which to search events. Null: unknown. */
  readonly fromBlock: bigint | null
  /** True when the last reading showed the transaction at a source. */
  readonly seen: boolean
  /** Time of the service's first clear "not found", unless it has shown it since. */
  readonly missingSinceMs: number | null
  /** A source showed it as a draft: the batch of the user's wallet may contain it, whatever happened to the record. */
  readonly wasDraft?: true
  /** Another queued transaction that also makes its payments: possibly the wallet's batch. */
  readonly heldBy?: { readonly safeTxHash: SafeTxHash; readonly nonce: bigint }
  /** Time of its last removal, even if a record has refuted it since. */
  readonly removedAtMs?: number
  /** Absent while none is known. */
  readonly rivals?: readonly Rival[]
  /** The owner who proposed it, if it was found at the service and the signature was recovered. */
  readonly proposer?: Address
  /** Position among several proposals of one gift. */
  readonly plan?: PlanPart
  readonly phase: TxPhase
}

/** An off-chain message of the Safe, tracked until enough owners have signed. */
export type TrackedMessage = OfSafe & {
  readonly kind: 'safeMessage'
  readonly messageHash: SafeMessageHash
  /** The 32-byte hash for `isValidSignature(bytes32,bytes)` (EIP-191 of the text, or EIP-712). */
  readonly innerHash: Hex
  readonly title: string
  readonly phase: MessagePhase
}

/** One payment that an ordinary wallet sent as a transaction of its own. */
export type TrackedChainTx = OfWallet & {
  readonly kind: 'chainTx'
  readonly txHash: ChainTxHash
  /** The wallet's own nonce; null until our node has shown the transaction. */
  readonly nonce: number | null
  /** Position among several batches of one gift, `payments` of which were to be sent one by one. */
  readonly plan?: PlanPart & { readonly payments: number }
  readonly phase: ChainTxPhase
}

/** Several payments that an ordinary wallet accepted as one batch (EIP-5792). */
export type TrackedCalls = OfWallet & {
  readonly kind: 'calls'
  /** The wallet's id of the batch. */
  readonly id: string
  /** The transaction that the wallet named for it, in case the wallet forgets the batch. */
  readonly txHash: ChainTxHash | null
  /** Position among several batches of one gift. */
  readonly plan?: PlanPart
  /** Time at which the user stopped waiting for an outcome that nothing shows. News still ends it otherwise. */
  readonly leftAtMs?: number
  readonly phase: CallsPhase
}

export type TrackedItem = TrackedTx | TrackedMessage | TrackedChainTx | TrackedCalls

/** Identifying fields of an item. */
type Names = {
  readonly chainId: number
  readonly safe?: Address
  readonly wallet?: Address
  readonly safeTxHash?: string
  readonly messageHash?: string
  readonly id?: string
  readonly txHash?: string | null
}

/** Returns the unique id of a tracked item: (chain, Safe or wallet, hash or batch). */
export function trackedId({ chainId, safe, wallet, safeTxHash, messageHash, id, txHash }: Names): string {
  const batch = id === undefined ? undefined : `calls:${id}`
  return `${chainId}:${safe ?? wallet}:${safeTxHash ?? messageHash ?? batch ?? txHash}`
}

/** Returns the item that continues a wallet's sped-up transaction under its new hash. */
export function successorOf(item: TrackedItem): TrackedChainTx | null {
  if (item.kind !== 'chainTx' || item.phase.status !== 'repriced') return null
  const { txHash } = item.phase
  const phase = { status: 'executing', txHash, confirmations: 0, blockNumber: null } as const
  const { provisional: _, ...rest } = item
  return { ...rest, txHash, lastGoodAtMs: null, note: null, phase }
}

/** Returns true when this browser itself proposed or sent the item: it was neither found at the service nor brought in with a file. */
export function isMadeHere({ rebuilt, imported }: Pick<TrackedItem, 'rebuilt' | 'imported'>): boolean {
  return !rebuilt && imported !== true
}
