import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { loadCauses, type CausesState } from '../../src/flows/session/loadCauses'
import type { Answer } from '../../src/core/answer'
import { createFakeClock } from '../support/fakeClock'

async function load(answer: Answer<string>) {
  const store = createStore<CausesState>(() => ({ kind: 'ready', causes: [] }))
  const loading = loadCauses(store, { fetchText: async () => answer, clock: createFakeClock() })
  expect(store.getState()).toEqual({ kind: 'loading' })
  await loading
  return store.getState()
}

test('a good file is the directory', async () => {
  expect(await load({ kind: 'found', value: '{"version":1,"causes":[]}' })).toMatchObject({ kind: 'ready' })
})

test('a bad file is rejected with its problems', async () => {
  const state = await load({ kind: 'found', value: '{"version":1,"causes":[{}]}' })
  expect(state).toMatchObject({ kind: 'rejected' })
  expect(state.kind === 'rejected' && state.problems.length).toBeGreaterThan(0)
})

test('no file and no answer are told apart', async () => {
  expect(await load({ kind: 'missing' })).toEqual({
    kind: 'unreachable',
    reason: 'There is no causes.json beside this app.',
  })
  expect(await load({ kind: 'unreachable', reason: 'Offline.' })).toEqual({
    kind: 'unreachable',
    reason: 'Offline.',
  })
})
