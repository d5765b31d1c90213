import { type Address, isAddressEqual } from 'viem'
import { lookAlike } from '../causes/lookAlike'
import { nameSkeleton } from '../causes/nameSkeleton'
import type { AppChain, ChainToken } from '../chain'
import { mostDecimals } from './tokenList'
import { cleanTokenText, tokenTextLimits } from './tokenText'
import { m } from './messages'
import { readAddress } from '../causes/readAddress'

/** A contract to be given as a token, as the chain shows it. */
export type TokenOnChain = {
  /** The contract's own claim, unchecked; null when it is unreadable. */
  readonly symbol: string | null
  readonly name: string | null
  readonly decimals: bigint | null
}

/** Warning about a token. */
export type TokenWarning =
  /** It resembles a known token, or the chain's own coin (address null). */
  | {
      readonly kind: 'token'
      readonly alike: 'symbol' | 'address'
      readonly known: { readonly symbol: string; readonly address: Address | null }
    }
  /** A right-to-left symbol would swap places with the amount before it. `symbol`: the contract's own. */
  | {
      readonly kind: 'text'
      readonly problem: 'hidden' | 'noSymbol' | 'rightToLeft'
      readonly symbol: string
    }

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u

export type JudgedToken =
  | { readonly kind: 'refused'; readonly sentence: string; readonly remedy: string }
  | { readonly kind: 'usable'; readonly token: ChainToken; readonly warnings: readonly TokenWarning[] }

type JudgeContext = {
  /** With the tokens of the operator's list. */
  readonly chain: Pick<AppChain, 'name' | 'nativeCurrency' | 'tokens'>
  /** The giver. */
  readonly owner: Address
}

/**
 * Judges whether a contract can be given as a custom token, by its own claims. Cleans its texts, and compares them
 * with those of the tokens that the operator vouches for: a stranger's contract may claim any name.
 *
 * @param found - Null: there is no contract at the address.
 */
export function judgeToken(
  address: Address,
  found: TokenOnChain | null,
  { chain, owner }: JudgeContext,
): JudgedToken {
  const listed = chain.tokens.find((token) => isAddressEqual(token.address, address))
  if (listed !== undefined)
    return refused({ sentence: m.listed.sentence(listed.symbol), remedy: m.listed.remedy })
  if (isAddressEqual(address, owner)) return refused(m.own)
  if (found === null)
    return refused({
      sentence: m.noContract.sentence(chain.name),
      remedy: m.noContract.remedy(chain.name),
    })
  const { decimals } = found
  if (decimals === null) return refused(m.noDecimals)
  if (decimals > BigInt(mostDecimals))
    return refused({
      sentence: m.tooManyDecimals.sentence(`${decimals}`, mostDecimals),
      remedy: m.tooManyDecimals.remedy,
    })
  const said = cleanTokenText(found.symbol ?? '', tokenTextLimits.symbol)
  const isUsable = said !== '' && !rightToLeft.test(said)
  const name = cleanTokenText(found.name ?? '', tokenTextLimits.name)
  const token = {
    address,
    symbol: isUsable ? said : unnamed(address),
    name: name === '' ? m.unnamed : name,
    decimals: Number(decimals),
  }
  return { kind: 'usable', token, warnings: warningsOf(token, isUsable ? null : said, found, chain) }
}

type ReadTokenAddress =
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
    case 'otherChain':
      return problem({
        sentence: m.otherChain.sentence(name, read.prefix.slice(0, 20)),
        remedy: m.otherChain.remedy(name, shortName),
      })
    case 'problem':
      if (read.problem === 'empty') return problem(m.empty)
      return problem(read.problem === 'wrongChecksum' ? m.checksum : m.noAddress)
    case 'unreadable':
    case 'text':
      return problem(m.noAddress)
  }
}

/** @param unused - The token's own symbol when it is not shown beside amounts; empty: none. */
function warningsOf(
  token: ChainToken,
  unused: string | null,
  found: TokenOnChain,
  { nativeCurrency, tokens }: JudgeContext['chain'],
): readonly TokenWarning[] {
  const own = new Set([token.symbol, token.name].map(nameSkeleton))
  const alike = tokens.filter(({ symbol }) => own.has(nameSkeleton(symbol)))
  const coin = own.has(nameSkeleton(nativeCurrency.symbol)) || own.has(nameSkeleton(nativeCurrency.name))
  const near = lookAlike(
    token.address,
    tokens.map(({ address }) => address),
  )
  const isHidden = [found.symbol, found.name].some((text) => hides(text ?? ''))
  const resembling = { kind: 'token', alike: 'symbol' } as const
  const written = { kind: 'text', symbol: unused ?? token.symbol } as const
  return [
    ...alike.map(({ symbol, address }) => ({ ...resembling, known: { symbol, address } })),
    ...(coin ? [{ ...resembling, known: { symbol: nativeCurrency.symbol, address: null } }] : []),
    ...tokens
      .filter(({ address }) => near.includes(address))
      .map(({ symbol, address }) => ({
        ...resembling,
        alike: 'address' as const,
        known: { symbol, address },
      })),
    ...(isHidden ? [{ ...written, problem: 'hidden' as const }] : []),
    ...(unused === '' ? [{ ...written, problem: 'noSymbol' as const }] : []),
    ...(unused ? [{ ...written, problem: 'rightToLeft' as const }] : []),
  ]
}

/** Returns true when cleaning removes more than excess length. */
function hides(text: string): boolean {
  return cleanTokenText(text, text.length + 1) !== text.trim()
}

function refused({ sentence, remedy }: { readonly sentence: string; readonly remedy: string }): JudgedToken {
  return { kind: 'refused', sentence, remedy }
}

/** Names a token without a symbol by the ends of its address. */
function unnamed(address: Address): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
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
