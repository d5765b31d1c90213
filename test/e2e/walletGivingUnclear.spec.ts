import { batchAccount } from '../sandbox/wallet/batchAccount'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { cutNode } from './support/appNode'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { fillBasket } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { expect } from './support/test'
import { alterWallet, oneByOne, openBasket, threeGifts, timesAskedToSend } from './support/walletGiving'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const oneGift = threeGifts.slice(0, 1)
const dayMs = 24 * 3_600_000

test('a node that never answers: a day later the user may declare it as not sent, and it goes out once', async ({
  page,
  world,
  openWithWallet,
}) => {
  test.slow()
  const time = await takeOverTime(page)
  const { wallet, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { lines: oneGift, knobs: { ...oneByOne, answer: 'never', answerFor: ['eth_sendTransaction'] } },
  )
  const notSent = giving.button('I am sure it was not sent')
  await giving.give()
  await wallet.waitForRequest('eth_sendTransaction')
  const reachNode = await cutNode(page, world)
  await time.passUntil(giving.main, 'No answer yet', 60_000)
  await giving.button('Check whether it was sent').click()
  await time.passUntil(giving.main, 'It could not be searched for on')
  await expect(giving.main).toContainText('If it stays so until')
  await expect(notSent).toHaveCount(0)

  await time.pass(dayMs, dayMs)
  await time.passUntil(giving.main, 'We could not search for it, so compare for yourself')
  await expect(giving.main).toContainText('you would give twice')
  await notSent.click()
  await expect(giving.heading).toHaveText('Not sent yet')
  await reachNode()
  await wallet.set({ answer: 'approve' })
  await giving.button('Send it').click()
  await time.passUntil(giving.payments, 'Delivered')
  expect(await timesAskedToSend(wallet)).toBe(2)
  expect(await sent()).toHaveLength(1)
})

test('what the chain cannot tell is said so: a payment that somebody else carries, and a wallet for which others can send', async ({
  page,
  world,
  openWithWallet,
  newAccount,
}) => {
  const alter = await alterWallet(page)
  const { wallet, account, giving } = await openBasket(
    { page, world, openWithWallet },
    { lines: oneGift, knobs: oneByOne },
  )
  const client = createChainClient(world.rpcUrl)

  await test.step('one that somebody else carries is not shown by the chain, and no network is blamed', async () => {
    const { address: bundler } = await newAccount()
    await client.impersonateAccount({ address: bundler })
    const hash = await client.sendTransaction({ account: bundler, to: bundler, data: '0x1234' })
    await client.waitForTransactionReceipt({ hash })

    await alter({ eth_sendTransaction: { result: hash } })
    await giving.give()
    await expect(giving.payments).toContainText('Sent: look in your wallet')
    await giving.toActivity()
    await expect(giving.cards).toHaveCount(1)
    await expect(giving.cards).toContainText('The chain does not tell whether it was paid')
    await expect(giving.cards).toContainText('Do not give again before you know')
    await expect(giving.cards).not.toContainText(/No answer since|nothing to do|Delivered/)
    await page.reload()
    await expect(giving.cards).toContainText('The chain does not tell whether it was paid')
  })

  await test.step('of a wallet for which others can send (EIP-7702), what its number does not show is not called "Not found"', async () => {
    await wallet.set({ answer: 'fail', answerFor: ['eth_sendTransaction'] })
    await client.setCode({
      address: account.address,
      bytecode: `0xef0100${batchAccount.address.slice(2).toLowerCase()}`,
    })
    await page.getByRole('link', { name: 'Causes' }).first().click()
    // An equal gift would have to be confirmed.
    await fillBasket(page, [{ ...threeGifts[0], amount: '0.5' }])
    await giving.give()
    await expect(giving.heading).toHaveText('This gift may have been sent')
    await expect(giving.main).toContainText('The chain cannot tell whether it was sent')
    await expect(giving.main).toContainText('Compare with the list in your wallet')
    await expect(giving.main).not.toContainText(/Not found|has sent something since/)
    await expect(giving.button('I am sure it was not sent')).toBeVisible()
    expect(await timesAskedToSend(wallet)).toBe(1)
  })
})
