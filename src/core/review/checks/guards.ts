import { m } from '../checkMessages'
import { unreadOf } from '../reviewInput'
import { defineCheck, whatever } from './defineCheck'

/** Checks whether no guard decides about transactions. The behaviour of a guard is unknown here. */
export const guards = defineCheck({
  id: 'guards',
  bearsOn: 'noCall',
  states: m.states.guards,
  read({ part, block }) {
    const [guard, moduleGuard] = [part('guard'), part('moduleGuard')]
    const isNone = [guard, moduleGuard].every((one) => one.kind === 'read' && one.value === null)
    return {
      outcome: isNone ? 'holds' : 'unchecked',
      evidence: {
        guard: guard.kind === 'read' ? guard.value : null,
        moduleGuard: moduleGuard.kind === 'read' ? moduleGuard.value : null,
      },
      unread: unreadOf(guard, moduleGuard),
      block,
    }
  },
  detail({ evidence: { guard, moduleGuard } }) {
    return [
      ...(guard === null ? [] : [m.setup.guard(guard.address)]),
      ...(moduleGuard === null ? [] : [m.setup.moduleGuard(moduleGuard.address)]),
    ].join(' ')
  },
  isJudged: whatever,
})
