import type { Address } from 'viem'
import { expect, test } from 'vitest'
import type { Answer } from '../../../src/core/answer'
import { createQueries, openRemote } from '../../../src/flows/queries'
import { ownedSafes } from '../../../src/flows/queue/ownedSafes'
import { createFakeClock } from '../../support/fakeClock'
import { aChain, addressOf, owners, theSafe } from '../../support/safeFixtures'

const [ada = theSafe] = owners
const found = (...value: readonly Address[]): Answer<readonly Address[]> => ({ kind: 'found', value })
const down: Answer<never> = { kind: 'unreachable', reason: 'The service is down.' }

/** Answers each question when the test says so. */
function open() {
  const clock = createFakeClock()
  const asked: { readonly owner: Address; readonly signal: AbortSignal | undefined }[] = []
  let answer: (answer: Answer<readonly Address[]>) => void = () => {}
  const service = {
    listSafesOf: (owner: Address, signal?: AbortSignal) =>
      new Promise<Answer<readonly Address[]>>((resolve, reject) => {
        asked.push({ owner, signal })
        answer = resolve
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  }
  const owned = openRemote(createQueries(clock), ownedSafes({ service, chain: aChain }, ada))
  return {
    clock,
    asked,
    close: owned.close,
    state: () => owned.state.getState(),
    async answer(next: Answer<readonly Address[]>) {
      answer(next)
      await clock.advance(0)
    },
  }
}

test('a slow service is waited for, and asked once', async () => {
  const { state, asked, clock, answer } = open()
  await clock.advance(60_000)
  expect(state()).toEqual({ kind: 'waiting' })
  await answer(found(theSafe))
  expect(state()).toMatchObject({ kind: 'known', value: { safes: [theSafe], more: 0 } })
  await clock.advance(20_000)
  expect(asked.map(({ owner }) => owner)).toEqual([ada])
})

test('a Safe made a moment ago appears within a minute: the service lists it some seconds after its block', async () => {
  const { state, asked, clock, answer } = open()
  await answer(found())
  await clock.advance(60_000)
  expect(asked).toHaveLength(2)
  await answer(found(theSafe))
  expect(state()).toMatchObject({ kind: 'known', value: { safes: [theSafe], more: 0 } })
  await clock.advance(60_000)
  await answer(down)
  expect(state()).toMatchObject({ value: { safes: [theSafe], more: 0 } })
})

test.each([
  ['an empty list', found()],
  ['not known', { kind: 'missing' } as const],
])('a wallet that owns none has none: %s', async (_name, nothing) => {
  const { state, answer } = open()
  await answer(nothing)
  expect(state()).toMatchObject({ kind: 'known', value: { safes: [], more: 0 } })
})

test('a service that is down is asked again until it answers, less and less often', async () => {
  const { state, asked, clock, answer } = open()
  await answer(down)
  expect(state()).toEqual({ kind: 'failed', problem: 'The service is down.' })
  await clock.advance(9_000)
  expect(asked).toHaveLength(1)
  await clock.advance(1_000)
  expect(asked).toHaveLength(2)
  await answer(down)
  await clock.advance(10_000)
  expect(asked).toHaveLength(2)
  await clock.advance(10_000)
  expect(asked).toHaveLength(3)
  expect(state()).toMatchObject({ kind: 'failed' })
  await answer(found(theSafe))
  expect(state()).toMatchObject({ kind: 'known', value: { safes: [theSafe], more: 0 } })
})

test('a Safe that is listed twice is shown once', async () => {
  const { state, answer } = open()
  const other = addressOf('another Safe')
  await answer(found(theSafe, other, theSafe))
  expect(state()).toMatchObject({ kind: 'known', value: { safes: [theSafe, other], more: 0 } })
})

test('of a flood of Safes the first 100 are shown, and the rest is counted', async () => {
  const { state, answer } = open()
  const flood = Array.from({ length: 5_000 }, (_, index): Address => {
    const digits = (index + 1).toString().padStart(40, '0')
    return `0x${digits}`
  })
  await answer(found(...flood))
  expect(state()).toMatchObject({ kind: 'known', value: { safes: flood.slice(0, 100), more: 4_900 } })
})

test('what was asked for another wallet or chain changes nothing after it is closed', async () => {
  const { state, asked, clock, close, answer } = open()
  close()
  await answer(found(theSafe))
  await clock.advance(600_000)
  expect(state()).toEqual({ kind: 'waiting' })
  expect(asked[0]?.signal?.aborted).toBe(true)
  expect(asked).toHaveLength(1)
})

test('closed between two questions, it asks nothing more', async () => {
  const { asked, clock, close, answer } = open()
  await answer(down)
  close()
  await clock.advance(600_000)
  expect(asked).toHaveLength(1)
  expect(clock.sleeping).toBe(0)
})
