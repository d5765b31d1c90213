import type { Address } from 'viem'
import type { AppChain } from '../chain'
import { readPayeeText } from '../giving/readPayeeText'
import { m } from './messages'

export type AddressReading =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }

/** Reads an address of a file, as `readPayeeText` reads a typed one. ENS names are refused: another day finds another address. */
export function readFileAddress(text: string, chain: AppChain): AddressReading {
  const read = readPayeeText(text, chain)
  if (read.kind !== 'name') return read
  return {
    kind: 'problem',
    sentence: m.row.ensName,
    remedy: m.row.writeAddress,
  }
}
