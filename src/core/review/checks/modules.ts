import { m } from '../checkMessages'
import { moduleWords } from '../moduleWords'
import { reachedModules } from '../reachedModules'
import { unreadOf } from '../reviewInput'
import { defineCheck, whatever } from './defineCheck'

/**
 * Checks whether only the owners can move funds. A module moves them without a signature, outside this queue. Fails
 * when the transaction itself reaches a module.
 */
export const modules = defineCheck({
  id: 'modules',
  bearsOn: 'noCall',
  states: m.states.modules,
  read(context) {
    const { part, block } = context
    const read = part('modules')
    const { list, complete } = read.kind === 'read' ? read.value : { list: [], complete: false }
    const reached = reachedModules(context) ?? []
    const isNone = list.length === 0 && complete
    return {
      outcome: reached.length > 0 ? 'fails' : isNone ? 'holds' : 'unchecked',
      evidence: { modules: list, isComplete: complete, reached },
      unread: unreadOf(read),
      block,
    }
  },
  detail({ evidence: { modules: list, isComplete, reached }, unread }, names) {
    return [
      ...(reached.length === 0 ? [] : [m.open.module(reached.join(', '))]),
      ...(list.length === 0 ? [] : [moduleWords(list, names)]),
      ...(isComplete || unread.length > 0 ? [] : [m.setup.moreModules]),
    ].join(' ')
  },
  isJudged: whatever,
})
