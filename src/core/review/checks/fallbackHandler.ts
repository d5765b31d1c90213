import { knownContract } from '../../safe/knownContracts'
import { m } from '../checkMessages'
import { moduleHandlerWords } from '../moduleWords'
import { unreadOf } from '../reviewInput'
import { defineCheck, whatever } from './defineCheck'
import { codeOutcome, codeUnread } from './publishedCode'

/** Checks whether the fallback handler is none, or the one published by Safe, with its code. */
export const fallbackHandler = defineCheck({
  id: 'fallbackHandler',
  bearsOn: 'noCall',
  states: m.states.fallbackHandler,
  read({ part, block }) {
    const read = part('fallbackHandler')
    const handler = read.kind === 'read' ? read.value : null
    const found = handler === null ? null : knownContract(handler.address)
    const known = found?.name === 'CompatibilityFallbackHandler' ? found : null
    const isNone = read.kind === 'read' && handler === null
    const outcome = handler === null || known === null ? 'unchecked' : codeOutcome(handler, known)
    return {
      outcome: isNone ? 'holds' : outcome,
      evidence: { handler, known },
      unread: [...unreadOf(read), ...codeUnread(handler)],
      block,
    }
  },
  detail({ evidence: { handler, known } }) {
    if (handler === null) return ''
    const module = moduleHandlerWords(handler.address)
    if (module !== null) return module
    return known === null
      ? m.setup.unknownHandler(handler.address)
      : m.setup.handler(`${known.name} ${known.version}`, handler.address)
  },
  isJudged: whatever,
})
