import type { Effect } from '../../../src/core/outbox/event'
import { step } from '../../../src/core/outbox/step'
import type { Stepper } from './outboxWorld'

/** `step` without one of its rules. The model has to notice. */
export const withoutRule = {
  'only the holder of the lock goes on': (outbox, event, snapshot) =>
    step(outbox, event.kind === 'locked' ? { ...event, isOurs: true } : event, snapshot),

  'a stored intent is shown before another gift is requested': (outbox, event, snapshot) =>
    step(outbox, event, {
      ...snapshot,
      stored: ['give', 'locked', 'checked'].includes(event.kind) ? null : snapshot.stored,
    }),

  'what cannot be read is not taken for none': (outbox, event, snapshot) =>
    step(outbox, event, { ...snapshot, unreadable: null }),

  'the intent is stored before the request': (outbox, event, snapshot) => {
    const next = step(outbox, event, snapshot)
    const [effect] = next.effects
    if (effect?.kind !== 'write' || effect.after !== 'ask') return next
    return step(next.outbox, { ...effect, kind: 'written', after: 'ask', isKept: true }, snapshot)
  },

  'what could not be stored is not requested': (outbox, event, snapshot) =>
    step(
      outbox,
      event.kind === 'written' && event.after === 'ask' ? { ...event, isKept: true } : event,
      snapshot,
    ),

  'it is tracked before it is forgotten': (outbox, event, snapshot) => {
    const next = step(outbox, event, snapshot)
    const forget = (effect: Effect): Effect =>
      effect.kind === 'follow' ? { kind: 'forget', id: effect.event.intent.id } : effect
    return { ...next, effects: next.effects.map(forget) }
  },

  'it is forgotten only when the list is stored': (outbox, event, snapshot) =>
    step(outbox, event, { ...snapshot, isListKept: true }),

  'it is forgotten only when the basket is stored without it': (outbox, event, snapshot) =>
    step(outbox, event, { ...snapshot, isBasketKept: true }),

  'nothing more is requested while another account is on screen': (outbox, event, snapshot) =>
    step(outbox, event, { ...snapshot, isAway: false }),

  'an answer that leaves the outcome unknown settles nothing': (outbox, event, snapshot) =>
    step(
      outbox,
      event.kind === 'answered' && event.answer.kind === 'unknown'
        ? { ...event, answer: { kind: 'refused', reason: 'No.' } }
        : event,
      snapshot,
    ),

  'the id of another gift settles nothing': (outbox, event, snapshot) =>
    step(outbox, event, event.kind === 'answered' ? { ...snapshot, items: [] } : snapshot),

  'a rejected proposal is searched for': (outbox, event, snapshot) =>
    step(
      outbox,
      event.kind === 'answered' && event.answer.kind === 'rejected'
        ? { ...event, answer: { kind: 'refused', reason: 'No.' } }
        : event,
      snapshot,
    ),

  'a search that could not read settles nothing': (outbox, event, snapshot) =>
    step(
      outbox,
      event.kind === 'searched' && event.found.kind === 'unreachable' && typeof event.why === 'object'
        ? { ...event, found: { kind: 'nothing' } }
        : event,
      snapshot,
    ),

  'a stored payment that the list lacks is tracked again': (outbox, event, snapshot) => {
    const next = step(outbox, event, snapshot)
    return { ...next, effects: next.effects.filter(({ kind }) => kind !== 'followAgain') }
  },
} satisfies Readonly<Record<string, Stepper>>
