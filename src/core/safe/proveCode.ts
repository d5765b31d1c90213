import type { Address, Hex } from 'viem'
import type { Answer } from '../answer'
import { m } from './proofMessages'

/** `keccak256` of the code at addresses, in lower case, as one chain answered. */
export type CodeHashes = ReadonlyMap<string, Answer<Hex>>

/** Whether the chain has the published code at a contract's address. */
export type CodeProof =
  | { readonly kind: 'compared' }
  | { readonly kind: 'otherCode'; readonly found: Hex | null }
  | { readonly kind: 'notCompared'; readonly reason: string }

/**
 * Compares the code that a chain has at an address with the published one.
 *
 * @param codeHash Of the published code; null: not known here, so that nothing can be compared.
 */
export function proveCode(
  { address, codeHash }: { readonly address: Address; readonly codeHash: Hex | null },
  codes: CodeHashes,
): CodeProof {
  if (codeHash === null) return { kind: 'notCompared', reason: m.unpublished }
  const code = codes.get(address.toLowerCase())
  if (code === undefined) return { kind: 'notCompared', reason: m.unread }
  if (code.kind === 'unreachable') return { kind: 'notCompared', reason: code.reason }
  const found = code.kind === 'found' ? code.value : null
  return found?.toLowerCase() === codeHash ? { kind: 'compared' } : { kind: 'otherCode', found }
}
