import { type Address, getAddress, isAddress } from 'viem'
import { textProblem } from '../causes/textProblem'
import type { AppChain } from '../chain'
import { m as messages } from './payeeMessages'

const m = messages.text

export type PayeeText =
  /** `isChecked`: its capital letters fit its EIP-55 checksum. In one case only, a wrong digit cannot be seen. */
  | { readonly kind: 'address'; readonly address: Address; readonly isChecked: boolean }
  /** Something like an ENS name, as it was typed. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }

/**
 * Reads what was typed for a recipient: an address (EIP-55, with or without the chain's EIP-3770 prefix), or an ENS name.
 * Spaces around it do not matter.
 */
export function readPayeeText(text: string, { name: chainName, shortName }: AppChain): PayeeText {
  const trimmed = text.trim()
  if (trimmed === '') return problem(m.none, m.enter)
  const hidden = textProblem(trimmed)
  if (hidden !== null) return problem(m.hidden, hidden)

  const prefixed = /^([^:]*):(.*)$/.exec(trimmed)
  if (prefixed !== null && prefixed[1] !== shortName)
    return problem(m.prefix(prefixed[1] ?? '', chainName, shortName), m.askOn(chainName))
  const digits = prefixed?.[2] ?? trimmed
  if (/^0x/i.test(digits)) return readAddress(digits)
  if (prefixed === null && /^[^\s/@]+\.[^\s/@]+$/.test(digits)) return { kind: 'name', name: digits }
  return problem(m.neither, m.enterDigits)
}

function readAddress(text: string): PayeeText {
  const digits = text.slice(2)
  if (!/^[\da-f]*$/i.test(digits)) return problem(m.noDigits, m.copy)
  if (digits.length !== 40) return problem(m.length(digits.length), m.copyWhole)
  const plain = `0x${digits}` as const
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!isOneCase && !isAddress(plain)) return problem(m.checksum, m.doNotCorrect)
  const address = getAddress(`0x${digits.toLowerCase()}`)
  // Without a letter there is nothing that could be in capitals.
  return { kind: 'address', address, isChecked: address === plain }
}

function problem(sentence: string, remedy: string): PayeeText {
  return { kind: 'problem', sentence, remedy }
}
