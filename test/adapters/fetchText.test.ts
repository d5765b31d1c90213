import { afterEach, expect, test, vi } from 'vitest'
import { createFetchText } from '../../src/adapters/fetchText'
import { createFakeClock } from '../support/fakeClock'

afterEach(() => vi.unstubAllGlobals())

function setUp(early?: Promise<Response>) {
  const fetch = vi.fn(async () => new Response('asked anew'))
  vi.stubGlobal('fetch', fetch)
  const clock = createFakeClock()
  return { fetch, clock, fetchText: createFetchText({ path: 'causes.json', clock, early }) }
}

test('a request that is already under way is used once, and then asked anew', async () => {
  const { fetch, fetchText } = setUp(Promise.resolve(new Response('asked early')))
  expect(await fetchText()).toEqual({ kind: 'found', value: 'asked early' })
  expect(fetch).not.toHaveBeenCalled()
  expect(await fetchText()).toEqual({ kind: 'found', value: 'asked anew' })
})

test('an early request that failed is told like any other, and a retry asks anew', async () => {
  const { fetchText } = setUp(Promise.reject(new TypeError('Failed to fetch')))
  expect(await fetchText()).toEqual({
    kind: 'unreachable',
    reason: 'causes.json could not be fetched: offline, or blocked.',
  })
  expect(await fetchText()).toEqual({ kind: 'found', value: 'asked anew' })
})

test('an early request that is never answered has the same time limit', async () => {
  const { clock, fetchText } = setUp(new Promise(() => undefined))
  const answer = fetchText()
  await clock.advance(15_000)
  expect(await answer).toEqual({ kind: 'unreachable', reason: 'causes.json did not come in time.' })
})

test('without an early request each call asks', async () => {
  const { fetch, fetchText } = setUp()
  await fetchText()
  await fetchText()
  expect(fetch).toHaveBeenCalledTimes(2)
})
