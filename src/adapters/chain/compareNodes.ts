import type { Client } from 'viem'
import type { AppChain } from '../../core/chain'
import type { ExecutionClaim, NodeVerdict } from '../../core/tracking/observation'
import type { Answer } from '../../core/answer'
import { askNodes } from './nodeVotes'
import { executionInReceipt } from './executionInReceipt'
import { executingSafe } from './findExecution'
import { transfersInReceipt } from './receipts'
import { sameTransfers } from './sameTransfers'

/** Compares the nodes of a chain one by one, until two show the same proved execution of a Safe. */
export function compareNodes(
  chain: Pick<AppChain, 'id' | 'name' | 'rpcUrls'>,
  claim: ExecutionClaim,
): Promise<Answer<NodeVerdict>> {
  return askNodes(chain, (client) => isSameAt(client, chain.id, claim))
}

async function isSameAt(client: Client, chainId: number, claim: ExecutionClaim): Promise<boolean> {
  const { txHash, at } = claim.execution
  const executed = { safe: claim.safe, safeTxHash: claim.safeTxHash, txHash, at }
  const of = await executingSafe(client, { chainId, ...claim })
  const [shown, transfers] = await Promise.all([
    executionInReceipt(client, executed, of),
    claim.transfers === null ? null : transfersInReceipt(client, executed),
  ])
  const { outcome, blockNumber } = claim.execution
  const isEqual =
    shown.kind === 'proved' &&
    shown.execution.outcome === outcome &&
    shown.execution.blockNumber === blockNumber
  return isEqual && sameTransfers(transfers, claim.transfers)
}
