import { type Address, getAddress, isAddress } from 'viem'
import type { AppChain } from '../chain'

export type ReadTokenAddress =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }

/**
 * Reads the address of a token as people copy it: `0x…`, or `eth:0x…` (ERC-3770), which has to be of this chain. One of
 * mixed case has to have its EIP-55 checksum.
 */
export function readTokenAddress(
  text: string,
  { name, shortName }: Pick<AppChain, 'name' | 'shortName'>,
): ReadTokenAddress {
  const trimmed = text.trim()
  const [, prefix, address = ''] = /^(?:([a-z0-9-]+):)?(.*)$/is.exec(trimmed) ?? []
  if (trimmed === '')
    return problem('Enter the address of a token.', 'Copy it from the page of who issues it.')
  if (prefix !== undefined && prefix.toLowerCase() !== shortName)
    return problem(
      `This address is not on ${name}: it begins with “${prefix.slice(0, 20)}:”.`,
      `Enter the token’s address on ${name}, which begins with “${shortName}:” or with 0x.`,
    )
  if (!isAddress(address, { strict: false }))
    return problem('This is not an address: 0x and 40 digits from 0 to f.', 'Copy it again, whole.')
  const isOneCase = /^0x([0-9a-f]+|[0-9A-F]+)$/.test(address)
  if (!isOneCase && !isAddress(address))
    return problem(
      'The checksum of this address does not fit: a letter or a digit of it is wrong.',
      'Copy it again, whole and with its capital letters.',
    )
  return { kind: 'address', address: getAddress(address) }
}

function problem(sentence: string, remedy: string): ReadTokenAddress {
  return { kind: 'problem', sentence, remedy }
}
