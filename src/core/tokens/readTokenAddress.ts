import type { Address } from 'viem'
import type { AppChain } from '../chain'
import { readAddress } from '../causes/readAddress'
import { m } from './messages'

export type ReadTokenAddress =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }

/** Parses the address of a token on this chain, or describes its problem. See `readAddress` for its forms. */
export function readTokenAddress(
  text: string,
  { name, shortName }: Pick<AppChain, 'name' | 'shortName'>,
): ReadTokenAddress {
  const read = readAddress(text, shortName)
  switch (read.kind) {
    case 'address':
      return { kind: 'address', address: read.address }
    case 'empty':
      return problem(m.empty)
    case 'otherChain':
      return problem({
        sentence: m.otherChain.sentence(name, read.prefix.slice(0, 20)),
        remedy: m.otherChain.remedy(name, shortName),
      })
    case 'wrongChecksum':
      return problem(m.checksum)
    case 'hidden':
    case 'notHex':
    case 'wrongLength':
    case 'noAddress':
      return problem(m.noAddress)
  }
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
