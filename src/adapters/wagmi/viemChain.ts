import type { Chain as RainbowChain } from '@rainbow-me/rainbowkit'
import { type Chain, type ChainFees, parseGwei } from 'viem'
import { mainnet } from 'viem/chains'
import type { AppChain } from '../../core/chain'

/** Returns the chain in viem's and wagmi's form, with only our own RPC URLs. */
export function toViemChain(chain: AppChain): Chain {
  const { id, name, nativeCurrency, rpcUrls, explorerUrl, multicall3 } = chain
  return {
    id,
    name,
    nativeCurrency,
    rpcUrls: { default: { http: rpcUrls } },
    ...(explorerUrl !== null && { blockExplorers: { default: { name: 'Explorer', url: explorerUrl } } }),
    contracts: {
      ...(multicall3 !== undefined && { multicall3: { address: multicall3 } }),
      // Names are registered on Ethereum only, and nothing reads another chain than the account's.
      ...(id === mainnet.id && mainnet.contracts),
    },
  }
}

/** Returns the chain with its icon, for "Switch Networks". */
export function toRainbowChain(chain: AppChain): RainbowChain {
  return { ...toViemChain(chain), ...chainIcon(chain), fees: chainFees(chain) }
}

/**
 * Returns the fees that viem suggests for the app's own requests (specification section 9). The priority fee is the
 * chain's, or the node's where 1.5 gwei makes no sense: it is a thousand times too much on a rollup, and too little on
 * Polygon. The cap is 120 % of the base fee plus the priority fee. The wallet, or the Safe's executor, decides the fees
 * of what it sends.
 */
export function chainFees({ priorityFeeGwei }: Pick<AppChain, 'priorityFeeGwei'>): ChainFees {
  return {
    baseFeeMultiplier: 1.2,
    ...(priorityFeeGwei !== undefined && { maxPriorityFeePerGas: parseGwei(`${priorityFeeGwei}`) }),
  }
}

type ChainIcon = { readonly iconUrl: string; readonly iconBackground: string }

/** Backgrounds of chains without a color: 4.5:1 under white letters, and neighbours far apart in hue. */
const grounds = [
  '#1d5670',
  '#9f3b1b',
  '#2a6137',
  '#7e3a66',
  '#6b5300',
  '#3d4f9e',
  '#8a2c3f',
  '#00645f',
] as const

/**
 * Draws the icon of a chain for lists and buttons: its initials on a disc. A chain's own logo is someone's property,
 * and a custom chain has none. The same chain always has the same icon.
 *
 * @returns `iconUrl` as a `data:` URL: nothing is fetched, and the CSP allows it.
 */
export function chainIcon({ id, name, color }: Pick<AppChain, 'id' | 'name' | 'color'>): ChainIcon {
  const iconBackground = color ?? grounds[id % grounds.length] ?? grounds[0]
  const letters = initials(name)
  const size = letters.length > 1 ? 12 : 15
  const text = `<text x="14" y="14" dy=".36em" fill="#fff" font-family="sans-serif" font-size="${size}" font-weight="600" text-anchor="middle">${letters}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><circle cx="14" cy="14" r="14" fill="${iconBackground}"/>${text}</svg>`
  return { iconUrl: `data:image/svg+xml,${encodeURIComponent(svg)}`, iconBackground }
}

/** Returns `E` for Ethereum, `LC` for Local chain. Letters and digits only, so that no name can break the SVG. */
function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const letters = words.slice(0, 2).map((word) => (/^./u.exec(word)?.[0] ?? '').toUpperCase())
  return letters.join('') || '#'
}
