import { readFileSync } from 'node:fs'
import type { FrameLocator } from '@playwright/test'
import { parseUnits } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { confirmTx, executeTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expect, test } from './support/test'

/** Every link that is in the frame now. */
async function linksOf(app: FrameLocator): Promise<readonly string[]> {
  const links = app.getByRole('link')
  await expect(links.first()).toBeVisible()
  return links.evaluateAll((elements) => elements.map((element) => (element as HTMLAnchorElement).href))
}

test('every link that the app shows in the sandbox leads somewhere', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner]
  const call = { to: causeAddress('open-wells'), value: parseUnits('0.01', 18), data: '0x' } as const
  const delivered = await proposeTx(account, { owner: ada, calls: [call] })
  await confirmTx(account, { owner: ben, safeTxHash: delivered })
  await executeTx(account, { owner: ben, safeTxHash: delivered })
  const waiting = await proposeTx(account, { owner: ada, calls: [call] })

  const app = await openInSafe({ safe: account.safe, path: '/activity' })
  await expect(app.getByRole('article')).toHaveCount(2)
  await app.getByRole('region', { name: 'Finished' }).getByText('Gift to Open Wells').click()
  await expect(app.getByRole('link', { name: /See it on the chain/ })).toBeVisible()
  const seen = new Set(await linksOf(app))
  await app.getByRole('button', { name: /Connected/ }).click()
  await expect(app.getByRole('link', { name: /View more on Explorer/ })).toBeVisible()
  for (const link of await linksOf(app)) seen.add(link)
  await page.keyboard.press('Escape')
  for (const name of ['Causes', 'Your gift']) {
    await app.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
    for (const link of await linksOf(app)) seen.add(link)
  }
  await app.getByRole('link', { name: 'Causes' }).first().click()
  await app.getByRole('link', { name: 'Open Wells' }).first().click()
  await expect(app.getByRole('heading', { level: 1, name: 'Open Wells' })).toBeVisible()
  for (const link of await linksOf(app)) seen.add(link)

  const origins = [world.hostUrl, world.appUrl].map((url) => new URL(url).origin)
  const own = [...seen].filter((link) => origins.includes(new URL(link).origin))
  // The rest is Safe's own site and websites of made-up causes: not there, as nothing else is, without a network.
  const others = [...seen].filter((link) => !own.includes(link)).map((link) => new URL(link).host)
  expect(others.filter((host) => host !== 'app.safe.global' && !host.endsWith('.example'))).toEqual([])

  expect(own).toContainEqual(
    expect.stringContaining(`/transactions/tx?safe=local:${account.safe}&id=${waiting}`),
  )
  expect(own).toContainEqual(expect.stringContaining('/explorer/tx/'))
  expect(own).toContainEqual(expect.stringContaining('/explorer/address/'))
  for (const link of own) {
    const { hash } = new URL(link)
    const response = await page.request.get(link)
    expect(response.ok(), `${link} answers ${response.status()}`).toBe(true)
    if (!hash.startsWith('#/')) continue
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('There is no such page')
  }
})

test('"Open in Safe{Wallet}" opens the queue, where the gift can be signed', async ({
  newSafe,
  openInSafe,
  page,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada] = account.owners as [Owner]
  const call = { to: causeAddress('open-wells'), value: parseUnits('0.01', 18), data: '0x' } as const
  await proposeTx(account, { owner: ada, calls: [call] })
  const app = await openInSafe({ safe: account.safe, path: '/activity' })
  const link = app.getByRole('link', { name: /Open in Safe\{Wallet\}/ })
  const [wallet] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await wallet.getByRole('combobox', { name: 'You are' }).selectOption('Ben')
  const item = wallet.getByRole('article', { name: 'Transaction 0' })
  await item.getByRole('button', { name: 'Sign' }).click()
  await expect(item).toContainText('2 of 2 signed')
})

test('the address that the sandbox’s README gives opens Activity', async ({ page, world }) => {
  const readme = readFileSync(new URL('../sandbox/host/README.md', import.meta.url), 'utf8')
  const address = /^`(\/\?safe=.*)`$/m.exec(readme)?.[1] ?? ''
  await page.goto(`${world.hostUrl}${address}`)
  const app = page.frameLocator('iframe[title=App]')
  await expect(app.getByRole('heading', { level: 1, name: /Activity/ })).toBeVisible()
})
