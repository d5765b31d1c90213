import { createClient, http } from 'viem'
import { getChainId } from 'viem/actions'
import { nodeLimits } from '../config/nodeLimits'
import type { AppChain } from '../core/chain'
import type { ExecutionClaim, NodeVerdict } from '../core/tracking/observation'
import type { Answer } from '../ports'
import { executionInReceipt, transfersInReceipt } from './receipts'

/**
 * Asks the nodes of a chain one by one, each by itself, until two show the same receipt of an execution. A single
 * configured node has nobody to be compared with and agrees.
 */
export async function compareNodes(
  { id, name, rpcUrls }: Pick<AppChain, 'id' | 'name' | 'rpcUrls'>,
  claim: ExecutionClaim,
): Promise<Answer<NodeVerdict>> {
  if (rpcUrls.length < 2) return { kind: 'found', value: 'agree' }
  const votes = { same: 0, other: 0 }
  for (const url of rpcUrls) {
    const isSame = await shows(url, id, claim)
    if (isSame === null) continue
    votes[isSame ? 'same' : 'other'] += 1
    if (votes.same === 2) return { kind: 'found', value: 'agree' }
  }
  return votes.other > 0
    ? { kind: 'found', value: 'disagree' }
    : { kind: 'unreachable', reason: `No second node of ${name} answered to confirm the execution.` }
}

/** Null: the node gave no answer, or is on another chain. */
async function shows(url: string, chainId: number, claim: ExecutionClaim): Promise<boolean | null> {
  const transport = http(url, { timeout: nodeLimits.requestTimeoutMs, retryCount: 0, batch: true })
  const client = createClient({ transport })
  const executed = { safe: claim.safe, safeTxHash: claim.safeTxHash, txHash: claim.execution.txHash }
  try {
    const [answered, execution, transfers] = await Promise.all([
      getChainId(client),
      executionInReceipt(client, executed),
      claim.transfers === null ? null : transfersInReceipt(client, executed),
    ])
    if (answered !== chainId) return null
    const { outcome, blockNumber } = claim.execution
    const isEqual = execution?.outcome === outcome && execution.blockNumber === blockNumber
    return isEqual && sameTransfers(transfers, claim.transfers)
  } catch {
    return null
  }
}

function sameTransfers(one: ExecutionClaim['transfers'], other: ExecutionClaim['transfers']): boolean {
  const text = (transfers: ExecutionClaim['transfers']) =>
    transfers?.map(({ token, to, value }) => `${token} ${to} ${value}`.toLowerCase()).join()
  return text(one) === text(other)
}
