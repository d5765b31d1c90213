import { findWitness } from '../core/safe/findWitness'
import type { Execution, SafeOnChain, SafeTxRecord } from '../core/safe/safeTx'
import { verifyRecord } from '../core/safe/verifyRecord'
import type { Look, ProvedWitness, TxObservation } from '../core/tracking/observation'
import type { TrackedTx } from '../core/tracking/trackedItem'
import type { Answer } from '../ports'
import { observeApprovals } from './observeApprovals'
import { observeCode } from './observeCode'
import { observeTransfers } from './observeTransfers'
import { notAsked, type Sources } from './sources'

/**
 * One round of looking at a Safe transaction. The chain comes first: without it nothing can be decided, and an event
 * with the nonce used makes every other question needless. The service has a budget, so it is asked for one thing at most.
 */
export async function observeTx(
  item: TrackedTx,
  sources: Sources,
  signal: AbortSignal,
): Promise<TxObservation> {
  const onChain = await sources.chainReader.readSafe(item.safe, signal)
  const nothing: TxObservation = {
    kind: 'safeTx',
    confirmationsWanted: sources.chain.confirmations,
    onChain,
    execution: notAsked,
    record: notAsked,
    code: notAsked,
    approvals: notAsked,
    transfers: notAsked,
    witness: notAsked,
  }
  if (onChain.kind !== 'found') return nothing
  const isUsed = item.nonce !== null && onChain.value.nonce > item.nonce
  const observe = isUsed ? observeUsedNonce : observeQueued
  const seen: TxObservation = { ...nothing, ...(await observe(item, onChain.value, sources, signal)) }
  return { ...seen, transfers: await observeTransfers(item, seen, sources, signal) }
}

/** Executed, or beaten by another transaction: the event tells the first, the list of this nonce names the other. */
async function observeUsedNonce(
  item: TrackedTx,
  onChain: SafeOnChain,
  sources: Sources,
  signal: AbortSignal,
): Promise<Partial<TxObservation>> {
  const execution = await findExecution(item, null, sources, signal)
  if (execution.kind !== 'missing' || item.nonce === null || sources.service.waitMs() > 0)
    return { execution }
  const rivals = await sources.service.listTransactions(item.safe, { nonce: item.nonce }, signal)
  if (rivals.kind !== 'found') return { execution, record: rivals, witness: rivals }

  const ours = rivals.value.find((record) => isRecordOf(item, record))
  const record: Look<SafeTxRecord> = ours === undefined ? notAsked : { kind: 'found', value: ours }
  const code = ours === undefined ? notAsked : await observeCode(ours, sources, signal)
  const executed = ours?.txHash ? await findExecution(item, ours.txHash, sources, signal) : execution
  const witness = await proveWitness(item, rivals.value, onChain, sources, signal)
  return { execution: executed, record, code, witness }
}

/** The record that used the nonce instead, when it hashes to what it says and the Safe's own event confirms it. */
async function proveWitness(
  item: TrackedTx,
  rivals: readonly SafeTxRecord[],
  { chainId, version }: SafeOnChain,
  { chainReader }: Sources,
  signal: AbortSignal,
): Promise<Look<ProvedWitness>> {
  const { safe, safeTxHash, nonce, fromBlock } = item
  if (nonce === null) return notAsked
  const records = rivals.filter((record) => verifyRecord(record, { chainId, safe, version }).kind === 'ok')
  const witness = findWitness({ safe, nonce, safeTxHash, records })
  if (witness === null) return { kind: 'missing' }
  const where = { fromBlock, txHash: witness.byTxHash }
  const proof = await chainReader.findExecution(safe, witness.bySafeTxHash, where, signal)
  return proof.kind === 'found' ? { kind: 'found', value: { ...witness, execution: proof.value } } : proof
}

async function observeQueued(
  item: TrackedTx,
  onChain: SafeOnChain,
  sources: Sources,
  signal: AbortSignal,
): Promise<Partial<TxObservation>> {
  const record = await readRecord(item, sources, signal)
  if (record.kind !== 'found')
    return { record, execution: await lookForEvent(item, null, onChain, sources, signal) }
  // Asked at the same time, so that they travel in one request.
  const [code, approvals, execution] = await Promise.all([
    observeCode(record.value, sources, signal),
    observeApprovals(item, record.value, onChain, sources, signal),
    lookForEvent(item, record.value, onChain, sources, signal),
  ])
  return { record, code, approvals, execution }
}

/** Looks for the event where there may be one. */
async function lookForEvent(
  item: TrackedTx,
  shown: SafeTxRecord | null,
  onChain: SafeOnChain,
  sources: Sources,
  signal: AbortSignal,
): Promise<Look<Execution>> {
  const nonce = item.nonce ?? shown?.nonce ?? null
  // A Safe with one owner executes at once, and the record may come long after the event.
  const mayBeExecuted = nonce === null ? item.fromBlock !== null : onChain.nonce > nonce
  const isSaidToBe = shown !== null && (shown.isExecuted || shown.txHash !== null)
  if (!mayBeExecuted && !isSaidToBe) return notAsked
  return findExecution(item, shown?.txHash ?? null, sources, signal)
}

/**
 * From the service; from the host while the service cannot be reached or its budget is spent. Only the service's
 * `missing` counts: the host says the same of a transaction that it has not heard of yet.
 */
async function readRecord(
  { safeTxHash }: TrackedTx,
  { service, host }: Sources,
  signal: AbortSignal,
): Promise<Look<SafeTxRecord>> {
  const answer: Look<SafeTxRecord> =
    service.waitMs() > 0 ? notAsked : await service.getTransaction(safeTxHash, signal)
  if (answer.kind === 'found' || answer.kind === 'missing') return answer
  const second = await host.getTransaction(safeTxHash, signal)
  return second.kind === 'found' ? second : answer
}

function findExecution(
  { safe, safeTxHash, fromBlock, phase }: TrackedTx,
  shownTxHash: SafeTxRecord['txHash'],
  { chainReader }: Sources,
  signal: AbortSignal,
): Promise<Answer<Execution>> {
  const knownTxHash = 'txHash' in phase ? phase.txHash : null
  return chainReader.findExecution(
    safe,
    safeTxHash,
    { fromBlock, txHash: shownTxHash ?? knownTxHash },
    signal,
  )
}

function isRecordOf({ safeTxHash }: TrackedTx, record: SafeTxRecord): boolean {
  return record.safeTxHash.toLowerCase() === safeTxHash.toLowerCase()
}
