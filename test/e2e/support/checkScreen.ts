import { type Page, test } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'
import { frameOfApp } from './appInHost'
import { type Accessible, expectAccessible } from './expectAccessible'
import { appHasHeard } from './hostPage'

const sizes = [
  { width: 1200, height: 900 },
  { width: 390, height: 844 },
] as const

const check = (page: Page, name: string, how: Omit<Accessible, 'sizes'> = {}) =>
  test.step(`axe finds nothing, and nothing scrolls sideways: ${name}`, () =>
    expectAccessible(page, { ...how, sizes }))

/** The screen that a journey has come to: axe finds nothing, and nothing scrolls sideways, wide and on a phone, light and dark. */
export function checkScreen(page: Page, name: string): Promise<void> {
  return check(page, name)
}

/** The same for the screen in the host's frame, in the host's two themes unless others are said. */
export function checkScreenInHost(
  page: Page,
  world: Pick<WorldInfo, 'appUrl'>,
  name: string,
  themes?: Accessible['themes'],
): Promise<void> {
  const flip = () => appHasHeard(page, page.frameLocator('iframe[title=App]'))
  return check(page, name, { frame: frameOfApp(page, world), themes: themes ?? [flip, flip] })
}
