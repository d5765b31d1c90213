import { readFile } from 'node:fs/promises'
import type { Browser, FrameLocator } from '@playwright/test'
import type { Hex } from 'viem'
import { confirmMessage } from '../sandbox/host/messageActions'
import type { Owner, WorldInfo } from '../sandbox/world'
import { expectAccessibleInHost } from './support/accessibleInHost'
import { closeApp, openApp } from './support/appInHost'
import { answerInHost } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { messagesOf, openDialog, openPanel, sessionIn } from './support/safeSignIn'
import { expect, test, type TestSafe } from './support/test'

const password = 'wells and evening classes'

/** The screen in the host's frame, in a browser that has never been here. */
async function openOther(browser: Browser, { hostUrl }: WorldInfo, { safe }: TestSafe) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const tab = await context.newPage()
  const time = await takeOverTime(tab)
  await tab.goto(`${hostUrl}/?${new URLSearchParams({ safe, as: 'Ada' })}#app=/%23/devices`)
  return { context, tab, time, app: tab.frameLocator('iframe[title=App]') }
}

async function bringIn(app: FrameLocator, text: string) {
  const file = { name: 'device.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await app.getByLabel('File', { exact: true }).setInputFiles(file)
  await app.getByRole('button', { name: 'Bring it in' }).click()
}

test('a sign-in that waits for owners goes on in another browser, by a file and its password', async ({
  page,
  browser,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner, Owner]
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe, path: '/devices' })
  const main = app.getByRole('main')

  await test.step('Ada begins it', async () => {
    await expect(main.getByRole('button', { name: 'Save the file' })).toBeVisible()
    const { dialog, send } = await openDialog(app)
    await send.click()
    await answerInHost(page, 'Sign')
    await expect(page.getByRole('dialog')).toContainText('1 of 2 have signed')
    await answerInHost(page, 'Reject')
    await expect(dialog).toContainText('Needs 1 more signature (1 of 2)')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('Escape')
  })

  const text = await test.step('and saves it under a password', async () => {
    await expect(main.getByRole('heading', { name: 'A sign-in is under way' })).toBeVisible()
    await main.getByRole('checkbox', { name: /^Take the sign-in along/ }).check()
    const field = main.getByLabel('Password for the sign-in')
    await field.fill('short')
    await field.press('Enter')
    await expect(main).toContainText('The password has fewer than 12 characters.')
    await expect(field).toBeFocused()
    await expectAccessibleInHost(page, world)
    await field.fill(password)
    const saved = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Save the file' }).click()
    await expect(main).toContainText('The sign-in in it opens with the password alone.')
    await expect(field).toHaveCount(0)
    return readFile(await (await saved).path(), 'utf8')
  })
  expect(text).not.toMatch(/signIn|secret|nonce/i)
  await closeApp(page, world)

  const other = await openOther(browser, world, account)
  await test.step('the other browser opens it with that password alone', async () => {
    await bringIn(other.app, text)
    const field = other.app.getByLabel('Password of the file')
    await expect(field).toBeFocused()
    await field.fill('wells and evening class')
    await field.press('Enter')
    await expect(other.app.getByRole('main')).toContainText(
      'the password is another one, or the file was altered',
    )
    await expectAccessibleInHost(other.tab, world)
    await field.fill(password)
    await field.press('Enter')
    await expect(other.app.getByRole('main')).toContainText('One entry was added.')
    await other.app.getByRole('button', { name: 'Reload the page to see all of it' }).click()
  })

  await test.step('follows it, and is signed in once Ben has signed', async () => {
    const panel = await openPanel(other.app)
    await other.time.passUntil(panel, 'Needs 1 more signature (1 of 2)')
    expect(await sessionIn(other.tab, world)).toBeNull()
    const [message] = await messagesOf(account)
    await confirmMessage(account, { owner: ben, messageHash: message?.messageHash as Hex })
    await other.time.passUntil(panel, 'Verified: you are signed in')
    expect(await sessionIn(other.tab, world)).toMatchObject({ address: account.safe })
  })

  await test.step('the first browser says that the message was used', async () => {
    await openApp(page)
    await time.passUntil(await openPanel(app), 'This message has been used already')
    expect(await sessionIn(page, world)).toBeNull()
  })
  await other.context.close()
})
