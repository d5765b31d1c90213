import { describe, expect, test } from 'vitest'
import type { WalletSignIn } from '../../src/flows/signIn/createWalletSignIn'
import { addressOf } from '../support/safeFixtures'
import { ada, createLeavingWorld, dana, verify } from './signInLeavingWorld'
import { dayMs } from './signInWorld'

/** Whoever is signed out on the screen is signed out at the service too, as soon as it can be reached. */

const monthMs = 30 * dayMs

const kindOf = ({ state }: WalletSignIn) => state.getState().kind

describe('a disconnect that the service does not hear of', () => {
  test('is told again, less and less often, until the service has answered; then nothing is kept', async () => {
    const { clock, browser, fake, open, timesAsked } = createLeavingWorld()
    const authentication = open()
    await verify(authentication)
    fake.down.add('signOut')
    await authentication.adapter.signOut()
    expect(kindOf(authentication)).toBe('idle')
    await clock.advance(3_600_000)
    expect(timesAsked('signOut')).toBeGreaterThan(5)
    expect(timesAsked('signOut')).toBeLessThan(25)
    expect(fake.session).not.toBeNull()
    fake.down.clear()
    await clock.advance(600_000)
    expect(fake.session).toBeNull()
    expect(browser.data.size).toBe(0)
    expect(clock.sleeping).toBe(0)
  })

  test('is said to the person, until it is done', async () => {
    const { clock, fake, told, open } = createLeavingWorld()
    const authentication = open()
    await verify(authentication)
    fake.down.add('signOut')
    await authentication.adapter.signOut()
    expect(told.at(-1)).toBe(true)
    fake.down.clear()
    await clock.advance(60_000)
    expect(told.at(-1)).toBe(false)
  })

  test('is not said any more to whoever signs in', async () => {
    const { fake, told, open } = createLeavingWorld()
    const authentication = open()
    await verify(authentication)
    fake.down.add('signOut')
    await authentication.adapter.signOut()
    await verify(authentication)
    expect(told.at(-1)).toBe(false)
  })

  test('is told on the next visit, which is not signed in for a moment', async () => {
    const { clock, browser, fake, open, closeAll } = createLeavingWorld()
    const first = open()
    await verify(first)
    fake.down.add('signOut')
    await first.adapter.signOut()
    closeAll()
    await clock.advance(60_000)
    fake.down.clear()
    const second = open()
    expect(kindOf(second)).toBe('idle')
    await clock.advance(0)
    expect(kindOf(second)).toBe('idle')
    expect(fake.session).toBeNull()
    expect(browser.data.size).toBe(0)
    expect(clock.sleeping).toBe(0)
  })

  test('is over with the session that it was for', async () => {
    const { clock, browser, fake, open } = createLeavingWorld()
    const authentication = open()
    await verify(authentication)
    fake.down.add('signOut')
    await authentication.adapter.signOut()
    await clock.advance(2 * dayMs)
    expect(clock.sleeping).toBe(0)
    expect(browser.data.size).toBe(0)
  })

  test.each(['this', 'another'])('does not end the session that begins in %s tab after it', async (which) => {
    const { clock, fake, open } = createLeavingWorld()
    const first = open()
    await verify(first)
    fake.down.add('signOut')
    await first.adapter.signOut()
    const tab = which === 'this' ? first : open()
    await clock.advance(1_000)
    expect(await verify(tab)).toBe(true)
    fake.down.clear()
    await clock.advance(dayMs / 2)
    expect(kindOf(tab)).toBe('signedIn')
    expect(fake.session).not.toBeNull()
    // For the end of the new session, and nothing else.
    expect(clock.sleeping).toBe(1)
  })

  test.each([
    { kind: 'refused', cause: 'wrong', reason: 'No.' },
    { kind: 'unreachable', reason: 'Lost.' },
  ] as const)('is still told after a signature that is $kind', async (verdict) => {
    const { clock, browser, fake, open } = createLeavingWorld()
    const authentication = open()
    await verify(authentication)
    fake.down.add('signOut')
    await authentication.adapter.signOut()
    fake.verdict = verdict
    expect(await verify(authentication)).toBe(false)
    fake.down.clear()
    await clock.advance(600_000)
    expect(fake.session).toBeNull()
    expect(browser.data.size).toBe(0)
  })
})

describe('a signature whose answer was lost', () => {
  async function verifyInVain(world: ReturnType<typeof createLeavingWorld>): Promise<WalletSignIn> {
    const authentication = world.open()
    world.fake.verdict = { kind: 'unreachable', reason: 'Lost.' }
    expect(await verify(authentication)).toBe(false)
    expect(kindOf(authentication)).toBe('idle')
    world.fake.session = { ...dana, expiresAtMs: world.clock.nowMs() + dayMs }
    return authentication
  }

  test('may have signed in: Cancel signs out', async () => {
    const world = createLeavingWorld()
    const { adapter } = await verifyInVain(world)
    await adapter.signOut()
    expect(world.fake.session).toBeNull()
    expect(world.browser.data.size).toBe(0)
  })

  test('may have signed in: Cancel signs out also when the answer is lost after it', async () => {
    const world = createLeavingWorld()
    const authentication = world.open()
    let answer = () => {}
    world.fake.beforeVerdict = () => new Promise<void>((resolve) => (answer = resolve))
    world.fake.verdict = { kind: 'unreachable', reason: 'Lost.' }
    const verified = verify(authentication)
    await world.clock.advance(0)
    await authentication.adapter.signOut()
    world.fake.session = { ...dana, expiresAtMs: world.clock.nowMs() + dayMs }
    answer()
    expect(await verified).toBe(false)
    await world.clock.advance(0)
    expect(world.fake.session).toBeNull()
    expect(world.browser.data.size).toBe(0)
  })

  test('and the tab was closed: the next visit shows what the service says', async () => {
    const world = createLeavingWorld()
    await verifyInVain(world)
    world.closeAll()
    const second = world.open()
    await world.clock.advance(0)
    expect(kindOf(second)).toBe('signedIn')
    await second.adapter.signOut()
    expect(world.fake.session).toBeNull()
  })

  test('and nobody comes back for longer than a session lasts: then nobody is asked', async () => {
    const world = createLeavingWorld()
    await verifyInVain(world)
    world.closeAll()
    await world.clock.advance(2 * monthMs)
    const asked = world.fake.asked.length
    expect(kindOf(world.open())).toBe('idle')
    await world.clock.advance(0)
    expect(world.fake.asked).toHaveLength(asked)
  })
})

test('a visit that could not learn whether somebody is signed in signs out at a disconnect', async () => {
  const { clock, browser, fake, open } = createLeavingWorld()
  await verify(open())
  fake.down.add('session')
  const { adapter } = open()
  await clock.advance(0)
  await adapter.signOut()
  expect(fake.session).toBeNull()
  expect(browser.data.size).toBe(0)
})

test('a clear no to the next signature leaves it open what became of a lost one: Cancel signs out', async () => {
  const { clock, fake, open } = createLeavingWorld()
  const authentication = open()
  fake.verdict = { kind: 'unreachable', reason: 'Lost.' }
  expect(await verify(authentication)).toBe(false)
  fake.session = { ...dana, expiresAtMs: clock.nowMs() + dayMs }
  fake.verdict = { kind: 'refused', cause: 'wrong', reason: 'No.' }
  expect(await verify(authentication)).toBe(false)
  await authentication.adapter.signOut()
  expect(fake.session).toBeNull()
})

test('a service that signs somebody else in is signed out from by Cancel', async () => {
  const { fake, open } = createLeavingWorld()
  const session = { address: addressOf('Ada'), chainId: 31337, expiresAtMs: 0 }
  fake.verdict = { kind: 'signedIn', session, notKept: null }
  fake.session = session
  const authentication = open()
  expect(await verify(authentication)).toBe(false)
  await authentication.adapter.signOut()
  expect(fake.session).toBeNull()
})

test.each(['wrong', 'expired', 'used'] as const)(
  'a clear no (%s) leaves nothing to sign out from',
  async (cause) => {
    const { browser, fake, open, timesAsked } = createLeavingWorld()
    fake.verdict = { kind: 'refused', cause, reason: 'No.' }
    const authentication = open()
    expect(await verify(authentication)).toBe(false)
    expect(browser.data.size).toBe(0)
    await authentication.adapter.signOut()
    expect(timesAsked('signOut')).toBe(0)
  },
)

test('a clear no to another signature does not forget who is signed in', async () => {
  const { clock, fake, open } = createLeavingWorld()
  const first = open()
  await verify(first)
  fake.verdict = { kind: 'refused', cause: 'wrong', reason: 'No.' }
  expect(await verify(open(undefined, ada), ada)).toBe(false)
  const second = open()
  await clock.advance(0)
  expect(kindOf(second)).toBe('signedIn')
})
