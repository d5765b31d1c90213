import { answerForEthereum, cutEthereum, ethereumRequests } from './support/ethereumNode'
import { recordTexts } from './support/recordTexts'
import { expect } from './support/test'
import { shortAddress } from '../../src/ui/parts/format'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

test.beforeEach(({ mishaps }) => mishaps.allow(ethereumRequests))

test('[S2.25, S2.26] the name and the picture that Ethereum itself knows of an account stand in the header and the panel', async ({
  page,
  newAccount,
  openWithWallet,
}) => {
  const askedFor = await answerForEthereum(page, {
    name: 'anna.eth',
    avatar: 'https://pictures.example/anna.png',
  })
  const { wallet, account } = await openWithWallet()
  const header = walletHeader(page)
  const avatar = header.panel.locator('[data-pending]')
  await test.step('the name, and the address beside it; no picture is fetched from anybody’s own server', async () => {
    expect(askedFor()).toEqual([])
    await header.choose()
    await expect(header.account).toContainText('anna.eth')
    await header.openPanel()
    await expect(header.panel).toContainText('anna.eth')
    await expect(header.panel).toContainText(account.address)
    await expect(avatar.locator('svg')).toBeVisible()
    expect([...new Set(askedFor())]).toEqual([account.address.toLowerCase()])
    await page.keyboard.press('Escape')
  })

  await test.step('a picture is shown when it is kept on Ethereum itself', async () => {
    const onEthereum = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`
    await answerForEthereum(page, { name: 'ben.eth', avatar: onEthereum })
    const second = await newAccount()
    await wallet.set({ as: second.privateKey })
    await expect(header.account).toContainText('ben.eth')
    await header.openPanel()
    await expect(avatar.locator('img')).toHaveAttribute('src', onEthereum)
    await page.keyboard.press('Escape')
  })

  await test.step('another account’s name does not stay with the next one', async () => {
    await answerForEthereum(page, { name: null })
    const third = await newAccount()
    await wallet.set({ as: third.privateKey })
    await header.expectAccount(third.address)
    await expect(header.account).not.toContainText('ben.eth')
  })
})

test('[S2.26] a name that cannot be trusted is not shown, but the address; nor is a name missed', async ({
  page,
  newAccount,
  openWithWallet,
}) => {
  const untrusted = [
    ['is not there', null],
    // "a" and a combining accent, where the normal form has one letter.
    ['is not in normal form', 'a\u0301nna.eth'],
    ['has letters in capitals', 'Anna.eth'],
    ['mixes alphabets so that it looks like another', 'аnna.eth'],
  ] as const
  await answerForEthereum(page)
  const { wallet } = await openWithWallet({ connected: true })
  const header = walletHeader(page)
  await expect(header.account).toContainText('5 ETH')
  const shown = await recordTexts(page.locator('body'))
  /** Another account connects, whose name is not known in the page yet. */
  const change = async () => {
    const account = await newAccount()
    await wallet.set({ as: account.privateKey })
    await header.expectAccount(account.address)
    return account
  }
  for (const [what, name] of untrusted)
    await test.step(`a name that ${what}`, async () => {
      const askedFor = await answerForEthereum(page, { name })
      const { address } = await change()
      await expect.poll(askedFor).toContain(address.toLowerCase())
      // Whatever the name leads to has come by then.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await expect(header.account).toContainText('5 ETH')
      await header.openPanel()
      await expect(header.panel).toContainText(shortAddress(address))
      if (name !== null) await expect(page.getByText(name)).toHaveCount(0)
      await page.keyboard.press('Escape')
    })

  await test.step('Ethereum’s nodes cannot be reached: nothing is wrong', async () => {
    cutEthereum(page)
    const failed = page.waitForEvent('requestfailed', (request) =>
      ethereumRequests.test(`request to ${new URL(request.url()).origin}`),
    )
    await change()
    await failed
    await expect(header.account).toContainText('5 ETH')
    await expect(page.getByRole('alert')).toBeEmpty()
  })

  const texts = (await shown()).join('')
  for (const [, name] of untrusted) if (name !== null) expect(texts).not.toContain(name)
})
