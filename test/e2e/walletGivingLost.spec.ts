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

test('a payment that was sent without an answer is found on the chain after a reload, and is not sent again', async ({
  page,
  world,
  openWithWallet,
}) => {
  test.slow()
  const { wallet, giving, sent } = await openBasket({ page, world, openWithWallet }, { knobs: asksEach })
  await giving.give()
  await wallet.waitForRequest('eth_sendTransaction')
  await wallet.approve()
  await expect(giving.heading).toHaveText('Payment 2 of 3: confirm in Test Wallet')
  await wallet.waitForRequest('eth_sendTransaction')
  await wallet.set({ afterSending: 'silence' })
  await wallet.approve()
  await expect.poll(sent).toHaveLength(2)
  await expect(giving.heading).toHaveText('Payment 2 of 3: confirm in Test Wallet')

  await page.reload()
  await expect(giving.heading).toHaveText('2 of 3 sent')
  await expect(giving.payments.nth(1)).toContainText('Delivered')
  await expect(giving.payments.nth(2)).toContainText('Next: not sent yet')
  expect(await timesAskedToSend(wallet)).toBe(0)

  await wallet.set({ afterSending: 'answer', answer: 'approve' })
  await giving.button('Continue with payment 3').click()
  await expect(giving.heading).toHaveText('Sent')
  await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)
  expect(await timesAskedToSend(wallet)).toBe(1)
  expect(await sent()).toHaveLength(3)
})

test('closed in between: the next tab knows what went out, and goes on with the rest', async ({
  page,
  world,
  context,
  openWithWallet,
}) => {
  test.slow()
  const { wallet, account, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { knobs: asksEach },
  )
  await giving.give()
  await wallet.waitForRequest('eth_sendTransaction')
  await wallet.set({ afterSending: 'silence' })
  await wallet.approve()
  await expect.poll(sent).toHaveLength(1)
  await page.close()

  const tab = await context.newPage()
  const { wallet: nextWallet } = await openWithWallet({ account, page: tab, knobs: oneByOne })
  const next = givingPage(tab)
  await next.toActivity()
  await expect(next.main).toContainText('1 of 3 sent')
  await expect(next.cards).toHaveCount(1)
  await next.main.getByRole('link', { name: 'See where it stands' }).click()
  await nextWallet.set({ afterSending: 'answer' })
  await next.button('Continue with payment 2').click()
  await expect(next.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)
  expect(await timesAskedToSend(nextWallet)).toBe(2)
  expect(await sent()).toHaveLength(3)
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

test('a wallet that does not answer: after half a minute the page offers a search, and finds what went out', async ({
  page,
  world,
  openWithWallet,
}) => {
  const time = await takeOverTime(page)
  const { wallet, giving, sent } = await openBasket({ page, world, openWithWallet }, { knobs: asksEach })
  await giving.give()
  await wallet.waitForRequest('eth_sendTransaction')
  await expect(giving.main).not.toContainText('No answer yet')
  await time.passUntil(giving.main, 'No answer yet', 60_000)
  await checkScreen(page, 'no answer yet')
  await wallet.set({ afterSending: 'silence' })
  await wallet.approve()
  await expect.poll(sent).toHaveLength(1)
  await giving.button('Check whether it was sent').click()
  await expect(giving.heading).toHaveText('1 of 3 sent')
  await expect(giving.payments.nth(0)).toContainText('Delivered')
  expect(await timesAskedToSend(wallet)).toBe(1)
})

test('reloaded while the wallet asks, and nothing sent: "I am sure it was not sent" is offered only after a search that found nothing', async ({
  page,
  world,
  openWithWallet,
}) => {
  const { wallet, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { lines: oneGift, knobs: asksEach },
  )
  const notSent = giving.button('I am sure it was not sent')
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
  await wallet.set({ answer: 'approve' })
  await giving.button('Send it').click()
  await expect(giving.payments).toContainText('Delivered')
  expect(await timesAskedToSend(wallet)).toBe(1)
  expect(await sent()).toHaveLength(1)
})

test('an error without an outcome, while the chain cannot be read: it cannot be declared as not sent', async ({
  page,
  world,
  openWithWallet,
}) => {
  test.slow()
  const unclear = { ...oneByOne, answerAfter: 4_000, answerFor: asksEach.answerFor }
  const { wallet, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { lines: oneGift, knobs: { ...unclear, answer: 'fail' } },
  )
  const loseTheAnswer = async () => {
    const asked = await timesAskedToSend(wallet)
    await giving.give()
    await expect.poll(() => timesAskedToSend(wallet)).toBe(asked + 1)
    const reachNode = await cutNode(page, world)
    await expect(giving.heading).toHaveText('This gift may have been sent')
    await expect(giving.main).toContainText('It could not be searched for')
    await expect(giving.main).toContainText('That does not mean that nothing was sent')
    await expect(giving.button('I am sure it was not sent')).toHaveCount(0)
    await reachNode()
    await giving.button('Look again').click()
  }

  await test.step('nothing was sent', async () => {
    await loseTheAnswer()
    await expect(giving.main).toContainText('Not found when we looked')
    expect(await sent()).toEqual([])
    expect(await timesAskedToSend(wallet)).toBe(1)
  })

  await giving.button('I am sure it was not sent').click()
  await giving.button('Stop here').click()
  await test.step('it was sent', async () => {
    await wallet.set({ answer: 'approve', afterSending: 'unclearError' })
    await loseTheAnswer()
    await expect(giving.main).toContainText('Delivered')
    expect(await sent()).toHaveLength(1)
    expect(await timesAskedToSend(wallet)).toBe(2)
  })
})
