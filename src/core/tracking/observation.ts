import type { Address, Hex } from 'viem'
import type { TrackedGift } from '../giving/trackedGift'
import type { PaymentMatch } from '../safe/comparePayments'
import type { Witness } from '../safe/findWitness'
import type { MinedContext } from '../safe/minedContext'
import type { Refund } from '../safe/refundOf'
import type {
  Call,
  ChainTxHash,
  Execution,
  SafeMessageRecord,
  SafeOnChain,
  SafeTxHash,
  SafeTxRecord,
} from '../safe/safeTx'
import type { TokenTransfer } from '../safe/tokenTransfers'
import type { AccountOnChain, ChainReceipt, ChainTransaction } from '../wallet/chainAccount'

/** The result of one read of a poll. `notAsked`: it was not needed, or there was no budget for it. */
export type Look<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable'; readonly reason: string; readonly retryAfterMs?: number }
  | { readonly kind: 'notAsked' }

/** The transaction that used the nonce instead, the Safe's own event that proves it, and what it paid of the gift. */
export type ProvedWitness = Witness & {
  readonly execution: Execution
  readonly match: PaymentMatch
  /** What it paid besides this gift; empty unless the gift is contained in it. */
  readonly others: readonly Call[]
  readonly refund: Refund | null
}

/** What one node says of an execution; `transfers` null: the token events do not matter. */
export type ExecutionClaim = {
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
  /** Null: not known. */
  readonly nonce: bigint | null
  readonly execution: Execution
  readonly transfers: readonly TokenTransfer[] | null
}

/** What one node says of a wallet's transaction; `transaction` null: its bytes do not matter. */
export type ReceiptClaim = { readonly transaction: ChainTransaction | null; readonly receipt: ChainReceipt }

/** Whether two nodes show the same execution. */
export type NodeVerdict = 'agree' | 'disagree'

/** One poll of a Safe transaction. */
export type TxObservation = {
  readonly kind: 'safeTx'
  /** Blocks (the one with the event included) after which an execution is final on this chain. */
  readonly confirmationsWanted: number
  readonly onChain: Look<SafeOnChain>
  /** The Safe's event for this safeTxHash. `unproved`: there is one, and nothing proves that Safe's own code emitted it. */
  readonly execution: Look<Execution> | { readonly kind: 'unproved'; readonly txHash: ChainTxHash }
  /** From the service or the host: it proves itself by its hash. Only the service can say `missing`. */
  readonly record: Look<SafeTxRecord>
  /** `keccak256` of the code at the address that the record's batch goes through. `missing`: there is no code. */
  readonly code: Look<Hex>
  /** Of the owners whose signature cannot be recovered, those for whom the chain itself says that they have signed. */
  readonly approvals: Look<readonly Address[]>
  /** The ERC-20 transfers out of the Safe; read once the execution has enough blocks. */
  readonly transfers: Look<readonly TokenTransfer[]>
  readonly witness: Look<ProvedWitness>
  /** Of an item that has ended: the execution that ended it, read again; not there otherwise. */
  readonly end?: TxObservation['execution']
  /** Whether a second node shows what would end the item; not there when nothing would. */
  readonly nodes?: Look<NodeVerdict>
  /** The service's list from the item's nonce on, its own record among it; absent when it was not read. */
  readonly rivals?: Look<readonly SafeTxRecord[]>
  /** When the item's `fromBlock` was made, in ms; absent when it was not read. */
  readonly fromBlockAtMs?: Look<number>
}

/** One poll of an off-chain message. */
export type MessageObservation = {
  readonly kind: 'safeMessage'
  readonly onChain: Look<SafeOnChain>
  readonly record: Look<SafeMessageRecord>
  /** Of the owners whose signature cannot be recovered, those for whom the chain itself says that they have signed. */
  readonly approvals: Look<readonly Address[]>
  /** The Safe's verdict on the collected signatures (EIP-1271). */
  readonly verdict: Look<{ readonly signature: Hex; readonly accepted: boolean }>
}

/** The transaction that used the nonce instead, with its receipt. */
export type Replacement = { readonly transaction: ChainTransaction; readonly receipt: ChainReceipt }

/** One poll of a transaction of an ordinary wallet, all of it from our own nodes. */
export type ChainTxObservation = {
  readonly kind: 'chainTx'
  readonly confirmationsWanted: number
  readonly account: Look<AccountOnChain>
  /** `missing`: our node does not know it. It may be pending elsewhere. */
  readonly transaction: Look<ChainTransaction>
  /** `missing`: not in a block. */
  readonly receipt: Look<ChainReceipt>
  /** Read when the nonce is used and there is no receipt. */
  readonly replacement: Look<Replacement>
  /** Of the one of these that is in a block; not there, or not asked, where its bytes tell enough. */
  readonly context?: Look<MinedContext>
  /** The tokens that the operator vouches for. */
  readonly tokens?: readonly Address[]
  /** Other gifts that what is in a block counts for first; not there when nothing is. */
  readonly claims?: readonly TrackedGift[]
  /** Whether a second node shows what would end the item; not there when nothing would. */
  readonly nodes?: Look<NodeVerdict>
}

/** A wallet's claims about one of its batches. */
export type CallsWord = {
  /** 100 pending, 200 confirmed, 400 failed off the chain, 500 reverted, 600 reverted in part. Kept open: wallets differ. */
  readonly statusCode: number
  /** Null where the wallet does not say. */
  readonly atomic: boolean | null
  readonly txHashes: readonly ChainTxHash[]
}

/** One poll of a batch of an ordinary wallet. */
export type CallsObservation = {
  readonly kind: 'calls'
  readonly confirmationsWanted: number
  /** The wallet's claim. `missing`: it does not know the batch (any more). */
  readonly calls: Look<CallsWord>
  /** From our own node, one for each transaction that is named. `missing`: one of them is not in a block. */
  readonly receipts: Look<readonly ChainReceipt[]>
  /** The same transactions; not there: not read. */
  readonly transactions?: Look<readonly ChainTransaction[]>
  /** By a trace of them, the calls that the account made and that lasted; not there where nothing depends on it. */
  readonly made?: Look<readonly Call[]>
  /** Other gifts that what is in a block counts for first; not there when nothing is. */
  readonly claims?: readonly TrackedGift[]
  /** Whether a second node shows what would end the item; not there when nothing would. */
  readonly nodes?: Look<NodeVerdict>
}

export type Observation = TxObservation | MessageObservation | ChainTxObservation | CallsObservation
