import type { Hex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { confirmMessage } from '../sandbox/host/messageActions'
import type { Owner } from '../sandbox/world'
import { closeApp, frameOfApp, openApp } from './support/appInHost'
import { findViolations } from './support/axe'
import { answerInHost } from './support/giving'
import { timesAsked } from './support/hostPage'
import { takeOverTime } from './support/pageTime'
import { messagesOf, openDialog, openPanel, sessionIn } from './support/safeSignIn'
import { expect, test } from './support/test'

test('[S1.9, S2.23, S2.24, S4.15, S4.16, S7.9, S8.4] a Safe of one owner signs in at once and out; left, rejected or failed, the step can be gone through again', async ({
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
  const app = await openInSafe({ safe: account.safe })
  const panel = await openPanel(app)
  const opener = panel.getByRole('button', { name: 'Verify your account' })
  const dialog = app.getByRole('dialog', { name: 'Verify your account' })
  const send = dialog.getByRole('button', { name: 'Send message' })
  const alert = dialog.getByRole('alert')
  const timesSigned = () => timesAsked(page, 'signMessage')

  await test.step('signed at once: the service hears nothing before it is asked for and nothing more after, and no script reads the cookie', async () => {
    await expect(opener).toBeVisible()
    expect(heard).toEqual([])
    await opener.click()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
    // One dialog at a time: it would lie over the panel.
    await expect(panel).toBeHidden()
    await send.click()
    await expect(dialog.getByRole('button', { name: 'Waiting for signature...' })).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('wants you to sign in with your Ethereum account')
    await answerInHost(page, 'Sign')
    await expect(dialog).toBeHidden()
    await expect(panel).toContainText(/Verified: you are signed in until/)
    expect(heard).toEqual(['/auth/nonce', '/auth/verify', '/auth/session'])

    const [message] = await messagesOf(account)
    expect(parseSiweMessage(message?.message ?? '')).toMatchObject({
      address: account.safe,
      chainId: 31337,
      domain: new URL(world.appUrl).host,
      uri: `${world.appUrl}/`,
    })
    // The frame is of another site than the page around it: the cookie reaches the service all the same.
    expect(await sessionIn(page, world)).toMatchObject({ address: account.safe })
    expect(await frameOfApp(page, world).evaluate(() => document.cookie)).toBe('')

    await page.reload()
    await openPanel(app)
    await expect(panel).toContainText(/Verified: you are signed in until/)
    await panel.getByRole('button', { name: 'Sign out' }).click()
    await expect(opener).toBeVisible()
    // The page does not wait for the service to sign out.
    await expect.poll(() => sessionIn(page, world)).toBeNull()
  })

  // First: a message that was prepared is kept for the next attempt.
  await test.step('preparing fails', async () => {
    await page.route(`${world.authUrl}/nonce`, (route) => route.abort())
    await opener.click()
    await expect(alert).toHaveText('Error preparing message, please retry!')
    await page.unroute(`${world.authUrl}/nonce`)
    await send.click()
    await expect(page.getByRole('dialog')).toContainText('wants you to sign in')
    await expect(alert).toHaveCount(0)
    await answerInHost(page, 'Reject')
    await expect(send).toBeVisible()
  })

  await test.step('Cancel and Escape leave everything as it was, and nobody is asked to sign', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(panel).toBeVisible()
    expect(await page.evaluate(() => window.sandboxHost.asked())).toBeNull()
  })

  await test.step('rejected in the Safe, it goes back to the beginning without a word', async () => {
    await opener.click()
    await send.click()
    await answerInHost(page, 'Reject')
    await expect(send).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(dialog).not.toContainText(/error|wrong/i)
  })

  await test.step('signing fails: said, and the way on is there', async () => {
    await page.evaluate(() => window.sandboxHost.setKnobs({ auto: 'requestFailed' }))
    await send.click()
    await expect(alert).toHaveText('Error signing message, please retry!')
    await expect(send).toBeVisible()
  })

  await test.step('verifying fails, and the retry asks for no second signature', async () => {
    await page.evaluate(() => window.sandboxHost.setKnobs({ auto: 'sign' }))
    const before = await timesSigned()
    await page.route(`${world.authUrl}/verify`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await send.click()
    await expect(alert).toHaveText('Error verifying signature, please retry!')
    await page.unroute(`${world.authUrl}/verify`)
    await send.click()
    await expect(panel).toContainText('Verified: you are signed in')
    expect((await timesSigned()) - before).toBe(1)
    await panel.getByRole('button', { name: 'Sign out' }).click()
  })

  await test.step('anything else: the service answers for another account', async () => {
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
    await opener.click()
    await send.click()
    await expect(alert).toHaveText('Oops, something went wrong!')
  })
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
  const { panel, dialog, send } = await openDialog(app)

  await test.step('the dialog has no fault that axe finds and fits the narrowest screen; closed in the host after the first owner has signed, it goes on waiting', async () => {
    const frame = frameOfApp(page, world)
    // Half-way between two colours nobody reads.
    const look = async () => {
      for (const theme of ['light', 'dark'] as const) {
        await page.evaluate((chosen) => window.sandboxHost.setTheme(chosen), theme)
        await expect(app.locator('html')).toHaveAttribute('data-theme', theme)
        expect(await findViolations(frame, theme === 'light' ? 'everything' : 'colours'), theme).toEqual([])
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
    await dialog.getByRole('button', { name: 'Stop waiting' }).click()
    await expect(send).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await send.click()
  await answerInHost(page, 'Sign')
  await expect(page.getByRole('dialog')).toContainText('1 of 2 have signed')
  await closeApp(page, world)
  await answerInHost(page, 'Reject')
  await page.clock.fastForward(5 * 3_600_000)

  await openApp(page)
  await openPanel(app)
  await time.passUntil(panel, 'Needs 1 more signature (1 of 2)')
  await panel.getByRole('button', { name: 'See who has signed' }).click()
  await expect(dialog).toContainText('Signed: 1 of 2 required signatures')
  await expect(dialog).toContainText('Not signed: 2')
  expect(await sessionIn(page, world)).toBeNull()
  await dialog.getByRole('button', { name: 'Close' }).click()

  const [message] = await messagesOf(account)
  await confirmMessage(account, { owner: ben, messageHash: message?.messageHash as Hex })
  await time.passUntil(panel, 'Verified: you are signed in')
  expect(await sessionIn(page, world)).toMatchObject({ address: account.safe })
})
