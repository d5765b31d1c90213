import type { Client } from 'viem'
import type { AppChain } from '../../core/chain'
import type { ExecutionClaim, NodeVerdict } from '../../core/tracking/observation'
import type { Answer } from '../../core/answer'
import { askNodes } from './nodeVotes'
import { executionInReceipt, transfersInReceipt } from './receipts'
import { sameTransfers } from './sameTransfers'

/** Reads from the nodes of a chain one by one until two return the same receipt of a Safe's execution. */
export function compareNodes(
  chain: Pick<AppChain, 'id' | 'name' | 'rpcUrls'>,
  claim: ExecutionClaim,
): Promise<Answer<NodeVerdict>> {
  return askNodes(chain, (client) => isSameAt(client, claim))
}

async function isSameAt(client: Client, claim: ExecutionClaim): Promise<boolean> {
  const executed = { safe: claim.safe, safeTxHash: claim.safeTxHash, txHash: claim.execution.txHash }
  const [execution, transfers] = await Promise.all([
    executionInReceipt(client, executed),
    claim.transfers === null ? null : transfersInReceipt(client, executed),
  ])
  const { outcome, blockNumber } = claim.execution
  const isEqual = execution?.outcome === outcome && execution.blockNumber === blockNumber
  return isEqual && sameTransfers(transfers, claim.transfers)
}
