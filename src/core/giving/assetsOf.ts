import type { AppChain, ChainToken } from '../chain'
import type { Asset } from './gift'

/**
 * What can be given on a chain: its own coin first, then the tokens that the operator vouches for, then those that the user
 * has added.
 */
export function assetsOf(chain: AppChain, customTokens: readonly ChainToken[] = []): readonly Asset[] {
  return [
    { kind: 'native', ...chain.nativeCurrency },
    ...chain.tokens.map((token) => ({ kind: 'token' as const, ...token })),
    ...customTokens.map((token) => ({ kind: 'token' as const, ...token, custom: true as const })),
  ]
}
