import type { Page } from '@playwright/test'
import { type Hex, parseEther } from 'viem'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { confirmTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { openReviewAs, proposePayment } from './support/acting'
import { ethereumRequests } from './support/ethereumNode'
import { expectAccessible } from './support/expectAccessible'
import { tabTo } from './support/keyboard'
import { safeAtService } from './support/safeAtService'
import { expect, type TestSafe } from './support/test'
import { walletTest as test } from './support/walletTest'

// As far behind the chain as the real service is.
test.use({ serviceLagMs: 5_000 })

test.beforeEach(({ mishaps }) => {
  test.slow()
  mishaps.allow(ethereumRequests)
})

test('two owners in two browsers sign, one over an outage and a reload, and execute; then they reject another', async ({
  page,
  browser,
  world,
  newSafe,
  openWithWallet,
  mishaps,
}) => {
  mishaps.allow(/503/)
  const account = await newSafe({ threshold: 3, owners: 3 })
  const [ada, ben, chidi] = account.owners as [Owner, Owner, Owner]
  const safeTxHash = await proposePayment(account, parseEther('0.25'))
  const client = createChainClient(world.rpcUrl)
  const before = await client.getBalance({ address: account.safe })
  const service = safeAtService(world, account.safe)

  const his = await openReviewAs({ page, world, openWithWallet }, { owner: ben, account, safeTxHash })
  await test.step('Ben signs in his browser: what could not be posted is kept, and posted after a reload', async () => {
    const { section, button, wallet } = his
    await expect(section).toContainText('an owner of this Safe')
    await expect(section).toContainText('It needs 3 signatures, and 1 is verified.')
    await service.set({ failWith: [{ answer: 503, method: 'POST' }] })
    await button('Sign').click()
    await expect(section).toContainText('Signed, and not posted yet')
    expect(await service.confirmedBy(safeTxHash)).toEqual([ada.address])

    await service.becomeHonest()
    await page.reload()
    await expect(section).toContainText('Signed, and posted')
    await expect(section).toContainText('You have signed exactly this.')
    expect([...(await service.confirmedBy(safeTxHash))].sort()).toEqual([ada.address, ben.address].sort())
    expect(await wallet.timesAsked('eth_signTypedData_v4')).toBe(0)
  })

  const context = await browser.newContext()
  const other = await context.newPage()
  const hers = await openReviewAs(
    { page: other, world, openWithWallet },
    { owner: chidi, account, safeTxHash },
  )
  await test.step('Chidi signs in hers, and executes', async () => {
    const { section, button, wallet } = hers
    // The service answers no question about it from now on: what was done here is known without.
    await service.set({ failWith: [{ answer: 503, method: 'GET' }] })
    await button('Sign').click()
    await expect(section).toContainText('Signed, and posted')
    await expect(other.getByText('It has the signatures that it needs (3 of 3).')).toBeVisible()
    await service.becomeHonest()
    await expect(section).toContainText('You have signed exactly this.')
    await wallet.set({ answer: 'never' })
    await button('Execute').click()
    await wallet.waitForRequest('eth_sendTransaction')
    await expect(section).toContainText('A device that shows a calldata digest has to show 0x')
    await wallet.approve()
    await expect(section).toContainText('#0 was executed')
    await expect(
      other.getByText(/^Executed(?: in a block that is not final yet)?: the Safe’s own/),
    ).toBeVisible()
    expect(await client.getBalance({ address: account.safe })).toBe(before - parseEther('0.25'))
  })

  await test.step('a rejection is signed by the owners and executed, and the transaction can never be', async () => {
    const next = await proposePayment(account, parseEther('0.1'))
    await goToReview(page, account, next)
    await his.section.getByLabel('Why (if you like)').fill('The invoice was paid in March.')
    await his.button('Reject this transaction').click()
    await expect(his.section).toContainText('The rejection is signed, and posted')
    await expect(his.section).toContainText('Sign the transaction only if you have changed your mind')
    await expect(page.getByText('Its rejection waits on the same nonce')).toBeVisible()
    await expect(his.section.getByRole('textbox', { name: 'Link' })).toHaveValue(/[?]note=/)
    await expect(page.getByRole('link', { name: 'Review the rejection' })).toHaveCount(2)
    for (const link of await page.getByRole('link', { name: 'Review the rejection' }).all())
      await expect(link).toHaveAttribute('href', /[?]note=/)
    await his.section.getByRole('link', { name: 'Review the rejection' }).click()
    await expect(his.section).toContainText('This is a rejection already')
    await expect(page.getByRole('blockquote')).toHaveText('The invoice was paid in March.')
    await expect(page.getByRole('link', { name: 'Review what it rejects' })).toBeVisible()
    const rejection = page.url().split('/').at(-1)?.split('?')[0] as Hex
    expect(rejection).not.toBe(next)

    await confirmTx(account, { owner: ada, safeTxHash: rejection })
    await hers.wallet.set({ answer: 'approve' })
    await goToReview(other, account, rejection)
    await hers.acceptUnchecked()
    await hers.button('Sign').click()
    await expect(hers.section).toContainText('You have signed exactly this.')
    await hers.button('Execute').click()
    await expect(hers.section).toContainText('#1 was executed')
  })
  await context.close()
})

const sizes = [
  { width: 1200, height: 900 },
  { width: 390, height: 844 },
] as const

test('who may not sign is told why; no is no, a lying wallet posts nothing, and the keyboard alone is enough', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner]
  const stranger = world.owners.find(({ name }) => name === 'Farah')
  if (stranger === undefined) throw new Error('There is no Farah.')
  const service = safeAtService(world, account.safe)
  const unwanted = await proposePayment(account, parseEther('0.1'))
  const { section, button, wallet } = await openReviewAs(
    { page, world, openWithWallet },
    { owner: stranger, account, safeTxHash: unwanted },
  )

  await test.step('a stranger', async () => {
    await expect(section).toContainText('This address is not an owner of the Safe')
    await expect(button('Sign')).toHaveCount(0)
  })

  await test.step('an owner on another chain', async () => {
    await wallet.set({ as: ada.name, chain: 1 })
    await expect(section).toContainText('your wallet is on another chain')
    await expect(section.getByRole('button', { name: 'Switch the network' })).toBeVisible()
    await expect(button('Reject this transaction')).toHaveCount(0)
  })

  await test.step('its proposer takes it out of the queue', async () => {
    await wallet.set({ chain: 31337 })
    await section.getByText('Other ways').click()
    await button('Take it out of the queue').click()
    await expect(section).toContainText('Taken out of the queue')
    expect(await service.proposed()).toEqual([])
  })

  await test.step('no is no', async () => {
    const safeTxHash = await proposePayment(account, parseEther('0.2'))
    await wallet.set({ as: ben.name, answer: 'reject', answerFor: ['eth_signTypedData_v4'] })
    await goToReview(page, account, safeTxHash)
    await button('Sign').click()
    await expect(section).toContainText('Nothing was signed and nothing was sent.')

    await test.step('an owner who cannot sign approves on chain', async () => {
      await wallet.set({ answer: 'approve', typedData: 'unsupported' })
      await button('Sign').click()
      await expect(section).toContainText('Your wallet cannot sign this kind of data.')
      await expect(button('Approve on chain')).toBeVisible()
    })

    await test.step('a signature over something else is posted nowhere', async () => {
      await wallet.set({ typedData: 'altered' })
      await button('Sign').click()
      await expect(section).toContainText('Stop: this signature is not over this transaction')
      await expect(button('Sign')).toHaveCount(0)
      expect(await service.confirmedBy(safeTxHash)).toEqual([ada.address])
      // Until then the same wallet signs nothing else of this Safe.
      await section.getByRole('textbox').fill('The wallet was a test.')
      await button('Dismiss the alarm').click()
      await expect(section).toContainText('with the reason: The wallet was a test.')
    })
  })

  await test.step('with the keyboard alone an owner accepts what does not hold, signs and approves on chain', async () => {
    const calls = [{ to: ben.address, value: 1n, data: '0x' }] as const
    await proposeTx(account, { owner: ada, calls, nonce: 0n })
    // The same calls at the same nonce under another hash: the owners are asked to sign one thing twice.
    const safeTxHash = await proposeTx(account, { owner: ada, calls, nonce: 0n, safeTxGas: 1n })
    await wallet.set({ typedData: 'unsupported' })
    await goToReview(page, account, safeTxHash)
    const inSpite = button('Sign in spite of this')
    await expect(inSpite).toBeDisabled()
    await expectAccessible(page, { sizes })
    for (const box of await section.getByRole('checkbox').all()) {
      await tabTo(page, page, box)
      await page.keyboard.press('Space')
    }
    await expect(inSpite).toBeEnabled()
    await tabTo(page, page, inSpite)
    await page.keyboard.press('Enter')
    await expect(section).toContainText('Your wallet cannot sign this kind of data.')
    await tabTo(page, page, button('Approve in spite of this'))
    await wallet.set({ answer: 'never', answerFor: [] })
    await page.keyboard.press('Enter')
    await wallet.waitForRequest('eth_sendTransaction')
    await expect(section).toContainText('Your wallet is asking you')
    await expectAccessible(page, { sizes })
    await wallet.approve()
    await expect(section).toContainText('Your approval was sent')
    await expect(section).toContainText('You have signed exactly this.')
  })
})

/** Another review, in the page that is open. */
async function goToReview(page: Page, { safe }: TestSafe, safeTxHash: Hex): Promise<void> {
  await page.evaluate((hash) => void (location.hash = hash), `#/review/local:${safe}/${safeTxHash}`)
  await expect(page.getByText(/^Safe transaction #\d+ on Local chain$/)).toBeVisible()
}
