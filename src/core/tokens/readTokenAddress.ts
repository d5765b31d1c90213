import { type Address, getAddress, isAddress } from 'viem'
import type { AppChain } from '../chain'
import { m } from './messages'

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
  if (trimmed === '') return problem(m.empty)
  if (prefix !== undefined && prefix.toLowerCase() !== shortName)
    return problem({
      sentence: m.otherChain.sentence(name, prefix.slice(0, 20)),
      remedy: m.otherChain.remedy(name, shortName),
    })
  if (!isAddress(address, { strict: false })) return problem(m.noAddress)
  const isOneCase = /^0x([0-9a-f]+|[0-9A-F]+)$/.test(address)
  if (!isOneCase && !isAddress(address)) return problem(m.checksum)
  return { kind: 'address', address: getAddress(address) }
}

function problem({
  sentence,
  remedy,
}: {
  readonly sentence: string
  readonly remedy: string
}): ReadTokenAddress {
  return { kind: 'problem', sentence, remedy }
}
