import type { Address } from 'viem'
import type { AppChain } from '../chain'
import { mendLink, withoutEnding } from '../mendLink'
import type { ChainTxHash, SafeTxHash } from '../safe/safeTx'
import {
  readChainTxHash,
  readSafeAddress,
  readSafePlace,
  readSafeTxHash,
  type SafePlace,
  shorten,
} from './safePlace'
import { m } from './wayInMessages'
import { parseUrl } from '../parseUrl'

/** What an address or a link names. `query`: of a link of this app, and empty of any other. */
export type WayIn =
  /** `asked`: the screen that the link names. Null: none of this app. */
  | {
      readonly kind: 'safe'
      readonly place: SafePlace
      readonly asked: 'queue' | 'record' | null
      readonly query: string
    }
  | {
      readonly kind: 'tx'
      readonly place: SafePlace
      readonly safeTxHash: SafeTxHash
      readonly asked: 'review' | 'sheet'
      readonly query: string
    }
  /** One payment of a record. Of an ordinary wallet, `hash` is of the chain's transaction. */
  | {
      readonly kind: 'gift'
      readonly place: SafePlace
      readonly hash: ChainTxHash
      readonly index: number
      readonly query: string
    }
  /** A record to check. */
  | { readonly kind: 'check'; readonly query: string }
  /** No chain is named, and there are several. */
  | { readonly kind: 'chainless'; readonly safe: Address; readonly safeTxHash: SafeTxHash | null }
  /** One sentence with what was expected. */
  | { readonly kind: 'problem'; readonly problem: string }

type WayInContext = {
  readonly chains: readonly AppChain[]
  /** The URL of this app without its fragment. */
  readonly own: string
}

/** Longest text, in characters: above a link with a record. */
const mostCharacters = 20_000

const addressToken = /(?:\b([a-z\d-]{1,32}):)?(0x[\da-f]{40})(?![\da-f])/gi
const hashToken = /0x[\da-f]{64}(?![\da-f])/gi

/**
 * Parses what leads to a screen: the address of a Safe (`eth:0x…`, or plain), a link of this app, a link to a Safe or a transaction in
 * Safe{Wallet}, or its id `multisig_0x…_0x…`. Of a link to another host only the Safe and the hash are read. Never throws.
 */
export function readWayIn(text: string, context: WayInContext): WayIn {
  if (text.length > mostCharacters) return problem(m.tooLong)
  const pieces = text.split(/[\s\u00ad\u200b-\u200f\u2060\ufeff]+/).filter((piece) => piece !== '')
  const [alone, ...others] = pieces.filter((piece) => piece.search(addressToken) >= 0)
  if (others.length > 0) return problem(m.several)
  // A mail breaks a long link into lines, and shows an address in groups. A word beside a cut address is no part of it.
  const isBroken = pieces
    .slice(1)
    .every((piece) => /^[\da-f]+$/i.test(piece) || /[/#?&=%:_]/.test(pieces[0] ?? ''))
  const whole = readPiece(isBroken ? pieces.join('') : (alone ?? text), context)
  if (whole.kind !== 'problem' || alone === undefined) return whole
  const read = readPiece(alone, context)
  return read.kind === 'problem' ? whole : read
}

/** Between an address and the fragment, as it is or escaped, once or twice. */
const fragmentMark = /#|%(?:25)?23/i

function readPiece(piece: string, context: WayInContext): WayIn {
  const text = withoutEnding(piece.replace(/^[<([{'"`\u2018-\u201f\u00ab\u2039]+/, ''))
  const mark = fragmentMark.exec(text)
  const address = mark === null ? '' : text.slice(0, mark.index)
  const isOwn = address === '' || isSamePage(address, context.own)
  if (mark === null && !text.startsWith('/')) return readTokens(text, context)
  const fragment = mark === null ? text : text.slice(mark.index + mark[0].length)
  return readFragment(fragment, isOwn, context) ?? readTokens(text, context)
}

function isSamePage(address: string, own: string): boolean {
  const [one, other] = [parseUrl(address), parseUrl(own)]
  if (one === null || other === null) return false
  return one.origin === other.origin && folderOf(one) === folderOf(other)
}

function folderOf({ pathname }: URL): string {
  return pathname.replace(/(?:\/index\.html)?\/?$/, '')
}

/** Reads the path of a screen. Null: it is none that leads to a Safe or a record. */
function readFragment(fragment: string, isOwn: boolean, { chains }: WayInContext): WayIn | null {
  const [path = '', ...rest] = mendLink(`/${fragment.replace(/^\//, '')}`).split('?')
  const [screen = '', placeText, hashText, indexText] = path.split('/').filter((part) => part !== '')
  const name = screen.toLowerCase()
  const query = isOwn ? queryOf(rest.join('?')) : ''
  if (name === 'check') return isOwn ? { kind: 'check', query } : problem(m.otherCheck)
  if (!/^(?:review|sheet|queue|record)$/.test(name) || placeText === undefined) return null
  const read = readSafePlace(placeText, chains)
  if (read.kind === 'problem') return read
  const { place } = read
  if (name === 'queue' || (name !== 'record' && hashText === undefined))
    return { kind: 'safe', place, asked: 'queue', query: '' }
  if (name === 'record') {
    if (hashText === undefined || !isOwn)
      return { kind: 'safe', place, asked: 'record', query: hashText === undefined ? query : '' }
    const hash = readChainTxHash(hashText)
    if (hash === null || !/^\d{1,6}$/.test(indexText ?? '')) return problem(m.gift)
    return { kind: 'gift', place, hash, index: Number(indexText), query }
  }
  const safeTxHash = readSafeTxHash(hashText ?? '')
  if (safeTxHash === null) return problem(m.hash)
  return { kind: 'tx', place, safeTxHash, asked: name === 'sheet' ? 'sheet' : 'review', query }
}

/** Keeps what the queries of this app consist of. */
function queryOf(text: string): string {
  return /^[\w.~%=&:+-]*$/.test(text) ? text : ''
}

/** Reads the Safe and the hash, wherever they stand. Two different ones are none. */
function readTokens(text: string, { chains }: WayInContext): WayIn {
  const plain = text.replaceAll(/%(?:25)?(3a|2f|3d|26|3f|5f)/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  const named = [...plain.matchAll(addressToken)]
  const hashes = new Set((plain.match(hashToken) ?? []).map((hash) => hash.toLowerCase()))
  if (hashes.size > 1) return problem(m.several)
  const [hash] = hashes
  const safeTxHash = hash === undefined ? null : readSafeTxHash(hash)
  const [first] = named
  if (first === undefined) return problem(missingWords(plain, safeTxHash !== null, chains))
  const safes = new Set<Address>()
  for (const [, , address = ''] of named) {
    const read = readSafeAddress(address)
    if (read.kind === 'problem') return read
    safes.add(read.safe)
  }
  const [safe, other] = safes
  const [prefix, otherPrefix] = new Set(named.flatMap(([, chain]) => chain?.toLowerCase() ?? []))
  if (safe === undefined || other !== undefined || otherPrefix !== undefined) return problem(m.several)
  const [only, ...more] = chains
  const chain = prefix ?? (more.length === 0 ? only?.shortName : undefined)
  if (chain === undefined) return { kind: 'chainless', safe, safeTxHash }
  const read = readSafePlace(`${chain}:${safe}`, chains)
  if (read.kind === 'problem') return read
  return wayTo(read.place, safeTxHash)
}

/** Returns the way to a Safe, or to a transaction of it. */
export function wayTo(
  place: SafePlace,
  safeTxHash: SafeTxHash | null,
): Exclude<WayIn, { kind: 'problem' | 'chainless' }> {
  return safeTxHash === null
    ? { kind: 'safe', place, asked: null, query: '' }
    : { kind: 'tx', place, safeTxHash, asked: 'review', query: '' }
}

/** Describes what is wrong with what looks like an address, and else what was expected. */
function missingWords(text: string, isHash: boolean, chains: readonly AppChain[]): string {
  if (isHash) return m.onlyHash
  const read = /^[\w-]+:0x[^/?#]*$/i.test(text)
    ? readSafePlace(text, chains)
    : /^0x\w*$/i.test(text)
      ? readSafeAddress(text)
      : null
  return read?.kind === 'problem' ? read.problem : m.expected(shorten(text))
}

function problem(words: string): Extract<WayIn, { kind: 'problem' }> {
  return { kind: 'problem', problem: words }
}
