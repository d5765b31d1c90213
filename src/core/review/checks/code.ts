import { m } from '../checkMessages'
import { libraryContract, type LibraryContract } from '../libraryContracts'
import { placeWords } from '../actionWords'
import { defineCheck, never, noReads } from './defineCheck'
import { proveCode } from '../../safe/proveCode'
import type { CallNode } from '../callTree'
import { isHexEqual } from '../../isHexEqual'

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

/** Checks whether the libraries that run have their published code on this chain. */
export const libraryCode = defineCheck({
  id: 'libraryCode',
  bearsOn: 'noCall',
  states: m.states.libraryCode,
  read({ nodes, codes, block }) {
    const contracts = librariesOf(nodes).map((contract) => ({ contract, proof: proveCode(contract, codes) }))
    const proofs = contracts.map(({ proof }) => proof)
    const isOther = proofs.some(({ kind }) => kind === 'differs')
    const unread = proofs.flatMap((proof) => (proof.kind === 'unchecked' ? [proof.reason] : []))
    const outcome = isOther ? 'fails' : unread.length > 0 ? 'unchecked' : 'holds'
    return { outcome, evidence: { contracts }, unread, block }
  },
  detail({ evidence }) {
    return evidence.contracts
      .map(({ contract: { name, version, address }, proof }) =>
        m.code[proof.kind](`${name} ${version}`, address),
      )
      .join(' ')
  },
  isJudged: never,
})

/** Returns the published libraries that a transaction runs, without duplicates. */
export function librariesOf(nodes: readonly CallNode[]): readonly LibraryContract[] {
  const found = nodes.flatMap(({ operation, target, action }) => {
    if (operation === 0 || action.kind === 'unknownCode') return []
    return libraryContract(target) ?? []
  })
  return [...new Map(found.map((contract) => [contract.address, contract])).values()]
}

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
