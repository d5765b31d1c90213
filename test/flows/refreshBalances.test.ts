import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { assetsOf } from '../../src/core/giving/assets'
import type { Asset } from '../../src/core/giving/gift'
import type { Balances } from '../../src/flows/account/account'
import { refreshBalances } from '../../src/flows/account/refreshBalances'
import type { ChainReader } from '../../src/ports/chain'
import { createFakeClock } from '../support/fakeClock'
import { createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, addressOf, theSafe } from '../support/safeFixtures'

const euro = { address: addressOf('a euro token'), symbol: 'EURX', name: 'Euro X', decimals: 6 }

test('a late answer for fewer assets does not replace the answer for all of them', async () => {
  const waiting: { readonly count: number; readonly answer: () => void }[] = []
  const readBalances: ChainReader['readBalances'] = (_, assets) =>
    new Promise((resolve) => {
      const answer = () => resolve({ kind: 'found', value: assets.map(() => 7n) })
      waiting.push({ count: assets.length, answer })
    })
  const context = {
    assets: createStore<readonly Asset[]>(() => assetsOf(aChain)),
    balances: createStore<Balances>(() => ({ kind: 'loading' })),
    chainReader: { ...portsOf(createFakeWorld()).chainReader, readBalances },
    clock: createFakeClock(),
    signal: new AbortController().signal,
  }
  const first = refreshBalances(context, theSafe)
  context.assets.setState(assetsOf(aChain, [euro]), true)
  const second = refreshBalances(context, theSafe)
  expect(waiting.map(({ count }) => count)).toEqual([1, 2].map((more) => aChain.tokens.length + more))

  waiting[1]?.answer()
  await second
  waiting[0]?.answer()
  await first
  const state = context.balances.getState()
  expect(state).toMatchObject({ kind: 'known' })
  expect(state.kind === 'known' && state.entries.at(-1)).toMatchObject({ asset: euro, amount: 7n })
})
