import type { Answer } from '../../answer'
import { isRejection, type SafeTxRecord, type SafeTxHash } from '../../safe/safeTx'
import { m } from '../checkMessages'
import { type NonceFate, unreadOf, type ReviewContext, unreadReason } from '../reviewInput'
import { type CheckOutcome, defineCheck } from './defineCheck'
import { isHexEqual } from '../../isHexEqual'
import { everyNode, readCallTree } from '../callTree'

/**
 * By the chain, `done` and `failed`: this transaction used it; `used`: another one did; `unknown`: either.
 * `executed`: the source claims it, and the nonce is used. `denied`: claimed, but the nonce is unused.
 */
type NoncePlace = 'next' | 'later' | 'done' | 'failed' | 'used' | 'unknown' | 'executed' | 'denied'
type NonceFound = { readonly nonce: bigint; readonly next: bigint | null; readonly place: NoncePlace | null }

/**
 * Checks whether the nonce is unused. Only the Safe's own event proves which transaction used it. A source that does
 * not list it as executed proves nothing, since services lag.
 */
export const nonce = defineCheck({
  id: 'nonce',
  bearsOn: 'noCall',
  states: m.states.nonce,
  read({ record, part, block, nonceFate = { kind: 'missing' } }) {
    const next = part('nonce')
    if (next.kind === 'unread') {
      const evidence: NonceFound = { nonce: record.nonce, next: null, place: null }
      return { outcome: 'unchecked', evidence, unread: unreadOf(next), block }
    }
    const place = placeOf(record, next.value, nonceFate)
    const evidence: NonceFound = { nonce: record.nonce, next: next.value, place }
    const isOpen = place === 'unknown' || place === 'executed'
    return {
      outcome: outcomeAt[place],
      evidence,
      unread: isOpen && nonceFate.kind === 'unreachable' ? [nonceFate.reason] : [],
      block,
    }
  },
  detail({ evidence: { nonce: own, next, place } }) {
    return place === null || next === null ? '' : m.nonce[place](own, next)
  },
  isJudged: ({ evidence: { place } }) => place === 'done' || place === 'failed',
})

const outcomeAt: Readonly<Record<NoncePlace, CheckOutcome>> = {
  next: 'holds',
  later: 'holds',
  used: 'fails',
  unknown: 'fails',
  done: 'unchecked',
  failed: 'unchecked',
  executed: 'unchecked',
  denied: 'unchecked',
}

type Rival = {
  readonly safeTxHash: SafeTxHash
  readonly isSameCalls: boolean
  readonly isRejection: boolean
  /** Executed according to the service, and the nonce is used. */
  readonly isExecuted: boolean
}
type RivalsFound = {
  readonly rivals: readonly Rival[]
  readonly unreadable: number
  /** The transaction itself is a rejection. */
  readonly ofRejection?: true
  /** The nonce is used: none of them waits any more. */
  readonly isOver?: true
}

/**
 * Checks whether another transaction is queued with the same nonce. Only one of them can be executed. The same calls
 * under another hash fail: owners would sign the same payment twice.
 */
export const rivals = defineCheck({
  id: 'rivals',
  bearsOn: 'noCall',
  states: m.states.rivals,
  read({ record, safe, nodes, part, rivals: asked }) {
    if (asked.kind !== 'found') {
      const evidence: RivalsFound = { rivals: [], unreadable: 0 }
      return { outcome: 'unchecked', evidence, unread: [unreadReason(asked)], block: null }
    }
    const { records, unreadable } = asked.value
    const effect = callsKey(nodes)
    const next = part('nonce')
    const isUsed = next.kind === 'read' && record.nonce < next.value
    const found = records
      .filter((rival) => rival.nonce === record.nonce && !isHexEqual(rival.safeTxHash, record.safeTxHash))
      .map((rival): Rival => ({
        safeTxHash: rival.safeTxHash,
        isSameCalls: callsKey(everyNode(readCallTree(rival, safe))) === effect,
        isRejection: isRejection(rival),
        isExecuted: isUsed && rival.isExecuted,
      }))
    const isTwice = found.some(({ isSameCalls }) => isSameCalls)
    const isOpen = found.length > 0 || unreadable > 0
    const evidence: RivalsFound = {
      rivals: found,
      unreadable,
      ...(isRejection(record) && { ofRejection: true }),
      ...(isUsed && found.length > 0 && { isOver: true }),
    }
    return { outcome: isTwice ? 'fails' : isOpen ? 'unchecked' : 'holds', evidence, unread: [], block: null }
  },
  detail({ evidence: { rivals: found, unreadable, ofRejection, isOver } }) {
    return [
      ...found.map((rival) =>
        isOver && !rival.isExecuted
          ? m.rival.over(rival.safeTxHash)
          : rivalWords(rival, ofRejection === true),
      ),
      ...(found.length === 0 || isOver ? [] : [m.rival.onlyOne]),
      ...(unreadable === 0 ? [] : [m.rival.unreadable(unreadable)]),
    ].join(' ')
  },
  isJudged: ({ evidence }) => evidence.rivals.length > 0,
})

function placeOf(
  { nonce: own, isExecuted }: SafeTxRecord,
  next: bigint,
  fate: Answer<NonceFate>,
): NoncePlace {
  if (own < next) {
    if (fate.kind !== 'found') return isExecuted ? 'executed' : 'unknown'
    if (fate.value.kind === 'replaced') return 'used'
    return fate.value.outcome === 'success' ? 'done' : 'failed'
  }
  if (isExecuted) return 'denied'
  return own === next ? 'next' : 'later'
}

/** Returns a key of the effective calls, independent of batching. */
function callsKey(nodes: ReviewContext['nodes']): string {
  return nodes
    .filter(({ action }) => action.kind !== 'batch')
    .map(({ operation, by, target, value, data }) => [operation, by, target, value, data].join())
    .join('|')
    .toLowerCase()
}

function rivalWords(
  { safeTxHash, isSameCalls, isRejection: rejects, isExecuted }: Rival,
  isOfRejection: boolean,
): string {
  if (isExecuted) return m.rival[rejects ? 'rejectionExecuted' : 'executed'](safeTxHash)
  if (rejects) return m.rival.rejection(safeTxHash)
  return m.rival[isSameCalls ? 'same' : isOfRejection ? 'rejected' : 'other'](safeTxHash)
}
