import { parseEther } from 'viem'
import { answerInHost, fillBasket, proposedHash, proposeAndFollow } from './support/giving'
import { expect, test } from './support/test'

test('money that waits in the queue is not given twice, and an equal gift only after an explicit yes', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3, funds: { native: parseEther('9.97') } })
  const app = await openInSafe({
    safe: account.safe,
    basket: [{ cause: 'Open Wells', asset: 'ETH', amount: '4' }],
  })
  const card = await proposeAndFollow(page, app)
  await expect(card).toContainText('Needs 1 more signature (1 of 2)')
  const first = await proposedHash(world, account.safe)

  await app.getByRole('link', { name: 'Causes', exact: true }).click()
  await fillBasket(app, [{ cause: 'Open Wells', asset: 'ETH', amount: '6' }])
  await app.getByRole('button', { name: 'Review your gift' }).click()
  await expect(app.getByRole('region', { name: '1 problem to fix' })).toContainText(
    'You are 0.03 ETH short: your Safe holds 9.97 ETH, and 4 ETH of it is promised to gift #0 in the queue.',
  )

  await app.getByRole('textbox', { name: 'Amount' }).fill('4')
  await expect(app.getByRole('region', { name: 'Total' })).toContainText('1.97 ETH')
  await app.getByRole('button', { name: 'Review your gift' }).click()
  await expect(app.getByText('An equal gift is already waiting: #0. Give it again?')).toBeVisible()
  await expect(app.getByRole('button', { name: 'Propose to your Safe' })).toBeDisabled()
  await app.getByRole('checkbox', { name: 'Yes, give it again.' }).check()
  await app.getByRole('button', { name: 'Propose to your Safe' }).click()
  await answerInHost(page, 'Sign')
  await expect(app.getByRole('link', { name: 'Follow this gift' })).toBeVisible()
  expect(await proposedHash(world, account.safe)).not.toBe(first)
})
