import type { AppChain, ChainToken } from '../chain'

/** The operator's own list of tokens, from the file beside the app. */
export type TokenList = {
  /** As the file calls itself. */
  readonly name: string
  /** "1.2.3": major.minor.patch. */
  readonly version: string
  /** When this version was made, by the file's own word. */
  readonly madeAtMs: number
  readonly tokens: readonly (ChainToken & { readonly chainId: number })[]
}

/** The chain with the tokens that the list adds. Those of the configuration come first, and are never changed by it. */
export function withListedTokens(chain: AppChain, { tokens }: TokenList): AppChain {
  const known = new Set(chain.tokens.map(({ address }) => address.toLowerCase()))
  const added = tokens
    .filter(({ chainId, address }) => chainId === chain.id && !known.has(address.toLowerCase()))
    .map(({ address, symbol, name, decimals }) => ({ address, symbol, name, decimals }))
  return added.length === 0 ? chain : { ...chain, tokens: [...chain.tokens, ...added] }
}
