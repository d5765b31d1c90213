import type { Page } from '@playwright/test'
import type { Hex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { confirmMessage } from '../sandbox/host/messageActions'
import type { Owner } from '../sandbox/world'
import { checkScreen } from './support/checkScreen'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { takeOverTime } from './support/pageTime'
import { expect, type TestSafe } from './support/test'
import { openSafeBehind, type OpenSafeBehind, type Stage, tellingRequests } from './support/walletSafe'
import { sessionIn } from './support/walletSignIn'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const alone = { threshold: 1, owners: 1 } as const

async function messagesOf({ serviceUrl, safe }: TestSafe) {
  const response = await fetch(`${serviceUrl}/v1/safes/${safe}/messages/`)
  const list = (await response.json()) as { results: readonly { messageHash: Hex; message: string }[] }
  return list.results
}

/** Opens the app, connected to a Safe, with the panel open; and our own dialog, which a Safe has in place of the kit's. */
async function openSignIn(stage: Stage, options: OpenSafeBehind) {
  const opened = await openSafeBehind(stage, options)
  const { page } = stage
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await opened.connect()
  await opened.header.account.click()
  return {
    ...opened,
    dialog,
    send: dialog.getByRole('button', { name: 'Send message' }),
    async verify() {
      await opened.panel.getByRole('button', { name: 'Verify your account' }).click()
      await expect(dialog).toBeVisible()
    },
  }
}

/** As after a reload, when the wallet has connected again by itself. */
async function reopenPanel(page: Page, { header, panel }: Awaited<ReturnType<typeof openSignIn>>) {
  await page.reload()
  await header.account.click()
  await expect(panel.getByRole('heading', { name: 'Sign-in' })).toBeVisible()
}

test('[S1.9, S2.23, S2.24, S4.15, S4.16, S8.4] a Safe of one owner behind a wallet verifies, over a reload, until it signs out; refused or failed, it can go on', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  const opened = await openSignIn(
    { page, world, newSafe, openWithWallet },
    { ...alone, knobs: { answer: 'never', answerFor: ['personal_sign'] } },
  )
  const { account, wallet, panel, dialog, header, send, verify } = opened
  // The panel stands in the banner: the only one is in it.
  await expect(panel.getByRole('button', { name: 'Verify your account' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Verify your account' })).toHaveCount(1)
  await verify()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await send.click()
  await expect(dialog.getByRole('button', { name: 'Waiting for signature...' })).toBeVisible()
  await wallet.waitForRequest('personal_sign')
  await wallet.approve()
  await expect(dialog).toBeHidden()
  await expect(panel).toContainText('Verified: you are signed in until')
  expect(await tellingRequests(wallet)).toEqual(['personal_sign'])
  const [message] = await messagesOf(account)
  expect(parseSiweMessage(message?.message ?? '')).toMatchObject({
    address: account.safe,
    chainId: world.chainId,
    domain: new URL(world.appUrl).host,
    uri: `${world.appUrl}/`,
  })
  expect(await sessionIn(page, world)).toMatchObject({ address: account.safe })

  await reopenPanel(page, opened)
  await expect(panel).toContainText('Verified: you are signed in until')
  await panel.getByRole('button', { name: 'Sign out' }).click()
  await expect(panel.getByRole('button', { name: 'Verify your account' })).toBeVisible()
  // The page does not wait for the service to sign out.
  await expect.poll(() => sessionIn(page, world)).toBeNull()
  expect(await tellingRequests(wallet)).toEqual([])

  await wallet.set({ answer: 'approve' })
  const alert = dialog.getByRole('alert')
  const signOut = async () => {
    await expect(panel).toContainText('Verified: you are signed in')
    await panel.getByRole('button', { name: 'Sign out' }).click()
    await expect(panel.getByRole('button', { name: 'Verify your account' })).toBeVisible()
  }

  // First: a message that was prepared is kept for the next attempt.
  await test.step('preparing fails', async () => {
    await page.route(`${world.authUrl}/nonce`, (route) => route.abort())
    await verify()
    await expect(alert).toHaveText('Error preparing message, please retry!')
    await page.unroute(`${world.authUrl}/nonce`)
    await send.click()
    await signOut()
  })

  await test.step('refused in the wallet it goes back to the beginning without a word, and the Safe stays connected', async () => {
    const before = await messagesOf(account)
    await verify()
    await wallet.rejectNext()
    await send.click()
    await expect.poll(async () => (await wallet.requests()).at(-1)).toMatchObject({ outcome: 4001 })
    await expect(send).toBeVisible()
    await expect(alert).toHaveCount(0)
    await expect(dialog).not.toContainText(/error|wrong|retry/i)
    expect(await messagesOf(account)).toEqual(before)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await header.expectAccount(account.safe)
  })

  await test.step('signing fails', async () => {
    await verify()
    await wallet.set({ answer: 'fail', answerTimes: 1 })
    await send.click()
    await expect(alert).toHaveText('Error signing message, please retry!')
    await send.click()
    await signOut()
  })

  await test.step('verifying fails, and the retry asks for no second signature', async () => {
    const before = (await tellingRequests(wallet)).length
    await page.route(`${world.authUrl}/verify`, (route) => route.abort())
    await verify()
    await send.click()
    await expect(alert).toHaveText('Error verifying signature, please retry!')
    await page.unroute(`${world.authUrl}/verify`)
    await send.click()
    await expect(panel).toContainText('Verified: you are signed in')
    expect((await tellingRequests(wallet)).slice(before)).toEqual(['personal_sign'])
    await signOut()
  })

  await test.step('anything else: the service answers for another account', async () => {
    const other = {
      address: world.owners[0]?.address,
      chainId: world.chainId,
      expiresAt: '2030-01-01T00:00:00.000Z',
    }
    const headers = {
      'access-control-allow-origin': world.appUrl,
      'access-control-allow-credentials': 'true',
    }
    await page.route(`${world.authUrl}/verify`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { session: other }, headers })
        : route.continue(),
    )
    await verify()
    await send.click()
    await expect(alert).toHaveText('Oops, something went wrong!')
  })
})

test('[S2.22] two of three owners sign with hours between, and the tab closed: then the Safe behind the wallet is signed in', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  const time = await takeOverTime(page)
  const opened = await openSignIn({ page, world, newSafe, openWithWallet }, {})
  const { account, wallet, panel, dialog, header, send, verify, connect } = opened
  const benSigns = async () => {
    const [message] = await messagesOf(account)
    const owner = account.owners[1] as Owner
    await confirmMessage(account, { owner, messageHash: message?.messageHash as Hex })
  }
  await verify()
  await expect(send).toBeVisible()
  await checkScreen(page, 'the sign-in of a Safe behind a wallet')
  await send.click()
  await expect(dialog).toContainText('Needs 1 more signature (1 of 2)')
  await checkScreen(page, 'a sign-in that waits for co-signers')

  await test.step('disconnected meanwhile and connected again, the Safe still waits, and is signed in', async () => {
    await dialog.getByRole('button', { name: 'Close' }).click()
    await panel.getByRole('button', { name: 'Disconnect' }).click()
    await header.expectVisitor()
    await benSigns()
    await connect()
    await header.account.click()
    await time.passUntil(panel, 'Verified: you are signed in')
    expect(await tellingRequests(wallet)).toEqual(['personal_sign'])
    await panel.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => sessionIn(page, world)).toBeNull()
  })

  await verify()
  await send.click()
  await time.passUntil(dialog, 'Needs 1 more signature (1 of 2)')
  await page.goto('about:blank')
  await page.clock.fastForward(5 * 3_600_000)

  await page.goto(world.appUrl)
  await header.account.click()
  await time.passUntil(panel, 'Needs 1 more signature (1 of 2)')
  await panel.getByRole('button', { name: 'See who has signed' }).click()
  await expect(dialog).toContainText('Signed: 1 of 2 required signatures')
  await expect(dialog).toContainText('Not signed: 2')
  expect(await sessionIn(page, world)).toBeNull()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await benSigns()
  await time.passUntil(panel, 'Verified: you are signed in')
  expect(await sessionIn(page, world)).toMatchObject({ address: account.safe, chainId: world.chainId })
  expect(await tellingRequests(wallet)).toEqual([])
})
