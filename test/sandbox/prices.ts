import type { WorldInfo } from './world'

/** The shape of the file that `VITE_PRICES_URL` names (docs/configuration.md). */
export type SandboxPrices = {
  readonly version: 1
  readonly currency: string
  readonly source: string
  readonly at: string
  readonly prices: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Prices of the sandbox's assets, all made up. A factor stands for how they have moved since. */
export function sandboxPrices(
  { chainId, tokens: { LUSD, LDAI } }: Pick<WorldInfo, 'chainId' | 'tokens'>,
  { at = new Date(), percent = 100 }: { readonly at?: Date; readonly percent?: number } = {},
): SandboxPrices {
  const moved = (cents: number) => ((cents * percent) / 10_000).toFixed(4)
  return {
    version: 1,
    currency: 'USD',
    source: 'Sandbox prices',
    at: at.toISOString(),
    prices: {
      [chainId]: { native: moved(300_000), [LUSD.address]: moved(100), [LDAI.address]: moved(100) },
    },
  }
}
