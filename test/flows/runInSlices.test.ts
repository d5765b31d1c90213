import { expect, test } from 'vitest'
import { runInSlices } from '../../src/flows/runInSlices'

/** A clock on which every step takes this long, and which counts the pauses. */
function clockOf(stepMs: number) {
  let nowMs = 0
  const pauses: number[] = []
  function* steps(count: number) {
    for (let step = 0; step < count; step++) {
      nowMs += stepMs
      yield
    }
    return 'done'
  }
  const sleep = async (ms: number) => void pauses.push(ms)
  return { pauses, steps, clock: { nowMs: () => nowMs, sleep } }
}

test('short work is done at once', async () => {
  const { clock, steps, pauses } = clockOf(1)
  expect(await runInSlices(steps(7), clock)).toBe('done')
  expect(pauses).toEqual([])
})

test('long work pauses whenever 8 ms have passed', async () => {
  const { clock, steps, pauses } = clockOf(4)
  expect(await runInSlices(steps(10), clock)).toBe('done')
  expect(pauses).toEqual([0, 0, 0, 0, 0])
})
