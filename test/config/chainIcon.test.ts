// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainIcon } from '../../src/adapters/wagmi/viemChain'
import { chains } from '../../src/config/chains'

function draw(chain: Parameters<typeof chainIcon>[0]) {
  const { iconUrl, iconBackground } = chainIcon(chain)
  const svg = decodeURIComponent(iconUrl.replace('data:image/svg+xml,', ''))
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml')
  return { iconBackground, svg, drawing, letters: drawing.querySelector('text')?.textContent }
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

test('[S3.4] every chain has a picture and a ground, and no two look alike', () => {
  const drawn = chains.map((chain) => draw(chain))
  for (const { letters } of drawn) expect(letters).toMatch(/^[A-Z0-9]{1,2}$/)
  expect(new Set(drawn.map(({ iconBackground }) => iconBackground)).size).toBe(chains.length)
})

test('the letters can be read on every ground', () => {
  const uncoloured = Array.from({ length: 8 }, (_, id) => ({ id: 900_000 + id, name: 'x' }))
  for (const chain of [...chains, ...uncoloured]) {
    const { iconBackground } = chainIcon(chain)
    expect(1.05 / (luminance(iconBackground) + 0.05)).toBeGreaterThan(4.5)
  }
})

test('whatever a chain is called, its picture is one drawing with a letter or two', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string({ unit: 'binary', minLength: 1 }), (id, name) => {
      const { drawing, svg } = draw({ id, name })
      expect(drawing.querySelector('parsererror')).toBeNull()
      expect([...svg.matchAll(/<(\w+)/g)].map(([, tag]) => tag)).toEqual(['svg', 'circle', 'text'])
    }),
  )
})
