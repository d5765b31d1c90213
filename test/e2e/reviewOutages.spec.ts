import type { Page } from '@playwright/test'
import { parseEther } from 'viem'
import { encodeGiftDocument } from '../../src/core/giving/giftDocument'
import { causeAddress } from '../sandbox/causes'
import type { WorldInfo } from '../sandbox/world'
import { proposePayment } from './support/acting'
import { cutNode } from './support/appNode'
import { expectAccessible } from './support/expectAccessible'
import { takeOverTime } from './support/pageTime'
import { safeAtService } from './support/safeAtService'
import { expect, test, type TestSafe } from './support/test'

const desktop = { width: 1200, height: 900 }
const phone = { width: 390, height: 844 }
const value = parseEther('0.25')

/** What only the chain can say. */
const ofTheChain = [
  'The transaction is the one that its safeTxHash names.',
  'The Safe itself computes the same safeTxHash.',
  'Every signature listed is a present owner’s, over this safeTxHash.',
  'The nonce is still free.',
  'The Safe runs code that Safe has published.',
  'The address of the Safe does nothing but run that code.',
  'Only the owners can move the funds of the Safe.',
  'No guard decides about its transactions.',
]

function regionsOf(page: Page) {
  const region = (name: string) => page.getByRole('region', { name })
  return {
    what: region('What it does'),
    forecast: region('What would happen'),
    signed: region('Who has signed'),
    checks: region('Checks'),
    intent: region('Compared with the gift described'),
  }
}

/** The link to a review, with the description of a payment of 0.25 ETH to Open Wells. */
function linkWithGift({ appUrl, chainId }: WorldInfo, { safe }: TestSafe, safeTxHash: string): string {
  const gift = encodeGiftDocument({
    chainId,
    safe,
    createdAtMs: Date.UTC(2026, 10, 20),
    gifts: [
      {
        causeId: 'open-wells',
        name: 'Open Wells',
        recipient: causeAddress('open-wells'),
        token: null,
        amount: value,
      },
    ],
    purpose: 'For the wells.',
    author: null,
    directory: null,
  })
  return `${appUrl}/#/review/local:${safe}/${safeTxHash}?gift=${gift}`
}

/** Each statement that only the chain can prove stands in an item that says it could not be checked, and why. */
async function expectUnchecked(page: Page) {
  const { checks } = regionsOf(page)
  for (const statement of ofTheChain) {
    const item = checks.getByRole('listitem').filter({ hasText: statement }).first()
    await expect(item).toContainText('Could not be checked')
    await expect(item).toContainText('cannot be reached, or refused to answer')
  }
}

test('a review whose node refuses, from the start or after it was read, reads the bytes alone, and mends itself', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  test.slow()
  mishaps.allow(/ERR_CONNECTION_REFUSED/)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const safeTxHash = await proposePayment(account, value)
  const time = await takeOverTime(page)
  const { what, forecast, signed, checks, intent } = regionsOf(page)

  await test.step('from the start it reads the bytes, and mends itself when the node is back', async () => {
    const restoreNode = await cutNode(page, world)
    await page.goto(linkWithGift(world, account, safeTxHash))
    await expect(page.getByText('Safe transaction #0 on Local chain')).toBeVisible()
    await expect(what).toContainText('0.25 ETH')
    await expect(what).toContainText(causeAddress('open-wells'))
    await expectUnchecked(page)
    await expect(forecast).toContainText('Could not be forecast')
    await expect(page.getByText('Where it stands could not be checked')).toBeVisible()
    await expect(page.getByText('The node of Local chain could not be read')).toBeVisible()
    await expect(signed).toContainText('Who has signed could not be checked')
    await expect(signed).toContainText('The transaction service lists one signature')
    await expectAccessible(page, { sizes: [desktop, phone] })

    await restoreNode()
    await time.passUntil(signed, '1 of 2 required signatures is verified.')
    await expect(checks).not.toContainText('cannot be reached')
    await expect(forecast).not.toContainText('Could not be forecast')
    await expect(intent).toContainText('Exactly the gift described')
  })

  await test.step('after it was read it takes back what only the chain can say', async () => {
    const restoreNode = await cutNode(page, world)
    await time.passUntil(checks, 'cannot be reached, or refused to answer')
    await expectUnchecked(page)
    await expect(intent).toContainText('Could not be compared to the end')
    await expect(signed).not.toContainText('Signed exactly this')

    await restoreNode()
    await time.passUntil(signed, '1 of 2 required signatures is verified.')
    await expect(intent).toContainText('Exactly the gift described')
    await expect(checks).not.toContainText('cannot be reached')
  })
})

test('with service and node down the link’s description is no transaction; each source that returns adds its part', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  test.slow()
  mishaps.allow(/ERR_CONNECTION_REFUSED|503/)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const safeTxHash = await proposePayment(account, value)
  const service = safeAtService(world, account.safe)
  await service.set({ failWith: [{ answer: 503 }] })
  const time = await takeOverTime(page)
  const restoreNode = await cutNode(page, world)
  await page.goto(linkWithGift(world, account, safeTxHash))
  const { what, signed, checks, intent } = regionsOf(page)
  const main = page.getByRole('main')

  await test.step('nothing is called the transaction', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The transaction could not be read')
    await expect(main).toContainText('The transaction service answered with error 503')
    await expect(intent).toContainText('Not compared: the transaction could not be read')
    await intent.getByText('What the link describes', { exact: true }).click()
    await expect(intent).toContainText('0.25 ETH')
    await expect(what).toHaveCount(0)
    await expect(main).not.toContainText('Exactly the gift described')
    await expectAccessible(page, { sizes: [desktop, phone] })
  })

  await test.step('with the node alone it is rebuilt from the description, proved by its hash', async () => {
    await restoreNode()
    await time.passUntil(main, 'Rebuilt from the description in the link')
    await expect(page.getByText('Safe transaction #0 on Local chain')).toBeVisible()
    await expect(what).toContainText('0.25 ETH')
    // It was built from the description: that the two agree says nothing.
    await expect(intent).toContainText('Not compared: it was rebuilt from this description')
    await expect(intent).not.toContainText('byte for byte')
    await expect(signed).toContainText('Whether this owner has signed is not known here')
    await expect(main).toContainText('How many of the 2 signatures that it needs are there is not known.')
    await expect(signed).not.toContainText('Not signed')
    await expect(
      checks.getByRole('listitem').filter({ hasText: 'Nothing else waits on the same nonce' }).first(),
    ).toContainText('Could not be checked')
    await expectAccessible(page, { sizes: [desktop, phone] })
  })

  await test.step('a description of another Safe is said to be one', async () => {
    const { safe } = await newSafe({ threshold: 1, owners: 1 })
    const link = linkWithGift(world, { ...account, safe }, safeTxHash)
    await page.goto(link.replace(`local:${safe}`, `local:${account.safe}`))
    await time.passUntil(main, 'Not the gift described: do not sign')
    await expect(intent).toContainText('Not the gift described: do not sign')
    await expect(intent).toContainText('Another Safe')
    await expect(intent).toContainText(safe)
    await page.goto(linkWithGift(world, account, safeTxHash))
    await time.passUntil(main, 'Rebuilt from the description in the link')
  })

  await test.step('with the service its signatures are there', async () => {
    await service.becomeHonest()
    await time.passUntil(signed, '1 of 2 required signatures is verified.')
    await expect(main).not.toContainText('Rebuilt from')
  })
})
