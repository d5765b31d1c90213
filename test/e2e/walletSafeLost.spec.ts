import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { takeOverTime } from './support/pageTime'
import { expect } from './support/test'
import { heldBy, threeGifts } from './support/walletGiving'
import { openSafeBasket, tellingRequests } from './support/walletSafe'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const lines = threeGifts

for (const [what, afterSending, safeAnswers] of [
  ['proposed, and the wallet fails', 'unclearError', 'safeTxHash'],
  ['proposed, and the wallet never answers', 'silence', 'safeTxHash'],
  ['executed at once, and the wallet fails', 'unclearError', 'chainHash'],
  ['executed at once, and the wallet never answers', 'silence', 'chainHash'],
] as const) {
  test(`the answer is lost: ${what}. It is found, and never asked for again`, async ({
    page,
    world,
    newSafe,
    openWithWallet,
  }) => {
    const time = await takeOverTime(page)
    const { account, wallet, giving, service } = await openSafeBasket(
      { page, world, newSafe, openWithWallet },
      { lines, knobs: { afterSending, safeAnswers } },
    )
    const before = await heldBy(world, account.safe)
    await giving.propose()
    if (afterSending === 'silence') {
      await time.passUntil(giving.main, 'No answer yet', 40_000)
      await giving.button('Look whether it was proposed').click()
    }
    await giving.follow()
    const isExecuted = safeAnswers === 'chainHash'
    await time.passUntil(giving.card, isExecuted ? 'Delivered' : 'Needs 1 more signature (1 of 2)')
    await expect(giving.cards).toHaveCount(1)
    expect(await tellingRequests(wallet)).toEqual(['wallet_sendCalls'])
    expect(await service.proposed()).toMatchObject([{ isExecuted }])
    const { ETH } = await heldBy(world, account.safe)
    expect(before.ETH - ETH).toBe(isExecuted ? 250_000_000_000_000_000n : 0n)
  })
}

test('the answer is lost with the tab: found when the page is opened again', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  const { wallet, header, account, giving, service } = await openSafeBasket(
    { page, world, newSafe, openWithWallet },
    { lines, knobs: { afterSending: 'silence' } },
  )
  await giving.propose()
  await expect.poll(async () => (await service.proposed()).length).toBe(1)
  await page.reload()
  await header.expectAccount(account.safe)
  await expect(giving.heading).toHaveText('Proposed to your Safe')
  await giving.follow()
  await expect(giving.card).toContainText('Needs 1 more signature (1 of 2)')
  await expect(giving.cards).toHaveCount(1)
  expect(await tellingRequests(wallet)).toEqual([])
})
