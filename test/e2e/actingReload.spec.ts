import { parseEther } from 'viem'
import { confirmTx } from '../sandbox/host/safeActions'
import { createChainClient } from '../sandbox/chain/createChainClient'
import type { Owner } from '../sandbox/world'
import { openReviewAs, proposePayment } from './support/acting'
import { ethereumRequests } from './support/ethereumNode'
import { takeOverTime } from './support/pageTime'
import { safeAtService } from './support/safeAtService'
import { expect } from './support/test'
import { walletTest as test } from './support/walletTest'

test('an owner signs and executes with a reload at each step, and nothing is sent twice', async ({
  page,
  world,
  newSafe,
  openWithWallet,
  mishaps,
}) => {
  test.slow()
  mishaps.allow(ethereumRequests)
  const account = await newSafe({ threshold: 3, owners: 3 })
  const [, ben, chidi] = account.owners as [Owner, Owner, Owner]
  const safeTxHash = await proposePayment(account, parseEther('0.25'))
  await confirmTx(account, { owner: chidi, safeTxHash })
  const client = createChainClient(world.rpcUrl)
  const before = await client.getBalance({ address: account.safe })
  const time = await takeOverTime(page)
  const opened = { owner: ben, account, safeTxHash }
  const { section, button, wallet } = await openReviewAs({ page, world, openWithWallet }, opened)
  const main = page.getByRole('main')
  const reloadUntil = async (text: string) => {
    await page.reload()
    await time.passUntil(main, text)
  }

  await test.step('read, and not signed', async () => {
    await reloadUntil('an owner of this Safe')
    await expect(button('Sign')).toBeEnabled()
  })

  await test.step('while the wallet is asked to sign', async () => {
    await wallet.set({ answer: 'never' })
    await button('Sign').click()
    await wallet.waitForRequest('eth_signTypedData_v4')
    await reloadUntil('an owner of this Safe')
    expect(await safeAtService(world, account.safe).confirmedBy(safeTxHash)).toHaveLength(2)
  })

  await test.step('signed', async () => {
    await wallet.set({ answer: 'approve' })
    await button('Sign').click()
    await time.passUntil(main, 'Signed, and posted')
    await reloadUntil('You have signed exactly this.')
  })

  await test.step('while the wallet is asked to execute', async () => {
    await wallet.set({ answer: 'never' })
    await button('Execute').click()
    await wallet.waitForRequest('eth_sendTransaction')
    await reloadUntil('Whether the execution of #0 was sent is not known')
    await expect(button('Execute')).toHaveCount(0)
  })

  await test.step('executed', async () => {
    await wallet.set({ answer: 'approve' })
    await button('Stop waiting').click()
    await button('Execute').click()
    await time.passUntil(section, '#0 was executed')
    await reloadUntil('Nothing can be signed or executed here any more: nonce 0 is used.')
    // What is over needs neither an alarm nor an advice.
    await expect(section).not.toContainText('choose nonce')
    await expect(page.getByText('Do not sign before you have understood this')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'What would happen' })).toHaveCount(0)
    expect(await client.getBalance({ address: account.safe })).toBe(before - parseEther('0.25'))
  })
})
