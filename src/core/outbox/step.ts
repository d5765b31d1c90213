import { onAnswered, writtenToGoOn } from './events/onAnswered'
import { checked, give, locked, resume, searchedBefore, slow, writtenToAsk } from './events/ask'
import { cameBack, dismiss, look, moveOn, sayNotSent, takenOut, writtenToPause } from './events/decide'
import type { OutboxEvent } from './event'
import { due, searched } from './events/search'
import { onFollowed } from './events/onFollowed'
import { isOpen, show, stay, type Outbox, type Seen, type Step } from './state'
import { opened, storageChanged } from './events/resumeStored'

/**
 * What happens next to the one gift that leaves an account: the only place that decides whether anything is asked of a
 * Safe or a wallet. docs/outbox.md has the diagram, the table and what keeps each promise.
 *
 * @param seen - Storage, list and clock at the moment of the event.
 */
export function step(outbox: Outbox, event: OutboxEvent, seen: Seen): Step {
  switch (event.kind) {
    case 'opened':
      return opened(outbox, seen)
    case 'storageChanged':
      return storageChanged(outbox, seen)
    case 'give':
      return give(outbox, event.intent, seen)
    case 'cannotBuild':
      if (isOpen(outbox.shown)) return stay(outbox)
      return show(outbox, { kind: 'blocked', reason: event.reason })
    case 'resume':
      return resume(outbox)
    case 'look':
      return look(outbox, seen)
    case 'sayNotSent':
      return sayNotSent(outbox, seen)
    case 'dismiss':
      return dismiss(outbox, seen)
    case 'cameBack':
      return cameBack(outbox)
    case 'moveOn':
      return moveOn(outbox, seen)
    case 'locked':
      return locked(outbox, event, seen)
    case 'checked':
      return checked(outbox, event, seen)
    case 'written':
      switch (event.after) {
        case 'ask':
          return writtenToAsk(outbox, event)
        case 'pause':
          return writtenToPause(outbox, event, seen)
        case 'goOn':
        case 'goOnSingly':
          return writtenToGoOn(outbox, { ...event, after: event.after }, seen)
      }
    case 'slow':
      return slow(outbox, event.intent)
    case 'answered':
      return onAnswered(outbox, event, seen)
    case 'followed':
      return onFollowed(outbox, event, seen)
    case 'takenOut':
      return takenOut(outbox, event.intent, seen)
    case 'searched': {
      const { intent, why, found } = event
      if (typeof why === 'string') return searched(outbox, { intent, why, found }, seen)
      return searchedBefore(outbox, { intent, before: why.before, found }, seen)
    }
    case 'due':
      return due(outbox, event, seen)
  }
}
