import { shortAddress } from '../../src/ui/parts/format'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { verifyPage } from './support/walletSignIn'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

test('[S1.5, S2.22, S4.1, S4.2] after a reload the same wallet is connected, without a dialog, and it is not asked to connect again', async ({
  page,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet()
  const { header, dialog, opener, send } = verifyPage(page, account)
  await header.connectTo(account.address)
  const expectNothingAsked = async () => {
    await expect(header.account).toContainText('5 ETH')
    await expect(header.connect).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const asked = (await wallet.requests()).map(({ method }) => method)
    expect(asked).toContain('eth_accounts')
    expect(asked.filter((method) => /request|sign|send|switch/i.test(method))).toEqual([])
  }

  await test.step('while a slow wallet is asked, the page says so and never shows a visitor’s button', async () => {
    await wallet.set({ delay: 700 })
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seenInHeader: seen })
      const look = () => {
        const text = document.querySelector('[data-session]')?.textContent ?? ''
        if (text !== seen.at(-1)) seen.push(text)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.reload()
    await header.expectAccount(account.address)
    const seen = await page.evaluate(() => (window as unknown as { seenInHeader: string[] }).seenInHeader)
    expect(seen).toContain(`Reconnecting…${shortAddress(account.address)}`)
    expect(seen).not.toContain('Connect Wallet')
    await wallet.set({ delay: 0 })
    await expectNothingAsked()
  })

  await test.step('one that is locked leaves a visitor, also after a reload; unlocked, it is connected again', async () => {
    await wallet.set({ locked: true })
    await header.expectVisitor()
    await page.reload()
    await header.expectVisitor()
    await wallet.set({ locked: false })
    await header.expectAccount(account.address)
  })

  await test.step('one that is gone after the reload leaves a visitor, without an error', async () => {
    await wallet.set({ announce: 'none' })
    await page.reload()
    await header.expectVisitor()
    await expect(page.getByRole('alert')).toBeEmpty()
  })

  await test.step('one that is back is connected; not signed in, nothing is asked, and "Verify your account" leads to the step', async () => {
    await wallet.set({ announce: 'eip6963' })
    await page.reload()
    await header.expectAccount(account.address)
    await expectNothingAsked()
    await opener.click()
    await expect(dialog).toBeVisible()
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(opener).toHaveCount(0)
  })
})
