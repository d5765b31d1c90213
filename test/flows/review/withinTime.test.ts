import { expect, test } from 'vitest'
import type { Answer } from '../../../src/core/answer'
import { withinTime } from '../../../src/flows/review/withinTime'
import { createFakeClock } from '../../support/fakeClock'

const found: Answer<number> = { kind: 'found', value: 7 }
const reason = 'It took too long.'

function setUp() {
  const clock = createFakeClock()
  const closing = new AbortController()
  const options = { clock, ms: 5_000, reason, signal: closing.signal }
  return { clock, closing, options }
}

test('an answer in time is the answer, and nothing is left to wait for', async () => {
  const { clock, options } = setUp()
  const answer = withinTime(async (signal) => {
    await clock.sleep(4_000, signal)
    return found
  }, options)
  await clock.advance(4_000)
  expect(await answer).toEqual(found)
  expect(clock.sleeping).toBe(0)
})

test('after the time the request is withdrawn, and the answer says why', async () => {
  const { clock, options } = setUp()
  let withdrawn = false
  const answer = withinTime(async (signal) => {
    signal.addEventListener('abort', () => (withdrawn = true))
    await clock.sleep(60_000, signal)
    return found
  }, options)
  await clock.advance(5_000)
  expect(await answer).toEqual({ kind: 'unreachable', reason })
  expect(withdrawn).toBe(true)
  expect(clock.sleeping).toBe(0)
})

test('closing the page ends both', async () => {
  const { clock, closing, options } = setUp()
  const answer = withinTime(async (signal) => {
    await clock.sleep(60_000, signal)
    return found
  }, options)
  closing.abort(new Error('The page was left.'))
  await expect(answer).rejects.toThrow('The page was left.')
  expect(clock.sleeping).toBe(0)
})
