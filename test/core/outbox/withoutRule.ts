import type { Effect } from '../../../src/core/outbox/effect'
import { step } from '../../../src/core/outbox/step'
import type { Stepper } from './outboxWorld'

/** `step` without one of its rules. The model has to notice. */
export const withoutRule = {
  'only the holder of the lock reads on': (outbox, event, seen) =>
    step(outbox, event.kind === 'locked' ? { ...event, isOurs: true } : event, seen),

  'what is stored is shown instead of asking for the next gift': (outbox, event, seen) =>
    step(outbox, event, {
      ...seen,
      stored: ['give', 'locked', 'checked'].includes(event.kind) ? null : seen.stored,
    }),

  'it is written before it is asked for': (outbox, event, seen) => {
    const next = step(outbox, event, seen)
    const [effect] = next.effects
    if (effect?.kind !== 'write' || effect.after !== 'ask') return next
    return step(next.outbox, { ...effect, kind: 'written', after: 'ask', isKept: true }, seen)
  },

  'what could not be written is not asked for': (outbox, event, seen) =>
    step(
      outbox,
      event.kind === 'written' && event.after === 'ask' ? { ...event, isKept: true } : event,
      seen,
    ),

  'it is followed before it is forgotten': (outbox, event, seen) => {
    const next = step(outbox, event, seen)
    const forget = (effect: Effect): Effect =>
      effect.kind === 'follow' ? { kind: 'forget', id: effect.event.intent.id } : effect
    return { ...next, effects: next.effects.map(forget) }
  },

  'it is forgotten only when the list is stored': (outbox, event, seen) =>
    step(outbox, event, { ...seen, isListKept: true }),

  'it is forgotten only when the basket is stored without it': (outbox, event, seen) =>
    step(outbox, event, { ...seen, isBasketKept: true }),

  'nothing more is asked for while another account has the screen': (outbox, event, seen) =>
    step(outbox, event, { ...seen, isAway: false }),

  'an unclear answer says nothing': (outbox, event, seen) =>
    step(
      outbox,
      event.kind === 'answered' && event.answer.kind === 'unclear'
        ? { ...event, answer: { kind: 'refused', reason: 'No.' } }
        : event,
      seen,
    ),

  'the name of another gift says nothing': (outbox, event, seen) =>
    step(outbox, event, event.kind === 'answered' ? { ...seen, items: [] } : seen),

  'the no of a Safe is searched for': (outbox, event, seen) =>
    step(
      outbox,
      event.kind === 'answered' && event.answer.kind === 'rejected'
        ? { ...event, answer: { kind: 'refused', reason: 'No.' } }
        : event,
      seen,
    ),

  'a search that could not look says nothing': (outbox, event, seen) =>
    step(
      outbox,
      event.kind === 'searched' && event.found.kind === 'unreachable' && typeof event.why === 'object'
        ? { ...event, found: { kind: 'nothing' } }
        : event,
      seen,
    ),

  'a payment that was stored and is not in the list is followed again': (outbox, event, seen) => {
    const next = step(outbox, event, seen)
    return { ...next, effects: next.effects.filter(({ kind }) => kind !== 'followAgain') }
  },
} satisfies Readonly<Record<string, Stepper>>
