import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { Hex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { confirmMessage } from '../sandbox/host/messageActions'
import type { Owner, WorldInfo } from '../sandbox/world'
import { closeApp, openApp } from './support/appInHost'
import { findViolations } from './support/axe'
import { answerInHost } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { expect, test, type TestSafe } from './support/test'

async function openPanel(app: FrameLocator): Promise<Locator> {
  await app.getByRole('button', { name: /Connected/ }).click()
  const panel = app.getByRole('dialog', { name: 'Your Safe' })
  await expect(panel.getByRole('heading', { name: 'Sign-in' })).toBeVisible()
  return panel
}

/** From the panel into the dialog, with the message prepared. */
async function openDialog(app: FrameLocator): Promise<{ panel: Locator; dialog: Locator; send: Locator }> {
  const panel = await openPanel(app)
  await panel.getByRole('button', { name: 'Verify your account' }).click()
  const dialog = app.getByRole('dialog', { name: 'Verify your account' })
  const send = dialog.getByRole('button', { name: 'Send message' })
  return { panel, dialog, send }
}

async function messagesOf({ serviceUrl, safe }: TestSafe) {
  const response = await fetch(`${serviceUrl}/v1/safes/${safe}/messages/`)
  const page = (await response.json()) as { results: readonly { messageHash: Hex; message: string }[] }
  return page.results
}

/** Who the sign-in service says is signed in, asked from the app's own frame. */
function sessionIn(page: Page, { appUrl, authUrl }: WorldInfo): Promise<unknown> {
  const frame = page.frames().find((one) => one.url().startsWith(appUrl))
  if (frame === undefined) throw new Error('The app is not open.')
  return frame.evaluate(async (url) => {
    const response = await fetch(`${url}/session`, { credentials: 'include' })
    return ((await response.json()) as { session: unknown }).session
  }, authUrl)
}

test('[S2.23, S2.24, S7.9] a Safe of one owner signs at once, is signed in by a cookie that no script reads, and signs out', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 1, owners: 1 })
  const app = await openInSafe({ safe: account.safe })
  const { panel, dialog, send } = await openDialog(app)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await send.click()
  await expect(dialog.getByRole('button', { name: 'Waiting for signature...' })).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('wants you to sign in with your Ethereum account')
  await answerInHost(page, 'Sign')
  await expect(dialog).toBeHidden()
  await expect(panel).toContainText(/Verified: you are signed in until/)

  const [message] = await messagesOf(account)
  expect(parseSiweMessage(message?.message ?? '')).toMatchObject({
    address: account.safe,
    chainId: 31337,
    domain: new URL(world.appUrl).host,
    uri: `${world.appUrl}/`,
  })
  // The frame is of another site than the page around it: the cookie reaches the service all the same.
  expect(await sessionIn(page, world)).toMatchObject({ address: account.safe })
  const frame = page.frames().find((one) => one.url().startsWith(world.appUrl))
  expect(await frame?.evaluate(() => document.cookie)).toBe('')

  await page.reload()
  const again = await openPanel(app)
  await expect(again).toContainText(/Verified: you are signed in until/)
  await again.getByRole('button', { name: 'Sign out' }).click()
  await expect(again.getByRole('button', { name: 'Verify your account' })).toBeVisible()
  expect(await sessionIn(page, world)).toBeNull()
})

test('[S7.9] two of three owners sign with hours between, and the tab closed: then the Safe is signed in', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner, Owner]
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe })
  const { send } = await openDialog(app)
  await send.click()
  await answerInHost(page, 'Sign')
  await expect(page.getByRole('dialog')).toContainText('1 of 2 have signed')
  await closeApp(page, world)
  await answerInHost(page, 'Reject')
  await page.clock.fastForward(5 * 3_600_000)

  await openApp(page)
  const panel = await openPanel(app)
  await time.passUntil(panel, 'Needs 1 more signature (1 of 2)')
  await panel.getByRole('button', { name: 'See who has signed' }).click()
  const dialog = app.getByRole('dialog', { name: 'Verify your account' })
  await expect(dialog).toContainText('Signed: 1 of 2 required signatures')
  await expect(dialog).toContainText('Not signed: 2')
  expect(await sessionIn(page, world)).toBeNull()
  await dialog.getByRole('button', { name: 'Close' }).click()

  const [message] = await messagesOf(account)
  await confirmMessage(account, { owner: ben, messageHash: message?.messageHash as Hex })
  await time.passUntil(panel, 'Verified: you are signed in')
  expect(await sessionIn(page, world)).toMatchObject({ address: account.safe })
})

test('the host’s dialog closed after the first owner has signed is no end: the app goes on waiting', async ({
  page,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe: account.safe })
  const { dialog, send } = await openDialog(app)
  await send.click()
  await answerInHost(page, 'Sign')
  await expect(page.getByRole('dialog')).toContainText('1 of 2 have signed')
  await answerInHost(page, 'Reject')
  await expect(dialog).toContainText('Needs 1 more signature (1 of 2)')
  await dialog.getByRole('button', { name: 'Stop waiting' }).click()
  await expect(dialog.getByRole('button', { name: 'Send message' })).toBeVisible()
})

test('[S4.16] rejected in the Safe, it goes back to the beginning without a word', async ({
  page,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe: account.safe })
  const { dialog, send } = await openDialog(app)
  await send.click()
  await answerInHost(page, 'Reject')
  await expect(send).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog).not.toContainText(/error|wrong/i)
})

test.describe('[S4.15, S8.4] each failure has its sentence, and the way on is there', () => {
  test('preparing', async ({ page, world, newSafe, openInSafe }) => {
    const account = await newSafe({ threshold: 1, owners: 1 })
    await page.route(`${world.authUrl}/nonce`, (route) => route.abort())
    const app = await openInSafe({ safe: account.safe })
    const { dialog, send } = await openDialog(app)
    await expect(dialog.getByRole('alert')).toHaveText('Error preparing message, please retry!')
    await page.unroute(`${world.authUrl}/nonce`)
    await send.click()
    await expect(page.getByRole('dialog')).toContainText('wants you to sign in')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  })

  test('signing', async ({ newSafe, openInSafe }) => {
    const account = await newSafe({ threshold: 1, owners: 1 })
    const app = await openInSafe({ safe: account.safe, knobs: { auto: 'requestFailed' } })
    const { dialog, send } = await openDialog(app)
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText('Error signing message, please retry!')
    await expect(send).toBeVisible()
  })

  test('verifying, and the retry asks for no second signature', async ({
    page,
    world,
    newSafe,
    openInSafe,
  }) => {
    const account = await newSafe({ threshold: 1, owners: 1 })
    await page.route(`${world.authUrl}/verify`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    const app = await openInSafe({ safe: account.safe, knobs: { auto: 'sign' } })
    const { panel, dialog, send } = await openDialog(app)
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText('Error verifying signature, please retry!')
    await page.unroute(`${world.authUrl}/verify`)
    await send.click()
    await expect(panel).toContainText('Verified: you are signed in')
    const asked = await page.evaluate(() => window.sandboxHost.requests().map(({ method }) => method))
    expect(asked.filter((method) => method === 'signMessage')).toHaveLength(1)
  })

  test('anything else', async ({ page, world, newSafe, openInSafe }) => {
    const account = await newSafe({ threshold: 1, owners: 1 })
    const other = { address: world.owners[0]?.address, chainId: 31337, expiresAt: '2030-01-01T00:00:00.000Z' }
    await page.route(`${world.authUrl}/verify`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            json: { session: other },
            headers: {
              'access-control-allow-origin': world.appUrl,
              'access-control-allow-credentials': 'true',
            },
          })
        : route.continue(),
    )
    const app = await openInSafe({ safe: account.safe, knobs: { auto: 'sign' } })
    const { dialog, send } = await openDialog(app)
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText('Oops, something went wrong!')
  })
})

test('[S2.23] Cancel and Escape leave everything as it was, and nobody is asked to sign', async ({
  page,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 1, owners: 1 })
  const app = await openInSafe({ safe: account.safe })
  const { panel, dialog } = await openDialog(app)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  const opener = panel.getByRole('button', { name: 'Verify your account' })
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(panel).toBeVisible()
  expect(await page.evaluate(() => window.sandboxHost.asked())).toBeNull()
})

test('[S1.9] the sign-in service hears nothing before a person asks for it, and nothing more after that', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 1, owners: 1 })
  const heard: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(world.authUrl)) heard.push(new URL(request.url()).pathname)
  })
  const app = await openInSafe({ safe: account.safe, knobs: { auto: 'sign' } })
  const panel = await openPanel(app)
  await expect(panel.getByRole('button', { name: 'Verify your account' })).toBeVisible()
  expect(heard).toEqual([])
  await panel.getByRole('button', { name: 'Verify your account' }).click()
  await app.getByRole('button', { name: 'Send message' }).click()
  await expect(panel).toContainText('Verified: you are signed in')
  expect(heard).toEqual(['/auth/nonce', '/auth/verify', '/auth/session'])
})

test('the dialog has no fault that axe finds, and fits the narrowest screen', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe: account.safe })
  // Half-way between two colours nobody reads.
  const { dialog, send } = await openDialog(app)
  const frame = page.frames().find((one) => one.url().startsWith(world.appUrl))
  if (frame === undefined) throw new Error('The app is not open.')
  const look = async () => {
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((chosen) => window.sandboxHost.setTheme(chosen), theme)
      await expect(app.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await findViolations(frame), theme).toEqual([])
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(send).toBeVisible()
  await look()
  await send.click()
  await answerInHost(page, 'Sign')
  await expect(page.getByRole('dialog')).toContainText('1 of 2 have signed')
  await answerInHost(page, 'Reject')
  await expect(dialog).toContainText('Needs 1 more signature (1 of 2)')
  await look()
  const excess = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(excess).toBeLessThanOrEqual(0)
})
