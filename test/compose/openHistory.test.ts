import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { openHistory } from '../../src/compose/openHistory'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { eventually } from '../support/eventually'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { addressOf } from '../support/safeFixtures'

vi.mock('../../src/config/appConfig', () => ({ appConfig: { safeApiKey: null, chains: [] } }))

afterEach(() => vi.unstubAllGlobals())

const chain = {
  id: 31337,
  name: 'Local chain',
  shortName: 'local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://127.0.0.1:9'],
  serviceUrl: 'http://127.0.0.1:9/api',
  explorerUrl: null,
  tokens: [],
  confirmations: 1,
  pollMs: 1_000,
} as const

test('each record that is opened reads the one cache of the page: a connection is never closed', async () => {
  const opened: string[] = []
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      opened.push(name)
      throw new DOMException('It is denied.', 'SecurityError')
    },
  })
  vi.stubGlobal('IDBKeyRange', { bound: () => null })
  const services = {
    storage: createFakeBrowser().openTab(),
    clock: createFakeClock(),
    causes: createStore<CausesState>(() => ({ kind: 'loading' })),
  }
  for (const name of ['First', 'Second']) {
    const record = openHistory(chain, services).openRecord(addressOf(name))
    await eventually(() => expect(record.state.getState().phase).not.toBe('reading'))
    record.close()
  }
  expect(opened.filter((name) => name === 'dsg-record')).toHaveLength(1)
})
