import { zeroAddress } from 'viem'
import { proveCode } from '../../safe/proveCode'
import type { CallNode } from '../callTree'
import type { Check } from '../check'
import { type LibraryContract, libraryContract } from '../libraryContracts'
import type { ReviewContext } from '../reviewInput'

const noReads = { unread: [], block: null } as const

/** Whether every call is decoded to its last byte. Delegatecalls are checked by `delegateCalls`. */
export function readable({ nodes }: ReviewContext): Check {
  const calls = nodes
    .filter(({ outcome, operation }) => outcome !== 'exact' && (operation === 0 || outcome !== 'unknown'))
    .map(({ path, outcome, data }) => ({ path, outcome, bytes: Math.floor(data.length / 2) - 1 }))
  const isOdd = calls.some(({ outcome }) => outcome === 'trailing' || outcome === 'mismatch')
  const outcome = isOdd ? 'fails' : calls.length > 0 ? 'unchecked' : 'holds'
  return { id: 'readable', outcome, evidence: { calls }, ...noReads }
}

/** Whether all code that runs as an account, by DELEGATECALL, is a published library. */
export function delegateCalls({ nodes }: ReviewContext): Check {
  const calls = nodes
    .filter((node) => node.operation === 1 && libraryOf(node) === null)
    .map(({ path, target, action }) => ({
      path,
      contract: target,
      name: action.kind === 'thirdPartyBatch' ? action.name : null,
    }))
  const isUnknown = calls.some(({ name }) => name === null)
  const outcome = isUnknown ? 'fails' : calls.length > 0 ? 'unchecked' : 'holds'
  return { id: 'delegateCalls', outcome, evidence: { calls }, ...noReads }
}

/** Whether the chain has the published code at the addresses of these libraries. */
export function libraryCode({ nodes, codes, block }: ReviewContext): Check {
  const contracts = librariesOf(nodes).map((contract) => ({ contract, proof: proveCode(contract, codes) }))
  const proofs = contracts.map(({ proof }) => proof)
  const isOther = proofs.some(({ kind }) => kind === 'otherCode')
  const unread = proofs.flatMap((proof) => (proof.kind === 'notCompared' ? [proof.reason] : []))
  const outcome = isOther ? 'fails' : unread.length > 0 ? 'unchecked' : 'holds'
  return { id: 'libraryCode', outcome, evidence: { contracts }, unread, block }
}

/** The published libraries that a transaction runs, without duplicates. */
export function librariesOf(nodes: readonly CallNode[]): readonly LibraryContract[] {
  const found = nodes.flatMap((node) => libraryOf(node) ?? [])
  return [...new Map(found.map((contract) => [contract.address, contract])).values()]
}

function libraryOf({ operation, target, action }: CallNode): LibraryContract | null {
  if (operation === 0 || action.kind === 'unknownCode') return null
  return libraryContract(target)
}

/** Whether each call of an account to itself is a known setting, or empty. */
export function selfCalls({ nodes }: ReviewContext): Check {
  const paths = nodes
    .filter(({ operation, by, target }) => operation === 0 && target.toLowerCase() === by.toLowerCase())
    .filter(({ action }) => action.kind === 'unreadable')
    .map(({ path }) => path)
  return { id: 'selfCalls', outcome: paths.length > 0 ? 'fails' : 'holds', evidence: { paths }, ...noReads }
}

/** Whether anything goes to the zero address, where it is lost, or which MultiSend 1.5.0 replaces by the Safe. */
export function zeroTargets({ nodes }: ReviewContext): Check {
  const calls = nodes.flatMap(({ path, to, target, action }) => {
    const isPaid = 'to' in action && action.kind !== 'control' && action.to === zeroAddress
    return to === zeroAddress || isPaid ? [{ path, isSafeItself: to !== target }] : []
  })
  return { id: 'zeroTargets', outcome: calls.length > 0 ? 'fails' : 'holds', evidence: { calls }, ...noReads }
}
