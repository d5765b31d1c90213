import type { Address } from 'viem'
import * as v from 'valibot'
import { isDeepEnough } from '../../core/wallet/chainAccount'
import { address, bigUint, hash, timeMs } from '../../core/fields'
import type { ChainTxHash, SafeTxHash } from '../../core/safe/safeTx'
import { type StoredReading, storedText, unreadable } from '../../core/storedText'
import type { KeyValueStorage } from '../../ports/storage'
import { pausePolling } from '../backoff'
import { type StoredEntry, storedEntry } from '../storedEntry'
import type { ActingPorts, ExecutionState } from './actingState'
import { m } from './messages'

type FollowedExecution = {
  readonly safe: Address
  readonly nonce: bigint
  /** Reads it again, since another tab may have changed it; null: stop polling. */
  readonly readSent: () => SentExecution | null
  readonly sent: SentExecution
}

/**
 * Polls the chain for the Safe's own event until the execution is final, failed, reverted, or another transaction has used
 * the nonce.
 *
 * @throws The reason of the signal.
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
    const polled = await poll(ports, { safe, nonce, sent }, signal)
    used = polled.kind === 'nonceUsed' ? seenAgain(used, polled.blockNumber) : null
    const next =
      polled.kind === 'nonceUsed' ? stateOfUsed(used, polled, sent, ports.chain.confirmations) : polled
    if (stored === null && next.kind === 'sent') return show({ kind: 'none' })
    show(next)
    if (next.kind === 'executed' ? next.isFinal : next.kind !== 'sent') return
    await pausePolling(ports.clock, ports.chain.pollMs, signal)
  }
}

/** First block and number of polls at which the nonce was used without the Safe's event for this transaction. */
type NonceUse = { readonly fromBlock: bigint; readonly polls: number }

type Polled = ExecutionState | { readonly kind: 'nonceUsed'; readonly blockNumber: bigint }

/** Consecutive polls before reporting that another transaction used the nonce: a lagging node misses the event. */
const pollsBeforeReplaced = 3

function seenAgain(used: NonceUse | null, blockNumber: bigint): NonceUse {
  return { fromBlock: used?.fromBlock ?? blockNumber, polls: (used?.polls ?? 0) + 1 }
}

function stateOfUsed(
  used: NonceUse | null,
  { blockNumber }: { readonly blockNumber: bigint },
  { txHash }: SentExecution,
  confirmations: number,
): ExecutionState {
  const isSettled =
    used !== null &&
    used.polls >= pollsBeforeReplaced &&
    blockNumber - used.fromBlock >= BigInt(confirmations - 1)
  if (isSettled) return { kind: 'replaced' }
  return { kind: 'sent', txHash, trouble: m.nonceUsed }
}

async function poll(
  { chain, chainReader, walletChain }: Pick<ActingPorts, 'chain' | 'chainReader' | 'walletChain'>,
  { safe, nonce, sent }: { readonly safe: Address; readonly nonce: bigint; readonly sent: SentExecution },
  signal: AbortSignal,
): Promise<Polled> {
  const { safeTxHash, txHash, fromBlock, from } = sent
  const pending = (trouble: string | null): ExecutionState => ({ kind: 'sent', txHash, trouble })
  // Read before the event: if the nonce is used by now, its event is in a block that the search covers.
  const now = await chainReader.readSafe(safe, signal)
  const found = await chainReader.findExecution(safe, safeTxHash, { fromBlock, txHash, nonce }, signal)
  if (found.kind === 'found') {
    const execution = found.value
    return { kind: 'executed', execution, isFinal: isDeepEnough(execution, chain.confirmations) }
  }
  if (found.kind === 'unreachable') return pending(found.reason)
  if (now.kind !== 'found') return pending(now.kind === 'missing' ? m.safeMissing : now.reason)
  if (found.kind === 'unproved' && now.value.nonce > nonce) return pending(m.unproved)
  if (now.value.nonce > nonce) return { kind: 'nonceUsed', blockNumber: now.value.blockNumber }
  if (txHash === null) return pending(null)
  const receipt = await walletChain.getReceipt(txHash, from, signal)
  if (receipt.kind === 'unreachable') return pending(receipt.reason)
  const isReverted =
    receipt.kind === 'found' &&
    receipt.value.outcome === 'reverted' &&
    isDeepEnough(receipt.value, chain.confirmations)
  return isReverted ? { kind: 'failed', txHash } : pending(null)
}

/** An execution requested from a wallet. Stored before the request (write-ahead). */
export type SentExecution = {
  readonly safeTxHash: SafeTxHash
  readonly from: Address
  /** Null: the wallet has not responded, or the outcome is unknown. */
  readonly txHash: ChainTxHash | null
  readonly askedAtMs: number
  /** Block at which the Safe had not executed it. */
  readonly fromBlock: bigint
}

type Where = { readonly chain: { readonly id: number }; readonly safeTxHash: SafeTxHash }

const sentText = storedText(
  v.object({
    safeTxHash: hash<SafeTxHash>(),
    from: address,
    txHash: v.nullable(hash<ChainTxHash>()),
    askedAtMs: timeMs,
    fromBlock: bigUint,
  }),
)

/** Returns the stored execution of a transaction. That of another transaction counts as unreadable. */
export function sentExecution(
  storage: KeyValueStorage,
  { chain, safeTxHash }: Where,
): StoredEntry<SentExecution> {
  return storedEntry(storage, `dsg.v1.execution.${chain.id}.${safeTxHash}`, {
    read(text): StoredReading<SentExecution> {
      const reading = sentText.read(text)
      const isOther = reading.kind === 'found' && reading.value.safeTxHash !== safeTxHash
      return isOther ? unreadable('damaged', `${text}`) : reading
    },
    serialise: (sent) => sentText.serialise(sent),
  })
}
