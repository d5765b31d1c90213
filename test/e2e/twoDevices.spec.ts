import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { basketKey } from '../../src/flows/basket/basketStore'
import { storageKey } from '../../src/flows/account/storageKey'
import { countPersistence } from './support/countPersistence'
import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

const safe = '0x5AFE3855358E112B5647B952709E6165e1c1eEEe'
const plansKey = `dsg.v1.plans.31337.${safe.toLowerCase()}`
const basket = basketKey(31337, safe)
const intent = storageKey('intent', { chain: { id: 31337 }, safe })

const plan = (id: string, name: string) => ({ id, name, savedAtMs: 1, text: name })
const plansText = (...plans: readonly object[]) => JSON.stringify({ version: 1, plans })
const line = (id: string, amountText: string) => ({
  id,
  payee: { kind: 'cause', causeId: 'open-wells' },
  assetKey: 'native',
  amountText,
})
const basketText = (...lines: readonly object[]) => JSON.stringify({ version: 1, lines })

async function remember(page: Page, kept: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text)
  }, Object.entries(kept))
  await page.reload()
}

function kept(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

async function bringIn(page: Page, text: string): Promise<void> {
  const file = { name: 'device.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Bring it in' }).click()
}

test('what one browser keeps is merged into another one, and nothing there is replaced', async ({
  page,
  browser,
  world,
  mishaps,
}) => {
  void mishaps
  const url = `${world.appUrl}/#/devices`
  await page.goto(url)
  await page.getByRole('button', { name: 'Save the file' }).click()
  await expect(page.getByRole('main')).toContainText('This browser keeps nothing yet')

  await remember(page, {
    [plansKey]: plansText(plan('plan-1', 'Spring')),
    [basket]: basketText(line('line-1', '0.5'), line('line-2', '0.25')),
    [intent]: 'a question that is still open',
  })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file' }).press('Enter')
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text).not.toContain('intent')

  const context = await browser.newContext()
  const other = await context.newPage()
  const asked = await countPersistence(other)
  await other.goto(url)
  await remember(other, {
    [plansKey]: plansText(plan('plan-1', 'Autumn')),
    [basket]: basketText(line('line-1', '0.5')),
  })
  const main = other.getByRole('main')

  await test.step('the first time', async () => {
    expect(await asked()).toBe(0)
    await bringIn(other, text)
    await expect(main).toContainText('2 entries were added.')
    // What was brought cannot be read again.
    await expect.poll(() => asked()).toBe(1)
    expect(await kept(other, plansKey)).toContain('Autumn')
    expect(await kept(other, plansKey)).toContain('Spring')
    const lines = await kept(other, basket)
    expect(lines?.match(/amountText/g)).toHaveLength(2)
    expect(await kept(other, intent)).toBeNull()
  })

  await test.step('the second time changes nothing, and hostile files neither', async () => {
    const before = [await kept(other, plansKey), await kept(other, basket)]
    await bringIn(other, text)
    await expect(main).toContainText('Everything in it was here already.')
    expect(await asked()).toBe(1)
    await bringIn(
      other,
      '{"kind":"do-some-good device","version":1,"savedAtMs":1,"kept":{"wagmi.store":"x"}}',
    )
    await expect(main).toContainText('At “kept.wagmi.store”')
    await bringIn(other, '['.repeat(200_000))
    await expect(main).toContainText('This file cannot be brought in')
    expect([await kept(other, plansKey), await kept(other, basket)]).toEqual(before)
  })

  await test.step('a basket stays as it is while a question is open', async () => {
    await remember(other, { [basket]: basketText(line('line-1', '7')), [intent]: 'open' })
    await bringIn(other, text)
    await expect(main).toContainText('2 entries stayed out')
    expect(await kept(other, basket)).not.toContain('0.25')
  })

  await expectAccessible(other, {
    sizes: [
      { width: 1200, height: 900 },
      { width: 390, height: 844 },
    ],
  })
  await context.close()
})

test('the page says whether the browser keeps what it has, and asks it only when the user presses', async ({
  page,
  browser,
  world,
  mishaps,
}) => {
  void mishaps
  const asked = await countPersistence(page)
  await page.goto(`${world.appUrl}/#/devices`)
  const section = page.getByRole('region', { name: 'How long this browser keeps these things' })
  await expect(section).toContainText('may remove these things when the device runs out of room')
  expect(await asked()).toBe(0)

  const session = await page.context().newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  const { browserContextId = '' } = targetInfo
  const whole = await browser.newBrowserCDPSession()
  const answerWith = (setting: 'denied' | 'granted') =>
    whole.send('Browser.setPermission', {
      origin: world.appUrl,
      permission: { name: 'persistent-storage' },
      setting,
      browserContextId,
    })
  await answerWith('denied')
  await section.getByRole('button', { name: 'Ask the browser to keep them' }).press('Enter')
  await expect(section).toContainText('The browser did not agree')
  await answerWith('granted')
  await section.getByRole('button', { name: 'Ask the browser to keep them' }).press('Enter')
  await expect(section).toContainText('keeps these things until you delete the data of this site')
  // By then the browser had been told to keep them.
  expect(await asked()).toBe(1)
  await page.reload()
  await expect(section).toContainText('keeps these things until you delete the data of this site')
})
