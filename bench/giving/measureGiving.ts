import type { Browser, ElementHandle, FrameLocator, Locator } from '@playwright/test'
import { sandboxCauses } from '../../test/sandbox/causes'
import { manyCauses } from '../../test/support/manyCauses'
import { inNewContext, withPage } from '../browser/withPage'
import { readTasks, startTasks, type TaskTimes } from '../browser/watchTasks'
import { withFramedPage } from '../browser/withFramedPage'
import { median } from '../median'
import { watchRows } from '../page/observeTasks'
import { type Profile, profiles } from '../profiles'
import type { Bench } from '../startBench'

/** What a user waits for, and how long the page could not react meanwhile: medians over the rounds, in ms. */
export type GivingTimes = {
  readonly what: string
  readonly profile: Profile['name']
  /** From the press, or from the slowest key, until the result was on screen. */
  readonly doneMs: number | null
  /** Of the main thread; browsers report none below 50 ms. */
  readonly longestTaskMs: number | null
}

const linesInFile = 5_000
const causesInDirectory = 5_000
const typed = 'northern harbour'
const linesInBasket = 500

type Open = (browser: Browser, bench: Bench, profile: Profile) => Promise<TaskTimes>

const screens = [
  [`a file of ${linesInFile} lines, read`, readFile],
  [`${causesInDirectory} causes, searched while typing`, search],
  [`a basket of ${linesInBasket} lines, typing an amount`, typeInBasket],
  [`a basket of ${linesInBasket} lines, sorted`, sortBasket],
] as const satisfies readonly (readonly [string, Open])[]

/** Reads a long file and changes a long basket in a Safe, and searches a long directory in a tab. */
export async function measureGiving(
  browser: Browser,
  bench: Bench,
  { rounds, onLoad }: { readonly rounds: number; readonly onLoad: () => void },
): Promise<readonly GivingTimes[]> {
  const times: GivingTimes[] = []
  for (const [what, open] of screens)
    for (const profile of Object.values(profiles)) {
      const measured: TaskTimes[] = []
      for (let round = 0; round < rounds; round += 1) {
        measured.push(await open(browser, bench, profile))
        onLoad()
      }
      times.push({
        what,
        profile: profile.name,
        doneMs: median(measured.map(({ doneMs }) => doneMs)),
        longestTaskMs: median(measured.map(({ longestTaskMs }) => longestTaskMs)),
      })
    }
  return times
}

function readFile(browser: Browser, bench: Bench, profile: Profile): Promise<TaskTimes> {
  return withFile(browser, bench, { profile, lines: linesInFile }, async (app) => {
    await startTasks(app)
    await app.getByRole('button', { name: 'Read it' }).click()
    await app.getByRole('region', { name: 'What was read' }).waitFor()
    return readTasks(app)
  })
}

function typeInBasket(browser: Browser, bench: Bench, profile: Profile): Promise<TaskTimes> {
  return withBasket(browser, bench, profile, async (app) => {
    const amount = await found(app.getByRole('table').getByRole('textbox').first())
    await amount.click()
    await startTasks(app)
    await amount.type('123456')
    return readTasks(app)
  })
}

function sortBasket(browser: Browser, bench: Bench, profile: Profile): Promise<TaskTimes> {
  return withBasket(browser, bench, profile, async (app) => {
    const order = await found(app.getByRole('combobox', { name: 'Order' }))
    const rows = await found(app.getByRole('table').locator('tbody'))
    await startTasks(app)
    const moved = rows.evaluate(watchRows)
    await order.selectOption('amount')
    await moved
    return readTasks(app)
  })
}

/** Found before the tasks are watched: a search by role asks each of thousands of elements whether it is visible, in one task. */
async function found(element: Locator): Promise<ElementHandle<HTMLElement | SVGElement>> {
  const handle = await element.elementHandle()
  if (handle === null) throw new Error('Nothing was found.')
  return handle
}

function withBasket(
  browser: Browser,
  bench: Bench,
  profile: Profile,
  run: (app: FrameLocator) => Promise<TaskTimes>,
): Promise<TaskTimes> {
  return withFile(browser, bench, { profile, lines: linesInBasket }, async (app) => {
    await app.getByRole('button', { name: 'Read it' }).click()
    await app.getByRole('button', { name: `Add ${linesInBasket} payments to your gift` }).click()
    await app.getByRole('table').getByRole('row').nth(linesInBasket).waitFor({ state: 'attached' })
    // What the first render still has to lay out is no part of a key or a sort.
    await app.locator('body').evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    return run(app)
  })
}

/** Chooses a file of so many payments on the import screen. */
function withFile(
  browser: Browser,
  bench: Bench,
  { profile, lines }: { readonly profile: Profile; readonly lines: number },
  run: (app: FrameLocator) => Promise<TaskTimes>,
): Promise<TaskTimes> {
  const rows = manyCauses(lines, bench.wallet.chainId).map(
    ({ recipients: [recipient] }, at) => `native,,${recipient?.address ?? ''},0.${at + 1}`,
  )
  const text = ['token_type,token_address,receiver,amount', ...rows].join('\n')
  const pageUrl = `${bench.app.url}#/import`
  return withFramedPage(
    browser,
    { hostUrl: bench.hostUrl, pageUrl, delayMs: 0, profile },
    {
      prepare: async () => undefined,
      async watch(page) {
        const app = page.frameLocator('iframe')
        const file = { name: 'round.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
        await app.getByLabel('File', { exact: true }).setInputFiles(file)
        return run(app)
      },
    },
  )
}

function search(browser: Browser, bench: Bench, profile: Profile): Promise<TaskTimes> {
  const { directory } = sandboxCauses()
  const causes = manyCauses(causesInDirectory, bench.wallet.chainId)
  bench.answerFirst(({ url }) =>
    url.endsWith('/causes.json') ? Response.json({ version: 2, directory, causes }) : null,
  )
  return inNewContext(browser, (context) =>
    withPage(
      context,
      { url: bench.app.url, profile },
      {
        prepare: async () => undefined,
        async watch(page) {
          const box = page.getByRole('searchbox')
          await box.click()
          await startTasks(page)
          await box.pressSequentially(typed)
          await page
            .getByRole('link', { name: /^Northern Harbour / })
            .first()
            .waitFor()
          return readTasks(page)
        },
      },
    ),
  )
}
