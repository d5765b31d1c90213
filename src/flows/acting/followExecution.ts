import type { Address } from 'viem'
import { isDeepEnough } from '../../core/wallet/isDeepEnough'
import { pausePolling } from '../backoff'
import type { ActingPorts } from './actingPorts'
import type { ExecutionState } from './actingState'
import type { SentExecution } from './sentExecution'
import { m } from './messages'

export type FollowedExecution = {
  readonly safe: Address
  readonly nonce: bigint
  /** As another tab may have changed it; null: it is no longer followed. */
  readonly readSent: () => SentExecution | null
  readonly sent: SentExecution
}

/**
 * Follows an execution by the Safe's own event until it is final, failed, reverted, or another transaction has used the
 * nonce. Polls the chain alone. Throws the signal's reason when aborted.
 */
export async function followExecution(
  ports: Pick<ActingPorts, 'chain' | 'chainReader' | 'walletChain' | 'clock'>,
  { safe, nonce, readSent, sent: first }: FollowedExecution,
  show: (state: ExecutionState) => void,
  signal: AbortSignal,
): Promise<void> {
  let used: NonceUse | null = null
  for (let sent = first; ;) {
    const stored = readSent()
    sent = stored ?? sent
    const look = await lookOnce(ports, { safe, nonce, sent }, signal)
    used = look.kind === 'nonceUsed' ? seenAgain(used, look.blockNumber) : null
    const next = look.kind === 'nonceUsed' ? stateOfUsed(used, look, sent, ports.chain.confirmations) : look
    if (stored === null && next.kind === 'sent') return show({ kind: 'none' })
    show(next)
    if (next.kind === 'executed' ? next.isFinal : next.kind !== 'sent') return
    await pausePolling(ports.clock, ports.chain.pollMs, signal)
  }
}

/** The nonce is used and the Safe's event for this transaction is not there: since which block, and how often in a row. */
type NonceUse = { readonly fromBlock: bigint; readonly looks: number }

type Look = ExecutionState | { readonly kind: 'nonceUsed'; readonly blockNumber: bigint }

/** Looks in a row before another transaction is said to have used the nonce: a node that lags has not seen the event. */
const looksBeforeReplaced = 3

function seenAgain(used: NonceUse | null, blockNumber: bigint): NonceUse {
  return { fromBlock: used?.fromBlock ?? blockNumber, looks: (used?.looks ?? 0) + 1 }
}

function stateOfUsed(
  used: NonceUse | null,
  { blockNumber }: { readonly blockNumber: bigint },
  { txHash }: SentExecution,
  confirmations: number,
): ExecutionState {
  const isSettled =
    used !== null &&
    used.looks >= looksBeforeReplaced &&
    blockNumber - used.fromBlock >= BigInt(confirmations - 1)
  if (isSettled) return { kind: 'replaced' }
  return { kind: 'sent', txHash, trouble: m.nonceUsed }
}

async function lookOnce(
  { chain, chainReader, walletChain }: Pick<ActingPorts, 'chain' | 'chainReader' | 'walletChain'>,
  { safe, nonce, sent }: { readonly safe: Address; readonly nonce: bigint; readonly sent: SentExecution },
  signal: AbortSignal,
): Promise<Look> {
  const { safeTxHash, txHash, fromBlock, from } = sent
  const pending = (trouble: string | null): ExecutionState => ({ kind: 'sent', txHash, trouble })
  // Read before the event: a nonce that is used by then has its event in a block that the search sees.
  const now = await chainReader.readSafe(safe, signal)
  const found = await chainReader.findExecution(safe, safeTxHash, { fromBlock, txHash }, signal)
  if (found.kind === 'found') {
    const execution = found.value
    return { kind: 'executed', execution, isFinal: isDeepEnough(execution, chain.confirmations) }
  }
  if (found.kind === 'unreachable') return pending(found.reason)
  if (now.kind !== 'found') return pending(now.kind === 'missing' ? m.safeMissing : now.reason)
  if (now.value.nonce > nonce) return { kind: 'nonceUsed', blockNumber: now.value.blockNumber }
  if (txHash === null) return pending(null)
  const receipt = await walletChain.getReceipt(txHash, from, signal)
  if (receipt.kind === 'unreachable') return pending(receipt.reason)
  const isReverted =
    receipt.kind === 'found' &&
    receipt.value.outcome === 'reverted' &&
    isDeepEnough(receipt.value, chain.confirmations)
  return isReverted ? { kind: 'reverted', txHash } : pending(null)
}
