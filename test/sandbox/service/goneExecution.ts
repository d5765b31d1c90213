import type { Proposal } from './createStore'
import type { ChainTx, Execution } from './indexState'
import type { SafeSettings } from './serviceSettings'

type Known = {
  readonly proposal: Proposal | null
  /** By the chain as it is now. */
  readonly execution: Execution | null
  readonly nowMs: number
}

/**
 * Returns the execution that the service tells of after a reorg: the real one reads its blocks again a minute later at most, and
 * until then names a transaction that the chain no longer has, whether or not the Safe's transaction is in another block by now.
 */
export function goneExecution(
  { transactionHash }: NonNullable<SafeSettings['goneExecution']>,
  { proposal, execution, nowMs }: Known,
): Execution | null {
  const known = execution ?? proposal
  if (known === null) return null
  const { safe, safeTxHash, fields } = known
  const chainTx: ChainTx = {
    from: safe,
    to: safe,
    input: '0x',
    blockNumber: 1n,
    timestampMs: nowMs,
    gasUsed: 21_000n,
    gasPrice: 1n,
    maxFeePerGas: null,
    maxPriorityFeePerGas: null,
    ...execution?.chainTx,
    hash: transactionHash,
  }
  return {
    safe,
    safeTxHash,
    fields,
    signatures: '0x',
    signers: [],
    indexedAtMs: nowMs,
    isSuccessful: true,
    payment: null,
    ...execution,
    chainTx,
  }
}
