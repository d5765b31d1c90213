import type { Page } from '@playwright/test'
import { connectButton, openConnectDialog } from './support/connectDialog'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { openPhoneWallet } from './support/phoneWallet'
import { readCode } from './support/readCode'
import { expect } from './support/test'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

/** The whole way through WalletConnect, with its own library at both ends and a relay between them. */

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  mishaps.allow(/^request to https:\/\/verify\.walletconnect\.org$/)
  await answerForEthereum(page)
})

async function askForLink(page: Page): Promise<string> {
  const { option, press } = await openConnectDialog(page)
  await option('walletConnect').click()
  await press('USE A LINK')
  const link = page.getByRole('dialog', { name: 'Connect by a link' }).locator('code')
  await expect(link).toHaveText(/^wc:/)
  return link.innerText()
}

test('[S1.8, S2.15, S4.10, S7.7, S8.7, S9.18] a code or a link that was refused leaves the page as it was; another connects, also after a reload', async ({
  page,
  world,
  newAccount,
  openWithWallet,
}) => {
  test.slow()
  const phone = await openPhoneWallet(page)
  const { address } = await newAccount()
  const header = walletHeader(page)
  await openWithWallet({ knobs: { announce: 'none' } })
  for (const [id, title] of [
    ['walletConnect', 'Scan with your phone'],
    ['rainbow', 'Scan with Rainbow'],
  ] as const)
    await test.step(`a code that was refused is gone, and RETRY draws another, which connects: ${id}`, async () => {
      const { dialog, option, press } = await openConnectDialog(page)
      const code = dialog.getByRole('img', { name: 'QR Code' })
      const uriOf = (read: string) => new URL(read).searchParams.get('uri') ?? read
      await option(id).click()
      await expect(dialog).toContainText(title)
      const first = uriOf(await readCode(code))
      await (await phone.scan(first)).reject()
      await expect(dialog.getByRole('button', { name: 'RETRY' })).toBeVisible()
      await expect(code).toHaveCount(0)
      await expect(dialog).not.toContainText(title)
      await expect(dialog).toContainText('Confirm connection in your wallet')
      await expect(page.getByRole('alert')).toBeEmpty()

      await press('RETRY')
      await expect(dialog).toContainText(title)
      const second = uriOf(await readCode(code))
      expect(second).not.toBe(first)
      await (await phone.scan(second)).approve(address, world.chainId)
      await expect(page.locator('[data-session="wallet"]')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await header.openPanel()
      await header.panel.getByRole('button', { name: 'Disconnect' }).click()
      await header.expectVisitor()
    })

  await test.step('a link that was refused leaves the page as it was; a new one connects, also after a reload', async () => {
    const first = await askForLink(page)
    await (await phone.scan(first)).reject()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(connectButton(page)).toBeVisible()
    const second = await askForLink(page)
    expect(second).not.toBe(first)

    const asked = await phone.scan(second)
    expect(asked.app).toBe('do some good')
    expect(asked.chains).toContain(`eip155:${world.chainId}`)
    await asked.approve(address, world.chainId)
    await header.expectAccount(address)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('alert')).toBeEmpty()

    await page.reload()
    await header.expectAccount(address)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
