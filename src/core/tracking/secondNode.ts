import type { TxObservation } from './observation'
import type { TrackedNote } from './trackedItem'

/** How long a second node is waited for; after that one node has to do, as where only one is configured. */
export const secondNodeWaitMs = 2 * 60_000

/** What keeps an execution from being final although one node shows it deep enough; null: nothing. */
export function secondNodeNote(
  before: TrackedNote | null,
  nodes: TxObservation['nodes'],
  nowMs: number,
): TrackedNote | null {
  const since = (kind: TrackedNote['kind']) =>
    before?.kind === kind && 'sinceMs' in before ? before.sinceMs : nowMs
  if (nodes?.kind === 'found' && nodes.value === 'disagree')
    return { kind: 'nodesDisagree', sinceMs: since('nodesDisagree') }
  if (nodes?.kind !== 'unreachable') return null
  const sinceMs = since('unreachable')
  return nowMs - sinceMs < secondNodeWaitMs ? { kind: 'unreachable', reason: nodes.reason, sinceMs } : null
}
