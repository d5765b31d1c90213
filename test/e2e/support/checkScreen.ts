import { type Page, test } from '@playwright/test'
import { expectAccessible } from './expectAccessible'

const sizes = [
  { width: 1200, height: 900 },
  { width: 390, height: 844 },
] as const

/** The screen that a journey has come to: axe finds nothing, and nothing scrolls sideways, wide and on a phone, light and dark. */
export function checkScreen(page: Page, name: string): Promise<void> {
  return test.step(`axe finds nothing, and nothing scrolls sideways: ${name}`, () =>
    expectAccessible(page, { sizes }))
}
