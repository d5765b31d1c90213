import { expect, test, vi } from 'vitest'
import {
  createQueries,
  holdKept,
  keepOpen,
  openRemote,
  type Question,
  type Read,
} from '../../src/flows/queries'
import { createFakeClock } from '../support/fakeClock'

const down = { kind: 'unreachable', reason: 'It is down.' } as const

/** Each request is answered by the test. */
function setUp() {
  const clock = createFakeClock()
  const queries = createQueries(clock)
  const asked: { readonly signal: AbortSignal; readonly answer: (read: Read<number>) => void }[] = []
  const question = (more: Partial<Question<number>> = {}): Question<number> => ({
    key: ['count'],
    ask: (signal) => new Promise((answer) => void asked.push({ signal, answer })),
    everyMs: () => 60_000,
    backoff: { firstMs: 10_000, longestMs: 40_000 },
    ...more,
  })
  const open = (more?: Partial<Question<number>>) => openRemote(queries, question(more))
  async function answer(read: Read<number>) {
    asked.at(-1)?.answer(read)
    await clock.advance(0)
  }
  return { clock, queries, asked, open, answer, found: (value: number) => answer({ kind: 'found', value }) }
}

test('it waits, is known, and is read again at its age', async () => {
  const { clock, asked, open, found } = setUp()
  const { state } = open()
  expect(state.getState()).toEqual({ kind: 'waiting' })
  await clock.advance(0)
  await found(1)
  expect(state.getState()).toEqual({ kind: 'known', value: 1, atMs: clock.nowMs(), stale: null })
  await clock.advance(59_999)
  expect(asked).toHaveLength(1)
  await clock.advance(1)
  expect(asked).toHaveLength(2)
})

test('who comes back within its age sees it at once, without a request', async () => {
  const { clock, asked, open, found } = setUp()
  const first = open()
  await clock.advance(0)
  await found(1)
  first.close()
  await clock.advance(59_000)
  const second = open()
  expect(second.state.getState()).toMatchObject({ kind: 'known', value: 1 })
  await clock.advance(0)
  expect(asked).toHaveLength(1)
  await clock.advance(1_000)
  expect(asked).toHaveLength(2)
})

test('two readers share one request, which is aborted only when both have left', async () => {
  const { clock, asked, open } = setUp()
  const [first, second] = [open(), open()]
  await clock.advance(0)
  expect(asked).toHaveLength(1)
  first.close()
  expect(asked[0]?.signal.aborted).toBe(false)
  second.close()
  expect(asked[0]?.signal.aborted).toBe(true)
  await clock.advance(600_000)
  expect(asked).toHaveLength(1)
  expect(clock.sleeping).toBe(0)
})

test('a failure is no value, and is asked again less and less often', async () => {
  const { clock, asked, open, answer, found } = setUp()
  const { state } = open()
  await clock.advance(0)
  for (const waitMs of [10_000, 20_000, 40_000, 40_000]) {
    await answer(down)
    expect(state.getState()).toEqual({ kind: 'failed', problem: 'It is down.' })
    const before = asked.length
    await clock.advance(waitMs - 1)
    expect(asked).toHaveLength(before)
    await clock.advance(1)
    expect(asked).toHaveLength(before + 1)
  }
  await found(1)
  expect(state.getState()).toMatchObject({ kind: 'known', stale: null })
})

test('a value outlives a later failure, and says why it may be out of date', async () => {
  const { clock, open, answer, found } = setUp()
  const { state } = open()
  await clock.advance(0)
  await found(1)
  await clock.advance(60_000)
  await answer(down)
  expect(state.getState()).toMatchObject({ kind: 'known', value: 1, stale: 'It is down.' })
})

test('Retry-After is waited for', async () => {
  const { clock, asked, open, answer } = setUp()
  open()
  await clock.advance(0)
  await answer({ ...down, retryAfterMs: 90_000 })
  await clock.advance(89_999)
  expect(asked).toHaveLength(1)
  await clock.advance(1)
  expect(asked).toHaveLength(2)
})

test('a hidden tab asks less often', async () => {
  const { clock, asked, open, found } = setUp()
  open()
  await clock.advance(0)
  clock.setVisible(false)
  await found(1)
  await clock.advance(60_000)
  expect(asked).toHaveLength(1)
  await clock.advance(180_000)
  expect(asked).toHaveLength(2)
})

test('a value that never changes is read once', async () => {
  const { clock, asked, open, found } = setUp()
  open({ everyMs: () => null })
  await clock.advance(0)
  await found(1)
  await clock.advance(6_000_000)
  expect(asked).toHaveLength(1)
  expect(clock.sleeping).toBe(0)
})

test('a value that is known needs no request', async () => {
  const { clock, asked, open } = setUp()
  const { state } = open({ known: 7, everyMs: () => null })
  expect(state.getState()).toMatchObject({ kind: 'known', value: 7 })
  await clock.advance(600_000)
  expect(asked).toHaveLength(0)
})

test('it can be asked for before its age', async () => {
  const { clock, asked, open, found } = setUp()
  const { again } = open()
  await clock.advance(0)
  await found(1)
  again()
  await clock.advance(0)
  expect(asked).toHaveLength(2)
})

test('what is kept open is paused when its screen leaves, and is the same for the next one', () => {
  const { queries } = setUp()
  const calls: string[] = []
  const open = () => {
    calls.push('open')
    return {
      pause: () => calls.push('pause'),
      resume: () => calls.push('resume'),
      close: () => calls.push('close'),
    }
  }
  const first = keepOpen(queries, ['queue', 1], open)
  const leave = holdKept(queries, ['queue', 1])
  first.close()
  const second = keepOpen(queries, ['queue', 1], open)
  expect(calls).toEqual(['open', 'resume', 'pause', 'resume'])
  second.close()
  leave()
})

test('what nobody holds is closed after five seconds', () => {
  vi.useFakeTimers()
  try {
    const { queries } = setUp()
    const close = vi.fn()
    const open = () => ({ pause: () => {}, resume: () => {}, close })
    const kept = keepOpen(queries, ['queue', 1], open)
    const leave = holdKept(queries, ['queue', 1])
    kept.close()
    vi.advanceTimersByTime(60_000)
    expect(close).not.toHaveBeenCalled()
    leave()
    vi.advanceTimersByTime(4_999)
    expect(close).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(close).toHaveBeenCalledOnce()
    holdKept(queries, ['queue', 1])()
    expect(close).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
