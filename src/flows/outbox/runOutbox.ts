import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Effect, AskAnswer, Found, OutboxEvent, Checked } from '../../core/outbox/event'
import { requestKey, type Intent } from '../../core/outbox/intent'
import {
  emptyOutbox,
  hasResultToShow,
  holdsLock,
  type Shown,
  type Snapshot,
  storedPart,
} from '../../core/outbox/state'
import { step } from '../../core/outbox/step'
import { withoutSent } from '../../core/giving/withoutSent'
import { addTracked, type TrackedStore } from '../../core/tracking/trackedStore'
import { createBackoff, searchBackoff } from '../backoff'
import { m } from './messages'
import { storageKey, type StorageOwner } from '../account/storageKey'
import type { Clock } from '../../ports/clock'
import type { KeyValueStorage, TabLocks } from '../../ports/storage'
import type { BasketStore } from '../basket/basketStore'
import type { StoredEntry } from '../storedEntry'

/** Offer a search after this long, in ms, while the user reads and signs; the response is still awaited. */
export const answerSlowAfterMs = 30_000

export type OutboxRunner = {
  readonly shown: StoreApi<Shown>
  /** Dispatches an event. Resolves when all work that it started has finished, except for the next search. */
  send(event: OutboxEvent): Promise<void>
  /** Returns true when a request is pending, or its result has not been seen. */
  isNeeded(): boolean
  setAway(isAway: boolean): void
}

/**
 * Runs the outbox of one account: dispatches events to `step` and carries its effects out. Ends with the account's
 * signal.
 */
export function runOutbox<I extends Intent>(context: OutboxContext, driver: OutboxDriver<I>): OutboxRunner {
  const { storage, basket, locks, clock, tracked, signal } = context
  const listKey = storageKey('tracked', context)
  const queue: OutboxEvent[] = []
  const working = new Set<Promise<void>>()
  const waiting = new Set<string>()
  const backoffs = new Map<string, ReturnType<typeof createBackoff>>()
  let outbox = emptyOutbox
  const onScreen = createStore<Shown>(() => outbox.shown)
  let lock: { readonly id: string; readonly held: AbortController } | null = null
  let isRunning = false
  let isAway = false
  let asked = 0

  function dispatch(event: OutboxEvent) {
    queue.push(event)
    if (isRunning) return
    isRunning = true
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const decided = step(outbox, next, snapshot())
        const { shown } = decided.outbox
        const isChanged = shown !== outbox.shown
        outbox = decided.outbox
        if (isChanged) onScreen.setState(shown, true)
        if (lock !== null && !holdsLock(shown, lock)) releaseLock()
        for (const effect of decided.effects) carryOut(effect)
      }
    } finally {
      isRunning = false
    }
  }

  function snapshot(): Snapshot {
    return {
      ...storedPart(driver.stored.read()),
      nowMs: clock.nowMs(),
      isAway,
      items: tracked.getState().items,
      isListKept: storage.isKept(listKey) && tracked.getState().unreadable == null,
      isBasketKept: basket.isKept(),
    }
  }

  function carryOut(effect: Effect) {
    switch (effect.kind) {
      case 'lock':
        return work(acquireLock(effect.intent))
      case 'check':
        return work(check(effect.intent, effect.which))
      case 'write': {
        const { intent, after } = effect
        const isKept = driver.isOwn(intent) && driver.stored.keep(intent)
        if (after !== null) dispatch({ kind: 'written', intent, after, isKept })
        return
      }
      case 'forget':
        // Another tab may have stored its own.
        return driver.stored.remove(({ id }) => id === effect.id)
      case 'discard':
        driver.stored.discard(effect.unreadable)
        return dispatch({ kind: 'storageChanged' })
      case 'ask':
        return work(ask(effect.intent))
      case 'follow': {
        addTracked(tracked, effect.item)
        takeOut(effect.event.next, effect.places)
        return dispatch(effect.event)
      }
      case 'followAgain':
        return addTracked(tracked, effect.item)
      case 'takeOut': {
        takeOut(effect.intent, effect.places)
        return dispatch({ ...effect, kind: 'takenOut' })
      }
      case 'search':
        return work(searchFor(effect))
      case 'searchLater':
        return void searchLater(effect)
      case 'fallBackToSequence':
        return driver.fallBackToSequence()
    }
  }

  function takeOut({ gifts, plan }: Intent, places: readonly number[]) {
    const part = plan && { id: plan.id, part: plan.part, of: plan.of }
    basket.takeOut((lines) => withoutSent(lines, gifts, places, plan?.lineIds), part)
  }

  function work(started: Promise<void>) {
    working.add(started)
    const end = () => void working.delete(started)
    started.then(end, end)
  }

  async function acquireLock(intent: Intent) {
    const held = new AbortController()
    lock = { id: intent.id, held }
    const isOurs = await locks.acquire(storageKey('intent', context), held.signal)
    if (!isOurs) held.abort()
    if (!signal.aborted) dispatch({ kind: 'locked', intent, isOurs })
  }

  function releaseLock() {
    lock?.held.abort()
    lock = null
  }

  async function check(intent: Intent, which: 'first' | 'next') {
    if (!driver.isOwn(intent) || signal.aborted) return
    try {
      const result = await driver.check(intent, which)
      if (!signal.aborted) dispatch({ kind: 'checked', intent, result })
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  async function ask(intent: Intent) {
    const answered = new AbortController()
    void markSlow(intent, answered.signal)
    asked++
    const answer = await askOnce(intent)
    asked--
    answered.abort()
    dispatch({ kind: 'answered', intent, answer })
  }

  async function askOnce(intent: Intent): Promise<AskAnswer> {
    if (!driver.isOwn(intent)) return { kind: 'refused', reason: m.otherAccount }
    try {
      return await driver.ask(intent)
    } catch {
      // The wallet may have accepted the request before the error.
      return { kind: 'unknown' }
    }
  }

  async function markSlow(intent: Intent, answered: AbortSignal) {
    const isSlow = await clock.sleep(answerSlowAfterMs, answered).then(
      () => true,
      () => false,
    )
    if (isSlow) dispatch({ kind: 'slow', intent })
  }

  async function searchFor({ intent, why }: Extract<Effect, { kind: 'search' }>) {
    if (!driver.isOwn(intent) || signal.aborted) return
    const failed = (): Found => ({ kind: 'unreachable', reason: m.searchFailed })
    const found = await driver.search(intent).catch(failed)
    if (!signal.aborted) dispatch({ kind: 'searched', intent, why, found })
  }

  async function searchLater({ intent, why }: Extract<Effect, { kind: 'searchLater' }>) {
    const key = `${JSON.stringify(why)} ${requestKey(intent)}`
    if (waiting.has(key) || signal.aborted) return
    waiting.add(key)
    const backoff = backoffs.get(key) ?? createBackoff(clock, searchBackoff, signal)
    backoffs.set(key, backoff)
    try {
      await backoff(driver.waitMs())
    } catch (error) {
      if (!signal.aborted) throw error
      return
    } finally {
      waiting.delete(key)
    }
    dispatch({ kind: 'due', intent, why })
  }

  const stopListening = storage.subscribe((changed) => {
    if (changed === storageKey('intent', context)) dispatch({ kind: 'storageChanged' })
  })
  const stopEdits = basket.onEdit(() => dispatch({ kind: 'moveOn' }))
  signal.addEventListener('abort', stopListening, { once: true })
  signal.addEventListener('abort', stopEdits, { once: true })
  signal.addEventListener('abort', releaseLock, { once: true })

  return {
    shown: onScreen,
    isNeeded: () => asked > 0 || hasResultToShow(outbox.shown),
    setAway(now) {
      const isBack = isAway && !now
      isAway = now
      if (isBack) dispatch({ kind: 'cameBack' })
    },
    async send(event) {
      const before = new Set(working)
      dispatch(event)
      const begun = () => [...working].filter((each) => !before.has(each))
      for (let next = begun(); next.length > 0; next = begun()) await Promise.all(next)
    },
  }
}

/** Context that the outbox shares with its account. */
export type OutboxContext = StorageOwner & {
  readonly storage: KeyValueStorage
  readonly basket: BasketStore
  readonly locks: TabLocks
  readonly clock: Clock
  readonly tracked: TrackedStore
  readonly signal: AbortSignal
}

/** Stores, sends and searches for one kind of account. An exception leaves the outcome unknown. */
export type OutboxDriver<I extends Intent> = {
  isOwn(intent: Intent): intent is I
  readonly stored: StoredEntry<I>
  check(intent: I, which: 'first' | 'next'): Promise<Checked>
  /** Sends the request. Never retries. */
  ask(intent: I): Promise<AskAnswer>
  search(intent: I): Promise<Found>
  /** Wait of the next search for the account's request budget, in ms. */
  waitMs(): number
  fallBackToSequence(): void
}
