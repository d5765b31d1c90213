import { confirmTx, executeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { answerForEthereum, ethereumRequests, shareAnswers } from './support/ethereumNode'
import { fillBasket } from './support/giving'
import { holdBackNode } from './support/holdBackNode'
import { takeOverTime } from './support/pageTime'
import { expect } from './support/test'
import { threeGifts } from './support/walletGiving'
import { executesAtOnce, openSafeBasket, tellingRequests } from './support/walletSafe'
import { walletPage } from './support/walletPage'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const lines = threeGifts

test('[S1.10, S8.7] rejected, asked for in two tabs and reloaded at every step, nothing is lost and nothing is proposed twice', async ({
  page,
  context,
  world,
  newSafe,
  openWithWallet,
}) => {
  test.slow()
  const time = await takeOverTime(page)
  const { account, wallet, header, giving, service, proposed } = await openSafeBasket(
    { page, world, newSafe, openWithWallet },
    { lines },
  )
  const ben = account.owners[1] as Owner
  /** And connected again by itself. */
  async function reload() {
    await page.reload()
    await header.expectAccount(account.safe)
  }

  const expectBasket = async () => {
    for (const { cause, amount } of lines)
      await expect(giving.line(cause).getByRole('textbox', { name: /^Amount/ })).toHaveValue(amount)
  }
  await test.step('a basket that was left by an earlier visit', expectBasket)

  await test.step('a rejection in the wallet proposes nothing, and keeps the gift', async () => {
    await wallet.rejectNext()
    await giving.propose()
    await expect(giving.heading).toHaveText('You cancelled. Nothing was sent.')
    await expect(giving.main).toContainText('No money has moved. Your gift is kept as it was.')
    expect(await service.proposed()).toEqual([])
    expect(await tellingRequests(wallet)).toEqual(['wallet_sendCalls'])
    await giving.button('Review it again').click()
    await expect(giving.heading).toHaveText('Review your gift')
  })

  await test.step('while the wallet is asking', async () => {
    await wallet.set({ answer: 'never', answerFor: ['wallet_sendCalls'] })
    await giving.button('Propose to your Safe').click()
    await wallet.waitForRequest('wallet_sendCalls')
    await expect(giving.heading).toHaveText('Confirm in your Safe')
    await reload()
    await expect(giving.heading).toHaveText('This gift may have been proposed')
    await expect(giving.main.getByText(/^Not found when we looked on/)).toBeVisible()
    await giving.toActivity()
    await expect(giving.main).toContainText('One gift may have been proposed')
    await giving.toGift()
    await giving.button('Look again').click()
    await expect(giving.button('Look again')).toBeEnabled()
    expect(await tellingRequests(wallet)).toEqual([])
    await giving.button('I am sure it was not proposed').click()
    await expectBasket()
  })

  await test.step('while one tab asks, another does not ask too, and both end with the same gift', async () => {
    const tab = await context.newPage()
    await shareAnswers(tab)
    await tab.goto(`${world.appUrl}/#/give`)
    await tab.getByRole('button', { name: 'Review your gift' }).click()
    const heading = tab.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Review your gift')
    await giving.propose()
    await wallet.waitForRequest('wallet_sendCalls')

    await tab.getByRole('button', { name: 'Propose to your Safe' }).click()
    await expect(heading).toHaveText('This gift may have been proposed')
    await wallet.approve()
    await expect(giving.heading).toHaveText('Proposed to your Safe')
    await expect(heading).toHaveText('Proposed to your Safe')
    expect(await tellingRequests(wallet)).toEqual(['wallet_sendCalls'])
    expect(await tellingRequests(walletPage(tab))).toEqual([])
    expect(await service.proposed()).toHaveLength(1)
    await tab.close()
  })

  await test.step('proposed', async () => {
    await reload()
    await giving.toActivity()
    // Two tabs that look for it have used up the requests of this minute.
    await time.passUntil(giving.card, 'Needs 1 more signature (1 of 2)')
    await expect(giving.card).toContainText('Proposed here')
    await giving.toGift()
    await expect(giving.main).toContainText('Nothing is chosen yet')
    await giving.toActivity()
  })

  const safeTxHash = await proposed()
  await test.step('signed by enough', async () => {
    await confirmTx(account, { owner: ben, safeTxHash })
    await reload()
    await time.passUntil(giving.card, 'Ready to execute')
  })

  await test.step('being executed', async () => {
    const catchUp = await holdBackNode(page, world)
    await executeTx(account, { owner: ben, safeTxHash })
    await time.passUntil(giving.card, 'Being executed')
    await reload()
    await expect(giving.card).toContainText('Being executed')
    await catchUp()
  })

  await test.step('executed', async () => {
    await time.passUntil(giving.card, 'Delivered')
    await reload()
    await expect(giving.card).toContainText('Delivered')
  })

  await expect(giving.cards).toHaveCount(1)
  expect(await tellingRequests(wallet)).toEqual([])
  expect(await service.proposed()).toMatchObject([{ safeTxHash, isExecuted: true }])
})

test('the Safe is gone while its wallet asks: what was signed there is found once it is connected again', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  test.slow()
  const time = await takeOverTime(page)
  const { account, wallet, header, panel, giving, service, connect } = await openSafeBasket(
    { page, world, newSafe, openWithWallet },
    { lines, knobs: executesAtOnce },
  )
  await test.step('disconnected during the request, and signed there', async () => {
    await wallet.set({ answer: 'never', answerFor: ['wallet_sendCalls'] })
    await giving.propose()
    await wallet.waitForRequest('wallet_sendCalls')
    await header.account.click()
    await panel.getByRole('button', { name: 'Disconnect' }).click()
    await header.expectVisitor()
    await wallet.approve()
    await expect
      .poll(async () => (await service.proposed()).map(({ isExecuted }) => isExecuted))
      .toEqual([true])

    await connect()
    await giving.toGift()
    await giving.follow()
    await expect(giving.card).toContainText('Delivered')
    await expect(giving.cards).toHaveCount(1)
    expect(await tellingRequests(wallet)).toEqual(['wallet_sendCalls'])
  })

  await test.step('another account of the wallet has its own screen, and the gift waits for its Safe', async () => {
    await wallet.set({ answer: 'approve', safeAnswers: 'safeTxHash', afterSending: 'silence' })
    await page.getByRole('link', { name: 'Causes' }).first().click()
    await fillBasket(page, lines.slice(0, 1))
    await giving.propose()
    await expect.poll(async () => (await service.proposed()).length).toBe(2)
    const goran = world.owners.find(({ name }) => name === 'Goran') as Owner
    await wallet.set({ safe: null, as: 'Goran', afterSending: 'answer' })
    await header.expectAccount(goran.address)
    await giving.toActivity()
    await expect(giving.cards).toHaveCount(0)
    await expect(giving.main).not.toContainText('may have been proposed')

    await wallet.set({ safe: account.safe, as: 'Ada' })
    await header.expectAccount(account.safe)
    // The gift before it has used up the requests of this minute.
    await time.passUntil(giving.card, 'Needs 1 more signature (1 of 2)')
    await expect(giving.cards).toHaveCount(2)
    expect(await tellingRequests(wallet)).toEqual(['wallet_sendCalls', 'wallet_sendCalls'])
  })
})
