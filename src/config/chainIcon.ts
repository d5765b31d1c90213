import type { AppChain } from '../core/chain'

export type ChainIcon = { readonly iconUrl: string; readonly iconBackground: string }

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
