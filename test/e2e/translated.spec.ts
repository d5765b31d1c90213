import type { Locator } from '@playwright/test'
import { parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { confirmTx, executeTx, proposeTx } from '../sandbox/host/safeActions'
import { sandboxPrices } from '../sandbox/prices'
import type { Owner } from '../sandbox/world'
import { frameOfApp } from './support/appInHost'
import { answerInHost, fillBasket, newestGift, proposedHash } from './support/giving'
import { expect, test } from './support/test'
import { translatePage } from './support/translatePage'

/** When something was read, what was estimated, and which queue was read, each tab knows for itself. */
const ofTab = /\b(read|checked) on \d|\bblock \d| USD\b|^Prices by |^Queue \(|, \d+ transactions? waits?$/i

/** The texts of a screen that have a digit, in their order: amounts, sums, counts, nonces, addresses. */
async function figuresOf(part: Locator): Promise<readonly string[]> {
  const text = await part.innerText()
  return text.split(/[\n\t]+/).filter((line) => /\d/.test(line) && !ofTab.test(line))
}

test('translated by the browser, every screen goes on showing what is so', async ({
  page,
  context,
  world,
  newSafe,
  openInSafe,
}) => {
  test.setTimeout(120_000)
  // What stands still, and any error of the page, fails the test by `mishaps`.
  await translatePage(page)
  await page.route(`${world.appUrl}/prices.json`, (route) =>
    route.fulfill({ json: sandboxPrices(world, { at: new Date('2026-11-20T14:05:00Z'), percent: 100 }) }),
  )
  const account = await newSafe({ threshold: 2, owners: 2 })
  const [ada, ben] = account.owners as [Owner, Owner]
  const app = await openInSafe({ safe: account.safe })
  const header = app.getByRole('banner')
  const main = app.getByRole('main')
  const plain = await context.newPage()

  /** Compares this screen, as it came about, with the same one opened anew in a tab that nobody translates. */
  async function compare(path: string, ready: string): Promise<void> {
    await expect(main).toContainText(ready)
    await plain.goto(`${world.hostUrl}/?safe=${account.safe}&as=Ada#app=/%23${path}`)
    await plain.reload()
    const untranslated = plain.frameLocator('iframe[title=App]')
    await expect(untranslated.getByRole('main')).toContainText(ready)
    for (const part of ['banner', 'main'] as const)
      await expect(async () => {
        const shown = await figuresOf(app.getByRole(part))
        expect(shown, `${part} of ${path}`).toEqual(await figuresOf(untranslated.getByRole(part)))
      }).toPass({ timeout: 15_000 })
  }

  await test.step('the basket: amounts, estimate, total', async () => {
    await fillBasket(app, [
      { cause: 'Open Wells', asset: 'LUSD', amount: '60' },
      { cause: 'Second Bread', asset: 'LUSD', amount: '30' },
    ])
    const total = app.getByRole('region', { name: 'Total' })
    await total.getByRole('button', { name: 'Estimate what this is worth' }).click()
    await expect(total).toContainText('about 90 USD')
    await app.getByRole('group', { name: 'Gift to Second Bread' }).getByLabel('Amount in LUSD').fill('0.5')
    await expect(total).toContainText('60.5 LUSD')
    await expect(total).toContainText('about 60.5 USD')
    await total.getByRole('button', { name: 'Read them again' }).click()
    await app
      .getByRole('group', { name: 'Gift to Second Bread' })
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(total).toContainText('about 60 USD')
    await expect(total).not.toContainText('60.5')
  })

  await test.step('a gift, from the review to Delivered', async () => {
    await app.getByRole('button', { name: /^Review/ }).click()
    await expect(main).toContainText('Checked on chain')
    await app.getByRole('button', { name: 'Propose to your Safe' }).click()
    await answerInHost(page, 'Sign')
    await app.getByRole('link', { name: 'Follow this gift' }).click()
    const gift = newestGift(app)
    await expect(gift).toContainText('Needs 1 more signature (1 of 2)')
    await expect(header).toContainText('Activity (1)')
    await compare('/activity', 'Needs 1 more signature (1 of 2)')
    const safeTxHash = await proposedHash(world, account.safe)
    await confirmTx(account, { owner: ben, safeTxHash })
    await expect(gift).toContainText('Ready to execute')
    await executeTx(account, { owner: ben, safeTxHash })
    await expect(gift).toContainText('Delivered')
    await expect(header).not.toContainText('Activity (1)')
  })

  const goTo = (path: string) =>
    frameOfApp(page, world).evaluate((hash) => void (location.hash = hash), `#${path}`)

  await test.step('the record, which grows while it is open', async () => {
    await goTo('/record')
    await expect(main).toContainText('Complete since the Safe began')
    const calls = [{ to: causeAddress('open-wells'), value: parseEther('0.25'), data: '0x' as const }]
    const safeTxHash = await proposeTx(account, { owner: ada, calls })
    await confirmTx(account, { owner: ben, safeTxHash })
    await executeTx(account, { owner: ada, safeTxHash })
    await main.getByRole('button', { name: 'Read it again' }).click()
    await expect(main.getByRole('region', { name: 'In all' })).toContainText('0.25 ETH')
    await compare('/record', 'Complete since the Safe began')
  })

  await test.step('every other screen, one after the other', async () => {
    const waiting = await proposeTx(account, {
      owner: ada,
      calls: [{ to: causeAddress('second-bread'), value: parseEther('0.5'), data: '0x' as const }],
    })
    const place = `local:${account.safe}`
    for (const [path, ready] of [
      [`/queue/${place}`, '0.5'],
      [`/review/${place}/${waiting}`, '0.5 ETH'],
      ['/cause/open-wells', causeAddress('open-wells').slice(-4)],
      ['/', 'Open Wells'],
      ['/give', 'Your gift'],
      ['/import', 'File'],
      ['/plans', 'plan'],
      ['/check', 'record'],
      ['/nowhere', 'no such page'],
    ] as const) {
      await goTo(path)
      await compare(path, ready)
    }
  })
})
