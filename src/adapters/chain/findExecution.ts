import { type Address, type Client, parseAbi } from 'viem'
import { getBlockNumber, readContract } from 'viem/actions'
import type { Answer } from '../../core/answer'
import type { AppChain } from '../../core/chain'
import { nearNonces, type ExecutingSafe } from '../../core/safe/executed/provedExecutions'
import type { LoggedExecution } from '../../core/safe/executionResult'
import type { ChainTxHash, Execution, SafeTxHash } from '../../core/safe/safeTx'
import type { ExecutionClaim, NodeVerdict } from '../../core/tracking/observation'
import { checkChain, readChain } from './readChain'
import { findExecutionLogs, type ScanBook } from './findExecutionLogs'
import type { FoundExecution } from '../../ports/chain'
import { readFinalBlock } from './readFinalBlock'
import { askNodes, sameTransfers } from './nodeVotes'
import { executionInReceipt, transfersInReceipt } from './receipts'
import { m } from './messages'

type Wanted = {
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
  readonly fromBlock: bigint | null
  /** The transaction claimed to have executed it. Null where none is known. */
  readonly txHash: ChainTxHash | null
  /** Null or undefined: not known. */
  readonly nonce?: bigint | null
}

/**
 * Finds the Safe's own event of an execution and proves it: in the named receipt, else in the logs.
 *
 * @param scanned - The ranges that earlier searches have scanned.
 */
export function findExecution(
  chain: AppChain,
  { safe, safeTxHash, fromBlock, txHash, nonce = null }: Wanted,
  scanned: ScanBook,
  signal?: AbortSignal,
): Promise<FoundExecution> {
  let unproved: ChainTxHash | null = null
  const answer = readChain<Execution>({ chain, signal }, async (client) => {
    const [, newest, finalBlock] = await Promise.all([
      checkChain(chain),
      getBlockNumber(client, { cacheTime: 0 }),
      readFinalBlock(client),
    ])
    const found = (execution: LoggedExecution): Answer<Execution> => {
      const confirmations = Math.max(0, Number(newest - execution.blockNumber) + 1)
      const final = finalBlock === null ? {} : { isFinal: execution.blockNumber <= finalBlock }
      return { kind: 'found', value: { ...execution, confirmations, ...final } }
    }
    const inReceipt = async (hash: ChainTxHash) => {
      const of = await executingSafe(client, { chainId: chain.id, safe, nonce })
      const shown = await executionInReceipt(client, { safe, safeTxHash, txHash: hash }, of)
      if (shown?.isProved === false) unproved ??= hash
      return shown?.isProved === true ? shown.execution : null
    }
    const pointedAt = txHash === null ? null : await inReceipt(txHash)
    if (pointedAt !== null) return found(pointedAt)
    let proved: LoggedExecution | null = null
    const where = { safe, safeTxHash, fromBlock, newest }
    const search = await findExecutionLogs(client, where, scanned, async (logged) => {
      proved = await inReceipt(logged.txHash)
      return proved !== null
    })
    if (search.kind === 'found') return found(proved ?? search.execution)
    return search.kind === 'waiting'
      ? { kind: 'unreachable', reason: m.unsearched(chain.name) }
      : { kind: 'missing' }
  })
  return answer.then((one) =>
    one.kind === 'missing' && unproved !== null ? { kind: 'unproved', txHash: unproved } : one,
  )
}

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
    shown?.isProved === true &&
    shown.execution.outcome === outcome &&
    shown.execution.blockNumber === blockNumber
  return isEqual && sameTransfers(transfers, claim.transfers)
}

const safeAbi = parseAbi(['function nonce() view returns (uint256)'])

/**
 * Returns the Safe's way of hashing and the nonces of the execution: the known one, else those up to the Safe's own.
 */
async function executingSafe(
  client: Client,
  {
    chainId,
    safe,
    nonce,
  }: { readonly chainId: number; readonly safe: Address; readonly nonce: bigint | null },
): Promise<Omit<ExecutingSafe, 'safe'>> {
  // Every version hashes in one of three ways, and all are tried.
  if (nonce !== null) return { chainId, version: null, nonces: [nonce] }
  const next = await readContract(client, { address: safe, abi: safeAbi, functionName: 'nonce' })
  return { chainId, version: null, nonces: nearNonces(next, next) }
}
