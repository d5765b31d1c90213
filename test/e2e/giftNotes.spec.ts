import type { Frame, Page } from '@playwright/test'
import { parseEther } from 'viem'
import { serialiseTracked } from '../../src/core/tracking/stored/storedTracked'
import type { SafeTxHash } from '../../src/core/safe/safeTx'
import { storageKey } from '../../src/flows/account/storageKey'
import { causeAddress } from '../sandbox/causes'
import { executeTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner, WorldInfo } from '../sandbox/world'
import { addressOf, buildRecord, buildTrackedTx, chainTxHash } from '../support/safeFixtures'
import { frameOfApp } from './support/appInHost'
import { answerInHost, newestGift } from './support/giving'
import { countPersistence } from './support/countPersistence'
import { expectConnected } from './support/connected'
import { expectAccessible } from './support/expectAccessible'
import { expect, test, type TestSafe } from './support/test'

const friend = addressOf('Aunt Mia')
const inCoin = { symbol: 'ETH', decimals: 18, token: null, amount: parseEther('0.2') }

/** A gift to a cause and to a recipient of the giver's own, delivered, as a browser of an earlier release has it in its list. */
async function giveBefore(account: TestSafe) {
  const [ada] = account.owners as [Owner]
  const calls = [causeAddress('open-wells'), friend].map((to) => ({
    to,
    value: inCoin.amount,
    data: '0x' as const,
  }))
  const safeTxHash = await proposeTx(account, { owner: ada, calls })
  await executeTx(account, { owner: ada, safeTxHash })
  const item = buildTrackedTx({
    chainId: 31337,
    safe: account.safe,
    safeTxHash: safeTxHash as SafeTxHash,
    calls,
    createdAtMs: 5,
    gifts: [
      { ...inCoin, recipient: causeAddress('open-wells'), causeId: 'open-wells', payeeName: 'Open Wells' },
      { ...inCoin, recipient: friend, causeId: null, payeeName: 'Aunt Mia' },
    ],
  })
  return {
    [storageKey('tracked', { chain: { id: 31337 }, safe: account.safe })]: serialiseTracked([item], 0),
  }
}

/** A document of the app's origin without the app. */
const emptyPage = ({ appUrl }: WorldInfo) => `${appUrl}/manifest.json`

async function remember(page: Page, world: WorldInfo, kept: Readonly<Record<string, string>>) {
  await page.goto(emptyPage(world))
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text)
  }, Object.entries(kept))
}

async function openRecord(page: Page, world: WorldInfo, account: TestSafe) {
  // The app begins anew, wherever the page has been.
  await page.goto('about:blank')
  await page.goto(`${world.appUrl}/#/record/local:${account.safe}?others=yes`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Complete since the Safe began')
  return main
}

const note = 'Aunt Mia (your own name)'

test('what this browser noted of a gift outlives the lists, the cache, and the browser', async ({
  page,
  browser,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 1, owners: 1 })
  await remember(page, world, await giveBefore(account))
  const main = await openRecord(page, world, account)
  await expect(main).toContainText(note)

  await test.step('with the list of followed gifts gone', async () => {
    await page.evaluate(() => localStorage.clear())
    await openRecord(page, world, account)
    await expect(main).toContainText(note)
  })

  await test.step('with everything forgotten that was read of the chain', async () => {
    await page.getByRole('button', { name: 'Read it from the start' }).click()
    await expect(main).toContainText('Complete since the Safe began')
    await expect(main).toContainText(note)
    await openRecord(page, world, account)
    await expect(main).toContainText(note)
  })

  await test.step('on the page of the gift', async () => {
    await page.getByRole('link', { name: /^Gift record.*Aunt Mia/ }).click()
    await expect(main).toContainText('Aunt Mia')
  })

  await test.step('in another browser, by a file', async () => {
    await page.goto(`${world.appUrl}/#/devices`)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save the file' }).click()
    const file = await (await saved).path()
    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(`${world.appUrl}/#/devices`)
    for (const words of ['One entry was added.', 'Everything in it was here already.']) {
      await other.getByLabel('File', { exact: true }).setInputFiles(file)
      await other.getByRole('button', { name: 'Bring it in' }).click()
      await expect(other.getByRole('main')).toContainText(words)
    }
    await other.goto(`${world.appUrl}/#/record/local:${account.safe}?others=yes`)
    await expect(other.getByRole('main')).toContainText(note)
    await context.close()
  })
})

/** What stands in the notes of this browser, as the app has stored it. */
function keptNotes(
  app: Page | Frame,
): Promise<readonly { readonly id: string; readonly purpose: string | null }[]> {
  return app.evaluate(async () => {
    const finished = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    // Without the app's own store: opening would make an empty database in its place.
    const all = await indexedDB.databases()
    if (!all.some(({ name }) => name === 'dsg-notes')) return []
    const database = await finished(indexedDB.open('dsg-notes'))
    const notes = await finished(database.transaction('notes').objectStore('notes').getAll())
    database.close()
    return notes
  })
}

test('a gift that is proposed in the Safe is noted with its purpose, and the record has it when the lists are gone', async ({
  page,
  world,
  newSafe,
  openInSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 1, owners: 1 })
  const asked = await countPersistence(page)
  const basket = [{ cause: 'Open Wells', asset: 'ETH', amount: '0.3' }] as const
  const app = await openInSafe({ safe: account.safe, basket })
  await app.getByRole('button', { name: /^review/i }).click()
  await app.getByRole('textbox', { name: 'What is this gift for? (optional)' }).fill('Winter round')
  await app.getByRole('button', { name: 'Propose to your Safe' }).click()
  await answerInHost(page, 'Sign and execute')
  await app.getByRole('link', { name: 'Follow this gift' }).click()
  await expect(newestGift(app)).toContainText('Delivered')
  await expect(newestGift(app)).toContainText('Winter round')

  const frame = frameOfApp(page, world)
  await expect
    .poll(() => keptNotes(frame))
    .toContainEqual(
      expect.objectContaining({ purpose: 'Winter round', isOwn: true, payments: [expect.anything()] }),
    )
  await expect.poll(() => asked(frame)).toBe(1)
  await frame.evaluate(() => localStorage.clear())
  await frame.goto(emptyPage(world))
  await page.evaluate(() => window.sandboxHost.openApp('/#/record'))
  await expectConnected(app, account.safe)
  await expect(app.getByRole('main')).toContainText('Winter round')
  expect(await asked(frameOfApp(page, world))).toBe(0)
})

test('two tabs that note the same gifts at once keep each of them once', async ({
  page,
  context,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 1, owners: 1 })
  const failed = Array.from({ length: 150 }, (_, at) =>
    buildTrackedTx({
      chainId: 31337,
      safe: account.safe,
      safeTxHash: buildRecord({ nonce: BigInt(at) }).safeTxHash,
      phase: { status: 'failed', txHash: chainTxHash(`${at}`), blockNumber: 1n },
    }),
  )
  const key = storageKey('tracked', { chain: { id: 31337 }, safe: account.safe })
  await remember(page, world, { [key]: serialiseTracked(failed, 0) })
  const other = await context.newPage()
  await Promise.all([page, other].map((one) => openRecord(one, world, account)))
  expect(await keptNotes(page)).toHaveLength(150)
  await other.close()
})

/** Breaks what keeps notes, in the way that the origin's session has stored as `broken`. */
function breakNotes() {
  if (location.origin === 'null') return
  const broken = sessionStorage.getItem('broken')
  if (broken === 'denied')
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied.', 'SecurityError')
    }
  if (broken === 'full')
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  if (broken === 'unread') {
    const { get, getAll } = IDBObjectStore.prototype
    const orFail = <T extends unknown[], R>(read: (this: IDBObjectStore, ...given: T) => R) =>
      function readUnlessDamaged(this: IDBObjectStore, ...given: T): R {
        if (this.transaction.mode === 'readonly') throw new DOMException('Damaged.', 'UnknownError')
        return read.apply(this, given)
      }
    IDBObjectStore.prototype.get = orFail(get)
    IDBObjectStore.prototype.getAll = orFail(getAll)
  }
}

test('the record is the same where the browser keeps nothing of it, and says so', async ({
  page,
  context,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 1, owners: 1 })
  const main = page.getByRole('main')
  await page.addInitScript(breakNotes)
  await remember(page, world, await giveBefore(account))
  const openBroken = async (broken: 'denied' | 'full' | 'unread') => {
    await page.goto(emptyPage(world))
    await page.evaluate((how) => sessionStorage.setItem('broken', how), broken)
    await openRecord(page, world, account)
  }

  await test.step('IndexedDB held by other versions in another tab', async () => {
    const other = await context.newPage()
    await other.goto(emptyPage(world))
    await other.evaluate(async () => {
      const hold = (name: string, version: number) =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open(name, version)
          opening.addEventListener('success', () => resolve(null))
          opening.addEventListener('error', () => reject(opening.error))
        })
      // One older than the app's and one newer. Neither tab lets go.
      await hold('dsg-record', 1)
      await hold('dsg-notes', 9)
    })
    await openRecord(page, world, account)
    await expect(main).toContainText('Another tab holds the notes')
    await expect(main).toContainText(note)
    await page.goto(emptyPage(world))
    await other.close()
    // As if it had never been held.
    await page.evaluate(async () => {
      for (const name of ['dsg-record', 'dsg-notes'])
        await new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase(name)
          deleting.addEventListener('success', resolve)
          deleting.addEventListener('error', () => reject(deleting.error))
        })
    })
  })

  await test.step('IndexedDB denied', async () => {
    await openBroken('denied')
    await expect(main).toContainText('This browser lets the page keep no notes.')
    await expect(main).toContainText('the next visit reads it again')
    // The list still has it.
    await expect(main).toContainText(note)
    await expectAccessible(page, {
      sizes: [
        { width: 1200, height: 900 },
        { width: 320, height: 800 },
      ],
    })
  })

  await test.step('IndexedDB full', async () => {
    await openBroken('full')
    await expect(main).toContainText('This browser has no room left for the page.')
    await expect(main).toContainText(note)
  })

  await test.step('IndexedDB that cannot be read', async () => {
    await openBroken('unread')
    await expect(main).toContainText('This browser lets the page keep no notes.')
    await expect(main).toContainText(note)
  })
})

test('a note that cannot be read is said, stays, and goes on request', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 1, owners: 1 })
  await remember(page, world, await giveBefore(account))
  await openRecord(page, world, account)
  const [whole] = await keptNotes(page)
  await damageNotes(page)
  await page.goto(emptyPage(world))
  await openRecord(page, world, account)
  const notice = page.getByText('Some notes about gifts of this account cannot be read here')
  await expect(notice).toBeVisible()
  expect(await keptNotes(page)).toEqual([{ ...whole, purpose: 7 }])
  await page.getByText('Give it up').click()
  await page.getByRole('button', { name: 'Discard it for good' }).click()
  await expect(notice).toBeHidden()
  await expect.poll(() => keptNotes(page)).toEqual([])
})

/** Gives each note a purpose that is no text. */
function damageNotes(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('dsg-notes')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const work = opening.result.transaction('notes', 'readwrite')
          work.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
          const walking = work.objectStore('notes').openCursor()
          walking.addEventListener('success', () => {
            const cursor = walking.result
            cursor?.update({ ...cursor.value, purpose: 7 })
            cursor?.continue()
          })
        })
      }),
  )
}
