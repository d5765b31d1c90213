import type { Address } from 'viem'
import type { AppChain } from '../chain'

/** Symbol and decimals of an asset. `custom`: the reader added the token, and the symbol is the claim of its contract. */
export type AssetName = { readonly symbol: string; readonly decimals: number; readonly custom?: true }

/** The assets that the operator vouches for on one chain, never by the symbol that a contract claims. */
export type AssetNames = {
  readonly native: AssetName
  /** By address in lower case. */
  readonly tokens: ReadonlyMap<string, AssetName>
}

/** Returns the names of a chain's coin and tokens. */
export function assetNamesOf(chain: Pick<AppChain, 'nativeCurrency' | 'tokens'>): AssetNames {
  const tokens = new Map(chain.tokens.map((token) => [token.address.toLowerCase(), token]))
  return { native: chain.nativeCurrency, tokens }
}

/** Returns the name of a token, or null when the operator vouches for none at this address. */
export function tokenName(address: Address, names: Pick<AssetNames, 'tokens'>): AssetName | null {
  return names.tokens.get(address.toLowerCase()) ?? null
}
