import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { readDirectory } from '../../src/compose/readDirectory'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'

vi.mock('../../src/config/appConfig', () => ({ appConfig: { directorySafe: null, chains: [] } }))

test('the request of the inline script is used once, and a retry asks anew', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 404 }))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('window', { causesRequest: Promise.reject(new TypeError('Failed to fetch')) })
  const causes = createStore<CausesState>(() => ({ kind: 'loading' }))
  const options = { clock: createFakeClock(), storage: createFakeBrowser().openTab() }
  await readDirectory(causes, options)
  expect(fetch).not.toHaveBeenCalled()
  await readDirectory(causes, options)
  expect(fetch).toHaveBeenCalledOnce()
  expect(causes.getState().kind).toBe('unreachable')
  vi.unstubAllGlobals()
})
