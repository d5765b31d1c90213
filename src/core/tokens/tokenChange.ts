import type { ChainToken } from '../chain'
import type { TokenOnChain } from './judgeToken'
import { m } from './messages'

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
