import type { Address } from 'viem'
import type { AppChain } from '../chain'
import { readPayeeText } from '../giving/readPayeeText'

export type AddressReading =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }

/** Reads an address of a file, as `readPayeeText` reads a typed one. ENS names are refused: another day finds another address. */
export function readFileAddress(text: string, chain: AppChain): AddressReading {
  const read = readPayeeText(text, chain)
  if (read.kind !== 'name') return read
  return {
    kind: 'problem',
    sentence: 'This is a name, not an address. Names are not looked up in files.',
    remedy: 'Write the address, or add this recipient by its name in the gift.',
  }
}
