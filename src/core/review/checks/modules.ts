import { m } from '../checkMessages'
import { moduleWords } from '../moduleWords'
import { unreadOf } from '../reviewInput'
import { defineCheck, whatever } from './defineCheck'

/** Whether only the owners can move funds: a module moves them without a signature, and outside this queue. */
export const modules = defineCheck({
  id: 'modules',
  bearsOn: 'noCall',
  states: m.states.modules,
  read({ part, block }) {
    const read = part('modules')
    const { list, complete } = read.kind === 'read' ? read.value : { list: [], complete: false }
    return {
      outcome: list.length === 0 && complete ? 'holds' : 'unchecked',
      evidence: { modules: list, isComplete: complete },
      unread: unreadOf(read),
      block,
    }
  },
  detail({ evidence: { modules: list, isComplete }, unread }, names) {
    return [
      ...(list.length === 0 ? [] : [moduleWords(list, names)]),
      ...(isComplete || unread.length > 0 ? [] : [m.setup.moreModules]),
    ].join(' ')
  },
  isJudged: whatever,
})
