import { isProposal, type Intent } from '../intent'
import { show, type Outbox, type Step } from '../state'

/** Nothing of it is open, and nobody is there to go on. */
export function interrupted(outbox: Outbox, intent: Intent): Step {
  if (isProposal(intent) || intent.sent.length === 0) return show(outbox, { kind: 'idle' })
  return show(outbox, { kind: 'paused', intent, reason: { kind: 'interrupted' } })
}
