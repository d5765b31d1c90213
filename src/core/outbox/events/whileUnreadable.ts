import type { Effect } from '../effect'
import type { OutboxEvent } from '../event'
import { show, type Outbox, type Shown, type Snapshot, type Step } from '../state'
import { opened } from './resumeStored'

type Decide = (outbox: Outbox, event: OutboxEvent, snapshot: Snapshot) => Step

/**
 * Decides while the stored intent is unreadable. It may be a pending gift, so nothing is requested or stored.
 * Responses to this tab's own pending request are still handled and tracked.
 */
export function whileUnreadable(
  decide: Decide,
  outbox: Outbox,
  event: OutboxEvent,
  snapshot: Snapshot,
): Step {
  const { unreadable } = snapshot
  if (unreadable === null) return readableAgain(decide, outbox, event, snapshot)
  const { shown } = outbox
  const says: Shown =
    shown.kind === 'unreadable' && shown.unreadable.text === unreadable.text
      ? shown
      : { kind: 'unreadable', unreadable }
  if (event.kind === 'discardUnreadable')
    return show(outbox, says, ...(says === shown ? [{ kind: 'discard', unreadable } as const] : []))
  const next = decide(outbox, event, snapshot)
  const isHeldBack = next.effects.some(goesOn)
  const isOwnRequest = ['asking', 'unknown', 'proposed', 'sent'].includes(next.outbox.shown.kind)
  return show(
    next.outbox,
    isOwnRequest && !isHeldBack ? next.outbox.shown : says,
    ...next.effects.filter(isAllowed),
  )
}

/** Resumes when the unreadable intent is gone, or another tab has stored a readable one. */
function readableAgain(decide: Decide, outbox: Outbox, event: OutboxEvent, snapshot: Snapshot): Step {
  if (outbox.shown.kind !== 'unreadable') return decide(outbox, event, snapshot)
  const idle = { ...outbox, shown: { kind: 'idle' } } as const
  return event.kind === 'storageChanged' ? opened(idle, snapshot) : decide(idle, event, snapshot)
}

/** Returns true when an effect leads to another request. */
function goesOn(effect: Effect): boolean {
  if (effect.kind === 'write') return effect.after !== null
  return effect.kind === 'lock' || effect.kind === 'check' || effect.kind === 'ask'
}

function isAllowed(effect: Effect): boolean {
  return !goesOn(effect) && effect.kind !== 'write' && effect.kind !== 'forget'
}
