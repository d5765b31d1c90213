import type { Hex } from 'viem'
import type { ActionId, Acting } from '../../core/acting/actions'
import type { ChainTxHash, Execution } from '../../core/safe/safeTx'
import type { Review } from '../../core/review/reviewSafeTx'
import type { ReviewReading } from '../review/readReview'
import type { KeptSignature } from './keptSignatures'
import type { SignatureAlarm } from './signatureAlarm'

/** One reading of the transaction with what the wallet may do: what a press acts on is what was on screen. */
export type Subject = {
  readonly reading: ReviewReading
  readonly review: Review
  /** Null: no wallet. */
  readonly acting: Acting | null
}

/** What is happening, or how the last act ended. */
export type ActingStep =
  | { readonly kind: 'idle' }
  /** Read and tried before the wallet is asked. */
  | { readonly kind: 'preparing'; readonly action: ActionId }
  /** The wallet shows the request. `calldataDigest`: of exactly the bytes that are being sent. */
  | { readonly kind: 'asking'; readonly action: ActionId; readonly calldataDigest: Hex | null }
  | { readonly kind: 'posting'; readonly action: ActionId }
  | { readonly kind: 'done'; readonly action: ActionId }
  /** `unsigned`: the wallet cannot sign typed data, and the owner may approve on chain. */
  | {
      readonly kind: 'failed'
      readonly action: ActionId
      readonly reason: string
      readonly problem: 'rejected' | 'refused' | 'unsigned' | 'notPosted'
    }

/** Where an execution that was sent from here stands, by the Safe's own event. */
export type ExecutionState =
  | { readonly kind: 'none' }
  /** `trouble`: why the last look told nothing. */
  | { readonly kind: 'sent'; readonly txHash: ChainTxHash | null; readonly trouble: string | null }
  | { readonly kind: 'executed'; readonly execution: Execution; readonly isFinal: boolean }
  | { readonly kind: 'reverted'; readonly txHash: ChainTxHash }
  | { readonly kind: 'replaced' }

export type ActingState = {
  readonly subject: Subject | null
  /** Signed here and not at the transaction service yet. */
  readonly kept: readonly KeptSignature[]
  /** Signed here and posted, in this tab. */
  readonly posted: readonly KeptSignature[]
  readonly step: ActingStep
  /** The last answer of a wallet that was not the owner's signature, also from before a reload or in another tab. */
  readonly alarm: SignatureAlarm | null
  readonly execution: ExecutionState
}
