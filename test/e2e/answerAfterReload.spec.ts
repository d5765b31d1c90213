import { answerInHost, proposedHash, proposeGift } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { safeAtService } from './support/safeAtService'
import { expect, test } from './support/test'

test('an answer to the document before a reload starts a search at once, and nothing is proposed twice', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe, basket: [{ cause: 'Open Wells', asset: 'ETH', amount: '1.5' }] })
  await proposeGift(app)
  await expect(page.getByRole('dialog')).toBeVisible()

  // Only the app: the host goes on asking its user, and answers an id that the new document never used.
  await app.locator('html').evaluate(() => window.location.reload())
  await expect(app.getByRole('main').getByText(/^Not found when we looked on/)).toBeVisible()
  // After two looks of its own the third one is 40 s away.
  await time.pass(70_000, 35_000)
  // Hints are rate-limited: one right after a look sets off none.
  await time.pass(6_000, 6_000)

  await answerInHost(page, 'Sign')
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Proposed to your Safe')
  expect(await safeAtService(world, safe).proposed()).toMatchObject([
    { safeTxHash: await proposedHash(world, safe) },
  ])
})
