import { parseEther } from 'viem'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { cutNode } from './support/appNode'
import { checkScreen } from './support/checkScreen'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import {
  alterWallet,
  giveTokenAway,
  oneByOne,
  openBasket,
  threeGifts,
  timesAskedToSend,
} from './support/walletGiving'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const nothingSent = 'Nothing was sent, and no money has moved'

test('[S8.8] a wallet that is away, locked or elsewhere, and a node that is gone: nothing is asked, the gift is kept, and it goes out after that', async ({
  page,
  world,
  openWithWallet,
}) => {
  const alter = await alterWallet(page)
  const { wallet, account, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { knobs: oneByOne },
  )
  const header = walletHeader(page)
  const giveButton = giving.button('Give from your wallet')

  await test.step('a wallet that locks itself takes the account away; unlocked, it is back, and the gift is there', async () => {
    await giving.review()
    await wallet.set({ locked: true })
    await header.expectVisitor()
    await expect(giveButton).toHaveCount(0)
    await wallet.set({ locked: false })
    await header.expectAccount(account.address)
  })

  await test.step('a wallet that says it is on another chain: the gift waits where it was made, and is there again', async () => {
    await giving.review()
    await wallet.set({ chain: 5 })
    await expect(header.wrongNetwork).toBeVisible()
    await expect(giveButton).toHaveCount(0)
    await wallet.set({ chain: 31_337 })
    await expect(header.network).toHaveAccessibleName('Network: Local chain')
  })

  await test.step('a wallet that went to another chain without a word is asked for nothing, and the chain to choose is named', async () => {
    await alter({ eth_chainId: { result: '0x1' } })
    await giving.give()
    await expect(giving.heading).toHaveText('This gift was not sent')
    await expect(giving.main).toContainText('Choose Local chain in your wallet, then go on')
    expect(await timesAskedToSend(wallet)).toBe(0)
    await alter({})
    await giving.button('Back to your gift').click()
  })

  await test.step('a node that cannot be reached: blocked in words', async () => {
    await giving.review()
    const reachNode = await cutNode(page, world)
    await giveButton.click()
    await expect(giving.heading).toHaveText('This gift was not sent')
    await expect(giving.main).toContainText(
      'The chain could not be read, so no request was sent to your wallet',
    )
    expect(await timesAskedToSend(wallet)).toBe(0)
    await reachNode()
    await giving.button('Back to your gift').click()
  })

  await test.step('a wallet that is locked or still asks something else (-32002): the page says to open it', async () => {
    await alter({ eth_sendTransaction: { code: -32002, message: 'Already processing.' } })
    await giving.give()
    await expect(giving.heading).toHaveText('This gift was not sent')
    await expect(giving.main).toContainText(nothingSent)
    await expect(giving.main).toContainText('Open it and answer there first')
    await alter({})
    await giving.button('Back to your gift').click()
  })

  const askedBefore = await timesAskedToSend(wallet)
  await wallet.set({ answer: 'never', answerFor: ['eth_sendTransaction'] })
  await giving.give()
  await wallet.waitForRequest('eth_sendTransaction')

  await test.step('a wallet that locks itself while it asks, and sends later: the payment is followed', async () => {
    await wallet.set({ locked: true })
    await header.expectVisitor()
    await wallet.set({ locked: false })
    await header.expectAccount(account.address)
    // The same request is still open.
    await expect(giving.heading).toHaveText('Payment 1 of 3: confirm in Test Wallet')
    await checkScreen(page, 'the wallet asks')
  })

  await test.step('in the middle of a sequence: another chain pauses it, and back on the right one it goes on', async () => {
    await alter({ eth_chainId: { result: '0x1' } })
    await wallet.set({ answer: 'approve' })
    await wallet.approve()
    await expect(giving.heading).toHaveText('1 of 3 sent')
    await expect(giving.payments.nth(0)).toContainText('Delivered')
    await expect(giving.main).toContainText('Choose Local chain in your wallet, then go on')
    await checkScreen(page, 'one of three sent, the wallet on another chain')
    expect(await timesAskedToSend(wallet)).toBe(askedBefore + 1)
    expect(await sent()).toHaveLength(1)
    await alter({})
    await giving.button('Continue with payment 2').click()
  })

  await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)
  await giving.toActivity()
  await expect(giving.cards).toHaveCount(3)
  expect(await sent()).toHaveLength(3)
  expect(await timesAskedToSend(wallet)).toBe(askedBefore + 3)
  await page.reload()
  await expect(giving.cards).toHaveCount(3)
  await expect(giving.cards.filter({ hasText: 'Delivered' })).toHaveCount(3)
})

test('money that left after the review: blocked in words, and nothing is asked', async ({
  page,
  world,
  openWithWallet,
}) => {
  const { wallet, account, giving } = await openBasket({ page, world, openWithWallet })
  await giving.review()
  // A forecast that runs after the money has left would block the button before it can be pressed.
  const forecast = giving.main.getByRole('region', { name: 'Would it go through?' })
  await expect(forecast).toContainText('would go through')
  await checkScreen(page, 'the review of a gift that goes as one transaction')
  await giveTokenAway(world, 'LUSD', account.address)
  await giving.button('Give from your wallet').click()
  await expect(giving.heading).toHaveText('This gift was not sent')
  await expect(giving.main).toContainText(
    'The payments add up to 12.5 LUSD, and your wallet holds less. Give less LUSD, or bring more into your wallet first.',
  )
  await checkScreen(page, 'blocked: the money has left meanwhile')
  expect(await timesAskedToSend(wallet)).toBe(0)
})

test('[S8.26] nothing left for the network’s fee: said on the review, and by the wallet in words', async ({
  page,
  world,
  newAccount,
  openWithWallet,
}) => {
  const account = await newAccount({ funds: { native: parseEther('0.25') } })
  const { wallet, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { account, lines: [{ ...threeGifts[0], amount: '' }] },
  )
  const amount = giving.line('Open Wells').getByRole('textbox', { name: /^Amount/ })

  await test.step('too little money: said beside the field, with what is missing, before anything is asked', async () => {
    await amount.fill('0.4')
    await amount.blur()
    await expect(amount).toHaveAccessibleDescription(
      /You are 0\.15 ETH short: .* your wallet holds 0\.25 ETH/,
    )
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await giving.button('Review your gift').click()
    await expect(giving.main.getByRole('region', { name: '1 problem to fix' })).toBeFocused()
    await checkScreen(page, 'the basket, too little money')
    expect(await timesAskedToSend(wallet)).toBe(0)
  })

  await amount.fill('0.25')
  await giving.review()
  await expect(giving.main).toContainText('Nothing is left for the network’s fee')
  await giving.button('Give from your wallet').click()
  await expect(giving.heading).toHaveText('This gift was not sent')
  await expect(giving.main).toContainText('Check the balance, also for the network fee')
  await expect(giving.main).toContainText(nothingSent)
  expect(await sent()).toEqual([])
  expect(await createChainClient(world.rpcUrl).getBalance(account)).toBe(parseEther('0.25'))
})
