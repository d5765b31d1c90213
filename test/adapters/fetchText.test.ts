import { afterEach, expect, test, vi } from 'vitest'
import { fetchText } from '../../src/adapters/fetchText'
import { createFakeClock } from '../support/fakeClock'

afterEach(() => vi.unstubAllGlobals())

function setUp(early?: Promise<Response>) {
  const fetch = vi.fn(async () => new Response('asked anew'))
  vi.stubGlobal('fetch', fetch)
  const clock = createFakeClock()
  const options = { path: 'causes.json', clock }
  return { fetch, clock, first: () => fetchText({ ...options, early }), again: () => fetchText(options) }
}

test('a request that is already under way is used, and without it the file is asked anew', async () => {
  const { fetch, first, again } = setUp(Promise.resolve(new Response('asked early')))
  expect(await first()).toEqual({ kind: 'found', value: 'asked early' })
  expect(fetch).not.toHaveBeenCalled()
  expect(await again()).toEqual({ kind: 'found', value: 'asked anew' })
})

test('an early request that failed is told like any other, and a retry asks anew', async () => {
  const { first, again } = setUp(Promise.reject(new TypeError('Failed to fetch')))
  expect(await first()).toEqual({
    kind: 'unreachable',
    reason: 'causes.json could not be fetched: offline, or blocked.',
  })
  expect(await again()).toEqual({ kind: 'found', value: 'asked anew' })
})

test('an early request that is never answered has the same time limit', async () => {
  const { clock, first } = setUp(new Promise(() => undefined))
  const answer = first()
  await clock.advance(15_000)
  expect(await answer).toEqual({ kind: 'unreachable', reason: 'causes.json did not come in time.' })
})

test('without an early request each call asks', async () => {
  const { fetch, first, again } = setUp()
  await first()
  await again()
  expect(fetch).toHaveBeenCalledTimes(2)
})
