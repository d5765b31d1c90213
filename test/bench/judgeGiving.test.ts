import { expect, test } from 'vitest'
import { judgeGiving } from '../../bench/summary/judgeGiving'

const times = (typingMs: number | null, readingMs: number | null) => [
  { what: 'a file of 9 lines, read', profile: 'plain', doneMs: 1, longestTaskMs: readingMs } as const,
  { what: '9 causes, searched while typing', profile: 'plain', doneMs: 1, longestTaskMs: typingMs } as const,
  { what: 'a file of 9 lines, read', profile: 'mid', doneMs: 1, longestTaskMs: 9_000 } as const,
]

test.each([
  [50, 200, [true, true]],
  [51, 200, [true, false]],
  [50, 201, [false, true]],
  [null, null, [false, false]],
])('typing may block %s ms and reading %s ms, on a plain machine', (typing, reading, met) => {
  expect(judgeGiving(times(typing, reading)).map(({ isMet }) => isMet)).toEqual(met)
})

test.each([
  [50, 50, [true, true]],
  [50, 51, [true, false]],
  [51, 50, [false, true]],
  [50, null, [true, false]],
])('a long basket blocks for %s ms and shows a sort after %s ms', (longestTaskMs, doneMs, met) => {
  const sorted = { what: 'a basket of 9 lines, sorted', profile: 'plain', doneMs, longestTaskMs } as const
  expect(judgeGiving([sorted]).map(({ isMet }) => isMet)).toEqual(met)
})
