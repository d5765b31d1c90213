import { encodeFunctionData, erc20Abi, type Hex, parseEther, parseUnits } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { proposeTx } from '../sandbox/host/safeActions'
import { liar } from '../sandbox/service/layLies'
import type { LieName } from '../sandbox/service/serviceSettings'
import type { Owner } from '../sandbox/world'
import { safeAtService } from './support/safeAtService'
import { expect, test as base, type TestSafe } from './support/test'

type Given = { readonly account: TestSafe; readonly hashes: readonly Hex[] }

const test = base.extend<{ queueWithLie: (lie: LieName) => Promise<Given> }>({
  queueWithLie: async ({ newSafe, world, mishaps }, use) => {
    void mishaps
    await use(async (lie) => {
      const account = await newSafe({ threshold: 2, owners: 3 })
      const [ada] = account.owners as [Owner, Owner, Owner]
      const data = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [causeAddress('second-bread'), parseUnits('12.5', 6)],
      })
      const coin = { to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' } as const
      const first = await proposeTx(account, { owner: ada, calls: [coin] })
      const second = await proposeTx(account, {
        owner: ada,
        calls: [{ to: world.tokens.LUSD.address, value: 0n, data }],
      })
      await safeAtService(world, account.safe).set({ lies: [lie] })
      return { account, hashes: [first, second] }
    })
  },
})

const queueOf = ({ safe }: TestSafe) => `/#/queue/local:${safe}`
const reviewOf = ({ safe }: TestSafe, hash: Hex | undefined) => `/#/review/local:${safe}/${hash}`

test('hiddenRow: what the list leaves out is read by its link all the same', async ({
  page,
  world,
  queueWithLie,
}) => {
  const { account, hashes } = await queueWithLie('hiddenRow')
  await page.goto(`${world.appUrl}${queueOf(account)}`)
  await expect(page.getByRole('region', { name: '#0 is next' })).toBeVisible()
  await expect(page.getByRole('region', { name: /^#1/ })).toHaveCount(0)
  await page.goto('about:blank')
  await page.goto(`${world.appUrl}${reviewOf(account, hashes[1])}`)
  await expect(page.getByRole('region', { name: 'What it does' })).toContainText('12.5 LUSD')
})

test('wrongThreshold: the chain says how many have to sign', async ({ page, world, queueWithLie }) => {
  const { account, hashes } = await queueWithLie('wrongThreshold')
  await page.goto(`${world.appUrl}${queueOf(account)}`)
  await expect(page.getByRole('region', { name: '#0 is next' })).toContainText('1 of 2 required signatures')
  await page.goto(`${world.appUrl}${reviewOf(account, hashes[0])}`)
  await expect(page.getByRole('region', { name: 'Who has signed' })).toContainText('1 of 2 required')
})

test('forgedConfirmation: what does not recover to its owner is named and counts for nothing', async ({
  page,
  world,
  queueWithLie,
}) => {
  const { account, hashes } = await queueWithLie('forgedConfirmation')
  await page.goto(`${world.appUrl}${queueOf(account)}`)
  const next = page.getByRole('region', { name: '#0 is next' })
  await expect(next).toContainText('1 of 2 required signatures')
  await expect(next).toContainText('2 listed signatures do not count')
  await page.goto(`${world.appUrl}${reviewOf(account, hashes[0])}`)
  const signers = page.getByRole('region', { name: 'Who has signed' })
  const [, ben] = account.owners
  await expect(signers.getByRole('listitem').filter({ hasText: ben?.address ?? '' })).toContainText(
    'This signature is not by this owner, or is over something else',
  )
})

test('otherRecipient: a record that does not hash to its name is set apart', async ({
  page,
  world,
  queueWithLie,
}) => {
  const { account, hashes } = await queueWithLie('otherRecipient')
  await page.goto(`${world.appUrl}${queueOf(account)}`)
  const forged = page.getByRole('region', { name: 'Not what they say' })
  await expect(forged.getByRole('listitem').first()).toContainText('Its hash does not fit its fields')
  await expect(page.getByRole('region', { name: /is next/ })).toHaveCount(0)
  await page.goto(`${world.appUrl}${reviewOf(account, hashes[0])}`)
  const check = page
    .getByRole('region', { name: 'Checks' })
    .getByRole('listitem')
    .filter({ hasText: 'The transaction is the one that its safeTxHash names' })
  await expect(check).toContainText('Does not hold')
})

test('otherDecoding: the words of the service are shown nowhere', async ({ page, world, queueWithLie }) => {
  const { account, hashes } = await queueWithLie('otherDecoding')
  await page.goto(`${world.appUrl}${queueOf(account)}`)
  await expect(page.getByRole('region', { name: '#1 waits for #0' })).toContainText('12.5 LUSD')
  await expect(page.getByText(liar)).toHaveCount(0)
  await page.goto(`${world.appUrl}${reviewOf(account, hashes[1])}`)
  await expect(page.getByRole('region', { name: 'What it does' })).toContainText(causeAddress('second-bread'))
  await expect(page.getByText(liar)).toHaveCount(0)
})

test('unreadableRow: a row that cannot be read is there, with its text', async ({
  page,
  world,
  queueWithLie,
}) => {
  const { account } = await queueWithLie('unreadableRow')
  await page.goto(`${world.appUrl}${queueOf(account)}`)
  await expect(page.getByText('The service lists 2 records that cannot be read')).toBeVisible()
  await page
    .getByText(/^value/)
    .first()
    .click()
  await expect(page.getByText('"value":"a lot"').first()).toBeVisible()
  await expect(page.getByText('No transaction of this Safe waits')).toHaveCount(0)
})

test('at the page that plays the wallet each lie is a box to tick', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner, Owner, Owner]
  const coin = { to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' } as const
  const safeTxHash = await proposeTx(account, { owner: ada, calls: [coin] })
  const listedTo = async (): Promise<unknown> => {
    const response = await fetch(`${world.serviceUrl}/v2/multisig-transactions/${safeTxHash}/`)
    return ((await response.json()) as { readonly to: unknown }).to
  }
  await openInSafe({ safe: account.safe })
  await page.getByText('Behaviour').click()
  const box = page.getByRole('checkbox', { name: 'The service names another recipient' })
  await box.check()
  await expect.poll(listedTo).toBe(liar)
  await box.uncheck()
  await expect.poll(listedTo).toBe(coin.to)
})
