import { isHexEqual } from '../../isHexEqual'
import { m } from '../checkMessages'
import { placeWords } from '../placeWords'
import { defineCheck, never, noReads } from './defineCheck'

/** Checks whether each call of an account to itself is a known setting, or empty. */
export const selfCalls = defineCheck({
  id: 'selfCalls',
  bearsOn: 'ownCode',
  states: m.states.selfCalls,
  read({ nodes }) {
    const paths = nodes
      .filter(({ operation, by, target }) => operation === 0 && isHexEqual(target, by))
      .filter(({ action }) => action.kind === 'unreadable')
      .map(({ path }) => path)
    return { outcome: paths.length > 0 ? 'fails' : 'holds', evidence: { paths }, ...noReads }
  },
  detail({ evidence }) {
    return evidence.paths.map((path) => m.code.self(placeWords(path))).join(' ')
  },
  isJudged: never,
})
