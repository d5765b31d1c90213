import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
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

for (const [what, name] of [
  ['is not there', null],
  // "a" and a combining accent, where the normal form has one letter.
  ['is not in normal form', 'a\u0301nna.eth'],
  ['has letters in capitals', 'Anna.eth'],
  ['mixes alphabets so that it looks like another', 'аnna.eth'],
] as const) {
  test(`[S2.26] a name that ${what} is not shown, but the address`, async ({ page, openWithWallet }) => {
    const askedFor = await answerForEthereum(page, { name })
    const { account } = await openWithWallet()
    const header = walletHeader(page)
    await header.connectTo(account.address)
    await expect.poll(() => askedFor().length).toBeGreaterThan(0)
    // Whatever the name leads to has come by then.
    await page.waitForLoadState('networkidle')
    await expect(header.account).toContainText('5 ETH')
    await header.openPanel()
    await expect(header.panel).toContainText(shortAddress(account.address))
    if (name !== null) await expect(page.getByText(name)).toHaveCount(0)
  })
}

test('another account’s name does not stay with the next one', async ({
  page,
  openWithWallet,
  newAccount,
}) => {
  const second = await newAccount()
  await answerForEthereum(page, { name: 'anna.eth' })
  const { wallet } = await openWithWallet()
  const header = walletHeader(page)
  await header.choose()
  await expect(header.account).toContainText('anna.eth')
  await answerForEthereum(page, { name: null })
  await wallet.set({ as: second.privateKey })
  await header.expectAccount(second.address)
  await expect(header.account).not.toContainText('anna.eth')
})

test('Ethereum’s nodes cannot be reached: the address stands there, and nothing is wrong', async ({
  page,
  context,
  openWithWallet,
}) => {
  await context.route(/^https:\/\//, (route) => route.abort())
  const { account } = await openWithWallet()
  const header = walletHeader(page)
  await header.connectTo(account.address)
  await expect(header.account).toContainText('5 ETH')
  await expect(page.getByRole('alert')).toBeEmpty()
})

test('[S2.25] a picture on anybody’s own server is not fetched: the drawn one stands there', async ({
  page,
  openWithWallet,
}) => {
  await answerForEthereum(page, { name: 'anna.eth', avatar: 'https://pictures.example/anna.png' })
  await openWithWallet()
  const header = walletHeader(page)
  await header.choose()
  await expect(header.account).toContainText('anna.eth')
  await header.openPanel()
  await expect(header.panel.locator('[data-pending] svg')).toBeVisible()
})

test('[S2.25] a picture that is kept on Ethereum itself is shown in the panel', async ({
  page,
  openWithWallet,
}) => {
  const avatar = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`
  await answerForEthereum(page, { name: 'anna.eth', avatar })
  await openWithWallet()
  const header = walletHeader(page)
  await header.choose()
  await expect(header.account).toContainText('anna.eth')
  await header.openPanel()
  await expect(header.panel.locator('[data-pending] img')).toHaveAttribute('src', avatar)
})
