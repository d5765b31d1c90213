import type { AppChain } from '../chain'
import type { Asset } from './gift'

/** What can be given on a chain: its own coin first, then the tokens that the operator vouches for. */
export function assetsOf(chain: AppChain): readonly Asset[] {
  return [
    { kind: 'native', ...chain.nativeCurrency },
    ...chain.tokens.map((token) => ({ kind: 'token' as const, ...token })),
  ]
}
