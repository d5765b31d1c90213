import { type Client, createClient } from 'viem'
import { getChainId } from 'viem/actions'
import { nodeLimits } from '../../config/nodeLimits'
import type { AppChain } from '../../core/chain'
import type { TokenTransfer } from '../../core/safe/tokenTransfers'
import type { NodeVerdict } from '../../core/tracking/observation'
import type { Answer } from '../../core/answer'
import { batchedHttp } from './batchedHttp'
import { m } from './messages'

/**
 * Compares the nodes of a chain one by one until two agree. A single configured node has none to compare with and
 * agrees. A node that throws, or is on another chain, has no vote.
 */
export async function askNodes(
  { id, name, rpcUrls }: Pick<AppChain, 'id' | 'name' | 'rpcUrls'>,
  isSameAt: (client: Client) => Promise<boolean>,
): Promise<Answer<NodeVerdict>> {
  if (rpcUrls.length < 2) return { kind: 'found', value: 'agree' }
  const votes = { same: 0, other: 0 }
  for (const url of rpcUrls) {
    const isSame = await vote(url, id, isSameAt)
    if (isSame === null) continue
    votes[isSame ? 'same' : 'other'] += 1
    if (votes.same === 2) return { kind: 'found', value: 'agree' }
  }
  return votes.other > 0
    ? { kind: 'found', value: 'disagree' }
    : { kind: 'unreachable', reason: m.noSecond(name) }
}

/** Compares two readings of one receipt: true for the same transfers in the same order. */
export function sameTransfers(
  one: readonly TokenTransfer[] | null,
  other: readonly TokenTransfer[] | null,
): boolean {
  const text = (transfers: readonly TokenTransfer[] | null) =>
    transfers?.map(({ token, to, value }) => `${token} ${to} ${value}`.toLowerCase()).join()
  return text(one) === text(other)
}

/** Returns the vote of one node. Null: no vote. */
async function vote(
  url: string,
  chainId: number,
  isSameAt: (client: Client) => Promise<boolean>,
): Promise<boolean | null> {
  const transport = batchedHttp(url, { timeout: nodeLimits.requestTimeoutMs, retryCount: 0 })
  const client = createClient({ transport })
  try {
    const [answered, isSame] = await Promise.all([getChainId(client), isSameAt(client)])
    return answered === chainId ? isSame : null
  } catch {
    return null
  }
}
