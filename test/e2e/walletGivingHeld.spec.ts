import type { Locator } from '@playwright/test'
import { parseEther } from 'viem'
import { createChainClient } from '../sandbox/chain/createChainClient'
import type { WorldInfo } from '../sandbox/world'
import { checkScreen } from './support/checkScreen'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { fillBasket } from './support/giving'
import { longJumpMs, takeOverTime } from './support/pageTime'
import { recordTexts } from './support/recordTexts'
import { expect } from './support/test'
import { differenceOf, heldBy, openBasket, takeToken, threeGifts } from './support/walletGiving'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const oneGift = threeGifts.slice(0, 1)
const held = { mining: 'hold' } as const
const fiveMinutes = 300_000

test('[S4.17, S4.18] held back for ten minutes it is never called failed, here or in the account panel; mined, it is delivered', async ({
  page,
  world,
  openWithWallet,
}) => {
  test.slow()
  const time = await takeOverTime(page)
  const { wallet, account, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { lines: oneGift, knobs: held },
  )
  const header = walletHeader(page)
  await giving.give()
  await expect(giving.heading).toHaveText('Sent')
  await giving.main.getByRole('link', { name: 'Follow this gift' }).click()
  const texts = await recordTexts(giving.main)
  await expect(giving.cards).toContainText('Sent, waiting for the chain')

  await time.pass(fiveMinutes, longJumpMs)
  await header.openPanel()
  await expect(header.panel).toContainText('Sent, waiting for the chain')
  await time.pass(fiveMinutes, longJumpMs)
  await expect(header.panel).toContainText('Sent, waiting for the chain')
  await page.keyboard.press('Escape')
  await expect(giving.cards).toContainText('Sent, waiting for the chain')
  await expect(giving.cards).toContainText('Do not send it again')
  expect((await texts()).join('\n')).not.toMatch(/fail|error|lost|time.?out/i)
  expect(await sent()).toEqual([])

  await wallet.mine()
  await time.passUntil(giving.cards, 'Delivered')
  const [hash] = await sent()
  expect(await sent()).toHaveLength(1)
  expect(await createChainClient(world.rpcUrl).getTransaction({ hash: hash ?? '0x' })).toMatchObject({
    from: account.address.toLowerCase(),
    value: parseEther('0.25'),
  })
})

test('[S4.18] what the wallet does to a pending payment is shown: sped up, cancelled, replaced, undone by the chain', async ({
  page,
  world,
  openWithWallet,
}) => {
  test.slow()
  const { wallet, account, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { lines: oneGift, knobs: { ...held, batches: 'unsupported' } },
  )
  const card = giving.cards.first()
  const giveAndFollow = async () => {
    await giving.give()
    await giving.main.getByRole('link', { name: 'Follow this gift' }).click()
    await expect(card).toContainText('Sent, waiting for the chain')
  }
  /** Fills the empty basket anew, with tokens, and gives them. */
  const giveTokens = async () => {
    await page.getByRole('link', { name: 'Causes' }).first().click()
    await fillBasket(page, threeGifts.slice(1, 2))
    await giveAndFollow()
  }

  await test.step('sped up, it continues under its new hash, and that one is delivered', async () => {
    await giveAndFollow()
    const next = await wallet.speedUp()
    await wallet.mine()
    await expect(giving.cards.filter({ hasText: 'Sped up; continues under its new hash' })).toHaveCount(1)
    await expect(giving.cards.filter({ hasText: 'Delivered' })).toHaveCount(1)
    await expect(giving.cards).toHaveCount(2)
    await expect(card).toContainText('Delivered')
    await checkScreen(page, 'the activity: sped up, and delivered')
    expect(await sent()).toEqual([next])
    await page.reload()
    await expect(giving.cards).toHaveCount(2)
  })

  await test.step('a payment of a sequence that was sped up counts once, and the rest goes on', async () => {
    await page.getByRole('link', { name: 'Causes' }).first().click()
    await fillBasket(page, threeGifts)
    await wallet.set({ answer: 'never', answerFor: ['eth_sendTransaction'] })
    await giving.give()
    await wallet.waitForRequest('eth_sendTransaction')
    await wallet.approve()
    await expect(giving.heading).toHaveText('Payment 2 of 3: confirm in Test Wallet')
    await wallet.speedUp()
    await wallet.set({ mining: 'now' })
    await wallet.mine()
    await expect(giving.payments.nth(0)).toContainText('Delivered')
    await wallet.waitForRequest('eth_sendTransaction')
    await checkScreen(page, 'the wallet asks for the second of three')
    await wallet.set({ answer: 'approve' })
    await wallet.approve()
    await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)
    expect(await sent()).toHaveLength(1 + 3)
    await wallet.set(held)
    await giving.button('Start another gift').click()
  })

  const before = await heldBy(world, account.address)
  const tokensMoved = async () => {
    const { ETH: _, ...tokens } = differenceOf(await heldBy(world, account.address), before)
    return tokens
  }

  await test.step('cancelled, it is called cancelled, and nothing was given', async () => {
    await giveTokens()
    await wallet.cancel()
    await wallet.mine()
    await expect(card).toContainText('Cancelled')
    await expect(card).toContainText('The money is still there, but for the network fee')
    await checkScreen(page, 'the activity: cancelled')
    expect(await tokensMoved()).toEqual({ LUSD: 0n, LDAI: 0n })
  })

  await test.step('replaced by another payment, it is called replaced, and was not made', async () => {
    await giveTokens()
    await wallet.replace({ to: '0x00000000000000000000000000000000000Ca05E', value: '1' })
    await wallet.mine()
    await expect(card).toContainText('Replaced by another transaction')
    await expect(card).toContainText('This payment was not made and cannot be any more')
    expect(await tokensMoved()).toEqual({ LUSD: 0n, LDAI: 0n })
  })

  await test.step('undone by the chain, it is called failed, and nothing was given', async () => {
    await giveTokens()
    await expectUndone({ world, account, wallet, card, sent, end: 'The chain has undone the payment' })
  })
})

test('a batch that waits is followed too: sped up, it is delivered; cancelled or undone, nothing was given', async ({
  page,
  world,
  openWithWallet,
}) => {
  test.slow()
  const { wallet, account, giving, sent } = await openBasket({ page, world, openWithWallet }, { knobs: held })
  const giveAnother = async () => {
    await page.getByRole('link', { name: 'Causes' }).first().click()
    await fillBasket(page, threeGifts)
    await giving.give()
    await expect(giving.payments.filter({ hasText: 'Sent, waiting for the chain' })).toHaveCount(3)
  }
  await giving.give()
  await expect(giving.payments.filter({ hasText: 'Sent, waiting for the chain' })).toHaveCount(3)
  await checkScreen(page, 'sent, waiting for the chain')
  const next = await wallet.speedUp()
  await wallet.mine()
  await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)
  expect(await sent()).toEqual([next])

  await giving.button('Start another gift').click()
  await giveAnother()
  await wallet.cancel()
  await wallet.mine()
  await expect(giving.payments.filter({ hasText: 'Failed: nothing was given' })).toHaveCount(3)
  await giving.toActivity()
  await expect(giving.cards).toHaveCount(2)
  const card = giving.cards.first()
  await expect(card).toContainText('The money is still in your wallet')

  await giveAnother()
  await giving.main.getByRole('link', { name: 'Follow this gift' }).click()
  await expect(card).toContainText('Sent, waiting for the chain')
  await expectUndone({ world, account, wallet, card, sent, end: 'All of it was undone' })
})

type Undone = Pick<Awaited<ReturnType<typeof openBasket>>, 'account' | 'wallet' | 'sent'> & {
  readonly world: WorldInfo
  readonly card: Locator
  readonly end: string
}

/** The chain undoes what waits: "Failed: nothing was given", and nothing was. */
async function expectUndone({ world, account, wallet, card, sent, end }: Undone): Promise<void> {
  // The tokens leave the account before the block comes.
  const before = await heldBy(world, account.address)
  await takeToken(world, 'LUSD', account.address)
  await wallet.mine()
  await expect(card).toContainText('Failed: nothing was given')
  await expect(card).toContainText(end)
  await expect(card).not.toContainText('Delivered')
  const hash = (await sent()).at(-1)
  const client = createChainClient(world.rpcUrl)
  expect(await client.getTransactionReceipt({ hash: hash ?? '0x' })).toMatchObject({ status: 'reverted' })
  const { ETH, ...tokens } = differenceOf(await heldBy(world, account.address), before)
  expect(tokens).toEqual({ LUSD: -before.LUSD, LDAI: 0n })
  expect(ETH < 0n && ETH > -parseEther('0.01')).toBe(true)
}
