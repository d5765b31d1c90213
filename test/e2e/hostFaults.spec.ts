import type { FrameLocator, Page } from '@playwright/test'
import { checkScreenInHost } from './support/checkScreen'
import { expectConnected, expectNotConnected } from './support/connected'
import { findNotice } from './support/findNotice'
import { appHasHeard, timesAsked } from './support/hostPage'
import { longJumpMs, takeOverTime } from './support/pageTime'
import { expect, test } from './support/test'

/** None of them answers the question for the Safe. */
const wrongShapes = [
  'null',
  'text',
  'numericVersion',
  'noVersion',
  'oldVersion',
  'noData',
  'errorObject',
  'huge',
  'otherId',
] as const

type Knobs = Parameters<typeof window.sandboxHost.setKnobs>[0]

/** Opens the app anew in the host, which behaves like this from now on. */
async function reopen(page: Page, app: FrameLocator, knobs: Knobs): Promise<void> {
  await app.locator('html').evaluate((html) => html.setAttribute('data-seen', ''))
  await page.evaluate((knobs) => {
    window.sandboxHost.setKnobs(knobs)
    window.sandboxHost.openApp('/')
  }, knobs)
  // The document that was marked has been replaced by a new one.
  await expect(app.locator('html[data-seen]')).toHaveCount(0)
}

test('a host that says nothing is named after 2 seconds, with ways on after 10, and a late answer still counts', async ({
  page,
  world,
  openInSafe,
}) => {
  test.slow()
  const safe = world.safes.twoOfThree.address
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe, knobs: { replyDelay: 60_000, faultsFor: 'getSafeInfo' } })
  const now = () => app.locator('html').evaluate(() => performance.now())
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Whom would you like to help?')

  await time.passUntil(app.getByRole('banner'), 'Contacting your Safe…', 5_000)
  expect(await now()).toBeGreaterThanOrEqual(2_000)

  const notice = findNotice(app, 'Your Safe has not answered')
  await time.passUntil(app.locator('body'), 'Your Safe has not answered', 15_000)
  expect(await now()).toBeGreaterThanOrEqual(10_000)
  await expect(notice.getByRole('button', { name: 'Ask again' })).toBeVisible()
  await expect(notice.getByRole('button', { name: 'Go on without a Safe' })).toBeVisible()
  await expect(notice.getByRole('link', { name: 'Open Safe{Wallet}' })).toHaveAttribute(
    'href',
    'https://app.safe.global',
  )
  await checkScreenInHost(page, world, 'a host that does not answer')

  await time.pass(50_000)
  await expectConnected(app, safe)
  await expect(notice).toBeHidden()

  await test.step('a host that was deaf for good answers when it is asked again', async () => {
    await reopen(page, app, { replyDelay: 'never', faultsFor: [] })
    await time.passUntil(app.locator('body'), 'Your Safe has not answered', 15_000)
    const again = app.getByRole('button', { name: 'Ask again' })
    await expect(again).toBeVisible()
    const before = await timesAsked(page, 'getSafeInfo')
    await page.evaluate(() => window.sandboxHost.setKnobs({ replyDelay: 0 }))
    await again.click()
    await expectConnected(app, safe)
    expect(await timesAsked(page, 'getSafeInfo')).toBeGreaterThan(before)
  })

  await test.step('who goes on without a Safe can read everything, and a late answer does not change the screen', async () => {
    await reopen(page, app, { replyDelay: 'never' })
    await time.passUntil(app.locator('body'), 'Your Safe has not answered', 15_000)
    await app.getByRole('button', { name: 'Go on without a Safe' }).click()
    await expect(app.getByRole('banner')).toContainText('Reading without a Safe')
    await app.getByRole('link', { name: 'Open Wells' }).click()
    await expect(app.getByRole('heading', { level: 1, name: 'Open Wells' })).toBeVisible()

    const before = await timesAsked(page, 'getSafeInfo')
    await page.evaluate(() => window.sandboxHost.setKnobs({ replyDelay: 0 }))
    await time.pass(15_000)
    await expect.poll(() => timesAsked(page, 'getSafeInfo')).toBeGreaterThan(before)
    await appHasHeard(page, app)
    await expect(app.getByRole('banner')).toContainText('Reading without a Safe')
  })
})

test('a host that is late, loses messages or answers in wrong shapes does no harm, and connects', async ({
  page,
  world,
  openInSafe,
}) => {
  test.slow()
  const safe = world.safes.twoOfThree.address
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe, knobs: { replyDelay: 5_000 } })
  const connects = async () => {
    await time.passUntil(app.getByRole('banner'), 'Connected', 15_000)
    await expectConnected(app, safe)
  }
  await test.step('after 5 seconds: nobody is told that it has not answered', async () => {
    await expect(app.getByRole('banner')).toContainText('Contacting your Safe…')
    await connects()
    await expect(app.getByText('Your Safe has not answered')).toHaveCount(0)
  })

  await test.step('the first messages are lost: asked again, each time with a new id', async () => {
    const idsAsked = () =>
      page.evaluate(() =>
        window.sandboxHost
          .requests()
          .filter(({ method }) => method === 'getSafeInfo')
          .map(({ id }) => id),
      )
    const before = await idsAsked()
    await reopen(page, app, { replyDelay: 0, loseFirst: 4, faultsFor: ['getSafeInfo'] })
    await connects()
    const ids = (await idsAsked()).slice(before.length)
    expect(ids.length).toBeGreaterThanOrEqual(5)
    expect(new Set(ids).size).toBe(ids.length)
  })

  await test.step('what is posted out of the blue is not taken for an answer, and breaks nothing', async () => {
    await reopen(page, app, { loseFirst: 0, faultsFor: [], replyDelay: 'never' })
    await expect(app.getByRole('banner')).toContainText('Contacting your Safe…')
    const junk = [
      null,
      undefined,
      0,
      'text',
      [],
      {},
      { version: 9 },
      { id: 1, success: true, version: '9.1.0', data: {} },
      { id: 'guess', success: true, version: '9.1.0', data: { safeAddress: safe, chainId: 31337 } },
      { id: 'guess', success: true, version: '9.1.0', data: null },
    ]
    await page.evaluate((junk) => {
      for (const message of junk) {
        window.sandboxHost.post(message)
        void window.sandboxHost.postFromOtherOrigin(message)
      }
    }, junk)
    await appHasHeard(page, app)
    await expectNotConnected(app)
  })

  const replies = () => page.evaluate(() => window.sandboxHost.replies().length)
  const answerIn = (replyShape: NonNullable<Knobs['replyShape']>, faults: number) =>
    page.evaluate((knobs) => window.sandboxHost.setKnobs({ replyDelay: 0, ...knobs }), { replyShape, faults })
  for (const replyShape of wrongShapes)
    await test.step(`an answer of a wrong shape: ${replyShape}`, async () => {
      const before = await replies()
      await answerIn(replyShape, Number.MAX_SAFE_INTEGER)
      // It asks every 8 seconds at least.
      await time.pass(10_000, longJumpMs)
      await expect.poll(replies).toBeGreaterThan(before)
      await appHasHeard(page, app)
      await expectNotConnected(app)
    })
  await test.step('the right answer, twice', async () => {
    await answerIn('twice', 3)
    await connects()
  })

  const panel = app.getByRole('dialog', { name: 'Your Safe' })
  for (const replyShape of [...wrongShapes, 'twice'] as const)
    await test.step(`once more, at the SDK’s own listener, which is there by now: ${replyShape}`, async () => {
      const before = await replies()
      await answerIn(replyShape, 2)
      await app.getByRole('button', { name: /Connected/ }).click()
      await expect(panel).toContainText('Copy Address')
      await expect.poll(replies).toBeGreaterThan(before)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
    })
})

test('in a frame within a frame the host does not answer, and the page says so', async ({
  page,
  world,
  openInSafe,
}) => {
  const safe = world.safes.twoOfThree.address
  const time = await takeOverTime(page)
  const outer = await openInSafe({ safe, knobs: { nested: 1 } })
  const app = outer.frameLocator('iframe[title="Nested app"]')
  await expect(app.getByRole('banner')).toBeVisible()
  await time.passUntil(app.locator('body'), 'Your Safe has not answered', 15_000)
  await expect(findNotice(app, 'Your Safe has not answered')).toBeVisible()
  expect(await page.evaluate(() => window.sandboxHost.requests().length)).toBe(0)
  await expectNotConnected(app)
})
