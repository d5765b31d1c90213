import type { Page } from '@playwright/test'
import { encodeFunctionData, erc20Abi, type Hex, parseEther, parseUnits } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { proposeTx } from '../sandbox/host/safeActions'
import { liar } from '../sandbox/service/layLies'
import type { LieName } from '../sandbox/service/serviceSettings'
import type { Owner } from '../sandbox/world'
import { safeAtService } from './support/safeAtService'
import { expect, test as base } from './support/test'

/** A Safe with two gifts in its queue, and its screens; the service can be made to lie about it. */
type Given = {
  readonly ben: Owner
  /** The hashes of the two gifts. */
  readonly first: Hex
  readonly second: Hex
  lie(name: LieName): Promise<void>
  /** Each opens its screen anew, which reads everything again. */
  openQueue(): Promise<unknown>
  openReview(hash: Hex): Promise<unknown>
}

const test = base.extend<{ given: Given }>({
  given: async ({ page, newSafe, world, mishaps }, use) => {
    void mishaps
    const account = await newSafe({ threshold: 2, owners: 3 })
    const [ada, ben] = account.owners as [Owner, Owner, Owner]
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
    const service = safeAtService(world, account.safe)
    // A new document: within one, a review and the queue share what was read in the last 30 seconds.
    const open = async (path: string) => {
      await page.goto('about:blank')
      await page.goto(`${world.appUrl}/#${path}`)
    }
    await use({
      ben,
      first,
      second,
      lie: (name) => service.set({ lies: [name] }),
      openQueue: () => open(`/queue/local:${account.safe}`),
      openReview: (hash) => open(`/review/local:${account.safe}/${hash}`),
    })
  },
})

const next = (page: Page) => page.getByRole('region', { name: '#0 is next' })
const what = (page: Page) => page.getByRole('region', { name: 'What it does' })
const signers = (page: Page) => page.getByRole('region', { name: 'Who has signed' })

// A browser asks the service twenty times a minute: three lies a test.

test('a service that hides a row, the threshold or the lack of signatures is not believed', async ({
  page,
  given,
}) => {
  const { ben, first, second, lie, openQueue, openReview } = given
  await test.step('hiddenRow: what the list leaves out is read by its link all the same', async () => {
    await lie('hiddenRow')
    await openReview(second)
    await expect(what(page)).toContainText('12.5 LUSD')
    await openQueue()
    await expect(next(page)).toBeVisible()
    await expect(page.getByRole('region', { name: /^#1/ })).toHaveCount(0)
  })

  await test.step('wrongThreshold: the chain says how many have to sign', async () => {
    await lie('wrongThreshold')
    await openReview(first)
    await expect(signers(page)).toContainText('1 of 2 required')
    await openQueue()
    await expect(next(page)).toContainText('1 of 2 required signatures')
  })

  await test.step('forgedConfirmation: what does not recover to its owner is named and counts for nothing', async () => {
    await lie('forgedConfirmation')
    await openReview(first)
    await expect(signers(page).getByRole('listitem').filter({ hasText: ben.address })).toContainText(
      'This signature is not by this owner, or is over something else',
    )
    await openQueue()
    await expect(next(page)).toContainText('1 of 2 required signatures')
    await expect(next(page)).toContainText('2 listed signatures do not count')
  })
})

test('a service that lies in the fields of a transaction, or in its words for them, is not believed', async ({
  page,
  world,
  given,
}) => {
  const { first, second, lie, openQueue, openReview } = given
  await test.step('otherRecipient: a record that does not hash to its name is set apart', async () => {
    await lie('otherRecipient')
    await openReview(first)
    const check = page
      .getByRole('region', { name: 'Checks' })
      .getByRole('listitem')
      .filter({ hasText: 'The transaction is the one that its safeTxHash names' })
    await expect(check).toContainText('Does not hold')
    await openQueue()
    const forged = page.getByRole('region', { name: 'Not what they say' })
    await expect(forged.getByRole('listitem').first()).toContainText('Its hash does not fit its fields')
    await expect(page.getByRole('region', { name: /is next/ })).toHaveCount(0)
  })

  await test.step('otherDecoding: the words of the service are shown nowhere', async () => {
    await lie('otherDecoding')
    await openReview(second)
    await expect(what(page)).toContainText(causeAddress('second-bread'))
    await expect(page.getByText(liar)).toHaveCount(0)
    await openQueue()
    await expect(page.getByRole('region', { name: '#1 waits for #0' })).toContainText('12.5 LUSD')
    await expect(page.getByText(liar)).toHaveCount(0)
  })

  await test.step('unreadableRow: a row that cannot be read is there, with its text', async () => {
    await page.goto(`${world.appUrl}/#/`)
    await lie('unreadableRow')
    await openQueue()
    await expect(page.getByText('The service lists 2 records that cannot be read')).toBeVisible()
    await page.getByText('An entry whose field “value” this page cannot read').first().click()
    await expect(page.getByText('"value":"a lot"').first()).toBeVisible()
    await expect(page.getByText('No transaction of this Safe waits')).toHaveCount(0)
  })
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
