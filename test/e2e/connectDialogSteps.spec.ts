import type { Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { connectButton, keepLinksHere, openConnectDialog } from './support/connectDialog'
import { expect } from './support/test'
import { walletTest as test } from './support/walletTest'

/** The right pane of "Connect a Wallet" before a wallet is chosen: what a wallet is, and how to get one. */

const open = async (page: Page) => {
  const found = await openConnectDialog(page)
  return {
    ...found,
    back: () => found.press('Back'),
    follow: (name: string) => found.dialog.getByRole('link', { name }).click(),
  }
}

test('[S2.7, S2.8, S2.9, S2.16, S2.17, S2.18, S2.19, S2.46, S4.11, S4.12, S4.13, S4.14, S9.5] what a wallet is, how to get one on a phone or in the browser, and the way back from each step', async ({
  page,
  mishaps,
  openWithWallet,
}) => {
  mishaps.allow(/^request to https:\/\/(chrome\.google\.com|metamask\.io)$/)
  const followed = await keepLinksHere(page)
  await openWithWallet({ knobs: { announce: 'none' } })
  const { dialog, wallets, press, back, follow } = await open(page)
  const expectSound = async (step: string) => expect(await findViolations(page), step).toEqual([])

  await test.step('what a wallet is, and the few that can be got; back leads to the introduction', async () => {
    await expect(dialog).toContainText('What is a Wallet?')
    await expect(dialog.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', /^https:/)
    await expect(dialog.getByRole('button', { name: 'Back' })).toHaveCount(0)
    await expectSound('what a wallet is')
    await press('Get a Wallet')
    await expect(dialog).toContainText('Not what you')
    await expectSound('the wallets that can be got')
    const gets = dialog.getByRole('button', { name: 'GET', exact: true })
    await expect(gets.first()).toBeVisible()
    expect(await gets.count()).toBeLessThanOrEqual(5)
    for (const name of ['Rainbow', 'Coinbase Wallet', 'MetaMask'])
      await expect(dialog.getByText(name, { exact: true })).toHaveCount(2)
    await back()
    await expect(dialog).toContainText('What is a Wallet?')
  })

  await test.step('the mobile app: its code to scan, its steps, and the same way back', async () => {
    await press('Get a Wallet')
    await press('GET')
    await expect(dialog).toContainText('Get Rainbow')
    await expect(dialog).toContainText('Rainbow for Chrome')
    await expect(dialog).toContainText('Rainbow for Mobile')
    await expectSound('one wallet')
    await press('Get the app')
    await expect(dialog).toContainText('Install Rainbow')
    await expect(dialog).toContainText('Scan with your phone to download on iOS or Android')
    const code = dialog.getByRole('img', { name: 'QR Code' })
    await expect(code).toBeVisible()
    await expectSound('its code')
    const { width, height } = (await code.boundingBox()) ?? { width: 0, height: 1 }
    expect(width).toBeGreaterThan(200)
    expect(width).toBe(height)
    await press('Continue')
    await expect(dialog).toContainText('Get started with Rainbow')
    await expect(dialog).toContainText('Tap the scan button')
    await expectSound('its steps')
    await expect(dialog.getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', /^https:/)
    for (const before of ['Install Rainbow', 'Get Rainbow', 'Get a Wallet', 'What is a Wallet?']) {
      await back()
      await expect(dialog).toContainText(before)
    }
  })

  await test.step('the extension: its store in a tab of its own, its steps, Refresh, and the way back', async () => {
    await press('Get a Wallet')
    await press('GET', 2)
    await follow('Add to Chrome')
    await expect.poll(() => followed).toEqual([expect.stringContaining('nkbihfbeogaeaoehlefnkodbefgpgknn')])
    await expect(dialog).toContainText('Install the MetaMask extension')
    await expect(dialog.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', /^https:/)
    await back()
    await expect(dialog).toContainText('Get MetaMask')
    await expect(dialog.getByRole('button', { name: 'Get the app' })).toBeVisible()

    await follow('Add to Chrome')
    const reloaded = page.waitForEvent('load')
    await press('Refresh')
    await reloaded
    await expect(dialog).toHaveCount(0)
    await expect(connectButton(page)).toBeVisible()
  })

  await test.step('below 768 px the list stands alone, and Learn More leads to the compact introduction', async () => {
    await page.setViewportSize({ width: 767, height: 900 })
    await openConnectDialog(page)
    await expect(dialog.getByText('What is a Wallet?')).toHaveCount(0)
    await press('Learn More')
    await expect(dialog).toContainText('What is a Wallet?')
    await expect(dialog).toContainText('A Home for your Digital Assets')
    await expect(wallets).toHaveCount(0)
    await press('Get a Wallet')
    await expect(dialog.getByRole('button', { name: 'GET', exact: true }).first()).toBeVisible()
    await back()
    await expect(dialog).toContainText('A Home for your Digital Assets')
    await back()
    await expect(wallets.first()).toBeVisible()
  })
})
