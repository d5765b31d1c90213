import { type Address, getAddress, isAddress } from 'viem'
import type { AppChain } from '../chain'

export type AddressReading =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }

/**
 * Reads an address of a file: `0x…`, or `eth:0x…` (ERC-3770) for the chain that the gift is on. Mixed case has to fit the
 * EIP-55 checksum. ENS names are refused: a file would be resolved differently on another day.
 */
export function readFileAddress(text: string, chain: AppChain): AddressReading {
  const parts = text.trim().split(':')
  const address = parts.at(-1) ?? ''
  const prefix = parts.length === 2 ? parts[0]?.toLowerCase() : undefined
  if (/^[^\s:]+\.[^\s:.]+$/u.test(text.trim()))
    return problem(
      'This is a name, not an address. Names are not looked up in files.',
      'Write the address, or add this recipient by its name in the gift.',
    )
  if (!isAddress(address, { strict: false }) || parts.length > 2)
    return problem('This is not an address: 0x and 40 digits from 0 to f.', 'Copy the address again.')
  if (prefix !== undefined && prefix !== chain.shortName)
    return problem(
      `The prefix “${prefix}” is not the one of ${chain.name}, which is “${chain.shortName}”.`,
      `Write the address of this recipient on ${chain.name}.`,
    )
  const isOneCase = /^0x(?:[0-9a-f]+|[0-9A-F]+)$/.test(address)
  if (!isOneCase && !isAddress(address))
    return problem(
      'The checksum of this address does not fit: a letter or a digit of it is wrong.',
      'Copy the address again from where you have it.',
    )
  return { kind: 'address', address: getAddress(address) }
}

function problem(sentence: string, remedy: string): AddressReading {
  return { kind: 'problem', sentence, remedy }
}
