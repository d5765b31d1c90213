import type { FrameLocator, Locator, Page } from '@playwright/test'
import { parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { proposeTx } from '../sandbox/host/safeActions'
import { liar } from '../sandbox/service/layLies'
import type { Owner } from '../sandbox/world'
import { expectAccessible } from './support/expectAccessible'
import { answerInHost, newestGift, proposedHash, proposeGift } from './support/giving'
import { safeAtService } from './support/safeAtService'
import { expect, test } from './support/test'

const desktop = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }
const gifts = [
  { cause: 'Open Wells', asset: 'ETH', amount: '0.25' },
  { cause: 'Second Bread', asset: 'LUSD', amount: '1250.5' },
] as const

/** The link that the page offers first. */
async function linkIn(place: FrameLocator | Page): Promise<string> {
  return place.getByRole('textbox', { name: 'The link' }).first().inputValue()
}

/** The link with the whole description, behind its fold. */
async function longLinkIn(place: FrameLocator | Locator): Promise<string> {
  await place.getByText('A longer link, which also works while the transaction service is down').click()
  return place.getByRole('textbox', { name: 'The link' }).nth(1).inputValue()
}

test('the link made after proposing shows a co-signer that it is exactly the gift, what was tampered with, and what lacks', async ({
  page,
  browser,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner]
  const app = await openInSafe({ safe: account.safe, basket: gifts })
  await proposeGift(app)
  await answerInHost(page, 'Sign')
  await expect(app.getByRole('heading', { name: 'Let your co-signers check it' })).toBeVisible()
  const safeTxHash = await proposedHash(world, account.safe)
  const short = await linkIn(app)
  expect(short).toBe(`${world.appUrl}/#/review/local:${account.safe}/${safeTxHash}`)
  const link = await longLinkIn(app)
  expect(link).toMatch(
    new RegExp(`^${world.appUrl}/#/review/local:${account.safe}/${safeTxHash}\\?gift=[\\w-]+$`),
  )

  await test.step('it is copied whole in a frame without a clipboard', async () => {
    await app.getByRole('button', { name: 'Copy the link' }).nth(1).click()
    await expect(app.getByRole('button', { name: 'Copied!' })).toBeVisible()
    await app.getByRole('link', { name: 'Causes' }).click()
    const search = app.getByRole('searchbox', { name: 'Search' })
    await search.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(search).toHaveValue(link)
  })

  await test.step('Activity offers the same link, for as long as somebody may have to sign', async () => {
    await app.getByRole('link', { name: /^Activity/ }).click()
    await newestGift(app).getByText('Link for co-signers').click()
    expect(await linkIn(app)).toBe(short)
    expect(await longLinkIn(newestGift(app))).toBe(link)
  })

  // Another device: nothing stored, nothing connected.
  const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' })
  const theirs = await context.newPage()
  const intent = theirs.getByRole('region', { name: 'Compared with the gift described' })
  const their = theirs.getByRole('main')
  await test.step('exactly the gift described, on a phone with nothing connected', async () => {
    await theirs.goto(link)
    await expect(intent).toContainText('Exactly the gift described')
    await expect(intent).toContainText('From the description in the link this page built the 2 payments anew')
    await expect(intent).toContainText('comes from whoever sent you the link')
    await intent.getByText('What the link describes').click()
    const first = intent.getByRole('listitem').first()
    await expect(first).toContainText('0.25 ETH')
    await expect(first).toContainText(causeAddress('open-wells'))
    await expect(first).toContainText('Open Wells, confirmed in this page’s directory')
    await expect(intent).toContainText('the same version of the directory of causes')
    await theirs.getByText('Link for co-signers').click()
    expect(await linkIn(theirs)).toBe(link)
    await theirs.getByText('Show it as a QR code').click()
    await expect(theirs.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    await expectAccessible(theirs, { sizes: [phone, desktop] })
  })

  const [bare = ''] = link.split('?gift=')
  await test.step('half a description cannot be read', async () => {
    await theirs.goto(`${bare}?gift=eyJ2ZXJzaW9uIjoxLCJjaGFpbk`)
    await expect(intent).toContainText('The description in this link cannot be read')
    await expect(intent).toContainText('cut short or changed on the way')
    await expect(their).not.toContainText('Readable as a gift')
  })

  await test.step('without a description it is a gift that can be read, not the one that was meant', async () => {
    await theirs.goto(bare)
    await expect(their).toContainText('Readable as a gift')
    const leaves = theirs.getByRole('region', { name: 'What leaves the Safe' })
    await expect(leaves.getByRole('row', { name: /Open Wells/ })).toContainText('0.25 ETH')
    await expect(intent).toHaveCount(0)
  })

  await test.step('another transaction on the same nonce is not the gift, and the difference is named', async () => {
    const tampered = await proposeTx(account, {
      owner: ada,
      nonce: 0n,
      calls: [
        { to: ada.address, value: parseEther('0.25'), data: '0x' },
        { to: causeAddress('second-bread'), value: 1n, data: '0x' },
      ],
    })
    await theirs.goto(link.replace(safeTxHash, tampered))
    await expect(intent).toContainText('Not the gift described: do not sign')
    await expect(intent).toContainText('Payment 1: another recipient')
    await expect(intent).toContainText(causeAddress('open-wells'))
    await expect(intent).toContainText(ada.address)
    await expect(intent).toContainText('1,250.5 LUSD')
    await expect(intent).not.toContainText('Exactly')
    await expectAccessible(theirs, { sizes: [phone, desktop] })
  })
  await context.close()
})

test('a service that shows another recipient is caught when the proposal is read back', async ({
  page,
  world,
  newSafe,
  openInSafe,
  mishaps,
}) => {
  mishaps.allow(/503/)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const service = safeAtService(world, account.safe)
  await service.set({ lies: ['otherRecipient'] })
  const app = await openInSafe({ safe: account.safe, basket: gifts.slice(0, 1) })
  await proposeGift(app)
  await answerInHost(page, 'Sign')

  const alarm = app.getByRole('alert')
  await test.step('on the screen that says it is proposed', async () => {
    await expect(alarm).toContainText('Do not sign')
    await expect(alarm).toContainText('Payment 1: another recipient')
    await expect(alarm).toContainText(`Asked for here0.25 ETH to ${causeAddress('open-wells')}`)
    await expect(alarm).toContainText(`In the transaction0.25 ETH to ${liar}`)
  })

  await test.step('and in Activity', async () => {
    await app.getByRole('link', { name: 'Follow this gift' }).click()
    await expect(alarm).toContainText('Payment 1: another recipient')
  })

  await test.step('a reload keeps it, also while the service is silent', async () => {
    await service.set({ lies: ['otherRecipient'], failWith: [{ answer: 503 }] })
    await page.reload()
    await app.getByRole('link', { name: /^Activity/ }).click()
    await expect(alarm).toContainText('Do not sign')
    await expect(alarm).toContainText('Payment 1: another recipient')
  })

  await test.step('until the true record is there', async () => {
    await service.becomeHonest()
    await page.reload()
    await app.getByRole('link', { name: /^Activity/ }).click()
    await expect(newestGift(app)).toContainText('Needs 1 more signature (1 of 2)')
    await expect(alarm).toHaveCount(0)
  })
})
