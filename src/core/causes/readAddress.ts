import { type Address, getAddress, isAddress } from 'viem'
import { isHexEqual } from '../isHexEqual'
import { textProblem } from './textProblem'

export type AddressProblem = 'empty' | 'notHex' | 'wrongLength' | 'wrongChecksum'

type ReadAddress =
  /** `isChecked`: mixed case with a correct EIP-55 checksum. In one case only, a wrong digit goes unnoticed. */
  | { readonly kind: 'address'; readonly address: Address; readonly isChecked: boolean }
  /** It has a hidden character. `reason` names it. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  | { readonly kind: 'otherChain'; readonly prefix: string }
  /** `digits`: number of characters after 0x. */
  | { readonly kind: 'problem'; readonly problem: AddressProblem; readonly digits: number }
  /** It does not begin with 0x. */
  | { readonly kind: 'text'; readonly text: string }

/** Returns true for a label that shows an address, also a shortened one, that is not the one it stands beside. */
export function showsOtherAddress(label: string, address: Address | null): boolean {
  // Also with the Cyrillic letter or the sign that look like an x.
  const shown = label.normalize('NFKC').matchAll(/0[x\u0445\u00d7](?<digits>[\da-f]{4,})/giu)
  return [...shown].some(({ groups }) => address === null || !isHexEqual(`0x${groups?.['digits']}`, address))
}

/** Parses a copied address: with or without the EIP-3770 prefix of the chain, with its EIP-55 checksum or in one case. */
export function readAddress(text: string, shortName: string): ReadAddress {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'problem', problem: 'empty', digits: 0 }
  const reason = textProblem(trimmed)
  if (reason !== null) return { kind: 'unreadable', reason }

  const [, prefix, plain = ''] = /^(?:([^:]*):\s*)?(.*)$/s.exec(trimmed) ?? []
  if (prefix !== undefined && prefix.toLowerCase() !== shortName) return { kind: 'otherChain', prefix }
  if (!/^0x/i.test(plain)) return { kind: 'text', text: trimmed }
  const digits = plain.slice(2)
  const refuse = (problem: AddressProblem) => ({ kind: 'problem', problem, digits: digits.length }) as const
  if (!/^[\da-f]*$/i.test(digits)) return refuse('notHex')
  if (digits.length !== 40) return refuse('wrongLength')
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!isOneCase && !isAddress(`0x${digits}`)) return refuse('wrongChecksum')
  const address = getAddress(`0x${digits.toLowerCase()}`)
  // Without a letter there is no checksum.
  return { kind: 'address', address, isChecked: address === `0x${digits}` }
}
