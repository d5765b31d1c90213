import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Session } from '../../src/core/session'
import { startSession } from '../../src/flows/session/startSession'
import type { HandshakeAnswer } from '../../src/ports/host'
import { createFakeClock } from '../support/fakeClock'
import { addressOf, owners, theSafe } from '../support/safeFixtures'

function setUp({ framed = true } = {}) {
  const clock = createFakeClock()
  const session = createStore<Session>(() => ({ kind: 'deciding', slow: false }))
  let listener: ((answer: HandshakeAnswer) => void) | null = null
  let retries = 0
  const handshake = {
    framed,
    subscribe(next: (answer: HandshakeAnswer) => void) {
      listener = next
      return () => (listener = null)
    },
    retry: () => void (retries += 1),
  }
  const control = startSession(session, { handshake, clock })
  const say = (answer: HandshakeAnswer) => listener?.(answer)
  return { clock, control, say, session: () => session.getState(), retries: () => retries }
}

const info = {
  safe: theSafe,
  chainId: 1,
  owners,
  threshold: 2,
  isReadOnly: false,
  nonce: 3n,
  version: '1.4.1',
}
const answer = { kind: 'answer', info, origin: 'https://app.safe.test' } as const
const refusal = { kind: 'refused', origin: 'https://elsewhere.test' } as const
const safe = {
  kind: 'safe',
  safe: theSafe,
  chainId: 1,
  owners,
  threshold: 2,
  isReadOnly: false,
  hostOrigin: 'https://app.safe.test',
}

test('a tab of its own is a visitor at once, and nobody is waited for', async () => {
  const { session, clock } = setUp({ framed: false })
  expect(session()).toEqual({ kind: 'visitor', framed: false })
  expect(clock.sleeping).toBe(0)
})

test('the host answers, and the session is the Safe', async () => {
  const { session, say, clock } = setUp()
  say(answer)
  expect(session()).toEqual(safe)
  await clock.advance(60_000)
  expect(session()).toEqual(safe)
})

test('words come after two seconds, ways on after ten, and a late answer still wins', async () => {
  const { session, say, clock } = setUp()
  await clock.advance(1_999)
  expect(session()).toEqual({ kind: 'deciding', slow: false })
  await clock.advance(1)
  expect(session()).toEqual({ kind: 'deciding', slow: true })
  await clock.advance(8_000)
  expect(session()).toEqual({ kind: 'silent' })
  say(answer)
  expect(session()).toEqual(safe)
})

test('a page that is not a Safe host is refused, until a Safe host answers', async () => {
  const { session, say, clock } = setUp()
  say(refusal)
  await clock.advance(60_000)
  expect(session()).toEqual({ kind: 'refused', origin: 'https://elsewhere.test' })
  say(answer)
  expect(session()).toEqual(safe)
})

test('later answers, of another Safe or chain too, change nothing', () => {
  const { session, say, control } = setUp()
  say(answer)
  say({ ...answer, info: { ...info, safe: addressOf('another Safe') } })
  say({ ...answer, info: { ...info, chainId: 10 } })
  say(refusal)
  control.continueWithoutSafe()
  control.retryHost()
  expect(session()).toEqual(safe)
})

test('who chose to go on without a Safe is not pulled away by a late answer, but may ask again', async () => {
  const { session, say, control, clock, retries } = setUp()
  await clock.advance(10_000)
  control.continueWithoutSafe()
  say(answer)
  expect(session()).toEqual({ kind: 'visitor', framed: true })
  control.retryHost()
  expect(retries()).toBe(1)
  expect(session()).toEqual({ kind: 'deciding', slow: false })
  say(answer)
  expect(session()).toEqual(safe)
})

test('asking again starts the waiting anew', async () => {
  const { session, control, clock } = setUp()
  await clock.advance(9_000)
  control.retryHost()
  await clock.advance(9_999)
  expect(session()).toEqual({ kind: 'deciding', slow: true })
  await clock.advance(1)
  expect(session()).toEqual({ kind: 'silent' })
})

test('nothing is heard or awaited after the end', async () => {
  const { session, say, control, clock } = setUp()
  control.stop()
  say(answer)
  await clock.advance(60_000)
  expect(session()).toEqual({ kind: 'deciding', slow: false })
  expect(clock.sleeping).toBe(0)
})
