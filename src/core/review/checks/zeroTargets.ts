import { zeroAddress } from 'viem'
import { m } from '../checkMessages'
import { placeWords } from '../placeWords'
import { defineCheck, never, noReads } from './defineCheck'

/**
 * Checks whether anything goes to the zero address: it is lost there, or MultiSend 1.5.0 replaces the address by the
 * Safe.
 */
export const zeroTargets = defineCheck({
  id: 'zeroTargets',
  bearsOn: 'ownCode',
  states: m.states.zeroTargets,
  read({ nodes }) {
    const calls = nodes.flatMap(({ path, to, target, action }) => {
      const isPaid = 'to' in action && action.kind !== 'control' && action.to === zeroAddress
      return to === zeroAddress || isPaid ? [{ path, isSafeItself: to !== target }] : []
    })
    return { outcome: calls.length > 0 ? 'fails' : 'holds', evidence: { calls }, ...noReads }
  },
  detail({ evidence }) {
    return evidence.calls
      .map(({ path, isSafeItself }) => (isSafeItself ? m.code.zeroSafe : m.code.zero)(placeWords(path)))
      .join(' ')
  },
  isJudged: never,
})
