import type { Hex } from 'viem'
import { isHexEqual } from '../../isHexEqual'
import { decodeCalls } from '../../safe/decodeCalls'
import type { KnownContract } from '../../safe/knownContracts'
import type { Refund } from '../../safe/refundOf'
import { areCallsEqual, type SafeOnChain, type SafeTxRecord } from '../../safe/safeTx'
import { SafeVersionError } from '../../safe/safeTxHash'
import { verifyRecord } from '../../safe/verifyRecord'
import type { TrackedTx } from '../trackedItem'
import type { Look } from '../observation'
import type { TrackedNote } from '../trackedNote'
import { m } from '../messages'

/** Result of comparing a source's record with the proposed transaction. */
export type Judgement =
  | {
      readonly kind: 'ok'
      readonly record: SafeTxRecord
      /** The batch contract; its code on this chain is yet to be checked. */
      readonly via: KnownContract | null
      /** Its payment beside the calls, to show with them. */
      readonly refund: Refund | null
    }
  | { readonly kind: 'forged'; readonly field: string }
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * Compares a record with the item: it must hash to the item's own safeTxHash and make exactly the proposed calls.
 * That is proof, whatever its source. A payment for the execution is no forgery: the host adds one when an owner lets
 * the Safe pay the network fee, long after the proposal.
 */
export function judgeRecord(
  item: Pick<TrackedTx, 'safe' | 'safeTxHash' | 'calls'>,
  record: SafeTxRecord,
  onChain: SafeOnChain,
): Judgement {
  try {
    const verified = verifyRecord(record, {
      chainId: onChain.chainId,
      safe: item.safe,
      version: onChain.version,
    })
    if (verified.kind === 'forged') return { kind: 'forged', field: verified.field }
  } catch (error) {
    if (error instanceof SafeVersionError) return { kind: 'unknown', reason: error.sentence }
    throw error
  }
  if (!isHexEqual(record.safeTxHash, item.safeTxHash)) return { kind: 'forged', field: 'safeTxHash' }
  const decoded = decodeCalls(record)
  if (decoded.kind !== 'calls' || !areCallsEqual(decoded.calls, item.calls))
    return { kind: 'forged', field: 'calls' }
  return { kind: 'ok', record, via: decoded.via, refund: decoded.refund }
}

/** Alarm for a valid record whose contract is missing, or is not the one that Safe published. */
export const codeAlarm = { kind: 'forged', field: 'code' } as const

/** Returns true when a note is the alarm about the contract. */
export function isCodeAlarm(note: TrackedNote | null): boolean {
  return note?.kind === codeAlarm.kind && note.field === codeAlarm.field
}

/**
 * Checks that a batch runs the code that Safe published. A DELEGATECALL to an address without code succeeds and pays
 * nobody, and other code could do anything. A single call needs no such contract.
 */
export function judgeCode(ours: Extract<Judgement, { kind: 'ok' }>, code: Look<Hex>): Judgement {
  if (ours.via === null) return ours
  switch (code.kind) {
    case 'found':
      return code.value === ours.via.codeHash ? ours : codeAlarm
    case 'missing':
      return codeAlarm
    case 'unreachable':
      return { kind: 'unknown', reason: code.reason }
    case 'notAsked':
      return { kind: 'unknown', reason: m.trouble.noBatchCode }
  }
}
