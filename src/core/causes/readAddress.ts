import { type Address, getAddress, isAddress } from 'viem'
import { textProblem } from './textProblem'

export type ReadAddress =
  /** `isChecked`: mixed case with a correct EIP-55 checksum. In one case only, a wrong digit goes unnoticed. */
  | { readonly kind: 'address'; readonly address: Address; readonly isChecked: boolean }
  | { readonly kind: 'empty' }
  /** `problem`: the hidden character, in words. */
  | { readonly kind: 'hidden'; readonly problem: string }
  | { readonly kind: 'otherChain'; readonly prefix: string }
  | { readonly kind: 'notHex' }
  | { readonly kind: 'wrongLength'; readonly digits: number }
  | { readonly kind: 'wrongChecksum' }
  /** Anything that does not begin with 0x. */
  | { readonly kind: 'noAddress'; readonly text: string }

/** Parses a copied address: with or without the EIP-3770 prefix of the chain, with its EIP-55 checksum or in one case. */
export function readAddress(text: string, shortName: string): ReadAddress {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'empty' }
  const problem = textProblem(trimmed)
  if (problem !== null) return { kind: 'hidden', problem }

  const [, prefix, plain = ''] = /^(?:([^:]*):)?(.*)$/s.exec(trimmed) ?? []
  if (prefix !== undefined && prefix.toLowerCase() !== shortName) return { kind: 'otherChain', prefix }
  if (!/^0x/i.test(plain)) return { kind: 'noAddress', text: trimmed }
  const digits = plain.slice(2)
  if (!/^[\da-f]*$/i.test(digits)) return { kind: 'notHex' }
  if (digits.length !== 40) return { kind: 'wrongLength', digits: digits.length }
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!isOneCase && !isAddress(`0x${digits}`)) return { kind: 'wrongChecksum' }
  const address = getAddress(`0x${digits.toLowerCase()}`)
  // Without a letter there is no checksum.
  return { kind: 'address', address, isChecked: address === `0x${digits}` }
}
