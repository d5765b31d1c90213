import type { ChainToken } from '../chain'
import type { TokenOnChain } from './judgeToken'

/**
 * Why a custom token cannot be given any more, in words with a remedy; null: it says of itself what it said when it was
 * added. A token that changes its decimals changes what every amount means.
 *
 * @param found - Null: there is no contract any more.
 */
export function tokenChange(token: ChainToken, found: TokenOnChain | null): string | null {
  const remedy = `Remove ${token.symbol} from your tokens and look it up again.`
  if (found === null) return `There is no contract of ${token.symbol} any more. ${remedy}`
  if (found.decimals === BigInt(token.decimals)) return null
  const now = found.decimals === null ? 'no longer says how many' : `now says that it has ${found.decimals}`
  return `${token.symbol} ${now} decimals; it had ${token.decimals} when you added it, so the amounts here may be wrong. ${remedy}`
}
