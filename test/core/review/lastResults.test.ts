import { expect, test } from 'vitest'
import { lastResults } from '../../../src/core/review/remembered'

function counting(most: number) {
  const asked: string[] = []
  const remember = lastResults<string>(most)
  const get = (key: string) =>
    remember(key, () => {
      asked.push(key)
      return key.toUpperCase()
    })
  return { asked, get }
}

test('the same is computed once', () => {
  const { asked, get } = counting(2)
  expect([get('a'), get('a'), get('b'), get('a')]).toEqual(['A', 'A', 'B', 'A'])
  expect(asked).toEqual(['a', 'b'])
})

test('beyond the most that is kept, the oldest is computed again', () => {
  const { asked, get } = counting(2)
  for (const key of ['a', 'b', 'c', 'b', 'a']) get(key)
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})

test('what is thrown is thrown again', () => {
  const remember = lastResults<string>(2)
  let times = 0
  const fail = () =>
    remember('a', () => {
      times += 1
      throw new RangeError('No.')
    })
  expect(fail).toThrow(RangeError)
  expect(fail).toThrow(RangeError)
  expect(times).toBe(2)
})
