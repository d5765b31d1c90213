import { expect, test } from 'vitest'
import type { RecordFigures } from '../../bench/record/measureRecord'
import { judgeRecord } from '../../bench/summary/judgeRecord'

type Figures = {
  readonly firstRowsMs: number | null
  readonly openMs: number | null
  readonly actMs: number | null
  readonly heapBytes: number | null
}

const within: Figures = { firstRowsMs: 1_000, openMs: 50, actMs: 50, heapBytes: 50_000_000 }

function figures({ firstRowsMs, openMs, actMs, heapBytes }: Figures): RecordFigures {
  const opened = {
    what: '9 gifts',
    firstSumsMs: 1,
    wholeMs: 1,
    toNode: 1,
    toService: 1,
    firstRowsMs,
    heapBytes,
  }
  const action = { what: '9 gifts: a year', doneMs: 1 }
  return {
    opened: [
      { ...opened, profile: 'plain', longestTaskMs: openMs },
      { ...opened, profile: 'mid', longestTaskMs: 9_000, firstRowsMs: 9_000 },
    ],
    actions: [
      { ...action, profile: 'plain', longestTaskMs: actMs },
      { ...action, profile: 'mid', longestTaskMs: 9_000 },
    ],
  }
}

test.each([
  ['everything at its limit', within, [true, true, true, true]],
  ['late first rows', { ...within, firstRowsMs: 1_001 }, [false, true, true, true]],
  ['a long task while it opens', { ...within, openMs: 51 }, [true, false, true, true]],
  ['a long task at a choice', { ...within, actMs: 51 }, [true, true, false, true]],
  ['too much memory', { ...within, heapBytes: 51_000_000 }, [true, true, true, false]],
  [
    'nothing measured',
    { firstRowsMs: null, openMs: null, actMs: null, heapBytes: null },
    [false, false, false, false],
  ],
])('%s, on a plain machine', (_what, found, met) => {
  expect(judgeRecord(figures(found)).map(({ isMet }) => isMet)).toEqual(met)
})
