import type { Address } from 'viem'
import type { Answer } from '../core/answer'
import type { MinedTx } from '../core/record/recordedTx'
import type { ExecutionEvidence } from '../core/safe/executed/evidence'
import type { ChainTxHash } from '../core/safe/safeTx'

/** What is over on one chain, read through our own RPC. */
export type HistoryReader = {
  /** A transaction with its receipt and its block. `missing`: the chain has none with this hash in a block. */
  readMined(txHash: ChainTxHash, signal?: AbortSignal): Promise<Answer<MinedTx>>
  /**
   * What the node shows beside a mined transaction, as far as executions of the Safe need it to be proved. `isCodeWanted`:
   * also which code the Safe ran at that block, as far as the node still has its state.
   */
  readEvidence(
    mined: MinedTx,
    safe: Address,
    options: { readonly isCodeWanted: boolean },
    signal?: AbortSignal,
  ): Promise<Answer<ExecutionEvidence>>
  /**
   * The transactions in these blocks (both included) in which the Safe has executed something, the newest first.
   * `tooMany`: the node refuses so many blocks, or so many logs, in one request.
   */
  findExecutions(
    safe: Address,
    blocks: { readonly from: bigint; readonly to: bigint },
    signal?: AbortSignal,
  ): Promise<Answer<readonly ChainTxHash[]> | { readonly kind: 'tooMany' }>
  /**
   * The transactions in these blocks (both included) in which any contract says that it moved a token from the wallet to one
   * of the recipients, the newest first: a hint, since any contract can say so. `tooMany` as of `findExecutions`.
   */
  findTransfers(
    transfers: { readonly from: Address; readonly to: readonly Address[] },
    blocks: { readonly from: bigint; readonly to: bigint },
    signal?: AbortSignal,
  ): Promise<Answer<readonly ChainTxHash[]> | { readonly kind: 'tooMany' }>
  newestBlock(signal?: AbortSignal): Promise<Answer<bigint>>
  /** The newest block that the chain itself calls final; `missing`: the node does not say. */
  finalBlock(signal?: AbortSignal): Promise<Answer<bigint>>
}
