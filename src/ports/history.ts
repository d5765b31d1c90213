import type { Address } from 'viem'
import type { Answer } from '../core/answer'
import type { MinedTx } from '../core/record/recordedTx'
import type { ChainTxHash } from '../core/safe/safeTx'

/** What is over on one chain, read through our own RPC. */
export type HistoryReader = {
  /** A transaction with its receipt and its block. `missing`: the chain has none with this hash in a block. */
  readMined(txHash: ChainTxHash, signal?: AbortSignal): Promise<Answer<MinedTx>>
  /**
   * The transactions in these blocks (both included) in which the Safe has executed something, the newest first.
   * `tooMany`: the node refuses so many blocks, or so many logs, in one request.
   */
  findExecutions(
    safe: Address,
    blocks: { readonly from: bigint; readonly to: bigint },
    signal?: AbortSignal,
  ): Promise<Answer<readonly ChainTxHash[]> | { readonly kind: 'tooMany' }>
  newestBlock(signal?: AbortSignal): Promise<Answer<bigint>>
}
