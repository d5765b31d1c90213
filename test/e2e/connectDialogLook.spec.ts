import type { Locator } from '@playwright/test'
import { findViolations } from './support/axe'
import { openConnectDialog } from './support/connectDialog'
import { expect } from './support/test'
import { walletTest as test } from './support/walletTest'

/** How "Connect a Wallet" looks, and how far it is for those who do not see it. */

const variable = (dialog: Locator, name: string) =>
  dialog.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name).trim(), name)

/** The box whose height is limited, and what the limit is. */
const limit = (dialog: Locator) =>
  dialog.locator('[style*="max-height"]').evaluate((element) => getComputedStyle(element).maxHeight)

test('[S1.6, S2.46, S2.47, S2.50, S2.51, S2.52] the dialog is dark on any page, in the page’s own faces, wide from 768 px and compact below', async ({
  page,
  openWithWallet,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithWallet({ knobs: { announce: 'both' } })
  const { dialog, press } = await openConnectDialog(page)
  await test.step('it stands where it stays from its first frame on, as the page’s own dialogs do', async () => {
    for (const element of [dialog, dialog.getByRole('document')])
      await expect(element).toHaveCSS('animation-name', 'none')
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  await test.step('dark on a light page and on a dark one, with small corners, no blur and the veil of the page', async () => {
    const veils = { light: 'rgba(34, 29, 24, 0.45)', dark: 'rgba(0, 0, 0, 0.6)' }
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await variable(dialog, '--rk-colors-modalBackground')).toBe('#25211d')
      expect(await variable(dialog, '--rk-radii-modal')).toBe('4px')
      expect(await variable(dialog, '--rk-fonts-body')).toContain('Source Sans 3')
      expect(await variable(dialog, '--rk-blurs-modalOverlay')).toBe('blur(0px)')
      const veil = dialog.evaluate((element) => getComputedStyle(element).backgroundColor)
      expect(await veil).toBe(veils[colorScheme])
      // And not only named so.
      const title = dialog.getByRole('heading', { name: 'Connect a Wallet' })
      await expect(title).toHaveCSS('color', 'rgb(240, 232, 220)')
      await expect(title).toHaveCSS('font-family', /Newsreader/)
      const background = await title.evaluate((element) => {
        let at: Element | null = element
        while (at !== null && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)')
          at = at.parentElement
        return at === null ? null : getComputedStyle(at).backgroundColor
      })
      expect(background, colorScheme).toBe('rgb(37, 33, 29)')
    }
  })

  await test.step('wide at 768 px and at most 504 high, compact below and at most 468', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(dialog.getByText('What is a Wallet?')).toBeVisible()
    expect(await limit(dialog)).toBe('504px')
    expect(await findViolations(page), 'wide').toEqual([])
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(dialog.getByText('What is a Wallet?')).toHaveCount(0)
    expect(await limit(dialog)).toBe('468px')

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(dialog.getByRole('button', { name: 'Learn More' })).toBeVisible()
    expect(await findViolations(page), 'compact').toEqual([])
    await press('Learn More')
    await expect(dialog).toContainText('A Home for your Digital Assets')
    expect(await findViolations(page), 'Learn More').toEqual([])
  })
})
