import type { Address } from 'viem'
import { isHexEqual } from '../../isHexEqual'
import { SafeVersionError } from '../../safe/safeTxHash'
import { isRejection, type SafeOnChain, type SafeTxRecord } from '../../safe/safeTx'
import { withoutCalls } from '../../safe/comparePayments'
import { decodeCalls } from '../../safe/decodeCalls'
import type { TxObservation } from '../observation'
import { mayBeInBatch } from '../status/mayBeInBatch'
import type { Rival, TrackedTx } from '../trackedItem'
import type { QueuedInstead } from '../trackedNote'
import { verifyConfirmations } from '../../safe/recoverOwners'
import { verifyRecord } from '../../safe/verifyRecord'

/** After this many ms, a list without the gift is more than just late: the service's index lags up to 30 s. */
const listLagMs = 30_000

/**
 * Adds rivals, the transaction that holds its draft, and replacements in the queue, by the service's current list;
 * removes them once the item no longer waits.
 */
export function withRivals(item: TrackedTx, seen: TxObservation, nowMs: number): TrackedTx {
  try {
    return item.phase.status === 'proposed' ? withInstead(item, seen, nowMs) : withQueued(item, seen)
  } catch (error) {
    // The hash scheme of this version is unknown, so its records cannot be verified.
    if (error instanceof SafeVersionError) return item
    throw error
  }
}

function withInstead(
  item: TrackedTx,
  { rivals, onChain, fromBlockAtMs }: TxObservation,
  nowMs: number,
): TrackedTx {
  const { note } = item
  const isLost = note?.kind === 'notListed' && item.nonce === null && nowMs - note.sinceMs >= listLagMs
  if (!isLost) return without(item)
  if (rivals?.kind !== 'found' || onChain.kind !== 'found') return item
  // The block is older than the proposal, even if this clock is fast.
  const blockAtMs = fromBlockAtMs?.kind === 'found' ? fromBlockAtMs.value : Infinity
  const proposedAtMs = Math.min(item.createdAtMs, blockAtMs)
  const instead = findInstead(item, proposedAtMs, rivals.value, onChain.value)
  const { kind, sinceMs } = note
  return { ...without(item), note: { kind, sinceMs, ...(instead.length > 0 && { instead }) } }
}

function withQueued(item: TrackedTx, { rivals, onChain }: TxObservation): TrackedTx {
  const isSigned = 'signatures' in item.phase
  if (!isSigned && item.phase.status !== 'draft') return without(item)
  if (rivals?.kind !== 'found' || onChain.kind !== 'found') return item
  const found = isSigned ? findRivals(item, rivals.value, onChain.value) : []
  const heldBy = mayBeInBatch(item) ? findHolder(item, rivals.value, onChain.value) : undefined
  const rest = without(item)
  if (found.length === 0 && heldBy === undefined) return rest
  return { ...rest, ...(found.length > 0 && { rivals: found }), ...(heldBy !== undefined && { heldBy }) }
}

/** Returns the same object when there is nothing to remove. */
function without(item: TrackedTx): TrackedTx {
  if (item.rivals === undefined && item.heldBy === undefined) return item
  const { rivals: _, heldBy: __, ...rest } = item
  return rest
}

/**
 * Finds the queued transactions with the nonce of a waiting gift, rejections first, each signed by at least one
 * owner. Ignores signatures that only the chain can prove, so there may be more.
 */
function findRivals(
  item: Pick<TrackedTx, 'safe' | 'safeTxHash' | 'nonce'>,
  records: readonly SafeTxRecord[],
  onChain: SafeOnChain,
): readonly Rival[] {
  const rivals = records
    .filter(({ nonce }) => nonce === item.nonce)
    .sort((one, other) => Number(isRejection(other)) - Number(isRejection(one)))
  return signedOthers(item, rivals, onChain).map(({ record, signed }) => {
    return { kind: isRejection(record) ? 'rejection' : 'other', safeTxHash: record.safeTxHash, signed }
  })
}

/**
 * Finds the queued transaction that also makes the payments of a draft, such as the wallet's confirmed batch. It has
 * a valid hash, and an owner's signature.
 *
 * @throws SafeVersionError when the hash scheme of the Safe's version is unknown.
 */
function findHolder(
  item: Pick<TrackedTx, 'safe' | 'safeTxHash' | 'calls'>,
  records: readonly SafeTxRecord[],
  onChain: SafeOnChain,
): TrackedTx['heldBy'] {
  const holding = records.filter((record) => {
    if (record.nonce < onChain.nonce) return false
    const decoded = decodeCalls(record)
    return decoded.kind === 'calls' && withoutCalls(decoded.calls, item.calls) !== null
  })
  const holder = signedOthers(item, holding, onChain)[0]?.record
  return holder && { safeTxHash: holder.safeTxHash, nonce: holder.nonce }
}

/** Maximum lag of the service's clock behind this browser's, or the chain's, in ms. */
const clockToleranceMs = 5 * 60_000

/** Returns true when a record is older than a proposal of this time, in ms. */
export function isOlder(
  { submittedAtMs }: Pick<SafeTxRecord, 'submittedAtMs'>,
  proposedAtMs: number,
): boolean {
  return submittedAtMs < proposedAtMs - clockToleranceMs
}

/**
 * Finds queued transactions that may have been signed in place of a gift that no source shows: each signed by an
 * owner after the gift was proposed. A hostile parent window could show one transaction, have another one signed, and
 * return the hash of the first.
 *
 * @throws SafeVersionError when the hash scheme of the Safe's version is unknown.
 */
function findInstead(
  item: Pick<TrackedTx, 'safe' | 'safeTxHash'>,
  proposedAtMs: number,
  records: readonly SafeTxRecord[],
  onChain: SafeOnChain,
): readonly QueuedInstead[] {
  const recent = records.filter((record) => record.nonce >= onChain.nonce && !isOlder(record, proposedAtMs))
  return signedOthers(item, recent, onChain).map(({ record: { safeTxHash, nonce } }) => ({
    safeTxHash,
    nonce,
  }))
}

/** Maximum number of rows to verify: recovery takes milliseconds, and anyone can add rows. */
const mostJudged = 5

/**
 * Returns the queued transactions beside an item with a valid hash, each with the owners whose signature was
 * recovered: at least one, since anyone can add an unsigned row to the service. Judges only the first ones.
 *
 * @throws SafeVersionError when the hash scheme of the Safe's version is unknown.
 */
function signedOthers(
  { safe, safeTxHash }: Pick<TrackedTx, 'safe' | 'safeTxHash'>,
  records: readonly SafeTxRecord[],
  { chainId, version, owners }: SafeOnChain,
): readonly { readonly record: SafeTxRecord; readonly signed: readonly Address[] }[] {
  return records
    .filter((record) => !record.isExecuted && record.trusted)
    .filter((record) => !isHexEqual(record.safeTxHash, safeTxHash))
    .filter((record) => verifyRecord(record, { chainId, safe, version }).kind === 'ok')
    .slice(0, mostJudged)
    .map((record) => {
      const { safeTxHash: hash, confirmations } = record
      return { record, signed: verifyConfirmations({ hash, confirmations, owners }).valid }
    })
    .filter(({ signed }) => signed.length > 0)
}
