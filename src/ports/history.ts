import type { Address } from 'viem'
import type { Answer } from '../core/answer'
import type { MinedTx } from '../core/record/recordedTx'
import type { ExecutionEvidence } from '../core/safe/executed/evidence'
import type { ChainTxHash } from '../core/safe/safeTx'

/** The mined transactions of one chain, read through our own RPC. */
export type HistoryReader = {
  /** Reads a transaction with its receipt and its block. `missing`: not in a block of this chain. */
  readMined(txHash: ChainTxHash, signal?: AbortSignal): Promise<Answer<MinedTx>>
  /**
   * Reads the evidence beside a mined transaction that proves executions of the Safe.
   *
   * @param options - `isCodeWanted`: read also the code that the Safe ran at that block, if the node still has its
   * state.
   */
  readEvidence(
    mined: MinedTx,
    safe: Address,
    options: { readonly isCodeWanted: boolean },
    signal?: AbortSignal,
  ): Promise<Answer<ExecutionEvidence>>
  /**
   * Finds the transactions in these blocks (both included) that executed something of the Safe, newest first.
   * `refused`: the node refuses this many blocks or logs in one request.
   */
  findExecutions(
    safe: Address,
    blocks: { readonly from: bigint; readonly to: bigint },
    signal?: AbortSignal,
  ): Promise<Answer<readonly ChainTxHash[]> | { readonly kind: 'refused' }>
  /**
   * Finds the transactions in these blocks (both included) with a Transfer event from the wallet to a recipient, newest
   * first. A hint: any contract can emit the event. `refused` as in `findExecutions`.
   */
  findTransfers(
    transfers: { readonly from: Address; readonly to: readonly Address[] },
    blocks: { readonly from: bigint; readonly to: bigint },
    signal?: AbortSignal,
  ): Promise<Answer<readonly ChainTxHash[]> | { readonly kind: 'refused' }>
  /**
   * Reads balances at the end of a block, in base units and in the order of `assets`; null is the chain's own coin. A
   * balance that cannot be read is null. `unreachable` where none can: many nodes keep no old state.
   */
  readBalancesAt(
    owner: Address,
    assets: readonly (Address | null)[],
    block: bigint,
    signal?: AbortSignal,
  ): Promise<Answer<readonly (bigint | null)[]>>
  newestBlock(signal?: AbortSignal): Promise<Answer<bigint>>
  /** Reads the newest block that the chain itself calls final. `missing`: the node does not know it. */
  finalBlock(signal?: AbortSignal): Promise<Answer<bigint>>
}
