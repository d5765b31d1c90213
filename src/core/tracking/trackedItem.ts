import type { Refund } from '../safe/refundOf'
import type { Call, ChainTxHash, SafeMessageHash, SafeTxHash } from '../safe/safeTx'
import type { PlanPart } from '../giving/planPart'
import type { TrackedGift } from '../giving/trackedGift'
import type { TrackedNote } from './trackedNote'
import type { Address, Hex } from 'viem'

/** Who has signed and who has not, of the owners and the threshold that the chain names. */
export type Signatures = {
  readonly signed: readonly Address[]
  readonly missing: readonly Address[]
  readonly threshold: number
}

/** Another transaction of the Safe that made the payments: the same ones under another hash, or a batch with more in it. */
type PaidBy = { readonly safeTxHash: SafeTxHash; readonly extent: 'whole' | 'part' }

/**
 * Where a proposed transaction stands. Each phase carries only what that phase has. A time-out, a 404, a 429 or an
 * unreachable service is never a phase: it is a `TrackedNote`.
 */
export type TxPhase =
  | { readonly status: 'proposed' }
  /** In the batch of one user's wallet, as far as the service tells. No owner has signed, and no queue lists it. */
  | { readonly status: 'draft' }
  | { readonly status: 'awaitingConfirmations'; readonly signatures: Signatures }
  | {
      readonly status: 'awaitingExecution'
      readonly signatures: Signatures
      /** The nonce that has to be used first; null when this one is next. */
      readonly waitsForNonce: bigint | null
    }
  | {
      readonly status: 'executing'
      /** Null while only the used nonce is known. */
      readonly txHash: ChainTxHash | null
      /** Of the Safe's own event; 0 while it has not been found. */
      readonly confirmations: number
      /** The block that says so (of the event, or of the reading); an older reading cannot take it back. */
      readonly blockNumber: bigint | null
    }
  | {
      readonly status: 'confirmed'
      readonly txHash: ChainTxHash
      readonly blockNumber: bigint
      /** Left out where the item's own transaction paid. */
      readonly paidBy?: PaidBy
    }
  | { readonly status: 'failed'; readonly txHash: ChainTxHash; readonly blockNumber: bigint }
  | {
      readonly status: 'replaced'
      readonly byNonce: bigint
      /**
       * Whether what took the nonce paid the gift. `no` is proved; `unknown`: look before giving again; `draft`: it did
       * not, but the batch that still holds the draft takes another nonce.
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

/** Where a transaction of an ordinary wallet stands. A time-out, or a node that does not know it, is a `TrackedNote`. */
export type ChainTxPhase =
  | Extract<TxPhase, { status: 'executing' | 'confirmed' | 'failed' }>
  /** Another transaction of the wallet took its nonce, or the wallet sent something else than was asked. */
  | {
      readonly status: 'replaced'
      readonly byTxHash: ChainTxHash
      /** Whether that one paid the gift. `no` is proved; `unknown`: look before giving again. */
      readonly paid: 'no' | 'unknown'
    }
  /** The same payment went out again with a higher fee, and is followed under that hash. */
  | { readonly status: 'repriced'; readonly txHash: ChainTxHash }
  | { readonly status: 'cancelled'; readonly byTxHash: ChainTxHash }

/** Where a batch (EIP-5792) of an ordinary wallet stands. */
export type CallsPhase =
  | Extract<TxPhase, { status: 'executing' | 'confirmed' }>
  | {
      readonly status: 'failed'
      /** Null where the wallet names none. */
      readonly txHash: ChainTxHash | null
      readonly blockNumber: bigint | null
      /** `unknown`: the wallet says that it failed, and nothing proves that no payment was made. */
      readonly given: 'nothing' | 'part' | 'unknown'
    }

type MessagePhase =
  | { readonly status: 'needsConfirmation'; readonly signatures: Signatures }
  | { readonly status: 'signed'; readonly signature: Hex }

/** The statuses that a person sees, one word each in the code. */
export type TrackedStatus = TrackedItem['phase']['status']

type Tracked = {
  readonly chainId: number
  readonly createdAtMs: number
  /** When a source last gave a usable answer; null before the first. */
  readonly lastGoodAtMs: number | null
  readonly note: TrackedNote | null
  /** Found at the service and not started from this browser. */
  readonly rebuilt: boolean
  /** It has ended in this block, which the chain does not call final yet: read again until it does. */
  readonly provisional?: { readonly blockNumber: bigint }
  /** When the chain last took back the block of its end, as this browser saw it. */
  readonly reopenedAtMs?: number
}

type OfSafe = Tracked & { readonly safe: Address }

type OfWallet = Tracked & {
  readonly wallet: Address
  /** What was asked for; compared with what the chain shows. */
  readonly calls: readonly Call[]
  readonly gifts: readonly TrackedGift[]
  /** The chain's newest block just before the wallet was asked. Null when it is not known. */
  readonly fromBlock: bigint | null
}

/** Another queued transaction with the same nonce: only one of the two can be executed. */
export type Rival = {
  /** `rejection`: it does nothing but use the nonce. */
  readonly kind: 'rejection' | 'other'
  readonly safeTxHash: SafeTxHash
  /** The owners whose signature of it was recovered. */
  readonly signed: readonly Address[]
}

/** A Safe transaction that is followed from the moment its hash came back. */
export type TrackedTx = OfSafe & {
  readonly kind: 'safeTx'
  readonly safeTxHash: SafeTxHash
  /** What was asked for; compared with what the service shows. */
  readonly calls: readonly Call[]
  readonly gifts: readonly TrackedGift[]
  /** What the Safe pays for the execution beside the gifts: not asked for here, added in the Safe. */
  readonly refund: Refund | null
  /**
   * Null until a source has shown a record that hashes to `safeTxHash` and makes the calls that were asked for. So
   * not null also means: this hash stands for these calls.
   */
  readonly nonce: bigint | null
  /** The chain's newest block when it was proposed: events are looked for from here. Null when it is not known. */
  readonly fromBlock: bigint | null
  /** The last reading showed the transaction at a source. */
  readonly seen: boolean
  /** When the service first said clearly that it does not have it, without having shown it since. */
  readonly missingSinceMs: number | null
  /** A source has shown it as a draft, so the batch of the user's wallet may hold it, whatever became of the record. */
  readonly wasDraft?: true
  /** Another transaction in the queue that makes its payments too: the wallet's batch, it may be. */
  readonly heldBy?: { readonly safeTxHash: SafeTxHash; readonly nonce: bigint }
  /** When it was last called removed, also where a record has refuted that since. */
  readonly removedAtMs?: number
  /** Not there while none is known. */
  readonly rivals?: readonly Rival[]
  /** The owner who proposed it, where their signature was recovered and it was found at the service. */
  readonly proposer?: Address
  /** Which of several proposals of one gift it is. */
  readonly plan?: PlanPart
  readonly phase: TxPhase
}

/** An off-chain message of the Safe that is followed until enough owners have signed. */
export type TrackedMessage = OfSafe & {
  readonly kind: 'safeMessage'
  readonly messageHash: SafeMessageHash
  /** The 32-byte hash that `isValidSignature(bytes32,bytes)` is asked about (EIP-191 of the text, or EIP-712). */
  readonly innerHash: Hex
  readonly title: string
  readonly phase: MessagePhase
}

/** One payment that an ordinary wallet has sent as a transaction of its own. */
export type TrackedChainTx = OfWallet & {
  readonly kind: 'chainTx'
  readonly txHash: ChainTxHash
  /** The wallet's own nonce; null until our node has shown the transaction. */
  readonly nonce: number | null
  /** Which of several batches of one gift it is, or is one of: so many `payments` were to go one by one. */
  readonly plan?: PlanPart & { readonly payments: number }
  readonly phase: ChainTxPhase
}

/** Several payments that an ordinary wallet has taken as one batch (EIP-5792). */
export type TrackedCalls = OfWallet & {
  readonly kind: 'calls'
  /** The wallet's name for the batch. */
  readonly id: string
  /** The transaction that the wallet has named for it: where to look when the wallet has forgotten the batch. */
  readonly txHash: ChainTxHash | null
  /** Which of several batches of one gift it is. */
  readonly plan?: PlanPart
  readonly phase: CallsPhase
}

export type TrackedItem = TrackedTx | TrackedMessage | TrackedChainTx | TrackedCalls

/** What an item is known by. */
type Names = {
  readonly chainId: number
  readonly safe?: Address
  readonly wallet?: Address
  readonly safeTxHash?: string
  readonly messageHash?: string
  readonly id?: string
  readonly txHash?: string | null
}

/** The id of an item within everything that is tracked: (chain, Safe or wallet, hash or batch). */
export function trackedId({ chainId, safe, wallet, safeTxHash, messageHash, id, txHash }: Names): string {
  const batch = id === undefined ? undefined : `calls:${id}`
  return `${chainId}:${safe ?? wallet}:${safeTxHash ?? messageHash ?? batch ?? txHash}`
}
