import { isHexEqual } from '../../isHexEqual'
import { innerMessageHash } from '../../safe/safeMessageHash'
import type { SafeMessageRecord } from '../../safe/safeTx'
import { verifyConfirmations } from '../../safe/recoverOwners'
import { approvedBy, countSignatures } from './waitingPhase'
import type { MessageObservation } from '../observation'
import type { TrackedMessage } from '../trackedItem'
import { type TrackedNote, noteSince } from '../trackedNote'

/**
 * Applies one observation to a message. It is signed only when the Safe itself accepts the signatures (EIP-1271): the
 * service returns a prepared signature long before there are enough.
 */
export function advanceMessage(
  item: TrackedMessage,
  { onChain, record, approvals, verdict }: MessageObservation,
  nowMs: number,
): TrackedMessage {
  if (onChain.kind === 'unreachable') return unreachable(item, onChain.reason, nowMs)
  if (record.kind === 'unreachable') return unreachable(item, record.reason, nowMs)
  if (record.kind === 'missing') {
    const sinceMs = noteSince(item.note, 'notListed', nowMs)
    return { ...item, lastGoodAtMs: nowMs, note: { kind: 'notListed', sinceMs } }
  }
  if (onChain.kind !== 'found' || record.kind !== 'found') return item
  if (!isSameMessage(item, record.value)) return { ...item, note: { kind: 'forged', field: 'message' } }

  const good = { ...item, lastGoodAtMs: nowMs, note: null }
  if (verdict.kind === 'found' && verdict.value.accepted) {
    return { ...good, phase: { status: 'signed', signature: verdict.value.signature } }
  }
  const { valid } = verifyConfirmations({
    hash: item.messageHash,
    confirmations: record.value.confirmations,
    owners: onChain.value.owners,
  })
  const signed = [...valid, ...approvedBy(approvals, item.phase)]
  const counted: TrackedMessage = {
    ...good,
    phase: { status: 'needsConfirmation', signatures: countSignatures(signed, onChain.value) },
  }
  const silent = [approvals, verdict].find((look) => look.kind === 'unreachable')
  return silent === undefined ? counted : { ...counted, note: noteOf(item, silent.reason, nowMs) }
}

function isSameMessage(item: TrackedMessage, record: SafeMessageRecord): boolean {
  if (!isHexEqual(record.messageHash, item.messageHash)) return false
  try {
    return isHexEqual(innerMessageHash(record.message), item.innerHash)
  } catch {
    return false
  }
}

function unreachable(item: TrackedMessage, reason: string, nowMs: number): TrackedMessage {
  return item.note?.kind === 'forged' ? item : { ...item, note: noteOf(item, reason, nowMs) }
}

function noteOf({ note }: TrackedMessage, reason: string, nowMs: number): TrackedNote {
  return { kind: 'unreachable', reason, sinceMs: noteSince(note, 'unreachable', nowMs) }
}
