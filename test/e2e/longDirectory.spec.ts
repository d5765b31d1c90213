import { manyCauses } from '../support/manyCauses'
import { sandboxCauses } from '../sandbox/causes'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expectAccessible } from './support/expectAccessible'
import { expect } from './support/test'
import { walletTest as test } from './support/walletTest'

test('one of 5,000 causes is found in the basket by a part of its name, and added', async ({
  page,
  world,
  openWithWallet,
  mishaps,
}) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
  const causes = manyCauses(5_000, world.chainId)
  const wanted = causes[3_210]?.name ?? ''
  await page.route(`${world.appUrl}/causes.json`, (route) =>
    route.fulfill({ body: JSON.stringify({ ...sandboxCauses(), causes }), contentType: 'application/json' }),
  )
  await openWithWallet({ page, connected: true, path: '/give' })
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: 'Add a cause' }).fill(wanted.slice(-8))
  await expect(main.getByRole('option')).toHaveCount(0)
  await main.getByRole('button', { name: wanted }).click()
  await expect(main.getByRole('group', { name: `Gift to ${wanted}` })).toBeVisible()

  const next = main.getByRole('searchbox', { name: 'Add another cause, or another asset' })
  await next.fill('wells')
  await expect(main).toContainText('492 more were found: type more of the name.')
  await expectAccessible(page, {
    sizes: [
      { width: 1200, height: 900 },
      { width: 320, height: 800 },
    ],
  })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('group', { name: /^Gift to / })).toHaveCount(2)
  await expect(next).toBeFocused()
})
