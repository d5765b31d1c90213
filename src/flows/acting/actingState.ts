import type { Hex } from 'viem'
import type { ActionId, Acting } from '../../core/acting/actions'
import type { ChainTxHash, Execution } from '../../core/safe/safeTx'
import type { Review } from '../../core/review/reviewSafeTx'
import type { Acted } from '../../core/review/txProgress'
import type { Unreadable } from '../../core/storedText'
import type { ReviewReading } from '../review/read/readReview'
import type { KeptSignature } from './keptSignatures'
import type { RaisedAlarm } from './signatureAlarm'
import type { AppChain } from '../../core/chain'
import type { ChainReader, WalletChain } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { ExecutionTrial, OwnerWallet } from '../../ports/ownerWallet'
import type { SafeServiceWriter } from '../../ports/service'
import type { KeyValueStorage, TabLocks } from '../../ports/storage'
import type { WalletConnection } from '../../ports/wallet'

/** A reading of the transaction with the wallet's possible actions. An action takes the one that was on screen. */
export type Subject = {
  readonly reading: ReviewReading
  readonly review: Review
  /** Null: no wallet. */
  readonly acting: Acting | null
}

/** Current step, or the result of the last action. */
export type ActingStep =
  | { readonly kind: 'idle' }
  /** Reads and simulates again before the request. */
  | { readonly kind: 'preparing'; readonly action: ActionId }
  /** The wallet shows the request. `calldataDigest`: of its exact bytes. */
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

/** State of an execution sent from this app, by the Safe's own event. */
export type ExecutionState =
  | { readonly kind: 'none' }
  /** `trouble`: reason why the last poll had no result. */
  | { readonly kind: 'sent'; readonly txHash: ChainTxHash | null; readonly trouble: string | null }
  | { readonly kind: 'executed'; readonly execution: Execution; readonly isFinal: boolean }
  /** Reverted: the Safe has not executed it. */
  | { readonly kind: 'failed'; readonly txHash: ChainTxHash }
  | { readonly kind: 'replaced' }

export type ActingState = {
  readonly subject: Subject | null
  /** Signatures made here that the transaction service lacks. */
  readonly kept: readonly KeptSignature[]
  /** Signatures made and posted in this tab. */
  readonly posted: readonly KeptSignature[]
  readonly step: ActingStep
  /** Foreign signature of a wallet, including from before a reload, another tab, or another transaction. */
  readonly alarm: RaisedAlarm | null
  readonly execution: ExecutionState
  /**
   * Stored entries that cannot be read. Alarm: nothing can be signed or sent. Execution: nothing can be executed. Signature: it
   * may not be posted, and signing again is harmless.
   */
  readonly unread: Readonly<Record<'alarm' | 'execution' | 'signature', Unreadable | null>>
}

type Connected = Extract<WalletConnection, { kind: 'connected' }>

/** Returns what was done here about the transaction, for the progress above the actions. */
export function actedOf({ posted, execution }: ActingState): Acted {
  const rejection = posted.findLast(({ kind }) => kind === 'reject')
  return {
    signers: posted.flatMap(({ kind, owner, signedAtMs }) =>
      kind === 'confirm' ? [{ owner, signedAtMs }] : [],
    ),
    rejection: rejection?.safeTxHash ?? null,
    execution: actedExecution(execution),
  }
}

function actedExecution(state: ExecutionState): Acted['execution'] {
  switch (state.kind) {
    case 'none':
    case 'failed':
      return { kind: 'none' }
    case 'sent':
      return { kind: 'sent', isCertain: state.txHash !== null }
    case 'executed':
      return { kind: 'executed', outcome: state.execution.outcome, isFinal: state.isFinal }
    case 'replaced':
      return { kind: 'replaced' }
  }
}

/** The ports for acting on a Safe's transaction. */
export type ActingPorts = {
  readonly chain: AppChain
  readonly chainReader: Pick<ChainReader, 'readApprovals' | 'findExecution' | 'readSafe'>
  readonly walletChain: Pick<WalletChain, 'getReceipt'>
  readonly writer: SafeServiceWriter
  readonly tryExecution: ExecutionTrial
  readonly locks: TabLocks
  readonly storage: KeyValueStorage
  readonly clock: Clock
  /** The wallet of a connection. */
  readonly walletOf: (connection: Connected) => OwnerWallet
}
