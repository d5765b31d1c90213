import { parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { checkScreen } from './support/checkScreen'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { pressTogether } from './support/pressTogether'
import { expect } from './support/test'
import {
  differenceOf,
  gainedBy,
  givingPage,
  heldBy,
  nothing,
  openBasket,
  threeGifts,
  timesAskedToSend,
} from './support/walletGiving'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

/** Takes no batch, and leaves each payment open until the test answers. */
const asksEach = { batches: 'unsupported', answer: 'never', answerFor: ['eth_sendTransaction'] } as const
const another = { cause: 'Clinic on the Ferry', asset: 'ETH', amount: '0.5' } as const
const causes = ['open-wells', 'night-school-of-sao-bento', 'hedgerow-trust'].map(causeAddress)

test('one payment after the other: a "no" stops it, over a reload too, and of two tabs only one asks, however both go on', async ({
  page,
  world,
  context,
  openWithWallet,
}) => {
  test.slow()
  const { wallet, account, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { lines: [another, ...threeGifts], knobs: asksEach },
  )
  const tab = await context.newPage()
  const other = givingPage(tab)
  const both = [giving, other]
  const gifts = (of: typeof giving) => of.main.getByRole('group', { name: /^Gift to/ })

  await test.step('stopped in between, the basket has only what did not go out, in another tab too', async () => {
    await giving.give()
    await wallet.waitForRequest('eth_sendTransaction')
    await wallet.approve()
    await expect(giving.heading).toHaveText('Payment 2 of 4: confirm in Test Wallet')
    await wallet.waitForRequest('eth_sendTransaction')
    await wallet.reject()
    await expect(giving.heading).toHaveText('1 of 4 sent')
    await giving.button('Stop here').click()
    await expect(giving.heading).toHaveText('Your gift')
    await expect(gifts(giving)).toHaveCount(3)
    await expect(giving.line(another.cause)).toHaveCount(0)
    expect(await sent()).toHaveLength(1)
  })
  const { wallet: otherWallet } = await openWithWallet({
    account,
    page: tab,
    knobs: asksEach,
    path: '/give',
  })
  await expect(other.button('Review your gift')).toBeVisible()
  await expect(gifts(other)).toHaveCount(3)
  await expect(other.line(another.cause)).toHaveCount(0)
  const earlier = await timesAskedToSend(wallet)
  const asked = async () => (await timesAskedToSend(wallet)) - earlier + (await timesAskedToSend(otherWallet))

  // And what is left is given as a gift of its own.
  const before = await heldBy(world, account.address)
  await giving.review()
  await expect(giving.main).toContainText('It goes as 3 transactions, one after the other')
  await checkScreen(page, 'the review of a gift that goes payment by payment')
  await other.review()

  await test.step('while one tab asks, the other waits for what becomes of it', async () => {
    await giving.button('Give from your wallet').click()
    await expect(giving.heading).toHaveText('Payment 1 of 3: confirm in Test Wallet')
    await expect(giving.payments.nth(0)).toContainText('Confirm in Test Wallet')
    await wallet.waitForRequest('eth_sendTransaction')
    await other.button('Give from your wallet').click()
    await expect(other.heading).toHaveText('Payment 1 of 3 may have been sent')
    await expect(other.main).toContainText('Not found when we looked')
    expect(await timesAskedToSend(otherWallet)).toBe(0)

    await wallet.approve()
    await expect(giving.heading).toHaveText('Payment 2 of 3: confirm in Test Wallet')
    await expect(giving.payments.nth(1)).toContainText('Confirm in Test Wallet')
    await wallet.waitForRequest('eth_sendTransaction')
    await expect(other.payments.nth(0)).toContainText('Delivered')
    await wallet.reject()
    for (const one of both) await expectSent(one, 1)
    await expect(giving.main).toContainText('You rejected payment 2, so it was not sent')
    await checkScreen(page, 'one of three sent, after a rejection')
    expect(await asked()).toBe(2)
    expect(await sent()).toHaveLength(2)
  })

  const bothGoOn = async () => {
    await pressTogether(both.map((one) => one.button('Continue with payment 2')))
    await expect
      .poll(async () => (await wallet.asked()).length + (await otherWallet.asked()).length)
      .toBeGreaterThan(0)
    const [asking, waiting] =
      (await wallet.asked()).length > 0 ? ([wallet, other] as const) : ([otherWallet, giving] as const)
    await expect(waiting.heading).toHaveText('Payment 2 of 3 may have been sent')
    return asking
  }
  const rounds = 5
  await test.step('only one of them asks, however often both go on at the same moment', async () => {
    for (let round = 1; round < rounds; round++) {
      const asking = await bothGoOn()
      await asking.reject()
      for (const one of both) await expect(one.heading).toHaveText('1 of 3 sent')
    }
    const asking = await bothGoOn()
    await asking.approve()
    await asking.waitForRequest('eth_sendTransaction')
    await asking.reject()
    for (const one of both) await expectSent(one, 2)
    expect(await asked()).toBe(2 + rounds + 1)
    expect(await sent()).toHaveLength(3)
    await tab.close()
  })

  await test.step('stopped after a reload still, until what is left is gone on with', async () => {
    await page.reload()
    await expectSent(giving, 2)
    await expect(giving.main).toContainText('nothing more is sent before you continue')
    await checkScreen(page, 'two of three sent, after a reload')
    await giving.toActivity()
    await expect(giving.main).toContainText('2 of 3 sent')
    await expect(giving.cards).toHaveCount(3)
    expect(await timesAskedToSend(wallet)).toBe(0)

    await giving.toGift()
    await giving.button('Continue with payment 3').click()
    await expect(giving.heading).toHaveText('Payment 3 of 3: confirm in Test Wallet')
    await wallet.waitForRequest('eth_sendTransaction')
    await wallet.approve()
    await expect(giving.heading).toHaveText('Sent')
    await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)
    expect(await timesAskedToSend(wallet)).toBe(1)
  })

  const hashes = (await sent()).slice(1)
  expect(hashes).toHaveLength(3)
  const { gained, fees } = await gainedBy(world, hashes, causes)
  expect(gained).toEqual([
    { ...nothing, ETH: parseEther('0.25') },
    { ...nothing, LUSD: 12_500_000n },
    { ...nothing, LDAI: 1n },
  ])
  expect(differenceOf(await heldBy(world, account.address), before)).toEqual({
    ETH: -parseEther('0.25') - fees,
    LUSD: -12_500_000n,
    LDAI: -1n,
  })
  await checkScreen(page, 'delivered')
  await giving.button('Start another gift').click()
  await expect(giving.main).toContainText('Nothing is chosen yet')
})

/** The gift of three has stopped after so many payments. */
async function expectSent(
  { heading, payments }: ReturnType<typeof givingPage>,
  count: number,
): Promise<void> {
  await expect(heading).toHaveText(`${count} of 3 sent`)
  for (let at = 0; at < count; at++) await expect(payments.nth(at)).toContainText('Delivered')
  await expect(payments.nth(count)).toContainText('Next: not sent yet')
}
