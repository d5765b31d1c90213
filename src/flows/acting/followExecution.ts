import type { Address } from 'viem'
import { isDeepEnough } from '../../core/wallet/isDeepEnough'
import { pausePolling } from '../backoff'
import type { ActingPorts } from './actingPorts'
import type { ExecutionState } from './actingState'
import type { SentExecution } from './sentExecution'

/**
 * Follows an execution by the Safe's own event until it is final, failed, reverted, or another transaction has used the
 * nonce. Polls the chain alone. Throws the signal's reason when aborted.
 */
export async function followExecution(
  ports: Pick<ActingPorts, 'chain' | 'chainReader' | 'walletChain' | 'clock'>,
  { safe, nonce, sent }: { readonly safe: Address; readonly nonce: bigint; readonly sent: SentExecution },
  show: (state: ExecutionState) => void,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const next = await lookOnce(ports, { safe, nonce, sent }, signal)
    show(next)
    if (next.kind === 'executed' ? next.isFinal : next.kind !== 'sent') return
    await pausePolling(ports.clock, ports.chain.pollMs, signal)
  }
}

async function lookOnce(
  { chain, chainReader, walletChain }: Pick<ActingPorts, 'chain' | 'chainReader' | 'walletChain'>,
  { safe, nonce, sent }: { readonly safe: Address; readonly nonce: bigint; readonly sent: SentExecution },
  signal: AbortSignal,
): Promise<ExecutionState> {
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
  if (now.kind !== 'found') return pending(now.kind === 'missing' ? 'The Safe was not found.' : now.reason)
  if (now.value.nonce > nonce) return { kind: 'replaced' }
  if (txHash === null) return pending(null)
  const receipt = await walletChain.getReceipt(txHash, from, signal)
  if (receipt.kind === 'unreachable') return pending(receipt.reason)
  const isReverted =
    receipt.kind === 'found' &&
    receipt.value.outcome === 'reverted' &&
    isDeepEnough(receipt.value, chain.confirmations)
  return isReverted ? { kind: 'reverted', txHash } : pending(null)
}
