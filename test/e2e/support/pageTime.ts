import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { isHeldBack } from './hangService'

/** Shorter than every time limit of the app: a request that is on its way when the clock jumps survives it. */
const jumpMs = 5_000
/** For waits of minutes: with every answer awaited before a jump, nothing is on its way to be lost. */
export const longJumpMs = 15_000
/** From here on `passUntil` jumps far. */
const longWaitMs = 60_000
/** How long requests may keep the clock waiting after a jump. One that is never answered does so once. */
const patienceMs = 2_000
/** How often it is looked whether requests keep it waiting, where none of them ends. */
const lookMs = 100

/** The clock of a page and of the app in its frame. It goes on by itself; tests only shorten the waiting. */
export type PageTime = {
  /** Lets this much time pass, in jumps, each with its answers awaited. A timer that repeats fires once in a jump. */
  pass(ms: number, jump?: number): Promise<void>
  /** Lets time pass until the text is there; at most this much. */
  passUntil(locator: Locator, text: string | RegExp, limitMs?: number): Promise<void>
}

/** To be called before the page is opened: what was loaded before keeps the real clock. */
export async function takeOverTime(page: Page): Promise<PageTime> {
  const open = new Set<Request>()
  /** Were waited for in vain. */
  const hanging = new WeakSet<Request>()
  page.on('request', (request) => open.add(request))
  let proceed = () => {}
  const close = (request: Request) => {
    open.delete(request)
    proceed()
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  await page.clock.install()

  const anEnd = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, lookMs)
      proceed = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** Quiet twice in a row: between two requests of one round there are moments without any. */
  async function becomeQuiet() {
    const startedMs = performance.now()
    for (let calm = 0; calm < 2;) {
      await Promise.all(page.frames().map((frame) => frame.evaluate(aMoment).catch(() => undefined)))
      const awaited = [...open].filter((request) => !hanging.has(request) && !isHeldBack(request))
      calm = awaited.length === 0 ? calm + 1 : 0
      if (performance.now() - startedMs >= patienceMs) {
        for (const request of awaited) hanging.add(request)
        return
      }
      if (awaited.length > 0) await anEnd()
    }
  }

  async function pass(ms: number, jump = jumpMs) {
    for (let leftMs = ms; leftMs > 0; leftMs -= jump) {
      await page.clock.fastForward(Math.min(jump, leftMs))
      await becomeQuiet()
    }
  }

  return {
    pass,
    async passUntil(locator, text, limitMs = 180_000) {
      const shows = async () => {
        const shown = (await locator.textContent()) ?? ''
        return typeof text === 'string' ? shown.includes(text) : text.test(shown)
      }
      await becomeQuiet()
      for (let passedMs = 0; passedMs < limitMs && !(await shows());) {
        const jump = passedMs < longWaitMs ? jumpMs : longJumpMs
        await pass(jump, jump)
        passedMs += jump
      }
      await expect(locator).toContainText(text)
    },
  }
}

/** Long enough for the timers without delay by which requests are collected into one. */
function aMoment(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, 10))
}
