import { parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { confirmTx, executeTx, proposeTx, rejectTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { checkScreenInHost } from './support/checkScreen'
import { proposedHash, proposeAndFollow } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { safeAtService } from './support/safeAtService'
import { expect, test, type TestSafe } from './support/test'

const gift = [{ cause: 'Open Wells', asset: 'ETH', amount: '0.5' }] as const

/** As Ada does in a browser of her own. */
function proposeElsewhere(account: TestSafe, cause: string) {
  const [ada] = account.owners as [Owner]
  const calls = [{ to: causeAddress(cause), value: parseEther('0.25'), data: '0x' }] as const
  return proposeTx(account, { owner: ada, calls })
}

test('[C1] a co-signer who has the app open, reloads it or comes back sees what another owner proposed', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const account = await newSafe({ threshold: 3, owners: 3 })
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe, as: 'Ben', path: '/activity' })
  const cards = app.getByRole('article')
  await expect(app.getByRole('heading', { name: 'Nothing is under way' })).toBeVisible()
  await checkScreenInHost(page, world, 'the activity before there is any')

  await test.step('the page was left open', async () => {
    await proposeElsewhere(account, 'open-wells')
    const main = app.getByRole('main')
    await time.passUntil(main, 'Gift to Open Wells')
    await expect(main).toContainText('If you have not signed this gift yet, read it and sign it')
    await expect(main).toContainText(causeAddress('open-wells'))
    await expect(app.getByRole('link', { name: /^Activity/ })).toContainText('Activity (1)')
  })

  await test.step('reloaded', async () => {
    await proposeElsewhere(account, 'hedgerow-trust')
    await page.reload()
    await app.getByRole('link', { name: /^Activity/ }).click()
    await expect(cards.filter({ hasText: 'Gift to Hedgerow Trust' })).toBeVisible()
    await expect(app.getByRole('link', { name: /^Activity/ })).toContainText('Activity (2)')
  })

  await test.step('closed, and opened again', async () => {
    await page.goto('about:blank')
    await proposeElsewhere(account, 'second-bread')
    const again = await openInSafe({ safe: account.safe, as: 'Ben', path: '/activity' })
    await expect(again.getByRole('article')).toHaveCount(3)
  })

  await test.step('on another device, seconds after one was executed and before the service knows of it', async () => {
    const [, ben, chidi] = account.owners as [Owner, Owner, Owner]
    const service = safeAtService(world, account.safe)
    const safeTxHash = (await service.proposed()).find(({ nonce }) => nonce === '0')!.safeTxHash
    for (const owner of [ben, chidi]) await confirmTx(account, { owner, safeTxHash })
    await app.locator('body').evaluate(() => localStorage.clear())
    await page.goto('about:blank')
    await service.set({ indexLagMs: 3_600_000 })
    await executeTx(account, { owner: ben, safeTxHash })

    const other = await openInSafe({ safe: account.safe, as: 'Ben', path: '/activity' })
    const main = other.getByRole('main')
    await expect(main).toContainText('The transaction service does not list the newest execution yet')
    await expect(main).not.toContainText('Gift to Open Wells')
    await service.becomeHonest()
    await time.passUntil(main, 'Gift to Open Wells')
    await time.passUntil(main, 'Delivered')
    await expect(main).not.toContainText('does not list the newest execution')
  })
})

test('[C3, C6] while the service is down the screen says since when; a rejection at the same number is named, with its signatures', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 3, owners: 3 })
  const [ada, ben, chidi] = account.owners as [Owner, Owner, Owner]
  const time = await takeOverTime(page)
  const service = safeAtService(world, account.safe)
  await proposeElsewhere(account, 'hedgerow-trust')
  await service.set({ failWith: [{ answer: 500 }] })
  const app = await openInSafe({ safe: account.safe, basket: gift, path: '/activity' })
  const main = app.getByRole('main')

  await test.step('the screen is back soon after the service', async () => {
    await expect(main).toContainText('Your Safe’s queue could not be read since')
    await expect(main).not.toContainText('Looking for earlier gifts')
    await expect(main).not.toContainText('Nothing is under way')

    await service.becomeHonest()
    // In real time: nobody touches anything.
    await expect(main).toContainText('Gift to Hedgerow Trust', { timeout: 15_000 })
    await expect(main).not.toContainText('could not be read')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a rejection that waits at the same number is named', async () => {
    await app.getByRole('link', { name: /^Your gift/ }).click()
    const card = await proposeAndFollow(page, app)
    await expect(card).toContainText('Needs 2 more signatures (1 of 3)')
    const safeTxHash = await proposedHash(world, account.safe)
    const rejection = await rejectTx(account, { owner: ben, safeTxHash })
    for (const owner of [ada, chidi]) await confirmTx(account, { owner, safeTxHash: rejection })

    await time.passUntil(card, 'A rejection of this gift has enough signatures (3, 3 needed)')
    await expect(card).toContainText('then the gift is not paid and cannot be any more')
    await expect(card).not.toContainText('ask them to read it there and sign')
  })
})
