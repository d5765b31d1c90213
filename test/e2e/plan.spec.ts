import { parseEther } from 'viem'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { confirmTx, executeTx, rejectTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expectAccessibleInHost } from './support/accessibleInHost'
import { configureMaxPayments } from './support/configureApp'
import { answerInHost, type Line, proposedHash } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { expect, test } from './support/test'

/** Five payments, of which a proposal carries two; the second and the third are equal. */
const amounts = ['0.01', '0.02', '0.02', '0.03', '0.04']
const basket = amounts.map((amount): Line => ({ cause: 'Open Wells', asset: 'ETH', amount }))

test('a gift that one proposal cannot carry goes in three, goes on after a reload, and is followed as one', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner]
  await configureMaxPayments(page, world, 2)
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe, basket })
  const hashes: `0x${string}`[] = []
  const main = app.getByRole('main')

  const proposePart = async (button: string) => {
    await app.getByRole('button', { name: button }).click()
    await answerInHost(page, 'Sign')
  }

  await test.step('the review says what is asked for now', async () => {
    await app.getByRole('button', { name: 'Review your gift' }).click()
    await expect(app.getByRole('heading', { name: 'Proposal 1 of 3: 2 payments' })).toBeVisible()
    await expect(app.getByText('The other 3 payments, in 2 more proposals')).toBeVisible()
    await expect(main).toContainText('The gift goes as 3 proposals')
    await expect(app.getByRole('region', { name: 'Would it go through?' })).toContainText(
      'All 5 payments would go through',
    )
    await expectAccessibleInHost(page, world)
    await proposePart('Propose the first 2 payments')
  })

  await test.step('after a part the next one is offered', async () => {
    await expect(main).toContainText('1 of 3 proposals made. 3 payments are left of this gift')
    hashes.push(await proposedHash(world, account.safe))
    await expectAccessibleInHost(page, world)
  })

  await test.step('a reload finds where it was', async () => {
    await page.reload()
    await app.getByRole('link', { name: /your gift/i }).click()
    await expect(main).toContainText('1 of 3 proposals made')
    await expect(app.getByRole('group', { name: 'Gift to Open Wells' })).toHaveCount(3)
    await app.getByRole('button', { name: 'Review your gift' }).click()
    await expect(app.getByRole('heading', { name: 'Proposal 2 of 3: 2 payments' })).toBeVisible()
    // A line of this part is equal to one of the part that waits.
    await app.getByRole('checkbox', { name: 'Yes, give it again.' }).check()
    await proposePart('Propose the next 2 payments')
    await expect(main).toContainText('2 of 3 proposals made. 1 payment is left of this gift')
    hashes.push(await proposedHash(world, account.safe))
  })

  await test.step('the last', async () => {
    await app.getByRole('button', { name: 'Propose the last payment' }).click()
    await expect(app.getByRole('heading', { name: 'Proposal 3 of 3: 1 payment' })).toBeVisible()
    await proposePart('Propose the last payment')
    await app.getByRole('link', { name: 'Follow this gift' }).click()
    hashes.push(await proposedHash(world, account.safe))
  })

  const plan = app.getByRole('region', { name: 'Gift in 3 proposals' })
  await expect(plan).toContainText('0 of 3 proposals delivered')
  await expect(plan.getByRole('article')).toHaveCount(3)
  await expectAccessibleInHost(page, world)

  const client = createChainClient(world.rpcUrl)
  // The cause's own balance changes with other tests.
  const before = await client.getBalance({ address: account.safe })
  expect(new Set(hashes).size).toBe(3)
  for (const [index, safeTxHash] of hashes.entries()) {
    await confirmTx(account, { owner: ben, safeTxHash })
    await executeTx(account, { owner: ben, safeTxHash })
    await time.passUntil(plan, `${index + 1} of 3 proposals delivered`)
  }
  const after = await client.getBalance({ address: account.safe })
  expect(before - after).toBe(parseEther('0.12'))

  await page.reload()
  await app.getByRole('link', { name: 'Activity' }).click()
  await expect(plan).toContainText('3 of 3 proposals delivered')
})

test('a part that was rejected and given again counts as one of the plan, also after a reload', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const account = await newSafe({ threshold: 1, owners: 1 })
  const [ada] = account.owners as [Owner]
  await configureMaxPayments(page, world, 2)
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe, basket: basket.slice(1) })
  const propose = async (button: string) => {
    await app.getByRole('button', { name: button }).click()
    await answerInHost(page, 'Sign')
  }
  await app.getByRole('button', { name: 'Review your gift' }).click()
  await propose('Propose the first 2 payments')
  await expect(app.getByRole('main')).toContainText('1 of 2 proposals made')
  const first = await proposedHash(world, account.safe)
  await app.getByRole('button', { name: 'Propose the last 2 payments' }).click()
  await propose('Propose the last 2 payments')
  await app.getByRole('link', { name: 'Follow this gift' }).click()
  const second = await proposedHash(world, account.safe)

  const plan = app.getByRole('region', { name: 'Gift in 2 proposals' })
  const rejection = await rejectTx(account, { owner: ada, safeTxHash: first })
  await executeTx(account, { owner: ada, safeTxHash: rejection })
  await executeTx(account, { owner: ada, safeTxHash: second })
  await time.passUntil(plan, '1 of 2 proposals delivered')
  await time.passUntil(plan, 'Cancelled')

  const lost = plan.getByRole('listitem').filter({ hasText: 'Cancelled' }).first()
  await lost.getByRole('button', { name: 'Give this again' }).click()
  await lost.getByRole('button', { name: 'Put 2 payments into your gift' }).click()
  await lost.getByRole('link', { name: 'Read and change it there' }).click()
  await app.getByRole('button', { name: 'Review your gift' }).click()
  await propose('Propose to your Safe')
  await app.getByRole('link', { name: 'Follow this gift' }).click()
  await expect(plan).toContainText('Proposal 1 of 2, given again')
  await executeTx(account, { owner: ada, safeTxHash: await proposedHash(world, account.safe) })
  await time.passUntil(plan, '2 of 2 proposals delivered')
  await expectAccessibleInHost(page, world)

  await page.reload()
  await app.getByRole('link', { name: 'Activity' }).click()
  await expect(plan).toContainText('2 of 2 proposals delivered')
  await expect(plan).toContainText('Proposal 1 of 2, given again')
})
