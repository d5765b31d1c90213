import { expect, test } from 'vitest'
import { errorChain } from '../../../src/core/wallet/errorChain'
import { isDeepEnough } from '../../../src/core/wallet/chainAccount'

test('the words of one error stand apart, so that no phrase is made of two', () => {
  expect(errorChain({ message: 'user', details: 'rejected', shortMessage: 'No', code: '4001' })).toEqual([
    { code: 4001, message: 'user\nrejected\nNo\n4001' },
  ])
  expect(errorChain({ message: 5, details: null, code: 4001 })).toEqual([{ code: 4001, message: '' }])
})

test.each([
  [4001, 4001],
  ['4001', 4001],
  ['-32603', -32603],
  [4001.5, null],
  [Number.NaN, null],
  ['x4001', null],
  ['4001x', null],
  ['4001.5', null],
  ['ACTION_REJECTED', null],
  ['', null],
  [true, null],
  [[4001], null],
  [null, null],
])('the code %j is read as %s', (code, read) => {
  expect(errorChain({ code })[0]?.code).toBe(read)
})

test('errors within errors are followed to the eighth, wherever a library puts them', () => {
  const nested = (depth: number): unknown =>
    depth === 0 ? 'innermost' : { code: depth, cause: nested(depth - 1) }
  expect(errorChain(nested(4)).map(({ code }) => code)).toEqual([4, 3, 2, 1, null])
  expect(errorChain(nested(20))).toHaveLength(8)
  const places = { cause: { code: 1 }, originalError: { code: 2 }, error: { code: 3 }, data: { code: 4 } }
  expect(errorChain(places).map(({ code }) => code)).toEqual([null, 1, 2, 3, 4])
})

test('a block on top is always needed, however few are wanted', () => {
  const deep = (confirmations: number, wanted: number) => isDeepEnough({ confirmations }, wanted)
  expect([deep(0, 0), deep(1, 0), deep(2, 3), deep(3, 3)]).toEqual([false, true, false, true])
})
