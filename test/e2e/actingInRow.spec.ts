import { encodeFunctionData, erc20Abi, parseEther, parseUnits } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { confirmTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { openReviewAs, proposePayment } from './support/acting'
import { ethereumRequests } from './support/ethereumNode'
import { expectAccessible } from './support/expectAccessible'
import { takeOverTime } from './support/pageTime'
import { expect } from './support/test'
import { walletTest as test } from './support/walletTest'

const sizes = [
  { width: 1200, height: 900 },
  { width: 390, height: 844 },
] as const

test.beforeEach(({ mishaps }) => {
  test.slow()
  mishaps.allow(ethereumRequests)
})

test('of several ready in a row each is forecast, and one that would fail is named; two tabs of one owner execute once', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner]
  const { LUSD } = world.tokens
  const tooMuch = {
    to: LUSD.address,
    value: 0n,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [causeAddress('second-bread'), parseUnits('900000', 6)],
    }),
  }
  const first = await proposePayment(account, parseEther('0.1'))
  const second = await proposePayment(account, parseEther('0.2'))
  const third = await proposeTx(account, { owner: ada, calls: [tooMuch] })
  for (const safeTxHash of [first, second, third]) await confirmTx(account, { owner: ben, safeTxHash })
  await proposePayment(account, parseEther('0.3'))
  const client = createChainClient(world.rpcUrl)
  const before = await client.getBalance({ address: account.safe })
  const time = await takeOverTime(page)

  const opened = { owner: ben, account, safeTxHash: first }
  const { section, button, wallet } = await openReviewAs({ page, world, openWithWallet }, opened)
  const row = section.getByRole('region', { name: 'After #0' })
  const ready = (nonce: number) => row.getByRole('listitem').filter({ hasText: `#${nonce} is ready too` })
  await test.step('before the first is executed', async () => {
    await time.passUntil(section, '#1 is ready too')
    await expect(ready(1)).toContainText('0.2 ETH')
    await expect(ready(1)).toContainText('It would go through')
    await expect(ready(2)).toContainText('It would fail, and nothing would happen')
    await expect(ready(2)).toContainText('balance too low')
    await expect(row).toContainText('#3 is not ready: 1 of 2 signatures are verified.')
    await expectAccessible(page, { sizes })
  })

  const otherPage = await page.context().newPage()
  const otherTime = await takeOverTime(otherPage)
  const other = await openReviewAs(
    { page: otherPage, world, openWithWallet },
    { ...opened, isRemembered: true },
  )
  await otherTime.passUntil(other.section, 'Execute')
  await expect(button('Execute')).toBeEnabled()
  await expect(other.button('Execute')).toBeEnabled()
  await wallet.set({ answer: 'never' })
  await button('Execute').click()
  await wallet.waitForRequest('eth_sendTransaction')
  await test.step('the other tab follows what the first has asked for, and offers no second press', async () => {
    await expect(other.section).toContainText('Whether the execution of #0 was sent is not known')
    await expect(other.button('Execute')).toHaveCount(0)
  })
  await test.step('one that stops waiting is told that the first tab is still acting', async () => {
    await other.button('Stop waiting').click()
    await other.button('Execute').click()
    await expect(other.section).toContainText('Another tab of this browser is acting for this Safe')
  })
  await test.step('the first is executed once, and both tabs follow it', async () => {
    await wallet.approve()
    await expect(section).toContainText('#0 was executed')
    await expect(other.section).toContainText('#0 was executed')
    expect(await wallet.timesAsked('eth_sendTransaction')).toBe(1)
    expect(await other.wallet.timesAsked('eth_sendTransaction')).toBe(0)
    await otherPage.close()
  })

  await test.step('after the first, the page goes on to the second', async () => {
    await wallet.set({ answer: 'approve' })
    const next = section.getByRole('region', { name: 'What comes next' })
    await time.passUntil(section, 'Go on to #1')
    await next.getByRole('link', { name: 'Go on to #1' }).click()
    await time.passUntil(page.getByRole('main'), 'Safe transaction #1')
    await expect(page.getByText('Safe transaction #1 on Local chain')).toBeVisible()
    await time.passUntil(page.getByRole('main'), 'Execute')
    await button('Execute').click()
    await expect(section).toContainText('#1 was executed')
    expect(await client.getBalance({ address: account.safe })).toBe(before - parseEther('0.3'))
  })

  await test.step('the third is named as the one that would fail', async () => {
    const next = section.getByRole('region', { name: 'What comes next' })
    await time.passUntil(section, '#2: It would fail, and nothing would happen')
    await expect(next).toContainText('#2: It would fail, and nothing would happen')
  })
})
