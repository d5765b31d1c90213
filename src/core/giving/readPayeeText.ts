import { type Address, getAddress, isAddress } from 'viem'
import { textProblem } from '../causes/textProblem'
import type { AppChain } from '../chain'

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
  if (trimmed === '')
    return problem('No recipient is given.', 'Enter an address, or an ENS name like example.eth.')
  const hidden = textProblem(trimmed)
  if (hidden !== null) return problem('A hidden character is in it.', hidden)

  const prefixed = /^([^:]*):(.*)$/.exec(trimmed)
  if (prefixed !== null && prefixed[1] !== shortName)
    return problem(
      `The prefix “${prefixed[1]}:” is not that of ${chainName}, which is “${shortName}:”.`,
      `Ask for the address on ${chainName}: the same digits may belong to nobody there.`,
    )
  const digits = prefixed?.[2] ?? trimmed
  if (/^0x/i.test(digits)) return readAddress(digits)
  if (prefixed === null && /^[^\s/@]+\.[^\s/@]+$/.test(digits)) return { kind: 'name', name: digits }
  return problem(
    'This is neither an address nor an ENS name.',
    'Enter 0x and 40 digits, or a name like example.eth.',
  )
}

function readAddress(text: string): PayeeText {
  const digits = text.slice(2)
  if (!/^[\da-f]*$/i.test(digits))
    return problem(
      'There is something else than digits from 0 to f in this address.',
      'Copy it again from its source.',
    )
  if (digits.length !== 40)
    return problem(
      `An address has 40 digits after 0x; this has ${digits.length}.`,
      'Copy the whole address from its source.',
    )
  const plain = `0x${digits}` as const
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!isOneCase && !isAddress(plain))
    return problem(
      'The capital letters of this address do not fit its EIP-55 checksum: a digit is wrong.',
      'Copy it again from its source. Do not correct it by hand.',
    )
  const address = getAddress(`0x${digits.toLowerCase()}`)
  // Without a letter there is nothing that could be in capitals.
  return { kind: 'address', address, isChecked: address === plain }
}

function problem(sentence: string, remedy: string): PayeeText {
  return { kind: 'problem', sentence, remedy }
}
