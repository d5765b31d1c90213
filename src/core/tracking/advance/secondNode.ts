import type { TxObservation } from '../observation'
import type { TrackedNote } from '../trackedNote'
import { noteSince } from './noteSince'

/** Time to wait for a second node, in ms; after that one node is enough, as when only one is configured. */
export const secondNodeWaitMs = 2 * 60_000

/** Notes what keeps an execution from being final although one node shows it deep enough; null: nothing. */
export function secondNodeNote(
  before: TrackedNote | null,
  nodes: TxObservation['nodes'],
  nowMs: number,
): TrackedNote | null {
  if (nodes?.kind === 'found' && nodes.value === 'disagree')
    return { kind: 'nodesDisagree', sinceMs: noteSince(before, 'nodesDisagree', nowMs) }
  if (nodes?.kind !== 'unreachable') return null
  // Time that another source was unreachable does not count.
  const isWaiting = before?.kind === 'unreachable' && before.source === 'secondNode'
  const sinceMs = isWaiting ? before.sinceMs : nowMs
  if (nowMs - sinceMs >= secondNodeWaitMs) return null
  return { kind: 'unreachable', reason: nodes.reason, sinceMs, source: 'secondNode' }
}
