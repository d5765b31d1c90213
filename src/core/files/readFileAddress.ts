import type { Address } from 'viem'
import type { AppChain } from '../chain'
import { readPayeeText } from '../giving/readPayeeText'
import { m } from './messages'

type AddressReading =
  /** `ensName`: the name that resolved to the address; null: the file has the address itself. */
  | { readonly kind: 'address'; readonly address: Address; readonly ensName: string | null }
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }

/**
 * Parses an address of a file, as `readPayeeText` parses a typed one.
 *
 * @param names - Resolved ENS names of the file. Any other name is refused.
 */
export function readFileAddress(text: string, chain: AppChain, names?: ResolvedNames): AddressReading {
  const read = readPayeeText(text, chain)
  if (read.kind === 'problem') return read
  if (read.kind === 'address') return { kind: 'address', address: read.address, ensName: null }
  const resolved = names?.get(read.name)
  if (resolved === undefined) return { kind: 'problem', sentence: m.row.ensName, remedy: m.row.writeAddress }
  return resolved.kind === 'found' ? { ...resolved, kind: 'address' } : resolved
}

/** Result of resolving an ENS name in a file. */
export type ResolvedName =
  | {
      readonly kind: 'found'
      /** In its normal form (ENSIP-15). */
      readonly ensName: string
      /** EIP-55 checksummed. */
      readonly address: Address
      /** `ethereum`: the name has no address for the chain itself, and this is the one on Ethereum. */
      readonly recordOf: 'chain' | 'ethereum'
    }
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }

/** By the name as the file spells it. */
export type ResolvedNames = ReadonlyMap<string, ResolvedName>
