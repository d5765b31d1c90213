import type { FrameLocator, Page } from '@playwright/test'
import { parseUnits } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { confirmTx, executeTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expect, test, type OpenOptions, type TestSafe } from './support/test'

type Journey = {
  readonly page: Page
  readonly newSafe: (options: { threshold: number; owners: number }) => Promise<TestSafe>
  readonly openInSafe: (options: OpenOptions) => Promise<FrameLocator>
}

/** A gift that is delivered while Activity is open. Answers how many animations have begun since. */
async function deliver({ page, newSafe, openInSafe }: Journey) {
  // In the app's frame alone: the host has motion of its own.
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { begun: number }
    counted.begun = 0
    document.addEventListener('animationstart', () => (counted.begun += 1))
  })
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner]
  const call = { to: causeAddress('open-wells'), value: parseUnits('0.01', 18), data: '0x' } as const
  const safeTxHash = await proposeTx(account, { owner: ada, calls: [call] })
  await confirmTx(account, { owner: ben, safeTxHash })
  const app = await openInSafe({ safe: account.safe, path: '/activity' })
  await expect(app.getByRole('article')).toContainText('Ready to execute')
  await executeTx(account, { owner: ben, safeTxHash })
  await expect(app.getByRole('region', { name: 'Finished' })).toContainText('Delivered', { timeout: 30_000 })
  const begun = () => app.locator('html').evaluate(() => (globalThis as unknown as { begun: number }).begun)
  return { app, begun }
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a delivery in view has its moment: unfolded, the check draws itself once, and not again after a reload', async ({
    page,
    newSafe,
    openInSafe,
  }) => {
    const { app, begun } = await deliver({ page, newSafe, openInSafe })
    await expect(app.getByText(/Your Safe has paid/)).toBeVisible()
    await expect.poll(begun).toBe(2)
    await page.reload()
    await expect(app.getByRole('article')).toContainText('Delivered')
    await expect(app.getByText(/Your Safe has paid/)).toBeHidden()
    expect(await begun()).toBe(0)
  })
})

test('with reduced motion it is unfolded, and nothing moves', async ({ page, newSafe, openInSafe }) => {
  const { app, begun } = await deliver({ page, newSafe, openInSafe })
  await expect(app.getByText(/Your Safe has paid/)).toBeVisible()
  expect(await begun()).toBe(0)
})
