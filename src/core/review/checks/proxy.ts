import { isKnownProxy } from '../../safe/knownContracts'
import { m } from '../checkMessages'
import { unreadOf } from '../reviewInput'
import { defineCheck, never } from './defineCheck'

/** Checks whether the code at the Safe's own address only delegates to the singleton. */
export const proxy = defineCheck({
  id: 'proxy',
  bearsOn: 'noCall',
  states: m.states.proxy,
  read({ part, setup, block }) {
    const read = part('codeHash')
    const codeHash = read.kind === 'read' ? read.value : null
    const isMissing = setup.kind === 'missing'
    const isKnown = codeHash !== null && isKnownProxy(codeHash)
    return {
      outcome: isKnown ? 'holds' : read.kind === 'read' || isMissing ? 'fails' : 'unchecked',
      evidence: { codeHash },
      unread: unreadOf(read),
      block,
    }
  },
  detail: ({ outcome }) => (outcome === 'fails' ? m.setup.proxy : ''),
  isJudged: never,
})
