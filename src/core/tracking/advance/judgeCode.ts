import type { Hex } from 'viem'
import type { Judgement } from './judgeRecord'
import type { Look } from '../observation'
import type { TrackedNote } from '../trackedNote'
import { m } from '../messages'

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
export function judgeCode(ours: Extract<Judgement, { kind: 'ours' }>, code: Look<Hex>): Judgement {
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
