import { expect, test } from './support/test'

test('[S1.10] connects to the Safe around it, without a click', async ({ newSafe, openInSafe }) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe })
  await expect(app.locator('[data-session="safe"]')).toContainText('Connected')
  await expect(app.getByText('2 of 3')).toBeVisible()
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible()
})
