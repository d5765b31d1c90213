import { expect, type Page } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'
import { walletHeader } from './walletHeader'
import type { TestAccount } from './walletTest'

/** The step of "Verify your account", and the way to it. */
export function verifyPage(page: Page, { address }: TestAccount) {
  const header = walletHeader(page)
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  const opener = page.getByRole('banner').getByRole('button', { name: 'Verify your account' })
  return {
    header,
    dialog,
    opener,
    send: dialog.getByRole('button', { name: 'Send message' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    phase: (label: string) => dialog.getByRole('button', { name: label, exact: true }),
    /** Of a wallet that has connected by itself. */
    async open() {
      await header.expectAccount(address)
      await opener.click()
      await expect(dialog).toBeVisible()
    },
  }
}

/** Who the sign-in service says is signed in in this page's browser. */
export function sessionIn(page: Page, { authUrl }: WorldInfo): Promise<unknown> {
  return page.evaluate(async (url) => {
    const response = await fetch(`${url}/session`, { credentials: 'include' })
    return ((await response.json()) as { session: unknown }).session
  }, authUrl)
}
