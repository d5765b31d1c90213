import { parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

const desktop = { width: 1200, height: 900 }
const phone = { width: 390, height: 844 }

test('a co-signer gets from the first screen, or by a link that a mail has changed, to the transaction', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner, Owner, Owner]
  const hash = await proposeTx(account, {
    owner: ada,
    calls: [{ to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' }],
  })
  const place = `local:${account.safe}`
  const review = page.getByRole('heading', { level: 1, name: '0.25 ETH to Open Wells' })

  await test.step('the first screen leads to the start of the queue, which takes the link of a mail', async () => {
    await page.goto(`${world.appUrl}/`)
    const main = page.getByRole('main')
    // A giver sees how to give, and one line for everybody else.
    await expect(main.getByRole('link', { name: 'Queue of a Safe' })).toBeHidden()
    await main.getByText('To sign, or to check a gift').click()
    for (const name of ['Review a transaction', 'Record of gifts', 'Check a gift record'])
      await expect(main.getByRole('link', { name })).toBeVisible()
    await main.getByRole('link', { name: 'Queue of a Safe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The queue of a Safe')
    const field = page.getByLabel('Safe', { exact: true })
    await field.fill('nonsense')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/“nonsense” names no Safe\. Enter an address/)
    await expect(field).toBeFocused()
    await expectAccessible(page, { sizes: [desktop, phone] })
    // No server of static files has this path.
    await field.fill(`<${world.appUrl}/%23/review/${encodeURIComponent(place)}/${hash}>.`)
    await field.press('Enter')
    await expect(review).toBeVisible()
  })

  await test.step('what a chat put behind a link, and what it escaped, is not part of it', async () => {
    await page.goto('about:blank')
    await page.goto(`${world.appUrl}/#/review/${encodeURIComponent(place)}%2F${hash}).%20`)
    await expect(review).toBeVisible()
  })

  await test.step('a review without its hash is the queue', async () => {
    await page.goto(`${world.appUrl}/#/review/${place}.`)
    await expect(page.getByRole('region', { name: '#0 is next' })).toContainText('0.25 ETH to Open Wells')
  })
})

test('inside a Safe its queue is in the menu', async ({ newSafe, openInSafe }) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe })
  const link = app.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Queue' })
  await link.click()
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Queue')
  await expect(app.getByRole('main')).toContainText(safe)
  await expect(link).toHaveAttribute('aria-current', 'page')
})
