import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Cause } from '../../src/core/causes/cause'
import { sandboxCauses } from '../../test/sandbox/causes'
import { inLoneContext } from '../browser/inLoneContext'
import { prepareWatching, type Watching } from '../browser/prepareWatching'
import { readTasks, startTasks, type TaskTimes } from '../browser/watchTasks'
import { inNewContext, withPage } from '../browser/withPage'
import { median } from '../median'
import type { PageReport, StepMark, WatchScript } from '../page/watchPage'
import { type Profile, profiles } from '../profiles'
import type { Bench, FirstAnswer } from '../startBench'
import { recordActions } from './recordActions'
import { type SeededRecords, seedRecords } from './seedRecord'

/** How one record opened: medians over the rounds, ms since the navigation. */
type OpenedRecord = {
  readonly what: string
  readonly profile: Profile['name']
  /** Sums, on the first screen. */
  readonly firstSumsMs: number | null
  /** The newest gifts, below it. */
  readonly firstRowsMs: number | null
  /** Until it is said to be complete. */
  readonly wholeMs: number | null
  /** Of the main thread, until the page is still; browsers report none below 50 ms. */
  readonly longestTaskMs: number | null
  /** HTTP requests; the node's hold several questions each. */
  readonly toNode: number | null
  readonly toService: number | null
  /** JavaScript objects in use once the record is complete, in bytes. */
  readonly heapBytes: number | null
}

/** What a user then does with it: medians over the rounds. */
type RecordAction = { readonly what: string; readonly profile: Profile['name'] } & {
  readonly [time in keyof TaskTimes]: number | null
}

export type RecordFigures = {
  readonly opened: readonly OpenedRecord[]
  readonly actions: readonly RecordAction[]
}

export const giftsInRecords = [1_000, 10_000]

type Step = 'sums' | 'rows' | 'whole'
type Opening = Omit<OpenedRecord, 'what' | 'profile'>
type Visit = { readonly opening: Opening; readonly actions: ReadonlyMap<string, TaskTimes> }

const quietMs = 1_000
const steps: Record<Step, StepMark> = {
  sums: { selector: '#record-totals', text: 'In all' },
  rows: { selector: 'h3 ~ table tbody tr', text: '', isBelow: true },
  // Text that changes in its place is not told of.
  whole: { selector: '[data-record] button', text: '^Read it again' },
}

const script: WatchScript<Step> = { where: 'tab', steps, stops: [{ step: 'whole', quietMs }] }

/** Opens records in a tab, with nothing connected: first with nothing stored, then with what the first visit has kept. */
export async function measureRecord(
  browser: Browser,
  bench: Bench,
  { rounds, onLoad }: { readonly rounds: number; readonly onLoad: () => void },
): Promise<RecordFigures> {
  const seeded = await seedRecords(bench, giftsInRecords)
  // Thrown away: on the first visit the sandbox's service reads its chain, for seconds.
  const [first] = seeded.records
  if (first !== undefined)
    await openAlone(browser, bench, `${bench.app.url}#/record/local:${first.safe}`, seeded.causes)
  const opened: OpenedRecord[] = []
  const actions: RecordAction[] = []
  for (const { safe, gifts } of seeded.records)
    for (const profile of Object.values(profiles)) {
      const first: Visit[] = []
      const second: Visit[] = []
      const url = `${bench.app.url}#/record/local:${safe}`
      for (let round = 0; round < rounds; round += 1) {
        const [alone, aloneKept] =
          profile.name === 'plain' ? await openAlone(browser, bench, url, seeded.causes) : []
        await inNewContext(browser, async (context) => {
          const visit = () => open(context, bench, { url, profile, causes: seeded.causes })
          first.push(withTimes(await visit(), alone))
          second.push(withTimes(await visit(), aloneKept))
          onLoad()
        })
      }
      const what = `${gifts.toLocaleString('en')} gifts`
      opened.push(
        { what, profile: profile.name, ...medians(first.map(({ opening }) => opening)) },
        { what: `${what}, kept`, profile: profile.name, ...medians(second.map(({ opening }) => opening)) },
      )
      for (const action of first[0]?.actions.keys() ?? []) {
        const times = [...first, ...second].flatMap((visit) => visit.actions.get(action) ?? [])
        actions.push({
          what: `${what}: ${action}`,
          profile: profile.name,
          doneMs: median(times.map(({ doneMs }) => doneMs)),
          longestTaskMs: median(times.map(({ longestTaskMs }) => longestTaskMs)),
        })
      }
    }
  return { opened, actions }
}

type OpeningTimes = Pick<Opening, 'firstSumsMs' | 'firstRowsMs' | 'wholeMs' | 'longestTaskMs'>

/** A fast machine's times are those of visits that nothing watches from outside. */
function openAlone(
  browser: Browser,
  bench: Bench,
  url: string,
  causes: readonly Cause[],
): Promise<readonly [OpeningTimes, OpeningTimes]> {
  const visited = { url, script, answer: causesAnswer(causes) }
  return inLoneContext(browser, bench, async (visit) => [
    await visit(visited, async (report) => timesOf(report)),
    await visit(visited, async (report) => timesOf(report)),
  ])
}

function withTimes(visit: Visit, times: OpeningTimes | undefined): Visit {
  return { ...visit, opening: { ...visit.opening, ...times } }
}

function timesOf({ painted, longTasks }: PageReport<Step>): OpeningTimes {
  return {
    firstSumsMs: painted.sums,
    firstRowsMs: painted.rows,
    wholeMs: painted.whole,
    longestTaskMs: Math.max(50, ...longTasks.map(({ durationMs }) => durationMs)),
  }
}

function causesAnswer(causes: readonly Cause[]): FirstAnswer {
  const { directory } = sandboxCauses()
  return ({ url }) => (url.endsWith('/causes.json') ? Response.json({ version: 2, directory, causes }) : null)
}

function open(
  context: BrowserContext,
  { rpcUrl, serviceUrl, answerFirst }: Bench,
  {
    url,
    profile,
    causes,
  }: Pick<SeededRecords, 'causes'> & { readonly url: string; readonly profile: Profile },
): Promise<Visit> {
  answerFirst(causesAnswer(causes))
  return withPage<Watching<Step>, Visit>(
    context,
    { url, profile },
    {
      prepare: (page) => prepareWatching(page, script),
      async watch(page, { nextReport, requests }) {
        const report = await nextReport()
        const { [new URL(rpcUrl).origin]: toNode = 0, [new URL(serviceUrl).origin]: toService = 0 } =
          requests()
        const opening: Opening = {
          ...timesOf(report),
          toNode,
          toService,
          heapBytes: await readHeap(page),
        }
        const actions = new Map<string, TaskTimes>()
        for (const { what, run } of recordActions) {
          await startTasks(page)
          await run(page)
          actions.set(what, await readTasks(page))
        }
        return { opening, actions }
      },
    },
  )
}

async function readHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

function medians(openings: readonly Opening[]): Opening {
  const of = (key: keyof Opening) => median(openings.map((opening) => opening[key]))
  return {
    firstSumsMs: of('firstSumsMs'),
    firstRowsMs: of('firstRowsMs'),
    wholeMs: of('wholeMs'),
    longestTaskMs: of('longestTaskMs'),
    toNode: of('toNode'),
    toService: of('toService'),
    heapBytes: of('heapBytes'),
  }
}
