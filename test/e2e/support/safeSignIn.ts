import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Hex } from 'viem'
import type { WorldInfo } from '../../sandbox/world'
import { frameOfApp } from './appInHost'
import type { TestSafe } from './test'

/** The panel of the Safe in the frame. */
export async function openPanel(app: FrameLocator): Promise<Locator> {
  await app.getByRole('button', { name: /Connected/ }).click()
  const panel = app.getByRole('dialog', { name: 'Your Safe' })
  await expect(panel.getByRole('heading', { name: 'Sign-in' })).toBeVisible()
  return panel
}

/** From the app through the panel into the dialog, with the message prepared. */
export async function openDialog(
  app: FrameLocator,
): Promise<{ panel: Locator; dialog: Locator; send: Locator }> {
  const panel = await openPanel(app)
  await panel.getByRole('button', { name: 'Verify your account' }).click()
  const dialog = app.getByRole('dialog', { name: 'Verify your account' })
  const send = dialog.getByRole('button', { name: 'Send message' })
  return { panel, dialog, send }
}

/** The messages of a Safe at the transaction service. */
export async function messagesOf({ serviceUrl, safe }: TestSafe) {
  const response = await fetch(`${serviceUrl}/v1/safes/${safe}/messages/`)
  const page = (await response.json()) as { results: readonly { messageHash: Hex; message: string }[] }
  return page.results
}

/** Who the sign-in service says is signed in, asked from the app's own frame. */
export function sessionIn(page: Page, world: WorldInfo): Promise<unknown> {
  return frameOfApp(page, world).evaluate(async (url) => {
    const response = await fetch(`${url}/session`, { credentials: 'include' })
    return ((await response.json()) as { session: unknown }).session
  }, world.authUrl)
}
