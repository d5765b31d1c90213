import type { AppChain, ChainToken } from '../chain'

/** The operator's own list of tokens, from the file beside the app. */
export type TokenList = {
  /** The file's own name. */
  readonly name: string
  /** "1.2.3": major.minor.patch. */
  readonly version: string
  /** Creation time of this version, according to the file. */
  readonly madeAtMs: number
  readonly tokens: readonly (ChainToken & { readonly chainId: number })[]
}

/** Amounts with more decimals cannot be typed or compared by hand. */
export const mostDecimals = 36

/** Adds the tokens of the list to the chain. Those of the configuration come first, and the list never changes them. */
export function withListedTokens(chain: AppChain, { tokens }: TokenList): AppChain {
  const known = new Set(chain.tokens.map(({ address }) => address.toLowerCase()))
  const added = tokens
    .filter(({ chainId, address }) => chainId === chain.id && !known.has(address.toLowerCase()))
    .map(({ address, symbol, name, decimals }) => ({ address, symbol, name, decimals }))
  return added.length === 0 ? chain : { ...chain, tokens: [...chain.tokens, ...added] }
}
