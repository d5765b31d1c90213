import type { Address, Hex } from 'viem'
import { isHexEqual } from '../isHexEqual'
import type { Answer } from '../answer'
import { m } from './messages'

/** `keccak256` of the code at addresses, in lower case, on one chain. */
export type CodeHashes = ReadonlyMap<string, Answer<Hex>>

/** Comparison of a chain's code with the published one. */
export type CodeProof =
  | { readonly kind: 'same' }
  | { readonly kind: 'differs'; readonly found: Hex | null }
  | { readonly kind: 'unchecked'; readonly reason: string }

/**
 * Compares the code at an address of a chain with the published one.
 *
 * @param codeHash Of the published code; null: unknown here, nothing to compare.
 */
export function proveCode(
  { address, codeHash }: { readonly address: Address; readonly codeHash: Hex | null },
  codes: CodeHashes,
): CodeProof {
  if (codeHash === null) return { kind: 'unchecked', reason: m.proof.unpublished }
  const code = codes.get(address.toLowerCase())
  if (code === undefined) return { kind: 'unchecked', reason: m.proof.unread }
  if (code.kind === 'unreachable') return { kind: 'unchecked', reason: code.reason }
  const found = code.kind === 'found' ? code.value : null
  const isPublished = found !== null && isHexEqual(found, codeHash)
  return isPublished ? { kind: 'same' } : { kind: 'differs', found }
}
