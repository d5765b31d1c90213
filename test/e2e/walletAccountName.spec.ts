import type { Page } from '@playwright/test'
import { answerForEthereum, cutEthereum, ethereumRequests, type KnownName } from './support/ethereumNode'
import { expect } from './support/test'
import { shortAddress } from '../../src/ui/parts/shortAddress'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

test.beforeEach(({ mishaps }) => mishaps.allow(ethereumRequests))

test('[S2.26] the name that Ethereum knows stands in the header and in the panel, and the address beside it', async ({
  page,
  openWithWallet,
}) => {
  const askedFor = await answerForEthereum(page, { name: 'anna.eth' })
  const { account } = await openWithWallet()
  const header = walletHeader(page)
  expect(askedFor()).toEqual([])
  await header.choose()
  await expect(header.account).toContainText('anna.eth')
  await header.openPanel()
  await expect(header.panel).toContainText('anna.eth')
  await expect(header.panel).toContainText(account.address)
  expect([...new Set(askedFor())]).toEqual([account.address.toLowerCase()])
})

/** The page is loaded anew, and Ethereum gives the connected account this name. Answers which addresses it was asked for. */
async function reopenAs(page: Page, known: KnownName): Promise<() => readonly string[]> {
  const askedFor = await answerForEthereum(page, known)
  await page.reload()
  await expect.poll(() => askedFor().length).toBeGreaterThan(0)
  return askedFor
}

test('[S2.26] a name that cannot be trusted is not shown, but the address; nor is a name missed', async ({
  page,
  openWithWallet,
}) => {
  await answerForEthereum(page)
  const { account } = await openWithWallet({ connected: true })
  const header = walletHeader(page)
  for (const [what, name] of [
    ['is not there', null],
    // "a" and a combining accent, where the normal form has one letter.
    ['is not in normal form', 'a\u0301nna.eth'],
    ['has letters in capitals', 'Anna.eth'],
    ['mixes alphabets so that it looks like another', 'аnna.eth'],
  ] as const)
    await test.step(`a name that ${what}`, async () => {
      await reopenAs(page, { name })
      await header.expectAccount(account.address)
      // Whatever the name leads to has come by then.
      await page.waitForLoadState('networkidle')
      await expect(header.account).toContainText('5 ETH')
      await header.openPanel()
      await expect(header.panel).toContainText(shortAddress(account.address))
      if (name !== null) await expect(page.getByText(name)).toHaveCount(0)
    })

  await test.step('Ethereum’s nodes cannot be reached: nothing is wrong', async () => {
    cutEthereum(page)
    const failed = page.waitForEvent('requestfailed', (request) =>
      ethereumRequests.test(`request to ${new URL(request.url()).origin}`),
    )
    await page.reload()
    await failed
    await header.expectAccount(account.address)
    await expect(header.account).toContainText('5 ETH')
    await expect(page.getByRole('alert')).toBeEmpty()
  })
})

test('[S2.25] a picture is shown when it is kept on Ethereum itself, and not fetched from anybody’s own server', async ({
  page,
  newAccount,
  openWithWallet,
}) => {
  const onEthereum = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`
  await answerForEthereum(page, { name: 'anna.eth', avatar: 'https://pictures.example/anna.png' })
  const { wallet } = await openWithWallet({ connected: true })
  const header = walletHeader(page)
  await expect(header.account).toContainText('anna.eth')
  await header.openPanel()
  await expect(header.panel.locator('[data-pending] svg')).toBeVisible()

  await reopenAs(page, { name: 'anna.eth', avatar: onEthereum })
  await expect(header.account).toContainText('anna.eth')
  await header.openPanel()
  await expect(header.panel.locator('[data-pending] img')).toHaveAttribute('src', onEthereum)
  await page.keyboard.press('Escape')

  await test.step('another account’s name does not stay with the next one', async () => {
    const second = await newAccount()
    await answerForEthereum(page, { name: null })
    await wallet.set({ as: second.privateKey })
    await header.expectAccount(second.address)
    await expect(header.account).not.toContainText('anna.eth')
  })
})
