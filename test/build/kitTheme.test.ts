import * as kit from '@rainbow-me/rainbowkit'
import { expect, test } from 'vitest'
import { kitThemePlugin, type KitLook } from '../../build/kitThemePlugin'

const plain: KitLook = { borderRadius: 'none', fontStack: 'system', overlayBlur: 'none' }

/** The custom properties of the style sheet that the plugin writes for this look. */
async function variables(look: KitLook): Promise<Readonly<Record<string, string>>> {
  const plugin = kitThemePlugin(look, async () => kit)
  const resolve = plugin.resolveId as (source: string) => string | null
  const load = plugin.load as (id: string | null) => Promise<string>
  const sheet = await load(resolve('virtual:kit-theme.css'))
  const body = /^\[data-rk\]\{(.*)\}$/s.exec(sheet)?.[1] ?? ''
  return Object.fromEntries(
    body.split(';').flatMap((line) => {
      const [name, ...value] = line.split(':')
      return name ? [[name.trim(), value.join(':').trim()]] : []
    }),
  )
}

test('[S1.6] the dialogs are dark, with the accent of the app', async () => {
  const found = await variables(plain)
  expect(found['--rk-colors-modalBackground']).toBe('#1A1B1F')
  expect(found['--rk-colors-accentColor']).toBe('#ee9f78')
})

test.each([
  ['large', '24px'],
  ['medium', '16px'],
  ['small', '8px'],
  ['none', '0px'],
] as const)('[S2.50] corners of the size “%s” are %s', async (borderRadius, radius) => {
  expect((await variables({ ...plain, borderRadius }))['--rk-radii-modal']).toBe(radius)
})

test('[S2.51] the letters are the rounded ones, or those of the system', async () => {
  expect((await variables({ ...plain, fontStack: 'rounded' }))['--rk-fonts-body']).toContain('SFRounded')
  expect((await variables({ ...plain, fontStack: 'system' }))['--rk-fonts-body']).not.toContain('SFRounded')
})

test.each([
  ['large', 'blur(20px)'],
  ['small', 'blur(4px)'],
  ['none', 'blur(0px)'],
] as const)('[S2.52] the page behind is blurred “%s” by %s', async (overlayBlur, blur) => {
  expect((await variables({ ...plain, overlayBlur }))['--rk-blurs-modalOverlay']).toBe(blur)
})
