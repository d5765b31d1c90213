import { type Address, getAddress, type Hash, isAddress, isHash } from 'viem'
import type { AppChain } from '../chain'
import type { ChainTxHash, SafeTxHash } from '../safe/safeTx'
import { m } from './placeMessages'

/** One Safe on one chain that the app knows. */
export type SafePlace = {
  readonly chain: AppChain
  /** EIP-55 checksummed. */
  readonly safe: Address
}

export type ReadPlace =
  | { readonly kind: 'read'; readonly place: SafePlace }
  /** One sentence with the problem of the link and the remedy. */
  | { readonly kind: 'problem'; readonly problem: string }

/**
 * Parses `eth:0x…` as copied from Safe{Wallet} (ERC-3770). A mixed-case address needs its EIP-55 checksum, since
 * links are passed on by hand.
 */
export function readSafePlace(text: string, chains: readonly AppChain[]): ReadPlace {
  const [prefix = '', address = '', ...more] = text.split(':')
  if (more.length > 0 || prefix === '' || address === '') return problem(m.form(shorten(text)))
  const chain = chains.find(({ shortName }) => shortName === prefix.toLowerCase())
  if (chain === undefined) {
    const names = chains.map(({ shortName }) => shortName).join(', ')
    return problem(m.chain(shorten(prefix), names))
  }
  const read = readSafeAddress(address)
  return read.kind === 'read' ? { kind: 'read', place: { chain, safe: read.safe } } : read
}

/** Parses the address of a Safe, likewise with its checksum. */
export function readSafeAddress(
  address: string,
): { readonly kind: 'read'; readonly safe: Address } | Extract<ReadPlace, { kind: 'problem' }> {
  if (!isAddress(address, { strict: false })) return problem(m.address(shorten(address)))
  const isOneCase = /^0x([0-9a-f]+|[0-9A-F]+)$/.test(address)
  if (!isOneCase && !isAddress(address)) return problem(m.checksum)
  return { kind: 'read', safe: getAddress(address) }
}

/** Parses the safeTxHash in a link; null when it is none. */
export function readSafeTxHash(text: string): SafeTxHash | null {
  return readHash(text) as SafeTxHash | null
}

/** Parses the chain transaction hash in a link; null when it is none. */
export function readChainTxHash(text: string): ChainTxHash | null {
  return readHash(text) as ChainTxHash | null
}

function readHash(text: string): Hash | null {
  const hash = text.toLowerCase()
  return isHash(hash) ? hash : null
}

/** Shortens what a user typed, to quote it. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

function problem(words: string): Extract<ReadPlace, { kind: 'problem' }> {
  return { kind: 'problem', problem: words }
}
