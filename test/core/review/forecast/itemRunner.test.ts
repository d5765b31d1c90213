import * as fc from 'fast-check'
import { type Hex, concatHex, getAddress, size } from 'viem'
import { expect, test } from 'vitest'
import { itemsOf, readRunner, runnerCall } from '../../../../src/core/review/forecast/itemRunner'
import { anyBytes } from '../../safe/arbitraries'
import { errorString, planOf, twoGifts, wells, word } from './answers'

const items = itemsOf(planOf().tree)

/** What `simulateAndRevert` reverts with. */
const reverted = (...words: readonly Hex[]) => {
  const returned = concatHex(words)
  return concatHex([word(1), word(size(returned)), returned])
}

test('the calls of a batch are its items, and a lone call is its own', () => {
  expect(items.map(({ path }) => path)).toEqual([[1], [2]])
  const [only] = twoGifts
  expect(itemsOf(planOf({ calls: only === undefined ? [] : [only] }).tree).map(({ path }) => path)).toEqual([
    [],
  ])
})

test('nothing is named where all go through', () => {
  expect(readRunner(reverted(word(2), word(1), word(1)), items)).toEqual([])
})

test('the call that reverts is named, with its own reason', () => {
  const answer = reverted(word(1), word(1), word(900), errorString('balance too low'))
  expect(readRunner(answer, items)).toEqual([
    { path: [2], kind: 'reverts', reason: { kind: 'text', text: 'balance too low' } },
  ])
})

test('a token that answers false is named, a zero from anything else is not', () => {
  expect(readRunner(reverted(word(2), word(2), word(2)), items)).toEqual([
    { path: [2], kind: 'answersFalse' },
  ])
})

test('a call for which there is too little coin says how much there is', () => {
  expect(readRunner(reverted(word(0), word(4)), items)).toEqual([
    { path: [1], kind: 'reverts', reason: { kind: 'coin', balance: 4n, value: 5n } },
  ])
})

test.each([
  ['code that did not end', concatHex([word(0), word(32), word(2)])],
  ['another length than it says', concatHex([word(1), word(64), word(2)])],
  ['more calls than were made', reverted(word(3), word(1), word(1), word(1))],
  ['fewer words than calls', reverted(word(2), word(1))],
  ['words left over', reverted(word(2), word(1), word(1), word(1))],
  ['a failure without the balance', reverted(word(1), word(1))],
  ['nothing', '0x'],
] as const)('%s is no answer', (_name, answer) => {
  expect(readRunner(answer, items)).toBeNull()
})

test('no bytes make it throw, and it names only calls that are there', () => {
  const paths = items.map(({ path }) => path.join())
  const anyWord = fc.oneof(fc.bigInt({ min: 0n, max: 4n }).map(word), anyBytes(32))
  const anyAnswer = fc.oneof(
    anyBytes(200),
    fc.array(anyWord, { maxLength: 6 }).map((list) => reverted(...list)),
  )
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      for (const { path } of readRunner(answer, items) ?? []) expect(paths).toContain(path.join())
    }),
  )
})

test('what the runner is given holds each call in full', () => {
  const data = runnerCall(items).toLowerCase()
  for (const { target, data: own } of items) {
    expect(data).toContain(target.slice(2).toLowerCase())
    expect(data).toContain(own.slice(2))
  }
  expect(items[0]?.target).toBe(getAddress(wells))
})
