import { cutNode } from './support/appNode'
import { checkScreen } from './support/checkScreen'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { takeOverTime } from './support/pageTime'
import { expect } from './support/test'
import { givingPage, oneByOne, openBasket, threeGifts, timesAskedToSend } from './support/walletGiving'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const asksEach = { ...oneByOne, answer: 'never', answerFor: ['eth_sendTransaction'] } as const
const oneGift = threeGifts.slice(0, 1)
const fiveGifts = [
  ...threeGifts,
  { cause: 'Clinic on the Ferry', asset: 'ETH', amount: '0.5' },
  { cause: 'Second Bread', asset: 'LUSD', amount: '3' },
] as const

test('payment by payment, with answers lost: what was sent is found and not sent again, and the rest goes out', async ({
  page,
  world,
  context,
  openWithWallet,
}) => {
  test.slow()
  const time = await takeOverTime(page)
  const { wallet, account, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { lines: fiveGifts, knobs: asksEach },
  )

  await test.step('a wallet that does not answer: after half a minute the page offers a search, and finds it', async () => {
    await giving.give()
    await wallet.waitForRequest('eth_sendTransaction')
    await expect(giving.main).not.toContainText('No answer yet')
    await time.passUntil(giving.main, 'No answer yet', 60_000)
    await checkScreen(page, 'no answer yet')
    await wallet.set({ afterSending: 'silence' })
    await wallet.approve()
    await expect.poll(sent).toHaveLength(1)
    await giving.button('Check whether it was sent').click()
    await expect(giving.heading).toHaveText('1 of 5 sent')
    await expect(giving.payments.nth(0)).toContainText('Delivered')
    expect(await timesAskedToSend(wallet)).toBe(1)
  })

  await giving.button('Continue with payment 2').click()
  await wallet.waitForRequest('eth_sendTransaction')
  await wallet.approve()
  await expect.poll(sent).toHaveLength(2)
  await page.close()
  const tab = await context.newPage()
  const { wallet: nextWallet } = await openWithWallet({
    account,
    page: tab,
    knobs: { ...asksEach, afterSending: 'answer' },
  })
  const next = givingPage(tab)

  await test.step('closed in between: the next tab knows what went out, and goes on with the rest', async () => {
    await next.toActivity()
    await expect(next.main).toContainText('2 of 5 sent')
    await expect(next.cards).toHaveCount(2)
    await next.main.getByRole('link', { name: 'See where it stands' }).click()
    await next.button('Continue with payment 3').click()
    await nextWallet.waitForRequest('eth_sendTransaction')
    await nextWallet.approve()
    await expect(next.heading).toHaveText('Payment 4 of 5: confirm in Test Wallet')
    await nextWallet.waitForRequest('eth_sendTransaction')
    expect(await timesAskedToSend(nextWallet)).toBe(2)
    expect(await sent()).toHaveLength(3)
  })

  await test.step('sent without an answer, and reloaded: it is found on the chain', async () => {
    await nextWallet.set({ afterSending: 'silence' })
    await nextWallet.approve()
    await expect.poll(sent).toHaveLength(4)
    await expect(next.heading).toHaveText('Payment 4 of 5: confirm in Test Wallet')
    await tab.reload()
    await expect(next.heading).toHaveText('4 of 5 sent')
    await expect(next.payments.nth(3)).toContainText('Delivered')
    await expect(next.payments.nth(4)).toContainText('Next: not sent yet')
    expect(await timesAskedToSend(nextWallet)).toBe(0)
  })

  await nextWallet.set({ afterSending: 'answer', answer: 'approve' })
  await next.button('Continue with payment 5').click()
  await expect(next.heading).toHaveText('Sent')
  await expect(next.payments.filter({ hasText: 'Delivered' })).toHaveCount(5)
  expect(await timesAskedToSend(nextWallet)).toBe(1)
  expect(await sent()).toHaveLength(5)
})

test('a batch that was sent without an answer is found at the wallet after a reload', async ({
  page,
  world,
  openWithWallet,
}) => {
  const { wallet, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { knobs: { afterSending: 'silence' } },
  )
  await giving.give()
  await expect.poll(sent).toHaveLength(1)
  await page.reload()
  await expect(giving.heading).toHaveText('Sent')
  await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)
  expect(await timesAskedToSend(wallet)).toBe(0)
  expect(await sent()).toHaveLength(1)
})

test('a gift whose sending ended without an outcome is declared as not sent only after a search that found nothing', async ({
  page,
  world,
  openWithWallet,
}) => {
  test.slow()
  const { wallet, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { lines: oneGift, knobs: { ...asksEach, answer: 'fail', answerAfter: 4_000 } },
  )
  const notSent = giving.button('I am sure it was not sent')
  const expectUnsearched = async () => {
    await expect(giving.heading).toHaveText('This gift may have been sent')
    await expect(giving.main).toContainText('It could not be searched for')
    await expect(giving.main).toContainText('That does not mean that nothing was sent')
    await expect(notSent).toHaveCount(0)
  }

  await test.step('an error, while the chain cannot be read, and nothing sent', async () => {
    await giving.give()
    await expect.poll(() => timesAskedToSend(wallet)).toBe(1)
    const reachNode = await cutNode(page, world)
    await expectUnsearched()
    await reachNode()
    await giving.button('Look again').click()
    await expect(giving.main).toContainText('Not found when we looked')
    expect(await sent()).toEqual([])
    expect(await timesAskedToSend(wallet)).toBe(1)
    await notSent.click()
    await giving.button('Stop here').click()
  })

  await test.step('reloaded while the wallet asks, and nothing sent', async () => {
    await wallet.set({ answer: 'never', answerAfter: 0 })
    await giving.give()
    await wallet.waitForRequest('eth_sendTransaction')
    const reachNode = await cutNode(page, world)
    await page.reload()
    // Nobody can say yet whose address it is.
    await expect(giving.main).toContainText('could not be looked up on the chain')
    await expect(notSent).toHaveCount(0)
    await reachNode()
    await giving.button('Look again').click()

    await expect(giving.heading).toHaveText('This gift may have been sent')
    await expect(giving.main).toContainText('Not found when we looked')
    await giving.toActivity()
    await expect(giving.main).toContainText('A gift may have been sent')
    await giving.toGift()
    await checkScreen(page, 'it may have been sent')
    await notSent.click()
    await expect(giving.heading).toHaveText('Not sent yet')
  })

  await test.step('an error, while the chain cannot be read, and it was sent', async () => {
    await giving.button('Send it').click()
    await wallet.waitForRequest('eth_sendTransaction')
    const reachNode = await cutNode(page, world)
    await wallet.set({ afterSending: 'unclearError' })
    await wallet.approve()
    await expectUnsearched()
    await reachNode()
    await giving.button('Look again').click()
    await expect(giving.payments).toContainText('Delivered')
    expect(await timesAskedToSend(wallet)).toBe(1)
    expect(await sent()).toHaveLength(1)
  })
})
