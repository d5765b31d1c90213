import type { SafeTxRecord } from '../../safe/safeTx'
import { m } from '../checkMessages'
import { unreadOf } from '../reviewInput'
import { defineCheck, never } from './defineCheck'

/** `executed`: claimed by the source, and the nonce is used. `denied`: claimed, but the nonce is unused. */
type NoncePlace = 'next' | 'later' | 'used' | 'executed' | 'denied'
type NonceFound = { readonly nonce: bigint; readonly next: bigint | null; readonly place: NoncePlace | null }

/** Whether the nonce is unused. "Executed" is the claim of the source; the event on chain proves it. */
export const nonce = defineCheck({
  id: 'nonce',
  bearsOn: 'noCall',
  states: m.states.nonce,
  read({ record, part, block }) {
    const next = part('nonce')
    if (next.kind === 'unread') {
      const evidence: NonceFound = { nonce: record.nonce, next: null, place: null }
      return { outcome: 'unchecked', evidence, unread: unreadOf(next), block }
    }
    const place = placeOf(record, next.value)
    const evidence: NonceFound = { nonce: record.nonce, next: next.value, place }
    return {
      outcome: place === 'used' ? 'fails' : place === 'next' || place === 'later' ? 'holds' : 'unchecked',
      evidence,
      unread: [],
      block,
    }
  },
  detail({ evidence: { nonce: own, next, place } }) {
    return place === null || next === null ? '' : m.nonce[place](own, next)
  },
  isJudged: never,
})

function placeOf({ nonce: own, isExecuted }: SafeTxRecord, next: bigint): NoncePlace {
  if (own < next) return isExecuted ? 'executed' : 'used'
  if (isExecuted) return 'denied'
  return own === next ? 'next' : 'later'
}
