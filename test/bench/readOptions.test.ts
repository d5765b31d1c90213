import { expect, test } from 'vitest'
import { readOptions } from '../../bench/readOptions'

test('without options it measures seven rounds, writes no file, and never fails for a target', () => {
  expect(readOptions([])).toEqual({ rounds: 7, lateRounds: 2, jsonPath: null, isStrict: false })
})

test('every option is read', () => {
  expect(readOptions(['--rounds', '3', '--late-rounds=1', '--json', 'figures.json', '--strict'])).toEqual({
    rounds: 3,
    lateRounds: 1,
    jsonPath: 'figures.json',
    isStrict: true,
  })
})

test.each([
  [['--rounds', '0']],
  [['--rounds', 'many']],
  [['--late-rounds', '1.5']],
  [['--fast']],
  [['bench']],
])('%j is refused, with the options there are', (args) => {
  expect(() => readOptions(args)).toThrow(/npm run bench -- \[--rounds 7]/)
})
