import { type Hex, parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expectAccessible } from './support/expectAccessible'
import { needStandIn } from './support/givenService'
import { safeAtService } from './support/safeAtService'
import { expect, test, type TestSafe } from './support/test'

const desktop = { width: 1200, height: 900 }
const phone = { width: 390, height: 844 }

const pay = (account: TestSafe, owner: Owner): Promise<Hex> =>
  proposeTx(account, {
    owner,
    calls: [{ to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' }],
  })

/** The record as the service has it: what a co-signer would pass on by chat. */
async function recordOf({ serviceUrl }: TestSafe, hash: Hex): Promise<Record<string, unknown>> {
  const response = await fetch(`${serviceUrl}/v2/multisig-transactions/${hash}/`)
  return (await response.json()) as Record<string, unknown>
}

test('with the service down a pasted transaction is reviewed by the chain alone, and one that is not its hash refused', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  mishaps.allow(/503|404/)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner, Owner]
  const hash = await pay(account, ada)
  const record = await recordOf(account, hash)
  const service = safeAtService(world, account.safe)
  await service.set({ failWith: [{ answer: 503 }] })

  await page.goto(`${world.appUrl}/#/queue/local:${account.safe}`)
  await expect(page.getByText('The queue could not be read')).toBeVisible()

  await page.goto(`${world.appUrl}/#/review`)
  const paste = page.getByLabel('The transaction itself')
  await expect(paste).toBeHidden()
  await page.getByText('You have its hash, or the transaction itself').click()
  await page.getByLabel('Safe', { exact: true }).fill(`local:${account.safe}`)
  await test.step('what is wrong with a paste is said beside it', async () => {
    const { nonce: _, ...rest } = record
    await paste.fill(JSON.stringify(rest))
    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(paste).toHaveAccessibleDescription(/missing: nonce/)
    await expect(paste).toBeFocused()
    await expectAccessible(page, { sizes: [desktop, phone] })
  })

  await paste.fill(JSON.stringify(record))
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('Safe transaction #0 on Local chain')).toBeVisible()
  await expect(page.getByText('This transaction was pasted here')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What it does' })).toContainText('0.25 ETH')
  await expect(page.getByRole('region', { name: 'Who has signed' })).toContainText(
    '1 of 2 required signatures',
  )
  const check = (statement: string) =>
    page
      .getByRole('region', { name: 'Checks' })
      .getByRole('listitem')
      .filter({ hasText: statement })
      // While the page reads, the statement stands in the list of what is not settled, inside another item.
      .first()
  await page.getByText('What holds').click()
  await expect(check('The Safe itself computes the same safeTxHash')).toContainText('Holds')
  await expect(check('Nothing else waits on the same nonce')).toContainText('Could not be checked')

  await test.step('with the service back, a paste that is not what its hash says does not hold', async () => {
    await service.becomeHonest()
    await page.goto(`${world.appUrl}/#/review`)
    await page.getByText('You have its hash, or the transaction itself').click()
    await page.getByLabel('Safe', { exact: true }).fill(`local:${account.safe}`)
    const asked = `0x${'ab'.repeat(32)}`
    await paste.fill(JSON.stringify({ ...record, to: ben.address, safeTxHash: asked }))
    await page.getByRole('button', { name: 'Read it' }).click()
    await expect(check('The transaction is the one that its safeTxHash names')).toContainText('Does not hold')
  })
})

test('the list of the service is unchecked until a node answers; what the service alone calls executed stays in sight', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  mishaps.allow(/ERR_FAILED|Failed to load/)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner, Owner, Owner]
  const hash = await pay(account, ada)
  const node = `${world.rpcUrl}/**`
  await page.route(node, (route) => route.abort())
  await page.goto(`${world.appUrl}/#/queue/local:${account.safe}`)
  const unchecked = page.getByRole('region', { name: 'What the transaction service lists, unchecked' })
  await expect(unchecked).toContainText('0.25 ETH')
  await expect(unchecked).toContainText('Could not be checked: the chain could not be read')
  await expect(unchecked.getByRole('link')).toHaveCount(0)
  await expectAccessible(page, { sizes: [desktop, phone] })

  await page.unroute(node)
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('region', { name: '#0 is next' })).toContainText('1 of 2 required signatures')
  await expect(unchecked).toHaveCount(0)
  // The button has gone with the notice.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await test.step('what the service calls executed, and the chain does not, stays in sight', async () => {
    needStandIn('it says executed of what is not')
    const control = `${new URL(world.serviceUrl).origin}/sandbox/settings`
    const { mutate } = (await (await fetch(control)).json()) as { mutate: Record<string, object> }
    const lie = { ...mutate, [hash]: { isExecuted: true, isSuccessful: true } }
    await fetch(control, { method: 'POST', body: JSON.stringify({ mutate: lie }) })
    await page.getByRole('button', { name: 'Look again' }).click()
    const ahead = page.getByRole('region', { name: 'Executed according to the service, not on the chain' })
    await expect(ahead).toContainText('0.25 ETH')
    await expect(page.getByText('No transaction of this Safe waits')).toHaveCount(0)
  })
})

test('from the start to a review with the keyboard alone, then over a reload and in a second tab', async ({
  page,
  context,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner, Owner, Owner]
  await pay(account, ada)
  await page.goto(`${world.appUrl}/#/review`)
  await page.getByLabel('Safe', { exact: true }).focus()
  await page.keyboard.type(`local:${account.safe}`)
  await page.keyboard.press('Enter')
  const next = page.getByRole('region', { name: '#0 is next' })
  await expect(next).toContainText('1 of 2 required signatures')
  const link = next.getByRole('link', { name: 'Review #0' })
  await page.bringToFront()
  await page.getByRole('heading', { level: 1 }).focus()
  for (let step = 0; step < 20; step += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Safe transaction #0 on Local chain')).toBeVisible()

  await page.goBack()
  await page.reload()
  await expect(next).toContainText('1 of 2 required signatures')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('region', { name: '#0 is next' })).toContainText('0.25 ETH')
})
