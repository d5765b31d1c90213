import { describe, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { maxCustomTokens } from '../../src/core/tokens/customTokens'
import { customTokensKey, openCustomTokens } from '../../src/flows/tokens/customTokens'
import { loadTokenList, type TokenListState } from '../../src/flows/tokens/loadTokenList'
import type { FetchText } from '../../src/ports/site'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { aChain, addressOf, theSafe } from '../support/safeFixtures'

const euro = { address: addressOf('a euro token'), symbol: 'EURX', name: 'Euro X', decimals: 6 }
const pound = { address: addressOf('a pound token'), symbol: 'GBPX', name: 'Pound X', decimals: 2 }

describe('the list of tokens beside the app', () => {
  async function load(fetchText: FetchText) {
    const store = createStore<TokenListState>(() => ({ kind: 'none' }))
    await loadTokenList(store, [aChain], { fetchText, clock: createFakeClock() })
    return store.getState()
  }
  const text = JSON.stringify({
    name: 'Ours',
    timestamp: '2026-11-02T12:00:00Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: [{ ...euro, chainId: aChain.id }],
  })

  test('is used when it is right', async () => {
    expect(await load(async () => ({ kind: 'found', value: text }))).toMatchObject({
      kind: 'ready',
      list: { name: 'Ours', version: '1.0.0', tokens: [{ symbol: 'EURX' }] },
    })
  })

  test('is rejected whole when one entry is wrong', async () => {
    const wrong = text.replace('"decimals":6', '"decimals":-6')
    expect(await load(async () => ({ kind: 'found', value: wrong }))).toMatchObject({
      kind: 'rejected',
      problems: [{ line: 1, path: 'tokens[0].decimals' }],
    })
  })

  test('need not be there', async () => {
    expect(await load(async () => ({ kind: 'missing' }))).toEqual({ kind: 'none' })
  })

  test('that cannot be fetched says why', async () => {
    expect(await load(async () => ({ kind: 'unreachable', reason: 'Offline.' }))).toEqual({
      kind: 'unreachable',
      reason: 'Offline.',
    })
  })
})

describe('custom tokens', () => {
  const key = customTokensKey(aChain.id, theSafe)

  test('are found again by the next visit, and by other tabs at once', () => {
    const browser = createFakeBrowser()
    const [one, other] = [openCustomTokens(browser.openTab(), key), openCustomTokens(browser.openTab(), key)]
    expect(one.add(euro)).toBe(true)
    expect(other.getState()).toEqual([euro])
    other.add(pound)
    expect(one.getState()).toEqual([euro, pound])
    one.remove(euro.address)
    expect(openCustomTokens(browser.openTab(), key).getState()).toEqual([pound])
  })

  test('leave nothing behind when the last one is removed', () => {
    const storage = createFakeBrowser().openTab()
    const tokens = openCustomTokens(storage, key)
    tokens.add(euro)
    tokens.remove(euro.address)
    expect(storage.keys()).toEqual([])
  })

  test('belong to one account on one chain', () => {
    const storage = createFakeBrowser().openTab()
    openCustomTokens(storage, key).add(euro)
    expect(openCustomTokens(storage, customTokensKey(aChain.id + 1, theSafe)).getState()).toEqual([])
    expect(openCustomTokens(storage, customTokensKey(aChain.id, addressOf('another'))).getState()).toEqual([])
  })

  test('say so when there is no room for one more', () => {
    const tokens = openCustomTokens(createFakeBrowser().openTab(), key)
    for (let index = 0; index < maxCustomTokens; index++)
      expect(tokens.add({ ...euro, address: addressOf(`token ${index}`) })).toBe(true)
    expect(tokens.add(pound)).toBe(false)
    expect(tokens.getState()).toHaveLength(maxCustomTokens)
  })
})
