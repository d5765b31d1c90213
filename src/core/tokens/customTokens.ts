import { getAddress } from 'viem'
import * as v from 'valibot'
import { address } from '../fields'
import { isHexEqual } from '../isHexEqual'
import type { ChainToken } from '../chain'
import { foundOr, mapFound, type StoredReading, storedText } from '../storedText'
import { mostDecimals } from './tokenList'
import { cleanTokenText, tokenTextLimits } from './tokenText'
import type { TokenOnChain } from './judgeToken'
import { m } from './messages'

/** Maximum number: the balance of each is read whenever the gift is open. */
export const maxCustomTokens = 30

/** Cleaned again: anything in this browser can write to storage. */
const words = (mostLetters: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cleanTokenText(text, mostLetters)),
    v.nonEmpty(),
  )

const tokensText = storedText(
  v.object({
    tokens: v.pipe(
      v.array(
        v.object({
          address: v.pipe(
            address,
            v.transform((text) => getAddress(text)),
          ),
          symbol: words(tokenTextLimits.symbol),
          name: words(tokenTextLimits.name),
          decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostDecimals)),
        }),
      ),
      v.maxLength(maxCustomTokens),
    ),
  }),
)

/** Serialises the tokens that a user added. */
export function serialiseCustomTokens(tokens: readonly ChainToken[]): string {
  return tokensText.serialise({ tokens })
}

/** Parses the result of `serialiseCustomTokens`. */
export function readCustomTokens(text: string | null): StoredReading<readonly ChainToken[]> {
  return mapFound(tokensText.read(text), ({ tokens }) => tokens)
}

/** Does the same, and returns none when it is unreadable. */
export function parseCustomTokens(text: string | null): readonly ChainToken[] {
  return foundOr(readCustomTokens(text), [])
}

/** Adds a token; returns the same list when it is there already, or full. */
export function addCustomToken(tokens: readonly ChainToken[], token: ChainToken): readonly ChainToken[] {
  const isThere = tokens.some(({ address }) => isHexEqual(address, token.address))
  return isThere || tokens.length >= maxCustomTokens ? tokens : [...tokens, token]
}

/**
 * Describes why a custom token can no longer be given, with a remedy; null: its claims are the same as when it was
 * added. A token that changes its decimals changes the meaning of every amount.
 *
 * @param found - Null: the contract no longer exists.
 */
export function tokenChange(token: ChainToken, found: TokenOnChain | null): string | null {
  const { symbol, decimals } = token
  if (found === null) return m.gone(symbol)
  if (found.decimals === BigInt(decimals)) return null
  return found.decimals === null
    ? m.decimalsGone(symbol, decimals)
    : m.decimalsChanged(symbol, `${found.decimals}`, decimals)
}
