import { parseEther } from 'viem'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { fillBasket } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { expect } from './support/test'
import { heldBy, threeGifts } from './support/walletGiving'
import { openSafeBasket, tellingRequests } from './support/walletSafe'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const others = [
  { cause: 'Open Wells', asset: 'ETH', amount: '0.5' },
  { cause: 'Hedgerow Trust', asset: 'LDAI', amount: '3' },
] as const

const lastGifts = [
  { cause: 'Open Wells', asset: 'LDAI', amount: '2' },
  { cause: 'Hedgerow Trust', asset: 'LUSD', amount: '7' },
] as const

for (const [what, safeAnswers] of [
  ['proposed', 'safeTxHash'],
  ['executed at once', 'chainHash'],
] as const) {
  test(`the answer to a gift that was ${what} is lost: it is found, and never requested again`, async ({
    page,
    world,
    newSafe,
    openWithWallet,
  }) => {
    test.slow()
    const time = await takeOverTime(page)
    const { account, wallet, header, giving, service } = await openSafeBasket(
      { page, world, newSafe, openWithWallet },
      { lines: threeGifts, knobs: { afterSending: 'unclearError', safeAnswers } },
    )
    const isExecuted = safeAnswers === 'chainHash'
    const end = isExecuted ? 'Delivered' : 'Needs 1 more signature (1 of 2)'
    const before = await heldBy(world, account.safe)
    const expectFound = async (count: number, paid: bigint) => {
      await giving.follow()
      await time.passUntil(giving.card, end)
      await expect(giving.cards).toHaveCount(count)
      const proposed = await service.proposed()
      expect(proposed.map((one) => one.isExecuted)).toEqual(Array.from({ length: count }, () => isExecuted))
      const { ETH } = await heldBy(world, account.safe)
      expect(before.ETH - ETH).toBe(isExecuted ? paid : 0n)
    }

    await test.step('the wallet fails', async () => {
      await giving.propose()
      await expectFound(1, parseEther('0.25'))
      expect(await tellingRequests(wallet)).toEqual(['wallet_sendCalls'])
    })

    await test.step('the wallet never answers', async () => {
      await wallet.set({ afterSending: 'silence' })
      await page.getByRole('link', { name: 'Causes' }).first().click()
      await fillBasket(page, others)
      await giving.propose()
      await time.passUntil(giving.main, 'No answer yet', 40_000)
      await giving.button('Check whether it was proposed').click()
      // The first gift has used up the requests of this minute.
      await time.passUntil(giving.heading, /^(Proposed to your Safe|Delivered)$/)
      await expectFound(2, parseEther('0.75'))
      expect(await tellingRequests(wallet)).toEqual(['wallet_sendCalls', 'wallet_sendCalls'])
    })

    if (!isExecuted)
      await test.step('with the tab: found when the page is opened again', async () => {
        await page.getByRole('link', { name: 'Causes' }).first().click()
        await fillBasket(page, lastGifts)
        await giving.propose()
        await expect.poll(async () => (await service.proposed()).length).toBe(3)
        await page.reload()
        await header.expectAccount(account.safe)
        await time.passUntil(giving.heading, 'Proposed to your Safe')
        await expectFound(3, 0n)
        expect(await tellingRequests(wallet)).toEqual([])
      })
  })
}
