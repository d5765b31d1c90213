import { onAnswered, writtenToAskNext } from './events/onAnswered'
import { checked, give, locked, resume, searchedBefore, slow, writtenToAsk } from './events/ask'
import { cameBack, dismiss, searchNow, moveOn, sayNotSent, takenOut, writtenToPause } from './events/decide'
import type { OutboxEvent, Effect } from './event'
import { due, searched } from './events/search'
import { onFollowed } from './events/onFollowed'
import { isOpen, show, stay, type Outbox, type Snapshot, type Step, type Shown } from './state'
import { opened, storageChanged } from './events/resumeStored'

/**
 * Decides the next step of the current gift. No other code decides whether a Safe or a wallet gets a request. See
 * docs/outbox.md for the diagram, the rules and their proof.
 */
export function step(outbox: Outbox, event: OutboxEvent, snapshot: Snapshot): Step {
  return whileUnreadable(decide, outbox, event, snapshot)
}

function decide(outbox: Outbox, event: OutboxEvent, snapshot: Snapshot): Step {
  switch (event.kind) {
    case 'opened':
      return opened(outbox, snapshot)
    case 'storageChanged':
      return storageChanged(outbox, snapshot)
    case 'give':
      return give(outbox, event.intent, snapshot)
    case 'cannotBuild':
      if (isOpen(outbox.shown)) return stay(outbox)
      return show(outbox, { kind: 'blocked', reason: event.reason })
    case 'resume':
      return resume(outbox)
    case 'searchNow':
      return searchNow(outbox, snapshot)
    case 'sayNotSent':
      return sayNotSent(outbox, snapshot)
    case 'dismiss':
      return dismiss(outbox, snapshot)
    case 'discardUnreadable':
      // The unreadable intent is gone.
      return stay(outbox)
    case 'cameBack':
      return cameBack(outbox)
    case 'moveOn':
      return moveOn(outbox, snapshot)
    case 'locked':
      return locked(outbox, event, snapshot)
    case 'checked':
      return checked(outbox, event, snapshot)
    case 'written':
      switch (event.after) {
        case 'ask':
          return writtenToAsk(outbox, event)
        case 'pause':
          return writtenToPause(outbox, event, snapshot)
        case 'askNext':
        case 'askNextSingly':
          return writtenToAskNext(outbox, { ...event, after: event.after }, snapshot)
      }
    case 'slow':
      return slow(outbox, event.intent)
    case 'answered':
      return onAnswered(outbox, event, snapshot)
    case 'followed':
      return onFollowed(outbox, event, snapshot)
    case 'takenOut':
      return takenOut(outbox, event, snapshot)
    case 'searched': {
      const { intent, why, found } = event
      if (typeof why === 'string') return searched(outbox, { intent, why, found }, snapshot)
      return searchedBefore(outbox, { intent, before: why.before, found }, snapshot)
    }
    case 'due':
      return due(outbox, event, snapshot)
  }
}

type Decide = (outbox: Outbox, event: OutboxEvent, snapshot: Snapshot) => Step

/**
 * Decides while the stored intent is unreadable. It may be a pending gift, so nothing is requested or stored.
 * Responses to this tab's own pending request are still handled and tracked.
 */
function whileUnreadable(decide: Decide, outbox: Outbox, event: OutboxEvent, snapshot: Snapshot): Step {
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
