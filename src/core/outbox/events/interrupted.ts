import { isProposal, type Intent } from '../intent'
import { show, type Outbox, type Step } from '../state'

/** Pauses a gift without a pending request while the account is off screen, or goes idle if nothing went out. */
export function interrupted(outbox: Outbox, intent: Intent): Step {
  if (isProposal(intent) || intent.sent.length === 0) return show(outbox, { kind: 'idle' })
  return show(outbox, { kind: 'paused', intent, reason: { kind: 'interrupted' } })
}
