import { describe, expect, test } from 'vitest'
import { theSafe } from '../support/safeFixtures'
import { createLeavingWorld, verify } from './signInLeavingWorld'

/** The sign-in service has one session for a browser: signing out ends only what this tab, or this wallet, has begun. */

describe('a disconnect that the service does not hear of', () => {
  test.each(['before', 'after'])(
    'does not end the session of a Safe that signs in %s the next visit',
    async (when) => {
      const { clock, fake, open, openSafe, closeAll } = createLeavingWorld()
      const wallet = open()
      await verify(wallet)
      fake.down.add('signOut')
      await wallet.adapter.signOut()
      await clock.advance(3_600_000)
      const visitAgain = async () => {
        closeAll()
        open()
        await clock.advance(0)
      }
      if (when === 'after') await visitAgain()
      const safe = openSafe()
      await safe.send()
      expect(safe.state.getState().kind).toBe('signedIn')
      fake.down.clear()
      if (when === 'before') await visitAgain()
      await clock.advance(600_000)
      expect(fake.session).toMatchObject({ address: theSafe })
      // Until the end of the Safe's session, and for nothing else.
      expect(clock.sleeping).toBe(1)
    },
  )

  test('is still told after the sign-in of a Safe that the browser has not kept', async () => {
    const { clock, fake, open, openSafe } = createLeavingWorld()
    const wallet = open()
    await verify(wallet)
    fake.down.add('signOut')
    await wallet.adapter.signOut()
    fake.keepsCookies = false
    await openSafe().send()
    fake.down.clear()
    await clock.advance(600_000)
    expect(fake.session).toBeNull()
  })
})

test('a wallet that disconnects leaves the session of a Safe alone, which took the place of its own', async () => {
  const { fake, open, openSafe } = createLeavingWorld()
  const wallet = open()
  await verify(wallet)
  await openSafe().send()
  await wallet.adapter.signOut()
  expect(wallet.state.getState().kind).toBe('idle')
  expect(fake.session).toMatchObject({ address: theSafe })
})

describe('another tab than the one that signed in', () => {
  test('leaves its session alone at a disconnect, also after a clear no to a signature of its own', async () => {
    const { fake, open, timesAsked } = createLeavingWorld()
    const [first, second] = [open(), open()]
    await verify(first)
    await second.adapter.signOut()
    fake.verdict = { kind: 'refused', cause: 'wrong', reason: 'No.' }
    expect(await verify(second)).toBe(false)
    await second.adapter.signOut()
    expect(timesAsked('signOut')).toBe(0)
    expect(fake.session).not.toBeNull()
  })

  test('leaves it alone also where it has told the service of a lost signature before', async () => {
    const { clock, fake, open, timesAsked } = createLeavingWorld()
    const [first, second] = [open(), open()]
    fake.verdict = { kind: 'unreachable', reason: 'Lost.' }
    expect(await verify(second)).toBe(false)
    await second.adapter.signOut()
    expect(timesAsked('signOut')).toBe(1)
    fake.verdict = null
    await verify(first)
    await second.adapter.signOut()
    await clock.advance(600_000)
    expect(timesAsked('signOut')).toBe(1)
    expect(fake.session).not.toBeNull()
  })

  test('tells the service what the first could not, at its own disconnect', async () => {
    const { fake, open } = createLeavingWorld()
    const [first, second] = [open(), open()]
    await verify(first)
    fake.down.add('signOut')
    await first.adapter.signOut()
    fake.down.clear()
    await second.adapter.signOut()
    expect(fake.session).toBeNull()
  })
})

describe.each(['refused', 'lost'])('a Safe whose signature is %s', (outcome) => {
  async function failAsSafe({ fake, openSafe }: ReturnType<typeof createLeavingWorld>) {
    fake.verdict =
      outcome === 'lost'
        ? { kind: 'unreachable', reason: 'Lost.' }
        : { kind: 'refused', cause: 'wrong', reason: 'No.' }
    const safe = openSafe()
    await safe.send()
    expect(safe.state.getState()).toEqual({ kind: 'idle', problem: 'verifying' })
    return safe
  }

  test('leaves the wallet signed in, in a later visit too', async () => {
    const world = createLeavingWorld()
    await verify(world.open())
    await failAsSafe(world)
    world.closeAll()
    const second = world.open()
    await world.clock.advance(0)
    expect(second.state.getState().kind).toBe('signedIn')
  })

  test('signs out at Cancel only what it may have begun', async () => {
    const world = createLeavingWorld()
    const safe = await failAsSafe(world)
    safe.cancel()
    await world.clock.advance(0)
    expect(world.timesAsked('signOut')).toBe(outcome === 'lost' ? 1 : 0)
  })
})
