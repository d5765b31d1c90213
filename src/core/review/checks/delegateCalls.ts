import { m } from '../checkMessages'
import { libraryContract } from '../libraryContracts'
import { placeWords } from '../placeWords'
import { defineCheck, never, noReads } from './defineCheck'

/**
 * Checks whether all code that runs as an account, by DELEGATECALL, is published by Safe. An unread batch may hide
 * other code, unless its contract refuses a DELEGATECALL.
 */
export const delegateCalls = defineCheck({
  id: 'delegateCalls',
  bearsOn: 'noCall',
  states: m.states.delegateCalls,
  read({ effects }) {
    const calls = effects.flatMap(({ kind, path, call }) => {
      if (kind !== 'notUnderstood' || call === null || call.operation === 0) return []
      const library = libraryContract(call.target)
      if (call.action.kind === 'createContract') return []
      const name = call.action.kind === 'thirdPartyBatch' ? call.action.name : null
      const isOnlyCalls = library !== null && library.name !== 'MultiSend'
      return [{ path, contract: call.target, name, library, isOnlyCalls }]
    })
    const isUnknown = calls.some(({ name, isOnlyCalls }) => name === null && !isOnlyCalls)
    const outcome = isUnknown ? 'fails' : calls.length > 0 ? 'unchecked' : 'holds'
    return { outcome, evidence: { calls }, ...noReads }
  },
  detail({ evidence }) {
    return evidence.calls
      .map(({ path, contract, name, library, isOnlyCalls }) => {
        const place = placeWords(path)
        if (name !== null) return m.code.named(place, name, contract)
        if (library === null) return m.code.unknown(place, contract)
        return (isOnlyCalls ? m.code.unreadCalls : m.code.unreadBatch)(
          place,
          `${library.name} ${library.version}`,
        )
      })
      .join(' ')
  },
  isJudged: never,
})
