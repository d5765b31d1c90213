import { isHexEqual } from '../../isHexEqual'
import { isRejection, type SafeTxHash } from '../../safe/safeTx'
import { everyNode, readCallTree } from '../callTree'
import { m } from '../checkMessages'
import { type ReviewContext, unreadReason } from '../reviewInput'
import { defineCheck } from './defineCheck'

type Rival = {
  readonly safeTxHash: SafeTxHash
  readonly isSameCalls: boolean
  readonly isRejection: boolean
  /** Executed according to the service, and the nonce is used. */
  readonly isExecuted: boolean
}
type RivalsFound = { readonly rivals: readonly Rival[]; readonly unreadable: number }

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
    const evidence: RivalsFound = { rivals: found, unreadable }
    return { outcome: isTwice ? 'fails' : isOpen ? 'unchecked' : 'holds', evidence, unread: [], block: null }
  },
  detail({ evidence: { rivals: found, unreadable } }) {
    const isDecided = found.some(({ isExecuted }) => isExecuted)
    return [
      ...found.map(rivalWords),
      ...(found.length === 0 || isDecided ? [] : [m.rival.onlyOne]),
      ...(unreadable === 0 ? [] : [m.rival.unreadable(unreadable)]),
    ].join(' ')
  },
  isJudged: ({ evidence }) => evidence.rivals.length > 0,
})

/** Returns a key of the effective calls, independent of batching. */
function callsKey(nodes: ReviewContext['nodes']): string {
  return nodes
    .filter(({ action }) => action.kind !== 'batch')
    .map(({ operation, by, target, value, data }) => [operation, by, target, value, data].join())
    .join('|')
    .toLowerCase()
}

function rivalWords({ safeTxHash, isSameCalls, isRejection: rejects, isExecuted }: Rival): string {
  if (isExecuted) return m.rival[rejects ? 'rejectionExecuted' : 'executed'](safeTxHash)
  return m.rival[rejects ? 'rejection' : isSameCalls ? 'same' : 'other'](safeTxHash)
}
