import { parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import type { Knobs } from '../sandbox/wallet/walletKnobs'
import { checkScreen } from './support/checkScreen'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { fillBasket } from './support/giving'
import { expect } from './support/test'
import {
  differenceOf,
  gainedBy,
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

const causes = ['open-wells', 'night-school-of-sao-bento', 'hedgerow-trust'].map(causeAddress)
const given = [
  { ...nothing, ETH: parseEther('0.25') },
  { ...nothing, LUSD: 12_500_000n },
  { ...nothing, LDAI: 1n },
]

const versions = [
  ['version 2', 'supported'],
  ['version 2, once the wallet has been upgraded for it', 'ready'],
  ['version 1', 'v1'],
] as const

test('[S8.16] after a "no" that keeps the gift, three causes go as one batch (EIP-5792), or one by one where the wallet refuses it', async ({
  page,
  world,
  openWithWallet,
}) => {
  test.slow()
  const { wallet, account, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { knobs: { batches: versions[0][1], answer: 'never', answerFor: ['wallet_sendCalls'] } },
  )
  const start = await heldBy(world, account.address)
  /** Since the last time this was asked. */
  let seen = 0
  const timesAskedSince = async () => {
    const all = await timesAskedToSend(wallet)
    const times = all - seen
    seen = all
    return times
  }
  /** From the basket to the end, in this many transactions. */
  const expectGiven = async (transactions: number) => {
    const before = await heldBy(world, account.address)
    const earlier = await sent()
    await giving.review()
    await expect(giving.main).toContainText('It goes as one transaction for all 3 payments')
    await giving.button('Give from your wallet').click()
    await expect(giving.heading).toHaveText('Sent')
    await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)

    const hashes = (await sent()).slice(earlier.length)
    expect(hashes).toHaveLength(transactions)
    const { gained, fees } = await gainedBy(world, hashes, causes)
    expect(gained).toEqual(given)
    expect(differenceOf(await heldBy(world, account.address), before)).toEqual({
      ETH: -parseEther('0.25') - fees,
      LUSD: -12_500_000n,
      LDAI: -1n,
    })
  }
  /** The wallet's next kind, and the same gift again. */
  const startAnother = async (batches: Knobs['batches']) => {
    await wallet.set({ batches })
    await page.getByRole('link', { name: 'Causes' }).first().click()
    await fillBasket(page, threeGifts)
  }
  const delivered = giving.cards.filter({ hasText: 'Delivered' })

  await test.step('a rejection in the wallet sends nothing, and keeps the gift as it was', async () => {
    await giving.give()
    await wallet.waitForRequest('wallet_sendCalls')
    await expect(giving.heading).toHaveText('Confirm in Test Wallet')
    await checkScreen(page, 'the wallet asks for a batch')
    await wallet.reject()
    await expect(giving.heading).toHaveText('You cancelled. Nothing was sent.')
    await expect(giving.heading).toBeFocused()
    expect(await heldBy(world, account.address)).toEqual(start)
    expect(await sent()).toEqual([])
    expect(await timesAskedSince()).toBe(1)
    await checkScreen(page, 'cancelled before anything was sent')

    await giving.button('Review it again').click()
    await expect(giving.heading).toHaveText('Review your gift')
    await giving.button('Change the gift').click()
    for (const { cause, amount } of threeGifts)
      await expect(giving.line(cause).getByRole('textbox', { name: /^Amount/ })).toHaveValue(amount)
    await wallet.set({ answer: 'approve' })
  })

  for (const [index, [version, batches]] of versions.entries())
    await test.step(`as one batch: ${version}`, async () => {
      if (index > 0) await startAnother(batches)
      await expectGiven(1)
      expect(await timesAskedSince()).toBe(1)

      await giving.button('Start another gift').click()
      await expect(giving.main).toContainText('Nothing is chosen yet')
      await giving.toActivity()
      await expect(giving.cards).toHaveCount(index + 1)
      await expect(delivered).toHaveCount(index + 1)
    })

  await test.step('after a reload all of them are delivered still, and no gift is left', async () => {
    await page.reload()
    await expect(delivered).toHaveCount(versions.length)
    await giving.toGift()
    await expect(giving.main).toContainText('Nothing is chosen yet')
  })

  await test.step('a wallet that says it can, and then does not want to, is asked for one payment after the other', async () => {
    await startAnother('readyRefused')
    await expectGiven(3)
    await expect(giving.main).toContainText('Below is where each of them stands')
    expect(await wallet.timesAsked('wallet_sendCalls')).toBe(1)
    expect(await wallet.timesAsked('eth_sendTransaction')).toBe(3)
  })
})
