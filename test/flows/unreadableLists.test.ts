import { describe, expect, test } from 'vitest'
import { mergeKept } from '../../src/core/devices/mergeKept'
import { serialisePlans } from '../../src/core/files/savedPlans'
import { serialiseBasket } from '../../src/core/giving/draftBasket'
import { addLine } from '../../src/core/giving/basket'
import { purposesText } from '../../src/core/giving/keptPurposes'
import { serialiseCustomTokens } from '../../src/core/tokens/customTokens'
import { serialiseTracked } from '../../src/core/tracking/stored/storedTracked'
import { addTracked, createTrackedStore } from '../../src/core/tracking/trackedStore'
import { createBasketStore, basketKey } from '../../src/flows/basket/basketStore'
import { keepPurpose } from '../../src/flows/basket/giftPurposes'
import { storedBasket } from '../../src/flows/basket/storedBasket'
import { openPlans } from '../../src/flows/plans/plansStore'
import { customTokensKey, openCustomTokens } from '../../src/flows/tokens/customTokens'
import { persistTracking } from '../../src/flows/tracking/persistTracking'
import type { KeyValueStorage } from '../../src/ports/storage'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { aChain, buildTrackedTx, theCalls, theCause, theSafe } from '../support/safeFixtures'

const owner = theSafe.toLowerCase()
const line = { payee: { kind: 'cause', causeId: 'clean-water' }, assetKey: 'native' } as const
const plan = { name: 'Quarter', savedAtMs: 1, text: 'abc' }
const token = { address: theCause, symbol: 'DAI', name: 'Dai', decimals: 18 }

type Opened = {
  /** The text of which the screen says that it cannot be read; null: of none. */
  unreadable(): string | null
  /** Everything that the app does to it. */
  use(): void
  discard(): void
}
type Case = {
  readonly key: string
  /** What this release stores. */
  readonly text: string
  open(storage: KeyValueStorage): Opened
}

const cases: Readonly<Record<'list' | 'basket' | 'plans' | 'tokens' | 'purposes', Case>> = {
  list: {
    key: `dsg.v1.tracked.${aChain.id}.${theSafe}`,
    text: serialiseTracked([buildTrackedTx()], 0),
    open(storage) {
      const tracked = createTrackedStore({ items: [], durable: true })
      const kept = persistTracking({
        chain: aChain,
        safe: theSafe,
        storage,
        clock: createFakeClock(),
        tracked,
        signal: new AbortController().signal,
      })
      return {
        unreadable: () => tracked.getState().unreadable?.text ?? null,
        use() {
          addTracked(tracked, buildTrackedTx())
          kept.clear()
          kept.undoClear()
        },
        discard: kept.discardUnreadable,
      }
    },
  },
  basket: {
    key: basketKey(aChain.id, theSafe),
    text: serialiseBasket({ lines: addLine([], line, 'line-1') }),
    open(storage) {
      const basket = createBasketStore()
      basket.open(storedBasket(storage, basketKey(aChain.id, theSafe)))
      return {
        unreadable: () => basket.unreadable.getState()?.text ?? null,
        use() {
          basket.edit((lines) => addLine(lines, line, 'line-2'))
          basket.describe('For the well')
          expect(basket.isKept()).toBe(basket.unreadable.getState() === null)
          basket.takeOut(() => [])
        },
        discard: basket.discardUnreadable,
      }
    },
  },
  plans: {
    key: `dsg.v1.plans.${aChain.id}.${owner}`,
    text: serialisePlans([{ ...plan, id: 'plan-1' }]),
    open(storage) {
      const plans = openPlans(storage, aChain.id, theSafe)
      return {
        unreadable: () => plans.getState().unreadable?.text ?? null,
        use() {
          expect([plans.save(plan), plans.remove('plan-1')]).toEqual(
            plans.getState().unreadable === null ? ['kept', 'kept'] : ['unreadable', 'unreadable'],
          )
        },
        discard: plans.discardUnreadable,
      }
    },
  },
  tokens: {
    key: customTokensKey(aChain.id, theSafe),
    text: serialiseCustomTokens([token]),
    open(storage) {
      const tokens = openCustomTokens(storage, customTokensKey(aChain.id, theSafe))
      return {
        unreadable: () => tokens.unreadable.getState()?.text ?? null,
        use() {
          expect(tokens.add(token)).toBe(tokens.unreadable.getState() === null)
          tokens.remove(token.address)
        },
        discard: tokens.discardUnreadable,
      }
    },
  },
  purposes: {
    key: `dsg.v1.purposes.${aChain.id}.${owner}`,
    text: purposesText.serialise({ purposes: [{ gift: 'a', text: 'For the well' }] }),
    open(storage) {
      const place = { storage, chainId: aChain.id, owner: theSafe }
      return {
        unreadable: () => storage.get(`dsg.v1.purposes.${aChain.id}.${owner}`),
        use() {
          keepPurpose(place, theCalls, 'For the school')
          keepPurpose(place, theCalls, null)
        },
        discard: () => storage.remove(`dsg.v1.purposes.${aChain.id}.${owner}`),
      }
    },
  },
}

const damage: Readonly<Record<string, (text: string) => string>> = {
  'of a later version': (text) => text.replace('"version":1', '"version":2'),
  'cut off': (text) => text.slice(0, -3),
  'of another shape': () => '{"version":1,"items":7,"lines":7,"plans":7,"tokens":7,"purposes":7}',
}

describe.each(Object.entries(cases))('stored %s', (kind, { key, text, open }) => {
  test.each(Object.entries(damage))(
    '%s: it is named, used and left as it is, until it is discarded',
    (_what, spoil) => {
      const browser = createFakeBrowser()
      const spoilt = spoil(text)
      browser.data.set(key, spoilt)
      const opened = open(browser.openTab())
      expect(opened.unreadable()).toBe(spoilt)
      opened.use()
      expect(browser.data.get(key)).toBe(spoilt)
      opened.discard()
      expect(browser.data.get(key)).not.toBe(spoilt)
      if (kind !== 'purposes') expect(opened.unreadable()).toBeNull()
      opened.use()
    },
  )

  test('that a newer tab stores while this one is open is left as it is', () => {
    const browser = createFakeBrowser()
    browser.data.set(key, text)
    const opened = open(browser.openTab())
    const newer = text.replace('"version":1', '"version":2')
    browser.openTab().set(key, newer)
    opened.use()
    expect(browser.data.get(key)).toBe(newer)
    if (kind !== 'purposes') expect(opened.unreadable()).toBe(newer)
  })

  // No file of another device has a basket.
  test.each(kind === 'basket' ? [] : Object.entries(damage))(
    '%s: a file of another device is not merged into it, and what cannot be read of a file is counted',
    (_what, spoil) => {
      const merged = kind === 'list' ? 'tracked' : (kind as 'plans' | 'tokens' | 'purposes')
      const spoilt = spoil(text)
      expect(mergeKept(merged, spoilt, text, [])).toEqual({ text: spoilt, added: 0, left: 1 })
      expect(mergeKept(merged, text, spoilt, [])).toEqual({ text, added: 0, left: 1 })
    },
  )
})

describe('a list with one entry that a later release has written', () => {
  const later = { kind: 'streamed', note: 'what this release does not know' }
  const key = cases.list.key
  function openList(entries: readonly unknown[]) {
    const browser = createFakeBrowser()
    const { items, ...others } = JSON.parse(cases.list.text) as { readonly items: readonly unknown[] }
    browser.data.set(key, JSON.stringify({ ...others, items: [...items, ...entries] }))
    const tracked = createTrackedStore({ items: [], durable: true })
    const clock = createFakeClock()
    const kept = persistTracking({
      chain: aChain,
      safe: theSafe,
      storage: browser.openTab(),
      clock,
      tracked,
      signal: new AbortController().signal,
    })
    const stored = () => (JSON.parse(browser.data.get(key) ?? '') as { items: readonly unknown[] }).items
    return { tracked, kept, stored }
  }

  test('keeps it through every change, and says how many it cannot read', () => {
    const { tracked, kept, stored } = openList([later])
    expect(tracked.getState()).toMatchObject({ items: [{}], unreadItems: 1, durable: true })
    tracked.setState({ items: [] })
    kept.clear()
    expect(stored()).toContainEqual(later)
  })

  test('says nothing where each can be read', () => {
    expect(openList([]).tracked.getState().unreadItems).toBe(0)
  })
})
