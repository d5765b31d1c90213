import { describe, expect, test } from 'vitest'
import { readTableHead } from '../../../src/core/record/recordTable'

const columns = {
  time: { since: 1 },
  amount: { since: 1 },
  memo: { since: 2 },
  fee: { since: 3 },
} as const

const headOf = (cells: readonly string[]) => readTableHead(cells, columns)

describe('the head of a table', () => {
  test.each([
    [1, ['time', 'amount']],
    [2, ['time', 'amount', 'memo']],
    [3, ['time', 'amount', 'memo', 'fee']],
  ])('of version %i has the columns of that version, and none is missing', (version, cells) => {
    expect(headOf(cells)).toEqual({ kind: 'read', version })
    expect(headOf(cells.toReversed())).toEqual({ kind: 'read', version })
  })

  test.each([
    ['amount', ['time']],
    ['time', ['amount', 'memo']],
    ['memo', ['time', 'amount', 'fee']],
  ])('without a column of its own version is refused: %s', (column, cells) => {
    expect(headOf(cells)).toEqual({ kind: 'problem', column, problem: 'This column is missing.' })
  })

  test('with a column beside all of ours may be of a newer release, and names both ways out', () => {
    expect(headOf(['time', 'amount', 'memo', 'fee', 'receipt'])).toEqual({
      kind: 'problem',
      column: 'receipt',
      problem:
        'This version of the page has no such column. A newer one wrote it, or somebody added it. Reload the page to get the newest version. If it was added by hand, remove it.',
    })
  })

  test('of an older version with a column beside its own is no file of a newer release', () => {
    expect(headOf(['time', 'amount', 'memo', 'receipt'])).toEqual({
      kind: 'problem',
      column: 'receipt',
      problem: 'This is no column of a record. Remove it from the file.',
    })
  })

  test('with one column in the place of another names the one that is missing', () => {
    expect(headOf(['time', 'amonut'])).toEqual({
      kind: 'problem',
      column: 'amonut',
      problem:
        'This is no column of a record, and “amount” is missing. Its heading may have been changed: write “amount” there again.',
    })
  })

  test('with a column twice is refused', () => {
    expect(headOf(['time', 'amount', 'time'])).toEqual({
      kind: 'problem',
      column: 'time',
      problem: 'This column is there twice.',
    })
  })
})
