import { expect, type Page } from '@playwright/test'
import { owners } from '../sandbox/chain/owners'
import { executeTx, proposeTx } from '../sandbox/host/safeActions'
import { hostTest } from './support/hostTest'
import { cause, getInfo, gift, isUnanswered, proposed, send, service, world } from './support/stubRequests'

const [ada] = owners

hostTest('a request for the theme can stay without an answer, and the next one has it', async ({ host }) => {
  const frame = await host.open('&theme=dark&loseTheme=1')
  const ask = (id: string) =>
    frame.evaluate((id) => {
      const answer = new Promise<unknown>((resolve) => {
        window.addEventListener('message', ({ data }) => data?.id === id && resolve(data))
      })
      window.parent.postMessage({ id, method: 'getCurrentTheme', env: { sdkVersion: '9.1.0' } }, '*')
      return answer
    }, id)
  const first = ask('first')
  expect(await ask('second')).toMatchObject({ success: true, data: { darkMode: true } })
  expect(await isUnanswered(frame, first)).toBe(true)
})

hostTest('nothing can be signed before the Safe is in "my accounts"', async ({ page, host }) => {
  const frame = await host.open('&notInAccounts=1', await host.newSafe(1))
  const dialog = page.getByRole('dialog')
  const sent = send(frame, [gift('1')])
  const block = dialog.getByRole('region', { name: 'Not in your accounts' })
  await expect(block).toBeVisible()
  for (const name of ['Sign', 'Sign and execute', 'Add to batch'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Reject' })).toBeEnabled()

  await block.getByRole('button', { name: 'Add to my accounts' }).click()
  await expect(block).toBeHidden()
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await proposed(sent)

  // Another Safe has to be added for itself.
  await page.evaluate((safe) => window.sandboxHost.chooseSafe(safe), host.safe)
  const other = await host.frame()
  const refused = send(other, [gift('2')])
  await expect(block).toBeVisible()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  expect(await refused).toBe('Error: Transaction was rejected')
})

hostTest('a first visit has two pages before the app, and the warning returns', async ({ page, host }) => {
  await page.goto(`${world.hostUrl}/?safe=${host.safe}&firstVisit=1#app=${host.stubUrl}`)
  const app = page.locator('iframe[title=App]')
  const disclaimer = page.getByRole('heading', { name: 'Disclaimer' })
  const warning = page.getByRole('heading', { name: 'This app is not known' })
  const goOn = page.getByRole('button', { name: 'Continue' })
  const openAgain = () => page.evaluate((url) => window.sandboxHost.openApp(url), host.stubUrl)

  await expect(disclaimer).toBeVisible()
  await expect(app).toHaveCount(0)
  await goOn.click()
  await expect(warning).toBeVisible()
  await expect(app).toHaveCount(0)
  await goOn.click()
  await host.frame()

  await openAgain()
  await expect(warning).toBeVisible()
  await expect(disclaimer).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Do not show this again' }).check()
  await goOn.click()
  await host.frame()

  await openAgain()
  await host.frame()
  await expect(warning).toHaveCount(0)
})

hostTest(
  'a toast lies over the top right of the app, and its time stops while the app has the focus',
  async ({ page, host }) => {
    await page.clock.install()
    const frame = await host.open('&toasts=20000&auto=sign')
    await proposed(send(frame, [gift('1')]))
    const toast = page.getByRole('status').filter({ hasText: 'Signed and put into the queue' })
    await expect(toast).toBeVisible()
    expect(await whatLiesAtTopRight(page)).toBe('wallet')

    await frame.getByRole('heading').click()
    await page.clock.fastForward(120_000)
    await expect(toast).toBeVisible()

    await page.getByRole('heading', { name: 'Wallet' }).click()
    await page.clock.fastForward(30_000)
    await expect(toast).toBeHidden()
    expect(await whatLiesAtTopRight(page)).toBe('app')
  },
)

hostTest('a success screen lies over the top right of the app until it is closed', async ({ page, host }) => {
  const frame = await host.open('&successScreen=1&auto=sign')
  expect(await whatLiesAtTopRight(page)).toBe('app')
  await proposed(send(frame, [gift('1')]))
  const success = page.getByRole('region', { name: 'Success' })
  await expect(success).toContainText('Signed and put into the queue')
  expect(await whatLiesAtTopRight(page)).toBe('wallet')
  await success.getByRole('button', { name: 'Finish' }).click()
  await expect(success).toBeHidden()
  expect(await whatLiesAtTopRight(page)).toBe('app')
})

hostTest('the queue bar can lie over the app and leave its height', async ({ page, host }) => {
  const frame = await host.open('&queueBar=over&auto=sign')
  const height = await frame.evaluate(() => window.innerHeight)
  await proposed(send(frame, [gift('1')]))
  const bar = page.getByRole('region', { name: 'Queue' })
  await expect(bar).toBeVisible()
  expect(await frame.evaluate(() => window.innerHeight)).toBe(height)
  const barBox = await bar.boundingBox()
  const appBox = await page.locator('iframe[title=App]').boundingBox()
  expect(barBox?.y).toBeLessThan((appBox?.y ?? 0) + (appBox?.height ?? 0) - 60)
})

hostTest('what the host says of the Safe can be up to a minute old', async ({ page, host }) => {
  await page.clock.install()
  const safe = await host.newSafe(1)
  const frame = await host.open('&staleInfo=60000', safe)
  const nonce = async () => {
    await page.evaluate(() => window.sandboxHost.refresh())
    return (await getInfo(frame)).nonce
  }
  expect(await nonce()).toBe(0)
  const place = { ...world, safe }
  const safeTxHash = await proposeTx(place, { owner: ada, calls: [{ to: cause, value: 1n, data: '0x' }] })
  await executeTx(place, { owner: ada, safeTxHash })
  await expect.poll(async () => (await service.tx(safeTxHash)).isExecuted).toBe(true)

  expect(await nonce()).toBe(0)
  await page.clock.fastForward(30_000)
  expect(await nonce()).toBe(0)
  await page.clock.fastForward(30_000)
  expect(await nonce()).toBe(1)
})

hostTest('what the real wallet does besides can be switched on in the page', async ({ page, host }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await host.open()
  await page.getByText('Behaviour').click()
  await page.getByRole('checkbox', { name: 'The Safe is not in my accounts' }).check()
  await page.getByRole('checkbox', { name: 'First visit' }).check()
  await page.getByRole('checkbox', { name: 'Success screen' }).check()
  await page.getByRole('checkbox', { name: 'Queue bar over the app' }).check()
  await page.getByRole('spinbutton', { name: 'Toasts stay, in ms' }).fill('15000')
  await page.getByRole('spinbutton', { name: 'Safe info is stale, in ms' }).fill('60000')
  await page.getByRole('spinbutton', { name: 'Theme requests to leave unanswered' }).fill('2')
  expect(await page.evaluate(() => window.sandboxHost.getKnobs())).toMatchObject({
    notInAccounts: true,
    firstVisit: true,
    successScreen: true,
    queueBar: 'over',
    toasts: 15_000,
    staleInfo: 60_000,
    loseTheme: 2,
  })
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0)
})

/** What a person sees 30 px from the top right corner of the app's frame. */
async function whatLiesAtTopRight(page: Page): Promise<'app' | 'wallet'> {
  const isApp = await page.evaluate(() => {
    const frame = document.querySelector('iframe[title=App]')
    const box = frame?.getBoundingClientRect()
    return box !== undefined && document.elementFromPoint(box.right - 30, box.top + 30) === frame
  })
  return isApp ? 'app' : 'wallet'
}
