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

describe('the look of the wallets’ dialogs', () => {
  test('[S1.6] is dark, with the page’s own accent', async () => {
    const variables = await variablesOf({})
    expect(variables.get('--rk-colors-modalBackground')).toBe('#1A1B1F')
    expect(variables.get('--rk-colors-accentColor')).toBe('#ee9f78')
  })

  test.each([
    ['large', '24px'],
    ['medium', '16px'],
    ['small', '8px'],
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
})
