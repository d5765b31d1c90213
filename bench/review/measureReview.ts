import type { Browser } from '@playwright/test'
import { safeTxHash } from '../../src/core/safe/safeTxHash'
import { owners } from '../../test/sandbox/chain/owners'
import { manyRows, pageOfRows } from '../../test/support/manyRows'
import { prepareWatching, type Watching } from '../browser/prepareWatching'
import { inNewContext, withPage } from '../browser/withPage'
import { median } from '../median'
import type { StepMark } from '../page/watchPage'
import { type Profile, profiles } from '../profiles'
import type { Bench, FirstAnswer } from '../startBench'
import { batchOf } from './measureCompute'

/** How one screen for co-signers opened: medians over the rounds, ms since the navigation. */
type ScreenTimes = {
  readonly what: string
  readonly profile: Profile['name']
  readonly usefulMs: number | null
  /** The longest task of the main thread; browsers report none below 50 ms. */
  readonly longestTaskMs: number | null
}

type ServiceRequests = {
  /** To open a queue of 100 rows. */
  readonly toOpen: number
  /** In the minute after that. */
  readonly inMinute: number
}

export type ReviewFigures = {
  readonly screens: readonly ScreenTimes[]
  readonly requests: ServiceRequests
}

type Step = 'useful'

/** The page counts as still after this long without a long task. */
const quietMs = 2_000
const rowsInQueue = 1_000
const callsInBatch = 500
const minuteMs = 60_000

/** Opens the queue and the review in a tab, with nothing connected and nothing in the cache. */
export async function measureReview(
  browser: Browser,
  bench: Bench,
  { rounds, onLoad }: { readonly rounds: number; readonly onLoad: () => void },
): Promise<ReviewFigures> {
  const signers = owners.slice(0, 2)
  const { chainId } = bench.wallet
  const safe = bench.safe
  const makeRows = (count: number, calls: number) =>
    manyRows({ chainId, safe, count, signers, call: (index) => batchOf(calls, index) })
  const many = makeRows(rowsInQueue, 1)
  const batch = makeRows(1, callsInBatch)
  const hash = safeTxHash(
    { ...batchOf(callsInBatch, 0), ...noGas, nonce: 0n },
    { chainId, safe, version: '1.4.1' },
  )
  const queue = { path: `queue/local:${safe}`, rows: many, mark: { selector: '#nonce-0', text: 'is next' } }
  const review = {
    path: `review/local:${safe}/${hash}`,
    rows: batch,
    mark: { selector: '#what', text: 'does' },
  }
  const screens: ScreenTimes[] = []
  for (const [what, screen] of [
    [`a queue of ${rowsInQueue}`, queue],
    [`the review of a batch of ${callsInBatch}`, review],
  ] as const) {
    for (const profile of Object.values(profiles)) {
      const opened: Opened[] = []
      for (let round = 0; round < rounds; round += 1) {
        opened.push(await open(browser, bench, { ...screen, profile }))
        onLoad()
      }
      screens.push({
        what,
        profile: profile.name,
        usefulMs: median(opened.map(({ usefulMs }) => usefulMs)),
        longestTaskMs: median(opened.map(({ longestTaskMs }) => longestTaskMs)),
      })
    }
  }
  const hundred = { ...queue, rows: many.slice(0, 100), profile: profiles.plain, watchMs: minuteMs }
  const { toOpen, later } = await open(browser, bench, hundred)
  onLoad()
  return { screens, requests: { toOpen, inMinute: later } }
}

const zero = '0x0000000000000000000000000000000000000000'
const noGas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zero, refundReceiver: zero } as const

type Opened = {
  readonly usefulMs: number | null
  readonly longestTaskMs: number
  readonly toOpen: number
  readonly later: number
}

type Screen = {
  readonly path: string
  readonly rows: readonly object[]
  readonly mark: StepMark
  readonly profile: Profile
  /** How long to go on watching. */
  readonly watchMs?: number
}

function open(
  browser: Browser,
  { app, serviceUrl, answerFirst }: Bench,
  { path, rows, mark, profile, watchMs = 0 }: Screen,
): Promise<Opened> {
  const { origin } = new URL(serviceUrl)
  answerFirst(rowsOf(rows))
  return inNewContext(browser, (context) =>
    withPage<Watching<Step>, Opened>(
      context,
      { url: `${app.url}#/${path}`, profile },
      {
        prepare: (page) =>
          prepareWatching(page, {
            where: 'tab',
            steps: { useful: mark },
            stops: [{ step: 'useful', quietMs }],
          }),
        async watch(page, { nextReport, requests }) {
          const { painted, longTasks } = await nextReport()
          const toOpen = requests()[origin] ?? 0
          if (watchMs > 0) await page.waitForTimeout(watchMs)
          return {
            usefulMs: painted.useful,
            longestTaskMs: Math.max(50, ...longTasks.map(({ durationMs }) => durationMs)),
            toOpen,
            later: (requests()[origin] ?? 0) - toOpen,
          }
        },
      },
    ),
  )
}

/** The service's own rows would have to be proposed one by one. */
const rowsOf =
  (rows: readonly object[]): FirstAnswer =>
  ({ url }) => {
    if (!url.includes('/multisig-transactions/')) return null
    return url.includes('/safes/') ? pageOfRows(rows, url) : rows[0]
  }
