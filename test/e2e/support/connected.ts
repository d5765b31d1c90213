import { expect, type FrameLocator } from '@playwright/test'
import type { Address } from 'viem'
import { shortAddress } from '../../../src/ui/parts/format'

/** The app says that it is connected, and to this Safe. */
export async function expectConnected(app: FrameLocator, safe: Address): Promise<void> {
  const badge = app.locator('[data-session]')
  await expect(badge).toHaveAttribute('data-session', 'safe')
  await expect(badge).toContainText('Connected')
  await expect(badge).toContainText(shortAddress(safe))
}

/** It has not connected so far, whatever was posted to it. */
export async function expectNotConnected(app: FrameLocator): Promise<void> {
  await expect(app.getByRole('banner')).toBeVisible()
  await expect(app.locator('[data-session="safe"]')).toHaveCount(0)
}
