import type { ChainToken } from '../chain'
import type { TokenOnChain } from './judgeToken'
import { m } from './messages'

/**
 * Why a custom token cannot be given any more, in words with a remedy; null: it says of itself what it said when it was
 * added. A token that changes its decimals changes what every amount means.
 *
 * @param found - Null: there is no contract any more.
 */
export function tokenChange(token: ChainToken, found: TokenOnChain | null): string | null {
  const { symbol, decimals } = token
  if (found === null) return m.gone(symbol)
  if (found.decimals === BigInt(decimals)) return null
  return found.decimals === null
    ? m.decimalsGone(symbol, decimals)
    : m.decimalsChanged(symbol, `${found.decimals}`, decimals)
}
