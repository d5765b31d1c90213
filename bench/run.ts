import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { Browser } from '@playwright/test'
import { BaseError } from '../src/core/baseError'
import { checkThrottling } from './browser/checkThrottling'
import { launchBrowser } from './browser/launchBrowser'
import { measureBatches } from './giving/measureBatches'
import { measureGiving } from './giving/measureGiving'
import { lateByMs, measureLateHosts } from './measureLateHosts'
import { measureRounds } from './measureRounds'
import { measureVisits, visitsInRound } from './measureVisits'
import { type BenchOptions, readOptions } from './readOptions'
import { giftsInRecords, measureRecord } from './record/measureRecord'
import { writeGiving } from './report/writeGiving'
import { writeRecord } from './report/writeRecord'
import { writeReport } from './report/writeReport'
import { writeReview } from './report/writeReview'
import { writeVisits } from './report/writeVisits'
import { measureCompute } from './review/measureCompute'
import { measureReview } from './review/measureReview'
import { type Bench, startBench } from './startBench'
import { judgeGiving } from './summary/judgeGiving'
import { judgeRecord } from './summary/judgeRecord'
import { judgeReview } from './summary/judgeReview'
import { summarise } from './summary/summarise'
import { summariseVisits } from './summary/summariseVisits'

let bench: Bench | null = null
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void Promise.resolve(bench?.stop()).finally(() => process.exit(130)))
}
process.exit(await run())

/** Resolves with the exit code when nothing that was started runs any more. */
async function run(): Promise<0 | 1> {
  try {
    const options = readOptions(process.argv.slice(2))
    console.log('Building the app and the floor, and starting a chain, a service and a host for them.')
    bench = await startBench()
    const isMet = await measure(bench, options)
    return options.isStrict && !isMet ? 1 : 0
  } catch (error) {
    console.error(`\n${error instanceof BaseError ? error.message : String(error)}`)
    return 1
  } finally {
    await bench?.stop()
  }
}

/** Measures and reports; true when every target is met. */
async function measure(bench: Bench, options: BenchOptions): Promise<boolean> {
  const { rounds, lateRounds, paths, jsonPath } = options
  const browser = await launchBrowser()
  try {
    const throttling = await checkThrottling(browser, bench)
    const { plain, mid } = throttling
    const machine = {
      date: new Date().toISOString(),
      processor: `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}`,
      load: loadavg()[0] ?? 0,
      node: process.version,
      chromium: browser.version(),
    }
    console.log(
      `${machine.date.slice(0, 10)}, ${machine.processor}, load ${machine.load.toFixed(1)}, Chromium ${machine.chromium}.\n` +
        `The framed page is slowed: the same work takes ${(mid.workMs / plain.workMs).toFixed(1)} times as long, ` +
        `250 kB come in ${mid.downloadMs.toFixed(0)} ms instead of ${plain.downloadMs.toFixed(0)}.`,
    )
    if (machine.load > cpus().length)
      console.log('This machine is busy with other work, which slows the app more than the floor.')
    const inSafe = paths.includes('safe') ? await measureSafe(browser, bench, options) : null
    const inTab = paths.includes('standalone') ? await measureTab(browser, bench, options) : null
    const review = paths.includes('review') ? await measureCoSigner(browser, bench, options) : null
    const giving = paths.includes('giving') ? await measureGifts(browser, bench, options) : null
    // The last: it moves the chain's time ahead.
    const record = paths.includes('record') ? await measureRecords(browser, bench, options) : null
    if (jsonPath !== null) {
      const figures = {
        machine,
        rounds,
        lateRounds,
        throttling,
        ...inSafe,
        standalone: inTab,
        review,
        giving,
        record,
      }
      writeFileSync(jsonPath, `${JSON.stringify(figures, null, 2)}\n`)
      console.log(`\nAll figures are in ${jsonPath}.`)
    }
    return [inSafe, inTab, review, giving, record].every(
      (summary) => summary?.targets.every(({ isMet }) => isMet) ?? true,
    )
  } finally {
    await browser.close()
  }
}

async function measureSafe(browser: Browser, bench: Bench, { rounds, lateRounds }: BenchOptions) {
  const onLoad = progress('starts in a Safe', rounds * 6 + lateRounds * lateByMs.length * 2)
  const loads = await measureRounds(browser, bench, { rounds, onLoad })
  const late = await measureLateHosts(browser, bench, { rounds: lateRounds, onLoad })
  const summary = summarise(bench, loads, late)
  console.log(`\n${writeReport(summary)}`)
  return { ...summary, loads }
}

async function measureTab(browser: Browser, bench: Bench, { rounds }: BenchOptions) {
  const onLoad = progress('visits in a tab', rounds * visitsInRound)
  const visits = await measureVisits(browser, bench, { rounds, onLoad })
  const summary = summariseVisits(bench, visits)
  console.log(`\n${writeVisits(summary)}`)
  return { ...summary, visits }
}

async function measureCoSigner(browser: Browser, bench: Bench, { rounds }: BenchOptions) {
  const onLoad = progress('screens of a co-signer', rounds * 4 + 1)
  const compute = measureCompute({ rounds })
  const figures = await measureReview(browser, bench, { rounds, onLoad })
  const summary = { ...figures, compute, targets: judgeReview(figures) }
  console.log(`\n${writeReview(summary)}`)
  return summary
}

async function measureGifts(browser: Browser, bench: Bench, { rounds }: BenchOptions) {
  const onLoad = progress('long files and directories', rounds * 4)
  const batches = measureBatches({ rounds })
  const times = await measureGiving(browser, bench, { rounds, onLoad })
  const summary = { times, batches, targets: judgeGiving(times) }
  console.log(`\n${writeGiving(summary)}`)
  return summary
}

async function measureRecords(browser: Browser, bench: Bench, { rounds }: BenchOptions) {
  const onLoad = progress('records', rounds * giftsInRecords.length * 2)
  const figures = await measureRecord(browser, bench, { rounds, onLoad })
  const summary = { ...figures, targets: judgeRecord(figures) }
  console.log(`\n${writeRecord(summary)}`)
  return summary
}

/** Counts on one line of the terminal, and says nothing where there is none. */
function progress(what: string, all: number): () => void {
  let done = 0
  return () => {
    done += 1
    if (process.stderr.isTTY)
      process.stderr.write(done === all ? '\r\x1b[K' : `\r${done} of ${all} ${what} measured`)
  }
}
