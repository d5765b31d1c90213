import { cutNode } from './support/appNode'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { expectSound, phone } from './support/walletDevices'
import { threeGifts } from './support/walletGiving'
import { openSafeBasket, openSafeBehind } from './support/walletSafe'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

test.use(phone)

test('a Safe behind a wallet gives: panel, review, proposal and status are sound', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  const { header, panel, giving } = await openSafeBasket(
    { page, world, newSafe, openWithWallet },
    { lines: threeGifts },
  )
  await header.account.click()
  await expect(panel).toContainText('2 of 3 owners have to sign')
  await expect(panel).toContainText('Read from the chain: contract, owners')
  await expectSound(page)
  await page.keyboard.press('Escape')

  await giving.review()
  await expect(giving.main).toContainText('Read from the chain: contract, owners')
  await expectSound(page)
  await giving.button('Propose to your Safe').click()
  await expect(giving.heading).toHaveText('Proposed to your Safe')
  await expectSound(page)
  await giving.follow()
  await expect(giving.card).toContainText('Needs 1 more signature (1 of 2)')
  await expectSound(page)
})

test('what is in the way is sound too: an unknown chain, an unreachable chain, a gift that is searched for', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  const mend = await cutNode(page, world)
  const { wallet, header, giving, service } = await openSafeBehind(
    { page, world, newSafe, openWithWallet },
    { knobs: { chain: 5 }, path: '/give' },
  )
  await header.choose()
  await expect(giving.heading).toHaveText('Wrong network')
  await expectSound(page)
  await wallet.set({ chain: world.chainId })
  await expect(giving.main).toContainText('could not be looked up on the chain')
  await expectSound(page)
  await mend()
  await expect(giving.main).not.toContainText('could not be looked up on the chain', { timeout: 60_000 })
  await page.getByRole('combobox', { name: 'Add a cause' }).selectOption({ index: 1 })
  await giving.main.getByRole('textbox', { name: /^Amount/ }).fill('0.5')
  await service.set({ proposalDelayMs: 3_600_000 })
  await giving.propose()
  await expect(giving.main.getByText(/^Not found when we looked on/)).toBeVisible()
  await expectSound(page)
})
