import type { Address } from 'viem'
import type { AppChain } from '../core/chain'
import { readSafePlace } from '../core/review/safePlace'

/** The Safe that has to sign the directory. Null without the setting. */
export type DirectorySafe = { readonly chainId: number; readonly address: Address } | null

/** Parses `VITE_DIRECTORY_SAFE`: `eth:0x…`, on a chain of this build. */
export function parseDirectorySafe(
  text: string,
  chains: readonly AppChain[],
): { readonly safe: DirectorySafe; readonly problems: readonly string[] } {
  if (text.trim() === '') return { safe: null, problems: [] }
  const read = readSafePlace(text.trim(), chains)
  if (read.kind === 'problem') return { safe: null, problems: [read.problem] }
  const { chain, safe } = read.place
  return { safe: { chainId: chain.id, address: safe }, problems: [] }
}
