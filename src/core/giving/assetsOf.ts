import type { AppChain, ChainToken } from '../chain'
import type { Asset } from './gift'

/** Returns the assets that can be given on a chain: its own coin first, then the operator's tokens, then the user's. */
export function assetsOf(chain: AppChain, customTokens: readonly ChainToken[] = []): readonly Asset[] {
  return [
    { kind: 'native', ...chain.nativeCurrency },
    ...chain.tokens.map((token) => ({ kind: 'token' as const, ...token })),
    ...customTokens.map((token) => ({ kind: 'token' as const, ...token, custom: true as const })),
  ]
}
