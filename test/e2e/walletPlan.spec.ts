import { getAddress, numberToHex, parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { configureMaxPayments } from './support/configureApp'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expectAccessible } from './support/expectAccessible'
import type { Line } from './support/giving'
import { expect } from './support/test'
import { openBasket, timesAskedToSend } from './support/walletGiving'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

/** Five payments, of which a batch carries two, and one that nobody can make. */
const amounts = ['0.01', '0.02', '0.03', '0.04', '0.05']
const refusing = getAddress(numberToHex(0xbef0e2, { size: 20 }))
const lines: readonly Line[] = [
  ...amounts.map((amount): Line => ({ cause: 'Hedgerow Trust', asset: 'ETH', amount })),
  { cause: 'Locked Box', asset: 'ETH', amount: '0.06', address: refusing },
]

test('a wallet is told which payment would fail, gives the others in three batches, and follows them as one', async ({
  page,
  world,
  openWithWallet,
}) => {
  test.slow()
  const client = createChainClient(world.rpcUrl)
  await client.setCode({ address: refusing, bytecode: '0x60006000fd' })
  await configureMaxPayments(page, world, 2)
  const { wallet, giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { lines, knobs: { batches: 'supported' } },
  )
  const forecast = page.getByRole('region', { name: 'Would it go through?' })

  await test.step('what would fail is named before anything is sent', async () => {
    await giving.review()
    await expect(forecast.getByRole('alert')).toContainText('1 payment would fail')
    await expect(forecast.getByRole('alert')).toContainText('0.06 ETH to Locked Box')
    await expect(forecast.getByRole('alert')).toContainText(
      'The recipient is a contract that does not accept ETH.',
    )
    await expect(giving.button('Give the first 2 payments')).toBeDisabled()
    expect(await timesAskedToSend(wallet)).toBe(0)
    await giving.button('Change the gift').click()
    await giving
      .line('Locked Box')
      .getByRole('button', { name: /remove/i })
      .click()
  })

  await test.step('without it each batch is asked for by itself', async () => {
    await giving.review()
    await expect(page.getByRole('heading', { name: 'Batch 1 of 3: 2 payments' })).toBeVisible()
    await expect(forecast).toContainText('All 5 payments would go through')
    await expectAccessible(page, { sizes: [{ width: 1100, height: 800 }] })
    await giving.button('Give the first 2 payments').click()
    await expect(giving.main).toContainText('1 of 3 batches sent. 3 payments are left of this gift')
    await giving.button('Give the next 2 payments').click()
    await giving.button('Give the next 2 payments').click()
    await expect(giving.main).toContainText('2 of 3 batches sent. 1 payment is left of this gift')
    await giving.button('Give the last payment').click()
    await giving.button('Give the last payment').click()
    await expect(giving.heading).toHaveText('Sent')
    await expect.poll(async () => (await sent()).length).toBe(3)
  })

  await test.step('and all of them are one gift, also after a reload', async () => {
    const plan = page.getByRole('region', { name: 'Gift in 3 batches' })
    await giving.toActivity()
    await expect(plan).toContainText('3 of 3 batches delivered')
    await page.reload()
    await giving.toActivity()
    await expect(plan).toContainText('3 of 3 batches delivered')
    await expect(plan.getByRole('article')).toHaveCount(3)
  })

  const hashes = await sent()
  const paid = await Promise.all(hashes.map((hash) => client.getTransactionReceipt({ hash })))
  expect(paid.map(({ status }) => status)).toEqual(['success', 'success', 'success'])
  expect(await client.getBalance({ address: refusing })).toBe(0n)
  const [first] = paid
  const held = (blockNumber?: bigint) =>
    client.getBalance({
      address: causeAddress('hedgerow-trust'),
      ...(blockNumber === undefined ? {} : { blockNumber }),
    })
  // Others may give to the same cause meanwhile.
  expect((await held()) - (await held((first?.blockNumber ?? 1n) - 1n))).toBeGreaterThanOrEqual(
    parseEther('0.15'),
  )
})
