import type { Effect } from '../effect'
import type { OutboxEvent } from '../event'
import { show, type Outbox, type Shown, type Snapshot, type Step } from '../state'
import { opened } from './resumeStored'

type Decide = (outbox: Outbox, event: OutboxEvent, snapshot: Snapshot) => Step

/**
 * Decides while what is stored in the intent's place cannot be read. It may be a gift under way, so nothing is requested and
 * nothing stored. A request of this tab that is out already is answered, searched for and tracked as ever.
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

/** It is gone, or another tab has stored what can be read. */
function readableAgain(decide: Decide, outbox: Outbox, event: OutboxEvent, snapshot: Snapshot): Step {
  if (outbox.shown.kind !== 'unreadable') return decide(outbox, event, snapshot)
  const idle = { ...outbox, shown: { kind: 'idle' } } as const
  return event.kind === 'storageChanged' ? opened(idle, snapshot) : decide(idle, event, snapshot)
}

/** Leads to another request. */
function goesOn(effect: Effect): boolean {
  if (effect.kind === 'write') return effect.after !== null
  return effect.kind === 'lock' || effect.kind === 'check' || effect.kind === 'ask'
}

function isAllowed(effect: Effect): boolean {
  return !goesOn(effect) && effect.kind !== 'write' && effect.kind !== 'forget'
}
