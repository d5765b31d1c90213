import { parseUnits } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { confirmTx, executeTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expect, test } from './support/test'

// High enough for both gifts: what is out of view has no moment.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1280, height: 1600 } })

test('a delivery in view is unfolded, and its check draws itself once; with reduced motion nothing moves', async ({
  page,
  newSafe,
  openInSafe,
}) => {
  // How many animations have begun in the app's frame alone: the host has motion of its own.
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { begun: number }
    counted.begun = 0
    document.addEventListener('animationstart', () => (counted.begun += 1))
  })
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner]
  const ready = async (amount: string) => {
    const call = { to: causeAddress('open-wells'), value: parseUnits(amount, 18), data: '0x' } as const
    const safeTxHash = await proposeTx(account, { owner: ada, calls: [call] })
    await confirmTx(account, { owner: ben, safeTxHash })
    return safeTxHash
  }
  const first = await ready('0.01')
  const second = await ready('0.02')
  const app = await openInSafe({ safe: account.safe, path: '/activity' })
  const cards = app.getByRole('article')
  const delivered = app.getByRole('region', { name: 'Finished' }).getByText('Delivered', { exact: true })
  const paid = app.getByText(/Your Safe has paid/).filter({ visible: true })
  const begun = () => app.locator('html').evaluate(() => (globalThis as unknown as { begun: number }).begun)

  await test.step('with motion, it has its moment', async () => {
    await expect(cards.filter({ hasText: 'Ready to execute' })).toHaveCount(1)
    await executeTx(account, { owner: ben, safeTxHash: first })
    await expect(delivered).toHaveCount(1, { timeout: 30_000 })
    await expect(paid).toHaveCount(1)
    await expect(paid).toBeInViewport()
    await expect.poll(begun).toBe(2)
  })

  await test.step('not again after a reload', async () => {
    await page.reload()
    await expect(cards.filter({ hasText: 'Delivered' })).toHaveCount(1)
    await expect(cards.filter({ hasText: 'Ready to execute' })).toHaveCount(1)
    await expect(paid).toHaveCount(0)
    expect(await begun()).toBe(0)
  })

  await test.step('with reduced motion it is unfolded, and nothing moves', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await executeTx(account, { owner: ben, safeTxHash: second })
    await expect(delivered).toHaveCount(2, { timeout: 30_000 })
    await expect(paid).toHaveCount(1)
    await expect(paid).toBeInViewport()
    expect(await begun()).toBe(0)
  })
})
