import { expect } from '@playwright/test'
import { owners } from '../sandbox/chain/owners'
import { hostTest } from './support/hostTest'
import {
  details,
  getInfo,
  gift,
  isUnanswered,
  proposed,
  send,
  service,
  tokenGift,
  world,
} from './support/stubRequests'

const [ada, , chidi] = owners

hostTest(
  'a rejection is proposed at the same nonce and can be deleted by its proposer',
  async ({ page, host }) => {
    const frame = await host.open('&auto=sign')
    const hash = await proposed(send(frame, [gift('1')]))
    await page.getByRole('button', { name: /^Queue/ }).click()
    await page.getByRole('combobox', { name: 'You are' }).selectOption('Chidi')
    await page.getByRole('article').getByRole('button', { name: 'Reject' }).click()
    const rejection = page.getByRole('article', { name: 'Transaction 0, rejection' })
    await expect(rejection).toContainText('1 of 2 signed: Chidi')
    expect((await details(frame, hash)).detailedExecutionInfo).toMatchObject({
      rejectors: [{ value: chidi.address }],
    })
    await rejection.getByRole('button', { name: 'Delete' }).click()
    await expect(rejection).toBeHidden()
    await expect(page.getByRole('article', { name: 'Transaction 0' })).toBeVisible()
  },
)

hostTest('nobody connected is read-only, and cannot sign', async ({ page, host }) => {
  await page.goto(`${world.hostUrl}/?safe=${host.safe}&as=nobody#app=${host.stubUrl}`)
  const frame = await host.frame()
  expect((await getInfo(frame)).isReadOnly).toBe(true)
  const sent = send(frame, [gift('1')])
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Signing as' }).selectOption('Ben')
  await expect(page.getByRole('button', { name: 'Sign', exact: true })).toBeEnabled()
  expect((await getInfo(frame)).isReadOnly).toBe(false)
  await page.getByRole('button', { name: 'Reject' }).click()
  expect(await sent).toBe('Error: Transaction was rejected')
})

hostTest('nonce and safeTxGas can be changed under Advanced', async ({ page, host }) => {
  const frame = await host.open()
  const sent = send(frame, [gift('1')], { safeTxGas: 50_000 })
  await page.getByText('Advanced').click()
  await expect(page.getByRole('textbox', { name: 'safeTxGas' })).toHaveAttribute('placeholder', '50000')
  await page.getByRole('textbox', { name: 'Nonce' }).fill('9')
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  expect(await service.tx(await proposed(sent))).toMatchObject({ nonce: '9', safeTxGas: '50000' })
})

hostTest('the theme is told when asked, and pushed when it changes, not on load', async ({ page, host }) => {
  const frame = await host.open('&theme=light')
  await getInfo(frame)
  expect(await frame.evaluate(() => window.heard.map(({ data }) => data))).not.toContainEqual(
    expect.objectContaining({ data: { darkMode: false } }),
  )
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect
    .poll(() => frame.evaluate(() => window.heard.at(-1)?.data))
    .toMatchObject({ success: true, version: '9.1.0', data: { darkMode: true } })
  await frame.evaluate(() =>
    window.parent.postMessage({ id: 'mine', method: 'getCurrentTheme', env: { sdkVersion: '9.1.0' } }, '*'),
  )
  await expect
    .poll(() => frame.evaluate(() => window.heard.map(({ data }) => data)))
    .toContainEqual(
      expect.objectContaining({ id: 'mine', success: true, version: '9.1.0', data: { darkMode: true } }),
    )
})

hostTest('another Safe reloads the app, another owner does not', async ({ page, host }) => {
  const frame = await host.open()
  await frame.evaluate(() => (document.title = 'the same document'))
  await page.getByRole('combobox', { name: 'You are' }).selectOption('Ben')
  expect(await frame.title()).toBe('the same document')
  await page.getByRole('combobox', { name: 'Safe' }).selectOption(world.safes.oneOfOne.address)
  const anew = await host.frame()
  expect(await anew.title()).toBe('Stub app')
  expect((await getInfo(anew)).safeAddress).toBe(world.safes.oneOfOne.address)
})

hostTest(
  'an app that was added has its name in the proposal and its features in the frame',
  async ({ page, host }) => {
    const frame = await host.open('&added=1&auto=sign')
    await expect(page.locator('iframe[title=App]')).toHaveAttribute('allow', 'clipboard-write')
    const { origin } = await service.tx(await proposed(send(frame, [gift('1')])))
    expect(JSON.parse(origin)).toEqual({
      url: host.stubUrl.replace(/\/$/, ''),
      name: 'Stub app',
      note: null,
    })
  },
)

hostTest('the queue takes 64 px from the frame while anything waits', async ({ host }) => {
  const frame = await host.open('&auto=sign')
  const height = () => frame.evaluate(() => window.innerHeight)
  const before = await height()
  await proposed(send(frame, [gift('1')]))
  await expect.poll(height).toBe(before - 64)
})

hostTest('nothing scrolls sideways at 360 px, with the queue and a request open', async ({ page, host }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const frame = await host.open()
  const sent = send(frame, [gift('1'), tokenGift('2.5'), gift('3')])
  await page.getByRole('dialog').waitFor()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await proposed(sent)
  await page.getByRole('button', { name: /^Queue/ }).click()
  await expect(page.getByRole('article')).toBeVisible()
  expect(await overflow()).toBe(0)
})

hostTest('axe finds nothing serious in the page, light and dark', async ({ page, host }) => {
  const frame = await host.open()
  const sent = send(frame, [gift('1')])
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await proposed(sent)
  await page.getByRole('button', { name: /^Queue/ }).click()
  await page.getByText('Behaviour').click()
  await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' })
  const check = () =>
    page.evaluate<string[]>(
      `axe.run({ iframes: false }).then(({ violations }) =>
        violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id))`,
    )
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((theme) => window.sandboxHost.setTheme(theme), theme)
    expect(await check()).toEqual([])
  }
  const asked = send(frame, [gift('2')])
  await page.getByRole('dialog').waitFor()
  expect(await check()).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  expect(await asked).toBe('Error: Transaction was rejected')
})

hostTest('the server answers the world, an address, and what it does not have', async ({ request, host }) => {
  expect(await (await request.get(`${world.hostUrl}/world.json`)).json()).toEqual(
    JSON.parse(JSON.stringify(world)),
  )
  const address = await (await request.get(`${world.hostUrl}/explorer/address/${host.safe}`)).text()
  expect(address).toContain('10 ETH')
  expect((await request.get(`${world.hostUrl}/explorer/tx/0x12`)).status()).toBe(400)
  expect((await request.get(`${world.hostUrl}/nothing`)).status()).toBe(404)
})

hostTest(
  'the address book is asked for, refused in words, or left without an answer',
  async ({ page, host }) => {
    const frame = await host.open()
    const ask = () =>
      frame.evaluate(() => window.sdk.safe.requestAddressBook().catch((e: Error) => e.message))
    const dismissed = ask()
    await page.getByRole('dialog', { name: 'Permission request' }).waitFor()
    await page.getByRole('button', { name: 'Close without an answer' }).click()
    expect(await isUnanswered(frame, dismissed)).toBe(true)

    const refused = ask()
    await page.getByRole('button', { name: 'Reject' }).click()
    // The SDK puts its own words in place of the host's.
    expect(await refused).toBe('Permissions rejected')
    expect(await page.evaluate(() => window.sandboxHost.replies().at(-1))).toMatchObject({
      success: false,
      error: 'Permissions were rejected',
    })
    // The refusal stays listed, so the SDK believes that it may ask, and gets an empty book.
    expect(await ask()).toEqual([])

    await page.reload()
    const again = await host.frame()
    const allowed = again.evaluate(() => window.sdk.safe.requestAddressBook())
    await page.getByRole('button', { name: 'Allow' }).click()
    expect(await allowed).toContainEqual({ address: ada.address, chainId: '31337', name: 'Ada' })
  },
)
