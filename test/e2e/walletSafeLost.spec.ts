import { parseEther } from 'viem'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { fillBasket, type Line } from './support/giving'
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

test('the answer to a gift that was executed at once, or proposed, is lost: it is found, and never requested again', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  test.slow()
  const time = await takeOverTime(page)
  const { account, wallet, header, giving, service } = await openSafeBasket(
    { page, world, newSafe, openWithWallet },
    { lines: threeGifts, knobs: { safeAnswers: 'chainHash', afterSending: 'unclearError' } },
  )
  const before = await heldBy(world, account.safe)
  /** The newest, after so many that were executed and proposed with it. */
  const expectFound = async ({ executed, waiting }: { executed: number; waiting: number }, paid: bigint) => {
    await giving.follow()
    await time.passUntil(giving.card, waiting === 0 ? 'Delivered' : 'Needs 1 more signature (1 of 2)')
    await expect(giving.cards).toHaveCount(executed + waiting)
    const areExecuted = async () => (await service.proposed()).map(({ isExecuted }) => isExecuted)
    await expect
      .poll(areExecuted)
      .toEqual([
        ...Array.from({ length: waiting }, () => false),
        ...Array.from({ length: executed }, () => true),
      ])
    const { ETH } = await heldBy(world, account.safe)
    expect(before.ETH - ETH).toBe(paid)
  }
  const startAnother = async (lines: readonly Line[]) => {
    await page.getByRole('link', { name: 'Causes' }).first().click()
    await fillBasket(page, lines)
    await giving.propose()
  }
  /** In vain, for the answer of the wallet. */
  const waitForAnswer = async () => {
    await time.passUntil(giving.main, 'No answer yet', 40_000)
    await giving.button('Check whether it was proposed').click()
    // The gift before it has used up the requests of this minute.
    await time.passUntil(giving.heading, /^(Proposed to your Safe|Delivered)$/)
  }
  const once = 'wallet_sendCalls'

  await test.step('executed at once, and the wallet fails', async () => {
    await giving.propose()
    await expectFound({ executed: 1, waiting: 0 }, parseEther('0.25'))
    expect(await tellingRequests(wallet)).toEqual([once])
  })

  await test.step('executed at once, and the wallet never answers', async () => {
    await wallet.set({ afterSending: 'silence' })
    await startAnother(others)
    await waitForAnswer()
    await expectFound({ executed: 2, waiting: 0 }, parseEther('0.75'))
    expect(await tellingRequests(wallet)).toEqual([once, once])
  })

  await test.step('proposed, and the wallet never answers', async () => {
    await wallet.set({ safeAnswers: 'safeTxHash' })
    await startAnother(threeGifts)
    await waitForAnswer()
    await expectFound({ executed: 2, waiting: 1 }, parseEther('0.75'))
    expect(await tellingRequests(wallet)).toEqual([once, once, once])
  })

  await test.step('proposed, and the wallet fails', async () => {
    await wallet.set({ afterSending: 'unclearError' })
    await startAnother(others)
    await expectFound({ executed: 2, waiting: 2 }, parseEther('0.75'))
    expect(await tellingRequests(wallet)).toEqual([once, once, once, once])
  })

  await test.step('proposed, and lost with the tab: found when the page is opened again', async () => {
    await wallet.set({ afterSending: 'silence' })
    await startAnother(lastGifts)
    await expect.poll(async () => (await service.proposed()).length).toBe(5)
    await page.reload()
    await header.expectAccount(account.safe)
    await time.passUntil(giving.heading, 'Proposed to your Safe')
    await expectFound({ executed: 2, waiting: 3 }, parseEther('0.75'))
    expect(await tellingRequests(wallet)).toEqual([])
  })
})
