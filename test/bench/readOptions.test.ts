import { expect, test } from 'vitest'
import { readOptions } from '../../bench/readOptions'

test('without options it measures seven rounds of all paths, writes no file, and never fails for a target', () => {
  expect(readOptions([])).toEqual({
    rounds: 7,
    lateRounds: 2,
    paths: ['safe', 'standalone', 'review', 'giving', 'record'],
    jsonPath: null,
    isStrict: false,
  })
})

test('every option is read', () => {
  const args = [
    '--rounds',
    '3',
    '--late-rounds=1',
    '--only',
    'standalone',
    '--json',
    'figures.json',
    '--strict',
  ]
  expect(readOptions(args)).toEqual({
    rounds: 3,
    lateRounds: 1,
    paths: ['standalone'],
    jsonPath: 'figures.json',
    isStrict: true,
  })
})

test.each([
  [['--rounds', '0']],
  [['--rounds', 'many']],
  [['--late-rounds', '1.5']],
  [['--fast']],
  [['--only', 'frame']],
  [['bench']],
])('%j is refused, with the options there are', (args) => {
  expect(() => readOptions(args)).toThrow(/npm run bench -- \[--rounds 7]/)
})
