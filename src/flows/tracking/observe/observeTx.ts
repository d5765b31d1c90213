import { listGap, recordsIn } from '../../../core/queue/listPage'
import type { SafeOnChain, SafeTxRecord } from '../../../core/safe/safeTx'
import { isProvisional } from '../../../core/tracking/advance/recheckEnd'
import { judgeRecord } from '../../../core/tracking/advance/judgeRecord'
import { isOlder } from '../../../core/tracking/advance/rivals/findInstead'
import type { Look, TxObservation } from '../../../core/tracking/observation'
import { isEndedDraft } from '../../../core/tracking/status/isEndedDraft'
import type { TrackedTx } from '../../../core/tracking/trackedItem'
import type { FoundExecution } from '../../../ports/chain'
import { observeApprovals } from './observeApprovals'
import { observeCode } from './observeCode'
import { observeEndedDraft, observeLaterBatch } from './observeLaterBatch'
import { observeEnd } from './observeEnd'
import { observeNodes } from './observeNodes'
import { observeTransfers } from './observeTransfers'
import { observeWitness } from './observeWitness'
import { notAsked, type TxSources } from '../sources'

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
  if (!('signatures' in phase) || judgeRecord(item, record, onChain).kind !== 'ours') return false
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
  return record.safeTxHash.toLowerCase() === safeTxHash.toLowerCase()
}
