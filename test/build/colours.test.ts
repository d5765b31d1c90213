import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tokens = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8')
const darkAt = tokens.indexOf("[data-theme='dark']")

/** The hue in degrees (OKLCh, https://bottosson.github.io/posts/oklab/). */
function hueOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return (Math.atan2(b, a) * 180) / Math.PI
}

test.each([
  ['light', tokens.slice(0, darkAt), 30],
  ['dark', tokens.slice(darkAt), 40],
] as const)('[C14] in the %s theme an error is not taken for what can be pressed', (_, theme, apart) => {
  const colour = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme)?.[1] ?? ''
  // Both were reds: the accent at first 23 (light) and 37 (dark) degrees from an error.
  expect(hueOf(colour('accent')) - hueOf(colour('tone-bad'))).toBeGreaterThan(apart)
})
