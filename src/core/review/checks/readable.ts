import { m } from '../checkMessages'
import { placeWords } from '../placeWords'
import { defineCheck, never, noReads } from './defineCheck'

/** Checks whether every call is decoded to its last byte. The check `delegateCalls` covers what runs by DELEGATECALL. */
export const readable = defineCheck({
  id: 'readable',
  bearsOn: 'noCall',
  states: m.states.readable,
  read({ nodes, effects }) {
    const calls = nodes
      .filter(({ outcome, operation }) => outcome !== 'exact' && (operation === 0 || outcome !== 'unknown'))
      .map(({ path, outcome, data }) => ({ path, outcome, bytes: Math.floor(data.length / 2) - 1 }))
    const isOdd = calls.some(({ outcome }) => outcome === 'trailing' || outcome === 'mismatch')
    // A call that is too large to read and may run as the Safe is just as dangerous.
    const isTooLarge = effects.some(
      (effect) =>
        effect.kind === 'notUnderstood' && effect.why === 'code' && effect.call?.outcome === 'tooLarge',
    )
    const outcome = isOdd || isTooLarge ? 'fails' : calls.length > 0 ? 'unchecked' : 'holds'
    return { outcome, evidence: { calls }, ...noReads }
  },
  detail({ evidence }) {
    return evidence.calls
      .map(({ path, outcome, bytes }) => m.reading[outcome](placeWords(path), bytes))
      .join(' ')
  },
  isJudged: never,
})
