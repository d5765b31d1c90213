import css from './drawings.module.css'

const petals = [
  'M0 0H10A10 10 0 0 1 0 10Z',
  'M10 10H0A10 10 0 0 1 10 0Z',
  'M0 10V0A10 10 0 0 1 10 10Z',
  'M0 0H10V10H0Z',
] as const

/** Shows an avatar from an address: sixteen mirrored patches. It helps the eye and proves nothing. */
export function Identicon({ address, size }: { readonly address: string; readonly size: 'small' | 'large' }) {
  const seed = seedOf(address.toLowerCase())
  const tint = seed % 6
  const half = Array.from({ length: 8 }, (_, index) => (seed >>> (index * 3)) & 7)
  return (
    <svg className={css[size]} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect width="40" height="40" fill={`var(--tint-${tint})`} />
      {half.map((bits, index) => {
        const shape = petals[bits % 4]
        if (shape === undefined || bits > 5) return null
        const x = (index % 2) * 10
        const y = Math.floor(index / 2) * 10
        const fill = bits % 2 === 0 ? `var(--tint-${tint}-deep)` : `var(--tint-${(tint + 2) % 6}-deep)`
        return (
          <g key={`${x}-${y}`} fill={fill}>
            <path d={shape} transform={`translate(${x} ${y})`} />
            <path d={shape} transform={`translate(${40 - x} ${y}) scale(-1 1)`} />
          </g>
        )
      })}
    </svg>
  )
}

/**
 * Hashes text to a whole number (FNV-1a with a final mix), always the same for the same text. Picks colours and shapes,
 * proves nothing.
 */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0
}
