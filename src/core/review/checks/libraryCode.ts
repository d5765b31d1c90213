import { proveCode } from '../../safe/proveCode'
import type { CallNode } from '../callTree'
import { m } from '../checkMessages'
import { type LibraryContract, libraryContract } from '../libraryContracts'
import { defineCheck, never } from './defineCheck'

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
