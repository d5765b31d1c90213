import type { Config } from 'wagmi'

/**
 * Returns the same config with only these chains to choose from. wagmi and RainbowKit read `chains` from the config of
 * the context; everything else is read from the original, so that connections and events stay the same.
 */
export function offerChains(config: Config, chainIds: readonly number[]): Config {
  const chains = config.chains.filter(({ id }) => chainIds.includes(id))
  return Object.create(config, { chains: { value: chains, enumerable: true } }) as Config
}
