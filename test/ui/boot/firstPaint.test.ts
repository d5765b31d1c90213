import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AskedHost } from '../../../src/boot/askHost'
import { watchFirstPaint } from '../../../src/boot/firstPaint'
import { buildAskedHost } from '../../support/buildAskedHost'
import { windowWith } from '../../support/windowWith'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answer: AskedHost['answer'] = {
  claim: {
    safeAddress: '0x5AFE3855358E112B5647B952709E6165e1c1eEEe',
    chainId: 1,
    owners: [],
    threshold: 1,
    isReadOnly: false,
    nonce: null,
    version: null,
  },
  origin: 'https://app.safe.global',
}

/** A page whose document is still being parsed, and whose frames come when they are told to. */
function openPage({ framed }: Pick<AskedHost, 'framed'>) {
  let wanted: FrameRequestCallback[] = []
  const parsed = new EventTarget()
  const page = windowWith({
    requestAnimationFrame: (callback: FrameRequestCallback) => wanted.push(callback),
    setTimeout: (callback: () => void, ms?: number) => setTimeout(callback, ms),
    document: parsed,
  })
  const asked = buildAskedHost({ framed })
  const firstPaint = watchFirstPaint(page, asked)
  return {
    async frames(count: number) {
      for (let frame = 0; frame < count; frame++) {
        const due = wanted
        wanted = []
        for (const callback of due) callback(performance.now())
        await vi.advanceTimersByTimeAsync(10)
      }
      await vi.advanceTimersByTimeAsync(0)
    },
    parse: () => void parsed.dispatchEvent(new Event('readystatechange')),
    hear() {
      asked.answer = answer
      for (const listener of asked.listeners) listener()
    },
    /** A script arrives. */
    begin() {
      let isOver = false
      void firstPaint().then(() => (isOver = true))
      return { isOver: () => isOver }
    },
  }
}

test('a script that comes after the first paint does not wait for another frame', async () => {
  const page = openPage({ framed: false })
  page.parse()
  await page.frames(2)
  const waiting = page.begin()
  await page.frames(0)
  expect(waiting.isOver()).toBe(true)
})

test('a script that comes before waits, and the frames before the header do not count', async () => {
  const page = openPage({ framed: false })
  const waiting = page.begin()
  await page.frames(2)
  page.parse()
  await page.frames(1)
  expect(waiting.isOver()).toBe(false)
  await page.frames(1)
  expect(waiting.isOver()).toBe(true)
})

test('in a frame the first paint is the one with the words of the host', async () => {
  const page = openPage({ framed: true })
  page.parse()
  await page.frames(2)
  page.hear()
  const waiting = page.begin()
  await page.frames(1)
  expect(waiting.isOver()).toBe(false)
  await page.frames(1)
  expect(waiting.isOver()).toBe(true)
})

test('while the host is silent a script waits for two frames, in which its words may come', async () => {
  const page = openPage({ framed: true })
  page.parse()
  await page.frames(3)
  const waiting = page.begin()
  await page.frames(1)
  expect(waiting.isOver()).toBe(false)
  await page.frames(1)
  expect(waiting.isOver()).toBe(true)
})
