import type { Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { connectButton, openConnectDialog } from './support/connectDialog'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { standInForRelay, type WalletRelay } from './support/walletRelay'
import { walletTest as test } from './support/walletTest'

/** Wallets on a phone: the code to scan, the link to paste, and what is said when WalletConnect's relay is not there. */

const code = (page: Page) => page.getByRole('dialog').getByRole('img', { name: 'QR Code' })
const notice = (page: Page) => page.getByRole('alert')
const silent = 'WalletConnect does not answer'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
  // It vouches for websites, and is asked once a wallet was chosen.
  mishaps.allow(/^request to https:\/\/verify\.walletconnect\.org$/)
})

test('[S2.10, S2.46, S4.3, S4.8, S9.6, S9.7] a code to scan and a link to paste; the relay is asked only once its wallet was chosen', async ({
  page,
  context,
  world,
  openWithWallet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.appUrl })
  const relay = await standInForRelay(page)
  await openWithWallet()
  const { dialog, option, press } = await openConnectDialog(page)

  await test.step('a code is drawn', async () => {
    await page.waitForLoadState('networkidle')
    expect(relay.asked).toEqual([])
    await option('walletConnect').click()
    await expect(code(page)).toBeVisible()
    await expect(dialog).toContainText('Scan with your phone')
    expect(relay.asked).toEqual(expect.arrayContaining(['open', 'irn_subscribe']))
    await expect.poll(() => sizeOfCode(page)).toEqual({ box: 382, drawn: 342, logo: 69 })
    expect(await code(page).locator('path, circle, rect').count()).toBeGreaterThan(0)
    await expect(notice(page)).toBeEmpty()

    await option('rainbow').click()
    await expect(dialog).toContainText('Scan with Rainbow')
    await expect(code(page)).toBeVisible()
  })

  await test.step('a wallet that cannot scan takes a link to paste, without asking anybody else', async () => {
    await option('walletConnect').click()
    await expect(page.getByText('Cannot scan, as in Safe{Wallet}?')).toBeVisible()
    await press('USE A LINK')
    const own = page.getByRole('dialog', { name: 'Connect by a link' })
    await expect(own).toBeVisible()
    await expect(own).toContainText(/wc:[0-9a-f]{64}@2\?.*relay-protocol=irn/)
    // "Connect a Wallet" has gone by now: Escape has one dialog to close.
    await expect(page.getByRole('dialog')).toHaveCount(1)
    expect(await findViolations(page)).toEqual([])
    await own.getByRole('button', { name: 'Copy the link' }).click()
    await expect(own.getByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    await page.keyboard.press('Escape')
    await expect(own).toHaveCount(0)
    await expect(connectButton(page)).toBeVisible()
    await expect(notice(page)).toBeEmpty()
  })

  await test.step('in the compact layout the code is smaller', async () => {
    await page.setViewportSize({ width: 767, height: 800 })
    await openConnectDialog(page)
    await expect(page.getByText('What is a Wallet?')).toHaveCount(0)
    await option('walletConnect').click()
    await expect(code(page)).toBeVisible()
    await expect.poll(() => sizeOfCode(page)).toEqual({ box: 318, drawn: 278, logo: 56 })
  })
})

test('[S2.10] a relay that is mute is told in words after ten seconds, and nothing else breaks', async ({
  page,
  openWithWallet,
}) => {
  await page.clock.install()
  const relay = await standInForRelay(page, 'mute')
  await openWithWallet()
  await expectTold(page, relay)
})

test('[S2.10] a relay that is gone is told in the same words; back, it draws the code by itself, and then nothing is said of it', async ({
  page,
  openWithWallet,
}) => {
  test.slow()
  await page.clock.install()
  const relay = await standInForRelay(page, 'gone')
  const { wallet } = await openWithWallet()
  await test.step('told in words after ten seconds, and nothing else breaks', () => expectTold(page, relay))

  await wallet.set({ answer: 'never' })
  await wallet.forget()
  const { dialog, option } = await openConnectDialog(page)
  await test.step('one that answers late draws the code by itself, and what was said is taken back', async () => {
    await option('walletConnect').click()
    await expect(option('walletConnect')).toHaveAttribute('aria-current', 'true')
    await page.clock.fastForward(10_500)
    await expect(notice(page)).toContainText('this goes on by itself once it answers')
    relay.become('up')
    await hurryUntil(page, () => expect(code(page)).toBeVisible({ timeout: 3_000 }))
    await expect(notice(page)).toBeEmpty()
  })

  await test.step('once a code was there, or another wallet was chosen, nothing is said', async () => {
    for (const [id, title] of [
      ['rainbow', 'Scan with Rainbow'],
      ['walletConnect', 'Scan with your phone'],
      ['metaMask', 'Scan with MetaMask'],
      ['local.testwallet', 'Opening Test Wallet...'],
    ] as const) {
      await option(id).click()
      await expect(dialog).toContainText(title)
    }
    await page.clock.fastForward(30_000)
    await expect(notice(page)).toBeEmpty()
  })
})

test('[S2.10, S2.15, S4.10] a relay that stays away is given up: still said, and RETRY draws the code once it is back', async ({
  page,
  openWithWallet,
}) => {
  test.slow()
  await page.clock.install()
  const relay = await standInForRelay(page, 'gone')
  await openWithWallet()
  const { dialog, option, press } = await openConnectDialog(page)
  await option('walletConnect').click()
  await expect.poll(() => relay.asked).toContain('open')
  const retry = dialog.getByRole('button', { name: 'RETRY' })
  // No connection is being made that a jump could interrupt.
  await hurryUntil(page, () => expect(retry).toBeVisible({ timeout: 300 }))
  await expect(notice(page)).toContainText(silent)
  await expect(notice(page)).toContainText('Check your connection and try again')
  relay.become('up')
  await press('RETRY')
  await hurryUntil(page, () => expect(code(page)).toBeVisible({ timeout: 3_000 }))
  await expect(dialog).toContainText('Scan with your phone')
  await expect(notice(page)).toBeEmpty()
})

/** A code is asked for and does not come: that is said after ten seconds, and another wallet can be chosen. */
async function expectTold(page: Page, relay: WalletRelay) {
  const { dialog, option } = await openConnectDialog(page)
  await option('walletConnect').click()
  await expect.poll(() => relay.asked).toContain('open')
  // The clock of the page goes on by itself meanwhile.
  await page.clock.fastForward(3_000)
  await expect(notice(page)).toBeEmpty()
  await page.clock.fastForward(7_000)
  await expect(notice(page)).toContainText(silent)
  await expect(notice(page)).toContainText('choose a wallet in this browser')
  // In front of the kit's dialog, which has nothing to say.
  await expect(notice(page).getByRole('button', { name: 'Close' })).toBeVisible()

  await option('local.testwallet').click()
  await expect(notice(page)).toBeEmpty()
  await expect(dialog).toHaveCount(0)
}

/** The library waits, and waits again: lets the page's time pass until this holds. */
async function hurryUntil(page: Page, holds: () => Promise<void>) {
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await holds()
  }).toPass({ intervals: [100], timeout: 120_000 })
}

async function sizeOfCode(page: Page) {
  return code(page).evaluate((svg) => {
    const frame = svg.parentElement?.parentElement
    const widthOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().width ?? 0)
    return { box: frame?.clientWidth, drawn: widthOf(svg), logo: widthOf(svg.querySelector('img')) }
  })
}
