import { isRejection } from '../../safe/isRejection'
import type { SafeTxRecord } from '../../safe/safeTx'
import { everyNode, readCallTree } from '../callTree'
import type { Check } from '../check'
import { type ReviewContext, unreadOf, unreadReason } from '../reviewInput'

/** Whether the nonce is unused. "Executed" is the claim of the source; the event on chain proves it. */
export function nonce({ record, part, block }: ReviewContext): Check {
  const next = part('nonce')
  if (next.kind === 'unread') {
    const evidence = { nonce: record.nonce, next: null, place: null }
    return { id: 'nonce', outcome: 'unchecked', evidence, unread: unreadOf(next), block }
  }
  const place = placeOf(record, next.value)
  return {
    id: 'nonce',
    outcome: place === 'used' ? 'fails' : place === 'next' || place === 'later' ? 'holds' : 'unchecked',
    evidence: { nonce: record.nonce, next: next.value, place },
    unread: [],
    block,
  }
}

function placeOf(
  { nonce: own, isExecuted }: SafeTxRecord,
  next: bigint,
): 'next' | 'later' | 'used' | 'executed' | 'denied' {
  if (own < next) return isExecuted ? 'executed' : 'used'
  if (isExecuted) return 'denied'
  return own === next ? 'next' : 'later'
}

/**
 * Whether another transaction is queued with the same nonce. Only one of them can be executed. The same calls under another
 * hash fail the check: owners would sign the same payment twice.
 */
export function rivals({ record, safe, nodes, part, rivals: asked }: ReviewContext): Check {
  if (asked.kind !== 'found') {
    const evidence = { rivals: [], unreadable: 0 }
    return { id: 'rivals', outcome: 'unchecked', evidence, unread: [unreadReason(asked)], block: null }
  }
  const { records, unreadable } = asked.value
  const own = record.safeTxHash.toLowerCase()
  const effect = effectOf(nodes)
  const next = part('nonce')
  const isUsed = next.kind === 'read' && record.nonce < next.value
  const found = records
    .filter((rival) => rival.nonce === record.nonce && rival.safeTxHash.toLowerCase() !== own)
    .map((rival) => ({
      safeTxHash: rival.safeTxHash,
      isSameCalls: effectOf(everyNode(readCallTree(rival, safe))) === effect,
      isRejection: isRejection(rival),
      isExecuted: isUsed && rival.isExecuted,
    }))
  const isTwice = found.some(({ isSameCalls }) => isSameCalls)
  const isOpen = found.length > 0 || unreadable > 0
  return {
    id: 'rivals',
    outcome: isTwice ? 'fails' : isOpen ? 'unchecked' : 'holds',
    evidence: { rivals: found, unreadable },
    unread: [],
    block: null,
  }
}

/** A key of the effective calls, however they are batched. */
function effectOf(nodes: ReviewContext['nodes']): string {
  return nodes
    .filter(({ action }) => action.kind !== 'batch')
    .map(({ operation, by, target, value, data }) => [operation, by, target, value, data].join())
    .join('|')
    .toLowerCase()
}
