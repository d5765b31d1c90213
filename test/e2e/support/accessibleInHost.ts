import type { Page } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'
import { frameOfApp } from './appInHost'
import { expectAccessible } from './expectAccessible'

/** The screen that is open in the host's frame, wide and on a phone, in the theme that the host has. */
export async function expectAccessibleInHost(page: Page, world: Pick<WorldInfo, 'appUrl'>): Promise<void> {
  const sizes = [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ] as const
  await expectAccessible(page, { frame: frameOfApp(page, world), sizes, themes: [() => Promise.resolve()] })
}
