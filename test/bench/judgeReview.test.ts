import { expect, test } from 'vitest'
import type { ReviewFigures } from '../../bench/review/measureReview'
import { judgeReview } from '../../bench/summary/judgeReview'

const figures = (usefulMs: number | null, longestTaskMs: number, toOpen: number): ReviewFigures => ({
  screens: [
    { what: 'a queue', profile: 'plain', usefulMs, longestTaskMs },
    { what: 'a queue', profile: 'mid', usefulMs: 9_000, longestTaskMs: 900 },
  ],
  requests: { toOpen, inMinute: 1 },
})

test('a queue is to be useful within a second, without long tasks, for four requests, on a plain machine', () => {
  const met = (found: ReviewFigures) => judgeReview(found).map(({ isMet }) => isMet)
  expect(met(figures(1_000, 50, 4))).toEqual([true, true, true])
  expect(met(figures(1_001, 51, 5))).toEqual([false, false, false])
  expect(met(figures(null, 50, 4))).toEqual([false, true, true])
})
