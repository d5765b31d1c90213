import { expect, test } from 'vitest'
import { blocking } from '../../bench/summary/blocking'

const load = {
  longTasks: [
    { startMs: 100, durationMs: 60 },
    { startMs: 400, durationMs: 250 },
  ],
}

test('only what a long task takes beyond 50 ms counts as blocked', () => {
  expect(blocking(load)).toEqual({ tasks: 2, blockedMs: 210 })
})

test('a task counts when it began before the moment that is asked for', () => {
  expect(blocking(load, 400)).toEqual({ tasks: 1, blockedMs: 10 })
})
