import type { Hex } from 'viem'
import type { Judgement } from './judgeRecord'
import type { Look } from '../observation'
import type { TrackedNote } from '../trackedNote'
import { m } from '../messages'

/** Nothing is wrong with the record: the contract that it would run is not the one that Safe published, or not there. */
export const codeAlarm = { kind: 'forged', field: 'code' } as const

/** Whether a note says that the contract is not the right one. */
export function isCodeAlarm(note: TrackedNote | null): boolean {
  return note?.kind === codeAlarm.kind && note.field === codeAlarm.field
}

/**
 * Whether a batch would do what its calls say: only through the code that Safe published. A DELEGATECALL to an address
 * without code succeeds and pays nobody, and other code could do anything. A single call needs no such contract.
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
