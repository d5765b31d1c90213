import type { Frame, FrameLocator, Page } from '@playwright/test'
import { parseUnits } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { confirmTx, executeTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { openApp } from './support/appInHost'
import { cutNode } from './support/appNode'
import { expectAccessible } from './support/expectAccessible'
import { answerInHost, fillBasket, proposedHash, proposeGift } from './support/giving'
import { appHasHeard } from './support/hostPage'
import { takeOverTime } from './support/pageTime'
import { expect, test } from './support/test'

const sizes = [
  { width: 1200, height: 900 },
  { width: 360, height: 740 },
] as const

const two = [
  { cause: 'Open Wells', asset: 'ETH', amount: '1.25' },
  { cause: 'Night School of São Bento', asset: 'LUSD', amount: '12500.5' },
] as const

function frameOf(page: Page, appUrl: string): Frame {
  const frame = page.frames().find((one) => one.url().startsWith(appUrl))
  if (frame === undefined) throw new Error('The app is not open.')
  return frame
}

/** Checks the screen that is open now in the host's frame. */
function screenInHost(page: Page, app: FrameLocator, appUrl: string) {
  const flip = () => appHasHeard(page, app)
  return (name: string) =>
    test.step(`axe finds nothing, and nothing scrolls sideways: ${name}`, () =>
      expectAccessible(page, { frame: frameOf(page, appUrl), sizes, themes: [flip, flip] }))
}

const heading = (app: FrameLocator) => app.getByRole('heading', { level: 1 })

/** From any screen to the review of the gift in the basket. */
async function review(app: FrameLocator): Promise<void> {
  await app.getByRole('link', { name: /^Your gift/ }).click()
  await app.getByRole('button', { name: /^Review/ }).click()
  await expect(heading(app)).toHaveText('Review your gift')
}

test('every screen of a gift in a Safe is accessible', async ({ page, world, newSafe, openInSafe }) => {
  test.setTimeout(180_000)
  await page.setViewportSize(sizes[0])
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner]
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe, path: '/activity' })
  const check = screenInHost(page, app, world.appUrl)
  const set = (knobs: Parameters<typeof window.sandboxHost.setKnobs>[0]) =>
    page.evaluate((knobs) => window.sandboxHost.setKnobs(knobs), knobs)
  const wasNotProposed = () => app.getByRole('button', { name: 'I am sure it was not proposed' }).click()

  await expect(app.getByRole('heading', { name: 'Nothing is under way' })).toBeVisible()
  await check('the activity before there is any')

  await app.getByRole('link', { name: /^Your gift/ }).click()
  await expect(app.getByRole('combobox', { name: 'Add a cause' })).toBeVisible()
  await check('an empty gift')

  await app.getByRole('link', { name: 'Causes', exact: true }).click()
  await expect(app.getByRole('button', { name: /Add to gift/ }).first()).toBeVisible()
  await check('the causes')

  await app.getByRole('link', { name: 'Hedgerow Trust' }).click()
  await expect(heading(app)).toHaveText('Hedgerow Trust')
  await expect(app.getByRole('button', { name: /Add to gift/ })).toBeVisible()
  await check('a cause')

  await app.getByRole('link', { name: 'Causes', exact: true }).click()
  await fillBasket(app, [
    { ...two[0], amount: '1,000.5.5' },
    { ...two[1], amount: '99999999' },
  ])
  await app.getByRole('button', { name: /^Review/ }).click()
  await expect(app.getByRole('heading', { name: '2 problems to fix' })).toBeVisible()
  await check('a basket with problems')

  for (const { cause, amount } of two) {
    const line = app.getByRole('group', { name: `Gift to ${cause}` })
    await line.getByRole('textbox', { name: 'Amount' }).fill(amount)
  }
  await review(app)
  await expect(app.getByText('Checked on chain')).toBeVisible()
  await check('the review')

  // Nothing of the host is in the way of a narrow frame.
  await set({ auto: 'closeSilently' })
  await app.getByRole('button', { name: 'Propose to your Safe' }).click()
  await expect(heading(app)).toHaveText('Confirm in your Safe')
  await check('the question to the Safe')

  await set({ auto: 'requestFailed' })
  await openApp(page)
  await app.getByRole('link', { name: /^Your gift/ }).click()
  await wasNotProposed()
  await proposeGift(app)
  await expect(app.getByRole('main').getByText(/^Not found when we looked on/)).toBeVisible()
  await check('a proposal whose answer was lost')

  await set({ auto: 'ask' })
  await wasNotProposed()
  await app.getByRole('button', { name: 'Propose to your Safe' }).click()
  await answerInHost(page, 'Sign')
  await expect(heading(app)).toHaveText('Proposed to your Safe')
  await check('what was proposed')

  const safeTxHash = await proposedHash(world, account.safe)
  const call = { to: causeAddress('hedgerow-trust'), value: parseUnits('0.5', 18), data: '0x' } as const
  await proposeTx(account, { owner: ada, calls: [call, { ...call, to: causeAddress('open-wells') }] })
  await app.getByRole('link', { name: 'Activity' }).click()
  const waiting = app.getByRole('article').filter({ hasText: 'Needs 1 more signature' })
  // The looks before have used up what the service leaves in a minute.
  await time.passUntil(app.getByRole('main'), /(Needs 1 more signature[^]*){2}/)
  await expect(waiting).toHaveCount(2)
  await waiting.getByText('Hashes and addresses in full').first().click()
  await check('the activity with gifts that wait for signatures')

  await app.getByRole('button', { name: /Connected/ }).click()
  const panel = app.getByRole('dialog', { name: 'Your Safe' })
  await expect(panel.getByRole('listitem').first()).toContainText('Needs 1 more signature')
  await expect(panel).toContainText('Checked on chain')
  await check('the account panel')

  await confirmTx(account, { owner: ben, safeTxHash })
  await executeTx(account, { owner: ben, safeTxHash })
  await openApp(page)
  await app.getByRole('link', { name: 'Activity' }).click()
  await expect(app.getByRole('region', { name: 'Finished' })).toContainText('Delivered')
  await check('the activity with a gift that was delivered')
})

test('every screen of a Safe in trouble is accessible', async ({ page, world, newSafe, openInSafe }) => {
  test.setTimeout(120_000)
  await page.setViewportSize(sizes[0])
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const time = await takeOverTime(page)
  const causes = `${world.appUrl}/causes.json`
  await page.route(causes, (route) => route.fulfill({ json: { version: 1, causes: [{ id: 'x' }] } }))
  const app = await openInSafe({ safe, knobs: { replyDelay: 'never', faultsFor: 'getSafeInfo' } })
  const check = screenInHost(page, app, world.appUrl)
  const set = (knobs: Parameters<typeof window.sandboxHost.setKnobs>[0]) =>
    page.evaluate((knobs) => window.sandboxHost.setKnobs(knobs), knobs)
  const fetchAgain = app.getByRole('button', { name: 'Fetch it again' })

  await expect(fetchAgain).toBeVisible()
  await check('a directory with a fault')
  await page.unroute(causes)
  await fetchAgain.click()
  await expect(app.getByRole('link', { name: 'Open Wells' })).toBeVisible()

  await time.passUntil(app.locator('body'), 'Your Safe has not answered', 20_000)
  await expect(app.getByRole('button', { name: 'Ask again' })).toBeVisible()
  await check('a host that does not answer')

  await set({ replyDelay: 0, lieThreshold: 1 })
  await app.getByRole('button', { name: 'Ask again' }).click()
  await fillBasket(app, two)
  await review(app)
  await expect(app.getByText('Your Safe may just have been changed')).toBeVisible()
  await check('the review in a host that lies')

  await set({ lieThreshold: null, readOnly: true })
  const mend = await cutNode(page, world)
  await openApp(page)
  await review(app)
  await expect(app.getByText('Your Safe could not be compared with the chain')).toBeVisible()
  await check('the review of a Safe that could not be checked')
  await mend()

  await set({ readOnly: false, chainId: 424242 })
  await openApp(page)
  await expect(heading(app)).toHaveText('We do not know this Safe’s chain')
  await check('a chain that the app does not know')
})

test('every screen in a tab of its own is accessible', async ({ page, world, mishaps }) => {
  void mishaps
  test.slow()
  for (const [path, title] of [
    ['', 'Whom would you like to help?'],
    ['#/give', 'How to give'],
    ['#/nowhere', 'There is no such page'],
  ] as const)
    await test.step(`axe finds nothing, and nothing scrolls sideways: ${title}`, async () => {
      await page.goto(`${world.appUrl}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectAccessible(page, { sizes })
    })
})

test('axe finds nothing where another page claims to be the Safe', async ({ page, world, mishaps }) => {
  void mishaps
  await page.route(`${world.appUrl}/`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const host = world.hostUrl.replace('//localhost', '//other.localhost')
  await page.goto(`${host}/?safe=${world.safes.twoOfThree.address}&as=Ada`)
  const app = page.frameLocator('iframe[title=App]')
  await expect(app.getByRole('button', { name: 'Only read the causes' })).toBeVisible()
  await expect(app.getByRole('link', { name: 'Open Wells' })).toBeVisible()
  const inTheme = (choice: string) => async () => {
    await app.getByRole('combobox', { name: 'Appearance' }).selectOption(choice)
  }
  await expectAccessible(page, {
    frame: frameOf(page, world.appUrl),
    sizes: [{ width: 1280, height: 720 }],
    themes: [inTheme('Dark'), inTheme('Light')],
  })
})
