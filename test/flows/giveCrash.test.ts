import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SafeTxHash, SafeTxRecord } from '../../src/core/safe/safeTx'
import type { SafeAccount } from '../../src/flows/account/account'
import { createSafeAccount } from '../../src/flows/account/createSafeAccount'
import type { CausesState } from '../../src/flows/session/loadCauses'
import type { KeyValueStorage } from '../../src/ports/storage'
import type { ProposeResult } from '../../src/ports/host'
import { createFakeClock } from '../support/fakeClock'
import { aCause, createFakeWorld, portsOf } from '../support/fakeWorld'
import { createFakeBrowser } from '../support/fakeStorage'
import { aChain, aGift, buildRecord, theSafe } from '../support/safeFixtures'
import { storedIn } from '../support/storedIn'

/**
 * P12 of the fault model: a page that may die between any two steps of the program, beside a host in which a person may
 * sign, refuse or wait, before the page dies or after it.
 */
type Action =
  | {
      readonly kind: 'give' | 'dismiss' | 'searchNow' | 'dieAndReload' | 'sign' | 'answer' | 'refuse' | 'fail'
    }
  | { readonly kind: 'steps' | 'wait'; readonly count: number }

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Action>({ kind: 'give' }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('steps' as const), count: fc.integer({ min: 1, max: 25 }) }),
  },
  { weight: 3, arbitrary: fc.constant<Action>({ kind: 'dieAndReload' }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('sign', 'answer', 'refuse', 'fail', 'dismiss', 'searchNow'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), count: fc.integer({ max: 300_000 }) }),
  },
)

type Asked = {
  readonly hash: SafeTxHash
  readonly record: SafeTxRecord
  isDismissed: boolean
  isRefused: boolean
}

function startStory() {
  const world = createFakeWorld()
  // Two gifts that are begun in the same millisecond still have two names.
  let chance = 0
  const clock = createFakeClock({ random: () => (chance = (chance + 0.37) % 1) })
  const browser = createFakeBrowser()
  const asked: Asked[] = []
  let gifts = 0
  let page = openPage()

  function openPage() {
    let isAlive = true
    const tab = browser.openTab()
    const storage: KeyValueStorage = {
      ...tab,
      set: (key, value) => isAlive && tab.set(key, value),
      keep: (key, value) => isAlive && tab.keep(key, value),
      remove: (key) => void (isAlive && tab.remove(key)),
    }
    const ports = portsOf(world)
    const causes = createStore<CausesState>(() => ({ kind: 'ready', causes: [aCause] }))
    let answer: ((result: ProposeResult) => void) | null = null
    const account: SafeAccount = createSafeAccount({
      ...ports,
      chain: aChain,
      safe: theSafe,
      causes,
      ...storedIn(storage, theSafe),
      clock,
      host: {
        ...ports.host,
        propose(calls) {
          expect(asked.filter(isOpen), 'asked again while the last one is open').toEqual([])
          const record = buildRecord({
            calls,
            nonce: 7n + BigInt(asked.length),
            submittedAtMs: clock.nowMs(),
          })
          asked.push({ hash: record.safeTxHash, record, isDismissed: false, isRefused: false })
          return new Promise((resolve) => {
            answer = (result) => {
              if (isAlive) resolve(result)
            }
          })
        },
      },
    })
    return {
      account,
      answer: (result: ProposeResult) => answer?.(result),
      die() {
        isAlive = false
        account.stop()
      },
    }
  }

  /** Asked for, and neither followed nor ended by a person. */
  function isOpen({ hash, isDismissed, isRefused }: Asked): boolean {
    return !isDismissed && !isRefused && !isFollowed(hash)
  }

  function isFollowed(hash: SafeTxHash): boolean {
    const { items } = page.account.tracked.getState()
    return items.some((item) => item.kind === 'safeTx' && item.safeTxHash === hash && !item.rebuilt)
  }

  async function steps(count: number) {
    for (let step = 0; step < count; step++) await Promise.resolve()
  }

  async function act(action: Action) {
    const last = asked.at(-1)
    switch (action.kind) {
      case 'give':
        gifts += 1
        void page.account.outbox.give([{ ...aGift, amount: BigInt(gifts) }], { acceptUnverified: false })
        return
      case 'steps':
        return steps(action.count)
      case 'wait':
        return clock.advance(action.count)
      case 'dieAndReload':
        page.die()
        page = openPage()
        return
      case 'searchNow':
        void page.account.outbox.searchNow()
        return
      case 'dismiss':
        page.account.outbox.dismiss()
        if (last !== undefined) last.isDismissed = true
        return
      case 'sign':
        if (last !== undefined && !last.isRefused && !world.records.includes(last.record))
          world.records.push(last.record)
        return
      case 'answer':
        if (last !== undefined && world.records.includes(last.record)) {
          page.answer({ kind: 'proposed', handle: { kind: 'safeTx', safeTxHash: last.hash } })
        }
        return
      case 'refuse':
        if (last === undefined || world.records.includes(last.record)) return
        last.isRefused = true
        page.answer({ kind: 'rejected' })
        return
      case 'fail':
        page.answer({ kind: 'failed', reason: 'Request failed' })
    }
  }

  return {
    act,
    asked,
    isFollowed,
    isSigned: ({ record }: Asked) => world.records.includes(record),
    state: () => page.account.outbox.shown.getState(),
    stop: () => page.die(),
  }
}

vi.setConfig({ testTimeout: 120_000 })

test('however the page dies, nothing is requested twice and nothing that was signed is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 3, maxLength: 25 }), async (actions) => {
      const story = startStory()
      for (const action of actions) await story.act(action)

      await story.act({ kind: 'dieAndReload' })
      await story.act({ kind: 'wait', count: 1_000 })
      const last = story.asked.at(-1)
      if (last !== undefined && !last.isDismissed && !last.isRefused) {
        if (story.isSigned(last)) expect(story.isFollowed(last.hash)).toBe(true)
        else expect(story.state()).toMatchObject({ kind: 'unknown' })
      }
      story.stop()
    }),
    { numRuns: 150 },
  )
})

test('a page that dies during the request finds what was signed after that, without another request', async () => {
  const story = startStory()
  await story.act({ kind: 'give' })
  await story.act({ kind: 'wait', count: 0 })
  await story.act({ kind: 'dieAndReload' })
  await story.act({ kind: 'wait', count: 60_000 })
  expect(story.state()).toMatchObject({ kind: 'unknown', lastSearch: { found: 'nothing' } })
  await story.act({ kind: 'give' })
  await story.act({ kind: 'sign' })
  await story.act({ kind: 'wait', count: 240_000 })
  expect(story.asked).toHaveLength(1)
  expect(story.asked.map(({ hash }) => story.isFollowed(hash))).toEqual([true])
  expect(story.state()).toMatchObject({ kind: 'proposed' })
  story.stop()
})
