import type { Address, Hex } from 'viem'
import type { TrackedGift } from '../giving/trackedGift'
import type { PaymentMatch } from '../safe/comparePayments'
import type { Witness } from '../safe/findWitness'
import type { MinedContext } from '../safe/payeeOf'
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

/** The result of one read of a poll. `notAsked`: not needed, or no budget left. */
export type Look<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable'; readonly reason: string; readonly retryAfterMs?: number }
  | { readonly kind: 'notAsked' }

/** Result of a read that this poll did not need, or had no budget for. */
export const notAsked: Look<never> = { kind: 'notAsked' }

/** A token at one address. */
export type Holding = { readonly token: Address; readonly holder: Address }

/**
 * Change of a holding in the blocks of some transactions, in base units. `risen`: by `balanceOf`, negative where it
 * fell. `logged`: the sum that the token's own Transfer events sent to the holder, from anyone.
 */
export type BalanceRise = Holding & { readonly risen: bigint; readonly logged: bigint }

/** Evidence about the tokens of gifts, beside their Transfer events. */
export type BalanceProof = {
  /** The tokens that the operator vouches for; absent: only tokens that the user added are doubted. */
  readonly tokens?: readonly Address[]
  /** One rise for each doubted holding that could be read; absent: none was read. */
  readonly rises?: Look<readonly BalanceRise[]>
}

/** The transaction that used the nonce instead, the Safe's own event that proves it, and its match with the gift. */
export type ProvedWitness = Witness & {
  readonly execution: Execution
  readonly match: PaymentMatch
  /** Its payments besides this gift; empty unless it contains the gift. */
  readonly others: readonly Call[]
  readonly refund: Refund | null
}

/** One node's claim about an execution; `transfers` null: Transfer events do not matter. */
export type ExecutionClaim = {
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
  /** Null: unknown. */
  readonly nonce: bigint | null
  readonly execution: Execution
  readonly transfers: readonly TokenTransfer[] | null
}

/** One node's claim about a wallet's transaction; `transaction` null: its bytes do not matter. */
export type ReceiptClaim = { readonly transaction: ChainTransaction | null; readonly receipt: ChainReceipt }

/** Comparison of an execution at two nodes. */
export type NodeVerdict = 'agree' | 'disagree'

/** One poll of a Safe transaction. */
export type TxObservation = BalanceProof & {
  readonly kind: 'safeTx'
  /** Number of blocks (the one with the event included) after which an execution is final on this chain. */
  readonly confirmationsWanted: number
  readonly onChain: Look<SafeOnChain>
  /** The Safe's event for this safeTxHash. `unproved`: there is one, but no proof that Safe's own code emitted it. */
  readonly execution: Look<Execution> | { readonly kind: 'unproved'; readonly txHash: ChainTxHash }
  /** From the service or the host: its hash proves it. Only the service can report `missing`. */
  readonly record: Look<SafeTxRecord>
  /** `keccak256` of the code of the record's batch contract. `missing`: there is no code. */
  readonly code: Look<Hex>
  /** Owners whose signature cannot be recovered, but is proved by the chain. */
  readonly approvals: Look<readonly Address[]>
  /** The ERC-20 transfers out of the Safe; read once the execution has enough blocks. */
  readonly transfers: Look<readonly TokenTransfer[]>
  readonly witness: Look<ProvedWitness>
  /** The execution that ended an item, read again; absent while it is pending. */
  readonly end?: TxObservation['execution']
  /** Verdict of a second node on an end; absent without one. */
  readonly nodes?: Look<NodeVerdict>
  /** The service's list from the item's nonce on, including its own record; absent when it was not read. */
  readonly rivals?: Look<readonly SafeTxRecord[]>
  /** Time of the item's `fromBlock`, in ms; absent when it was not read. */
  readonly fromBlockAtMs?: Look<number>
}

/** One poll of an off-chain message. */
export type MessageObservation = {
  readonly kind: 'safeMessage'
  readonly onChain: Look<SafeOnChain>
  readonly record: Look<SafeMessageRecord>
  /** Owners whose signature cannot be recovered, but is proved by the chain. */
  readonly approvals: Look<readonly Address[]>
  /** The Safe's verdict on the collected signatures (EIP-1271). */
  readonly verdict: Look<{ readonly signature: Hex; readonly accepted: boolean }>
}

/** The transaction that used the nonce instead, with its receipt. */
export type Replacement = { readonly transaction: ChainTransaction; readonly receipt: ChainReceipt }

/** One poll of a transaction of an ordinary wallet, all of it from our own nodes. */
export type ChainTxObservation = BalanceProof & {
  readonly kind: 'chainTx'
  readonly confirmationsWanted: number
  readonly account: Look<AccountOnChain>
  /** `missing`: our node does not know it. It may be pending elsewhere. */
  readonly transaction: Look<ChainTransaction>
  /** `missing`: not in a block. */
  readonly receipt: Look<ChainReceipt>
  /** Read when the nonce is used and there is no receipt. */
  readonly replacement: Look<Replacement>
  /** Context of the one that is in a block; absent, or not read, when its bytes are enough. */
  readonly context?: Look<MinedContext>
  /** Other gifts that the mined transaction pays first; absent when there are none. */
  readonly claims?: readonly TrackedGift[]
  /** Verdict of a second node on an end; absent without one. */
  readonly nodes?: Look<NodeVerdict>
}

/** A wallet's claims about one of its batches. */
export type CallsWord = {
  /**
   * 100 pending, 200 confirmed, 400 failed off the chain, 500 reverted, 600 reverted in part. Any number: wallets
   * differ.
   */
  readonly statusCode: number
  /** Null when the wallet does not report it. */
  readonly atomic: boolean | null
  readonly txHashes: readonly ChainTxHash[]
}

/** One poll of a batch of an ordinary wallet. */
export type CallsObservation = BalanceProof & {
  readonly kind: 'calls'
  readonly confirmationsWanted: number
  /** The wallet's claim. `missing`: it does not know the batch (any more). */
  readonly calls: Look<CallsWord>
  /** From our own node, one for each named transaction. `missing`: one of them is not in a block. */
  readonly receipts: Look<readonly ChainReceipt[]>
  /** The same transactions; absent: not read. */
  readonly transactions?: Look<readonly ChainTransaction[]>
  /** Read with the receipts of an end that is read again: a node without them may be behind. */
  readonly account?: Look<AccountOnChain>
  /** The account's calls by a trace, without reverted ones; absent when nothing depends on it. */
  readonly made?: Look<readonly Call[]>
  /** Other gifts that the mined transactions pay first; absent when there are none. */
  readonly claims?: readonly TrackedGift[]
  /** Verdict of a second node on an end; absent without one. */
  readonly nodes?: Look<NodeVerdict>
}

export type Observation = TxObservation | MessageObservation | ChainTxObservation | CallsObservation

/** Finds the other transaction of the Safe that made this item's payments; null: none is proved. */
export function paidByWitness({
  execution,
  witness,
}: Pick<TxObservation, 'execution' | 'witness'>): ProvedWitness | null {
  if (execution.kind === 'found' || witness.kind !== 'found') return null
  const { match, execution: proof } = witness.value
  const isPaid = proof.outcome === 'success' && (match === 'equal' || match === 'contained')
  return isPaid ? witness.value : null
}
