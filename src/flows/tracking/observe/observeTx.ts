import type { Address } from 'viem'
import { isHexEqual } from '../../../core/isHexEqual'
import { listGap, recordsIn } from '../../../core/queue/listPage'
import type { Execution, SafeOnChain, SafeTxHash, SafeTxRecord } from '../../../core/safe/safeTx'
import { isProvisional } from '../../../core/tracking/advance/recheckEnd'
import { judgeRecord, isCodeAlarm } from '../../../core/tracking/advance/judgeRecord'
import { isOlder } from '../../../core/tracking/advance/withRivals'
import {
  type Look,
  type NodeVerdict,
  type TxObservation,
  paidByWitness,
  notAsked,
} from '../../../core/tracking/observation'
import { isEndedDraft } from '../../../core/tracking/status/mayBeInBatch'
import type { TrackedTx } from '../../../core/tracking/trackedItem'
import type { FoundExecution } from '../../../ports/chain'
import { txQuestion } from '../../../core/safe/ownerQuestion'
import { safeTxHashes } from '../../../core/safe/safeTxHash'
import { verifyConfirmations } from '../../../core/safe/recoverOwners'
import { askOwners } from '../../signIn/owners/askOwners'
import type { Sources, TxSources } from '../itemSources'
import { observeCode, observeEndedDraft, observeLaterBatch, observeWitness } from './observeWitness'
import { observeRises } from './observeRises'

/**
 * Polls a Safe transaction once. The chain comes first: nothing can be decided without it, and an event with the nonce used
 * makes every other read needless. The service has a budget, so it gets one request at most.
 */
export async function observeTx(
  item: TrackedTx,
  sources: TxSources,
  signal: AbortSignal,
): Promise<TxObservation> {
  const nothing: TxObservation = {
    kind: 'safeTx',
    confirmationsWanted: sources.chain.confirmations,
    tokens: sources.chain.tokens.map(({ address }) => address),
    onChain: notAsked,
    execution: notAsked,
    record: notAsked,
    code: notAsked,
    approvals: notAsked,
    transfers: notAsked,
    witness: notAsked,
  }
  if (isProvisional(item)) return { ...nothing, ...(await observeEnd(item, sources, signal)) }
  const seen: TxObservation = {
    ...nothing,
    ...(isEndedDraft(item)
      ? await observeEndedDraft(item, sources, signal)
      : await observeOpen(item, sources, signal)),
  }
  const ended = { ...seen, ...(await observeTransfers(item, seen, sources, signal)) }
  return { ...ended, nodes: await observeNodes(item, ended, sources, signal) }
}

async function observeOpen(
  item: TrackedTx,
  sources: TxSources,
  signal: AbortSignal,
): Promise<Partial<TxObservation>> {
  const onChain = await sources.chainReader.readSafe(item.safe, signal)
  if (onChain.kind !== 'found') return { onChain }
  const isUsed = item.nonce !== null && onChain.value.nonce > item.nonce
  const observe = isUsed ? observeUsedNonce : observeQueued
  return { onChain, ...(await observe(item, onChain.value, sources, signal)) }
}

/** Reads an executed or replaced transaction: its event proves the first, the list of this nonce names the replacement. */
async function observeUsedNonce(
  item: TrackedTx,
  onChain: SafeOnChain,
  sources: TxSources,
  signal: AbortSignal,
): Promise<Partial<TxObservation>> {
  const execution = await findExecution(item, null, sources, signal)
  if (execution.kind === 'found' || item.nonce === null || sources.service.waitMs() > 0) return { execution }
  const rivals = await sources.service.listTransactions(item.safe, { nonce: item.nonce }, signal)
  if (rivals.kind !== 'found') return { execution, record: rivals, witness: rivals }

  const records = recordsIn(rivals.value.rows)
  const ours = records.find((record) => isRecordOf(item, record))
  const record: Look<SafeTxRecord> = ours === undefined ? notAsked : { kind: 'found', value: ours }
  const code = ours === undefined ? notAsked : await observeCode(ours, sources, signal)
  const executed = ours?.txHash ? await findExecution(item, ours, sources, signal) : execution
  const { rows, nextOffset } = rivals.value
  const first = await observeWitness(item, records, onChain, sources, signal)
  const sure = unlessGap(first, ours, listGap(rows, nextOffset !== null))
  const witness = await observeLaterBatch(item, { witness: sure, ours }, onChain, sources, signal)
  return { execution: executed, record, code, witness }
}

/**
 * Treats results of an incomplete list as unreachable. It cannot prove that there is no witness. Without the item's own
 * record, a draft, which a later batch can still pay, looks like a gift that this witness ended.
 */
function unlessGap(
  witness: TxObservation['witness'],
  ours: SafeTxRecord | undefined,
  gap: string | null,
): TxObservation['witness'] {
  if (gap === null) return witness
  const endsUnpaid = witness.kind === 'found' && witness.value.match === 'disjoint'
  const isUnsure = witness.kind === 'missing' || (ours === undefined && endsUnpaid)
  return isUnsure ? { kind: 'unreachable', reason: gap } : witness
}

async function observeQueued(
  item: TrackedTx,
  onChain: SafeOnChain,
  sources: TxSources,
  signal: AbortSignal,
): Promise<Partial<TxObservation>> {
  const record = await readRecord(item, onChain, sources, signal)
  if (record.kind !== 'found') {
    const rivals = record.kind === 'missing' ? listedInstead(item, onChain, sources) : notAsked
    const [execution, fromBlockAtMs] = await Promise.all([
      lookForEvent(item, null, onChain, sources, signal),
      readFromBlock(item, rivals, sources, signal),
    ])
    return { record, rivals, fromBlockAtMs, execution }
  }
  // In parallel, so that they share one request.
  const [code, approvals, execution] = await Promise.all([
    observeCode(record.value, sources, signal),
    observeApprovals(item, record.value, onChain, sources, signal),
    lookForEvent(item, record.value, onChain, sources, signal),
  ])
  const rivals = sources.listedFrom?.(record.value.nonce) ?? notAsked
  return { record, code, approvals, execution, rivals }
}

/** Returns the list's other records when it does not show a gift; tracked gifts are left out. */
function listedInstead(
  item: TrackedTx,
  onChain: SafeOnChain,
  { listedFrom, tracked }: TxSources,
): Look<readonly SafeTxRecord[]> {
  const listed = listedFrom?.(item.nonce ?? onChain.nonce) ?? notAsked
  if (listed.kind !== 'found') return listed
  const { items } = tracked.getState()
  const isFollowed = (record: SafeTxRecord) =>
    items.some((other) => other.kind === 'safeTx' && isRecordOf(other, record))
  return { kind: 'found', value: listed.value.filter((record) => !isFollowed(record)) }
}

/** Reads the time of the proposal's block when, by this device's clock, a listed record is older: the clock may be ahead. */
async function readFromBlock(
  { fromBlock, createdAtMs }: TrackedTx,
  rivals: Look<readonly SafeTxRecord[]>,
  { chainReader }: TxSources,
  signal: AbortSignal,
): Promise<Look<number>> {
  const isAnyOlder = rivals.kind === 'found' && rivals.value.some((record) => isOlder(record, createdAtMs))
  return fromBlock === null || !isAnyOlder ? notAsked : chainReader.readBlockTime(fromBlock, signal)
}

/** Searches for the execution event if it may exist. */
async function lookForEvent(
  item: TrackedTx,
  shown: SafeTxRecord | null,
  onChain: SafeOnChain,
  sources: TxSources,
  signal: AbortSignal,
): Promise<TxObservation['execution']> {
  const nonce = item.nonce ?? shown?.nonce ?? null
  // A Safe with one owner executes at once, and the record may come long after the event.
  const mayBeExecuted = nonce === null ? item.fromBlock !== null : onChain.nonce > nonce
  const isSaidToBe = shown !== null && (shown.isExecuted || shown.txHash !== null)
  if (!mayBeExecuted && !isSaidToBe) return notAsked
  return findExecution(item, shown, sources, signal)
}

/**
 * Reads the record from the service, and from the host if the service was not read or lacks it: only both together prove a
 * removal. The host cannot report `missing`, because it returns the same for a transaction it does not know yet. A new
 * proposal is first read from both, and a different record of the host wins: co-signers see that one.
 */
async function readRecord(
  item: TrackedTx,
  onChain: SafeOnChain,
  { service, host }: TxSources,
  signal: AbortSignal,
): Promise<Look<SafeTxRecord>> {
  const ask = async (): Promise<Look<SafeTxRecord>> =>
    service.waitMs() > 0 ? notAsked : service.getTransaction(item.safeTxHash, signal)
  if (item.nonce === null) {
    const [answer, second] = await Promise.all([ask(), host.getTransaction(item.safeTxHash, signal)])
    if (second.kind !== 'found') return answer
    const isOther = judgeRecord(item, second.value, onChain).kind === 'forged'
    return answer.kind === 'found' && !isOther ? answer : second
  }
  const answer = await ask()
  if (answer.kind === 'found') return answer
  const second = await host.getTransaction(item.safeTxHash, signal)
  if (second.kind !== 'found') return answer
  return answer.kind !== 'missing' && isBehind(item, second.value, onChain) ? answer : second
}

/** Returns true when a valid record has fewer signatures than known, and no new one: the host's cache is older. */
function isBehind(item: TrackedTx, record: SafeTxRecord, onChain: SafeOnChain): boolean {
  const { phase } = item
  if (!('signatures' in phase) || judgeRecord(item, record, onChain).kind !== 'ok') return false
  const { confirmations } = record
  const known = new Set(phase.signatures.signed.map((owner) => owner.toLowerCase()))
  const shown = new Set(confirmations.map(({ owner }) => owner.toLowerCase()))
  return shown.size < known.size && [...shown].every((owner) => known.has(owner))
}

function findExecution(
  { safe, safeTxHash, fromBlock, phase, nonce }: TrackedTx,
  shown: SafeTxRecord | null,
  { chainReader }: TxSources,
  signal: AbortSignal,
): Promise<FoundExecution> {
  const knownTxHash = 'txHash' in phase ? phase.txHash : null
  const where = { fromBlock, txHash: shown?.txHash ?? knownTxHash, nonce: nonce ?? shown?.nonce ?? null }
  return chainReader.findExecution(safe, safeTxHash, where, signal)
}

function isRecordOf({ safeTxHash }: TrackedTx, record: SafeTxRecord): boolean {
  return isHexEqual(record.safeTxHash, safeTxHash)
}

/** Compares a second node's view of the execution that would end the item. Only runs in the poll that may be the last. */
async function observeNodes(
  { safe, safeTxHash, nonce, note }: TrackedTx,
  { execution, witness, transfers, record, confirmationsWanted }: TxObservation,
  { chainReader }: Pick<Sources, 'chainReader'>,
  signal: AbortSignal,
): Promise<Look<NodeVerdict>> {
  // It cannot end in this poll, whatever a second node shows. With the wrong contract only another transaction ends it.
  const isTied = nonce !== null || record.kind === 'found'
  if (!isTied || (isCodeAlarm(note) && execution.kind === 'found')) return notAsked
  if (transfers.kind === 'missing' || transfers.kind === 'unreachable') return notAsked
  const ended =
    execution.kind === 'found'
      ? { safeTxHash, nonce: nonceOf(nonce, record), execution: execution.value }
      : witness.kind === 'found'
        ? { safeTxHash: witness.value.bySafeTxHash, nonce: null, execution: witness.value.execution }
        : null
  if (ended === null || ended.execution.confirmations < confirmationsWanted) return notAsked
  const moved = transfers.kind === 'found' ? transfers.value : null
  return chainReader.compareNodes({ safe, ...ended, transfers: moved }, signal)
}

function nonceOf(nonce: bigint | null, record: TxObservation['record']): bigint | null {
  return nonce ?? (record.kind === 'found' ? record.value.nonce : null)
}

/**
 * Returns the owners whose signatures of a transaction only the chain can prove. Makes no request for an owner whose
 * signature can be recovered, or about a record that is not the item's own.
 */
export async function observeApprovals(
  item: TrackedTx,
  record: SafeTxRecord,
  onChain: SafeOnChain,
  sources: Pick<Sources, 'chainReader'>,
  signal: AbortSignal,
): Promise<Look<readonly Address[]>> {
  // Also for a record marked as executed: if the chain does not confirm it, it still waits for signatures.
  if (onChain.nonce > record.nonce) return notAsked
  if (judgeRecord(item, record, onChain).kind !== 'ok') return notAsked
  const { confirmations, safeTxHash: hash } = record
  const { chainId, version, owners } = onChain
  const { safe } = item
  const { valid } = verifyConfirmations({ hash, confirmations, owners })
  const question = txQuestion(version, safeTxHashes(record, { chainId, safe, version }))
  const open = owners.filter((owner) => !valid.includes(owner))
  const proved = await askOwners(open, { safe, hash, confirmations, question }, sources, signal)
  return proved.kind === 'found' ? { kind: 'found', value: proved.value.map(({ signer }) => signer) } : proved
}

/** Reads the token transfers in the poll that may be the last, and balances for doubted tokens. Never for native coin alone. */
async function observeTransfers(
  item: TrackedTx,
  seen: Pick<TxObservation, 'execution' | 'witness' | 'confirmationsWanted'>,
  { chain, chainReader }: Pick<TxSources, 'chain' | 'chainReader'>,
  signal: AbortSignal,
): Promise<Pick<TxObservation, 'transfers' | 'rises'>> {
  const { safe, safeTxHash, gifts } = item
  const made = executionOf(safeTxHash, seen)
  if (made?.execution.outcome !== 'success') return { transfers: notAsked }
  if (made.execution.confirmations < seen.confirmationsWanted) return { transfers: notAsked }
  if (gifts.every(({ token }) => token === null)) return { transfers: notAsked }
  const { txHash, at, blockNumber } = made.execution
  const tokens = chain.tokens.map(({ address }) => address)
  const [transfers, rises] = await Promise.all([
    chainReader.readTransfers({ safe, safeTxHash: made.safeTxHash, txHash, at }, signal),
    observeRises(item, { blocks: [blockNumber], tokens }, chainReader, signal),
  ])
  return { transfers, ...rises }
}

/** Returns the execution that made the payments: the item's own, or the one that used its nonce. */
function executionOf(
  safeTxHash: SafeTxHash,
  seen: Pick<TxObservation, 'execution' | 'witness'>,
): { readonly safeTxHash: SafeTxHash; readonly execution: Execution } | null {
  if (seen.execution.kind === 'found') return { safeTxHash, execution: seen.execution.value }
  const witness = paidByWitness(seen)
  return witness && { safeTxHash: witness.bySafeTxHash, execution: witness.execution }
}

/** Reads the execution that ended an item again, from the chain alone. */
async function observeEnd(
  item: TrackedTx,
  { chainReader }: Pick<Sources, 'chainReader'>,
  signal: AbortSignal,
): Promise<Pick<TxObservation, 'onChain' | 'end'>> {
  const by = endedBy(item)
  if (by === null) return { onChain: notAsked, end: notAsked }
  const { safe, fromBlock, phase } = item
  const txHash = 'txHash' in phase ? phase.txHash : 'byTxHash' in phase ? phase.byTxHash : null
  // In parallel, so that one node returns both.
  const [onChain, end] = await Promise.all([
    chainReader.readSafe(safe, signal),
    chainReader.findExecution(safe, by.safeTxHash, { fromBlock, txHash, nonce: by.nonce }, signal),
  ])
  return { onChain, end }
}

function endedBy({
  phase,
  safeTxHash,
  nonce,
}: TrackedTx): { readonly safeTxHash: SafeTxHash; readonly nonce: bigint | null } | null {
  switch (phase.status) {
    case 'confirmed':
      return phase.paidBy === undefined
        ? { safeTxHash, nonce }
        : { safeTxHash: phase.paidBy.safeTxHash, nonce: null }
    case 'failed':
      return { safeTxHash, nonce }
    case 'replaced':
      return { safeTxHash: phase.bySafeTxHash, nonce: phase.byNonce }
    case 'cancelled':
      return phase.bySafeTxHash === null ? null : { safeTxHash: phase.bySafeTxHash, nonce }
    case 'proposed':
    case 'draft':
    case 'awaitingConfirmations':
    case 'awaitingExecution':
    case 'executing':
    case 'removed':
      return null
  }
}
