import type { Page, Route } from '@playwright/test'
import { hexToString, isHex } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { checkScreen } from './support/checkScreen'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { fillBasket } from './support/giving'
import { expect } from './support/test'
import { phone } from './support/walletDevices'
import { givingPage } from './support/walletGiving'
import type { WalletPage } from './support/walletPage'
import { sessionIn, verifyPage } from './support/walletSignIn'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

/** Holds back what is asked of the sign-in service here. Answers how to let it through. */
async function holdBack(page: Page, url: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route(url, (route) => (isHeld ? void held.push(route) : route.continue()))
  return async () => {
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

async function signedMessages(wallet: WalletPage): Promise<readonly string[]> {
  const requests = await wallet.requests()
  return requests
    .filter(({ method }) => method === 'personal_sign')
    .map(({ params }) => String(params[0]))
    .map((text) => (isHex(text) ? hexToString(text) : text))
}

test('[S1.9, S2.22, S2.23, S2.24, S4.6, S4.15, S7.9] connected, the user verifies the account: every phase has its words, and it lasts until Disconnect', async ({
  page,
  world,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet({
    knobs: { answer: 'never', answerFor: ['personal_sign'] },
  })
  const { header, dialog, opener, send, cancel, phase } = verifyPage(page, account)
  const prepared = await holdBack(page, `${world.authUrl}/nonce`)
  const verified = await holdBack(page, `${world.authUrl}/verify`)
  await header.connectTo(account.address)
  // Nobody has to sign in to give: it waits until it is wanted.
  await expect(header.connectDialog).toBeHidden()
  await expect(dialog).toBeHidden()
  await opener.click()
  await expect(phase('Preparing message...')).toBeVisible()
  await expect(cancel).toBeVisible()
  await phase('Preparing message...').click()
  expect(await wallet.timesAsked('personal_sign')).toBe(0)
  await prepared()
  await send.click()
  await expect(phase('Waiting for signature...')).toBeVisible()
  await wallet.waitForRequest('personal_sign')
  await phase('Waiting for signature...').click()
  await wallet.approve()
  await expect(phase('Verifying signature...')).toBeVisible()
  await phase('Verifying signature...').click()
  await verified()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeHidden()
  await header.expectAccount(account.address)

  const messages = await signedMessages(wallet)
  expect(messages).toHaveLength(1)
  expect(parseSiweMessage(messages[0] ?? '')).toMatchObject({
    address: account.address,
    chainId: world.chainId,
    domain: new URL(world.appUrl).host,
    uri: `${world.appUrl}/`,
  })
  expect(await sessionIn(page, world)).toMatchObject({ address: account.address, chainId: world.chainId })
  expect(await page.evaluate(() => document.cookie)).toBe('')

  await test.step('signed in survives a reload, and ends with Disconnect', async () => {
    const asked = page.waitForResponse(`${world.authUrl}/session`)
    await page.reload()
    await header.expectAccount(account.address)
    await asked
    await expect(opener).toHaveCount(0)
    expect(await wallet.timesAsked('personal_sign')).toBe(0)

    await header.openPanel()
    await header.panel.getByRole('button', { name: 'Disconnect' }).click()
    await header.expectVisitor()
    await expect.poll(() => sessionIn(page, world)).toBeNull()
    await header.connectTo(account.address)
    await expect(opener).toBeVisible()
  })

  await test.step('giving needs no sign-in, also while "Verify your account" waits', async () => {
    await fillBasket(page, [{ cause: 'Open Wells', asset: 'ETH', amount: '0.25' }])
    const giving = givingPage(page)
    await giving.give()
    await expect(giving.payments).toContainText('Delivered')
    expect(await wallet.timesAsked('personal_sign')).toBe(0)
    await expect(opener).toBeVisible()
  })
})

test('[S2.23, S4.15, S4.16, S8.4, S8.11] left, refused or failed, the step says what there is to say and can be gone through again', async ({
  page,
  world,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet({ connected: true })
  const { header, dialog, cancel, send, opener, open } = verifyPage(page, account)
  const verified = { address: account.address }
  const signOut = async () => {
    await header.openPanel()
    await header.panel.getByRole('button', { name: 'Sign out' }).click()
    await expect(header.panel.getByRole('button', { name: 'Verify your account' })).toBeVisible()
    await expect.poll(() => sessionIn(page, world)).toBeNull()
    await page.keyboard.press('Escape')
    await expect(header.panel).toBeHidden()
    await header.expectAccount(account.address)
  }

  await test.step('Cancel, the cross, Escape and a click beside it close it: the wallet stays connected, and nothing is signed', async () => {
    await open()
    await expect(dialog).toContainText('Giving does not need it')
    await checkScreen(page, 'the sign-in of a wallet')
    const ways = [
      () => cancel.click(),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]
    for (const close of ways) {
      await close()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog).toBeVisible()
    }
    await header.expectAccount(account.address)
    expect(await wallet.timesAsked('personal_sign')).toBe(0)
    expect(await wallet.timesAsked('wallet_revokePermissions')).toBe(0)
    expect(await sessionIn(page, world)).toBeNull()
  })

  await test.step('cancelled while the wallet asks: a signature that comes all the same signs nobody in', async () => {
    await wallet.set({ answer: 'never', answerFor: ['personal_sign'] })
    await send.click()
    await wallet.waitForRequest('personal_sign')
    await cancel.click()
    await wallet.approve()
    await expect.poll(async () => (await wallet.requests()).at(-1)).toMatchObject({ outcome: 'answered' })
    await opener.click()
    await expect(send).toBeVisible()
    await header.expectAccount(account.address)
    expect(await sessionIn(page, world)).toBeNull()
    await wallet.set({ answer: 'approve' })
    await send.click()
    await expect(dialog).toBeHidden()
    expect(await sessionIn(page, world)).toMatchObject(verified)
    await signOut()
  })

  await test.step('refused in the wallet it goes back to the beginning without a word', async () => {
    await open()
    await wallet.rejectNext()
    await send.click()
    await expect.poll(async () => (await wallet.requests()).at(-1)).toMatchObject({ outcome: 4001 })
    await expect(send).toBeVisible()
    await expect(dialog).not.toContainText(/error|wrong|retry/i)
    expect(await sessionIn(page, world)).toBeNull()
    await send.click()
    await expect(dialog).toBeHidden()
    expect(await sessionIn(page, world)).toMatchObject(verified)
    await signOut()
  })

  await test.step('preparing fails', async () => {
    await page.route(`${world.authUrl}/nonce`, (route) => route.abort())
    await open()
    await send.click()
    await expect(dialog).toContainText('Error preparing message, please retry!')
    await page.unroute(`${world.authUrl}/nonce`)
    await send.click()
    await expect(dialog).toBeHidden()
    expect(await sessionIn(page, world)).toMatchObject(verified)
    await signOut()
  })

  await test.step('signing fails', async () => {
    await open()
    await wallet.set({ answer: 'fail', answerTimes: 1 })
    await send.click()
    await expect(dialog.getByRole('alert')).toHaveText('Error signing message, please retry!')
    await checkScreen(page, 'a sign-in that failed')
    await send.click()
    await expect(dialog).toBeHidden()
    await signOut()
  })

  await test.step('verifying fails', async () => {
    await page.route(`${world.authUrl}/verify`, (route) => route.abort())
    await open()
    await send.click()
    await expect(dialog).toContainText('Error verifying signature, please retry!')
    expect(await sessionIn(page, world)).toBeNull()
    await page.unroute(`${world.authUrl}/verify`)
    await send.click()
    await expect(dialog).toBeHidden()
    expect(await sessionIn(page, world)).toMatchObject(verified)
    await signOut()
  })

  await test.step('a refusal is told once the step is closed; verified, the panel says until when', async () => {
    await open()
    await wallet.rejectNext()
    await send.click()
    await expect.poll(async () => (await wallet.requests()).at(-1)).toMatchObject({ outcome: 4001 })
    await expect(send).toBeVisible()
    await cancel.click()
    await expect(page.getByRole('banner')).toContainText('Not verified.')
    await header.openPanel()
    await expect(header.panel).toContainText('Not verified: no signature came back.')

    await header.panel.getByRole('button', { name: 'Verify your account' }).click()
    await expect(header.panel).toBeHidden()
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('banner').getByText('Verified', { exact: true })).toBeVisible()
    await header.openPanel()
    await expect(header.panel).toContainText('Verified: you are signed in until')
    await page.keyboard.press('Escape')
    await signOut()
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[S2.22, S2.23] the step fits, and verifies', async ({ page, world, openWithWallet }) => {
    const { account } = await openWithWallet({ connected: true })
    const { dialog, send, cancel, open } = verifyPage(page, account)
    await open()
    await expect(cancel).toBeInViewport()
    await expect(send).toBeInViewport()
    await send.click()
    await expect(dialog).toBeHidden()
    expect(await sessionIn(page, world)).toMatchObject({ address: account.address })
  })
})
