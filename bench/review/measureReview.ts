import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { safeTxHash } from '../../src/core/safe/safeTxHash'
import { owners } from '../../test/sandbox/chain/owners'
import { manyRows, pageOfRows } from '../../test/support/manyRows'
import { prepareWatching, type Watching } from '../browser/prepareWatching'
import { inLoneContext } from '../browser/inLoneContext'
import { inNewContext, withPage } from '../browser/withPage'
import { median } from '../median'
import type { PageReport, StepMark, WatchScript } from '../page/watchPage'
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

/** A fast visit is one that nothing watches from outside; only DevTools can slow a machine. */
async function open(
  browser: Browser,
  bench: Bench,
  { path, rows, mark, profile, watchMs = 0 }: Screen,
): Promise<Opened> {
  let requests = 0
  const answer: FirstAnswer = (request) => {
    if (!request.url.startsWith(bench.serviceUrl) || request.method !== 'GET') return null
    requests += 1
    return rowsOf(rows, request.url)
  }
  const url = `${bench.app.url}#/${path}`
  const script: WatchScript<Step> = {
    where: 'tab',
    steps: { useful: mark },
    stops: [{ step: 'useful', quietMs }],
  }
  const seen = async ({ painted, longTasks }: PageReport<Step>) => {
    const toOpen = requests
    if (watchMs > 0) await setTimeout(watchMs)
    return {
      usefulMs: painted.useful,
      longestTaskMs: Math.max(50, ...longTasks.map(({ durationMs }) => durationMs)),
      toOpen,
      later: requests - toOpen,
    }
  }
  if (profile.name === 'plain')
    return inLoneContext(browser, bench, (visit) => visit({ url, script, answer }, seen))
  bench.answerFirst(answer)
  return inNewContext(browser, (context) =>
    withPage<Watching<Step>, Opened>(
      context,
      { url, profile },
      {
        prepare: (page) => prepareWatching(page, script),
        watch: async (_, { nextReport }) => seen(await nextReport()),
      },
    ),
  )
}

/** The service's own rows would have to be proposed one by one. */
function rowsOf(rows: readonly object[], url: string): Response | null {
  if (!url.includes('/multisig-transactions/')) return null
  return Response.json(url.includes('/safes/') ? pageOfRows(rows, url) : rows[0])
}
