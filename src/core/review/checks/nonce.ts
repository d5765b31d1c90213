import type { Answer } from '../../answer'
import type { SafeTxRecord } from '../../safe/safeTx'
import { m } from '../checkMessages'
import type { NonceFate } from '../nonceFate'
import { unreadOf } from '../reviewInput'
import { type CheckOutcome, defineCheck } from './defineCheck'

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

function placeOf(
  { nonce: own, isExecuted }: SafeTxRecord,
  next: bigint,
  fate: Answer<NonceFate>,
): NoncePlace {
  if (own < next) {
    if (fate.kind !== 'found') return isExecuted ? 'executed' : 'unknown'
    if (fate.value.kind === 'another') return 'used'
    return fate.value.outcome === 'success' ? 'done' : 'failed'
  }
  if (isExecuted) return 'denied'
  return own === next ? 'next' : 'later'
}
