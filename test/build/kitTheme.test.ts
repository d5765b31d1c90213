import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { type KitLook, kitThemePlugin } from '../../build/kitThemePlugin'

const usual: KitLook = { borderRadius: 'small', fontStack: 'system', overlayBlur: 'none' }

/** What the build writes for this look: each of RainbowKit's variables, by its name. */
async function variablesOf(look: Partial<KitLook>) {
  const plugin = kitThemePlugin({ ...usual, ...look }, () => import('@rainbow-me/rainbowkit'))
  const load = plugin.load as (id: string) => Promise<string | null>
  const css = (await load('\0virtual:kit-theme.css')) ?? ''
  expect(css).toMatch(/^\[data-rk\]\{.*\}$/)
  return new Map(
    css
      .slice('[data-rk]{'.length, -1)
      .split(';')
      .map((declaration) => declaration.split(/:(.*)/s) as [string, string]),
  )
}

/** WCAG 2's, from 0 (black) to 1 (white). */
function relativeLuminance(hex = '#ffffff'): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('the look of the wallets’ dialogs', () => {
  test('[S1.6] is dark, in the colours of the page’s own dark theme', async () => {
    const variables = await variablesOf({})
    const tokens = readFileSync(new URL('../../src/ui/styles/tokens.css', import.meta.url), 'utf8')
    const dark = tokens.slice(tokens.indexOf("[data-theme='dark']"))
    for (const [color, token] of [
      ['modalBackground', 'paper-raised'],
      ['modalText', 'ink'],
      ['modalTextSecondary', 'ink-soft'],
      ['generalBorder', 'line'],
      ['accentColor', 'accent'],
      ['accentColorForeground', 'on-accent'],
    ] as const) {
      expect(dark).toContain(`--${token}: ${variables.get(`--rk-colors-${color}`)};`)
    }
    // The page behind it is veiled as behind its own dialogs, in either theme.
    expect(variables.get('--rk-colors-modalBackdrop')).toBe('var(--veil)')
    expect(relativeLuminance(variables.get('--rk-colors-modalBackground'))).toBeLessThan(0.03)
  })

  test.each([
    ['large', '24px'],
    ['medium', '16px'],
    // The page's own.
    ['small', '4px'],
    ['none', '0px'],
  ] as const)('[S2.50] %s corners are %s', async (borderRadius, radius) => {
    expect((await variablesOf({ borderRadius })).get('--rk-radii-modal')).toBe(radius)
  })

  test.each([
    ['rounded', /^SFRounded/],
    ['system', /^-apple-system/],
  ] as const)('[S2.51] the face can be %s', async (fontStack, face) => {
    expect((await variablesOf({ fontStack })).get('--rk-fonts-body')).toMatch(face)
  })

  test.each([
    ['large', 'blur(20px)'],
    ['small', 'blur(4px)'],
    ['none', 'blur(0px)'],
  ] as const)('[S2.52] what is behind it can have a %s blur', async (overlayBlur, blur) => {
    expect((await variablesOf({ overlayBlur })).get('--rk-blurs-modalOverlay')).toBe(blur)
  })

  test('all titles have our typeface: the class that we name is the one of the kit’s titles', () => {
    const own = readFileSync(new URL('../../src/ui/wallet/rainbowkit/kit.css', import.meta.url), 'utf8')
    const kit = readFileSync(
      createRequire(import.meta.url).resolve('@rainbow-me/rainbowkit/styles.css'),
      'utf8',
    )
    const named = [...own.matchAll(/\.([a-z0-9]+)[ ,{]/g)].map(([, name]) => name)
    const heaviest = [...kit.matchAll(/\.([a-z0-9]+) \{\s+font-weight: 800;/g)].map(([, name]) => name)
    expect(heaviest).toHaveLength(1)
    expect(named).toEqual(heaviest)
  })
})
