import { type Page, test } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'
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
  { appUrl }: Pick<WorldInfo, 'appUrl'>,
  name: string,
  themes?: Accessible['themes'],
): Promise<void> {
  const frame = page.frames().find((one) => one.url().startsWith(appUrl))
  if (frame === undefined) throw new Error('The app is not open.')
  const flip = () => appHasHeard(page, page.frameLocator('iframe[title=App]'))
  return check(page, name, { frame, themes: themes ?? [flip, flip] })
}
