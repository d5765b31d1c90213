import { parseSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { createBrowserStorage } from '../../src/adapters/storage/browserStorage'
import { signInProblems } from '../../src/core/signIn/signInWords'
import { createFakeDisk, noStorageEvents } from '../support/fakeDisk'
import { aChain, addressOf, buildOnChain, theSafe } from '../support/safeFixtures'
import { createSignInWorld, dayMs, signAsDana } from './signInWorld'

type SignInWorld = ReturnType<typeof createSignInWorld>

/** Prepares, and has the Safe asked. Leaves the request open. */
async function ask({ clock }: SignInWorld, { signIn }: ReturnType<SignInWorld['open']>) {
  void signIn.send()
  await clock.advance(0)
}

const errorOf = (state: ReturnType<ReturnType<SignInWorld['open']>['state']>) =>
  state.kind === 'idle' && state.problem !== null ? signInProblems[state.problem] : null

describe('an account that signs alone', () => {
  test('[S7.9, S4.15] prepares a message of EIP-4361, has it signed, and is signed in by the service', async () => {
    const world = createSignInWorld()
    const { signIn, state } = world.openAlone()
    const seen: string[] = []
    signIn.state.subscribe(({ kind }) => seen.push(kind))
    await signIn.prepare()
    expect(state()).toMatchObject({ kind: 'ready' })
    void signIn.send()
    await world.clock.advance(0)
    const [request] = world.requests
    const fields = parseSiweMessage(request?.message ?? '')
    expect(fields).toMatchObject({
      address: signIn.account.address,
      chainId: aChain.id,
      domain: 'app.test',
      uri: 'https://app.test/',
      version: '1',
      nonce: 'nonce100',
    })
    expect((fields.expirationTime?.getTime() ?? 0) - (fields.issuedAt?.getTime() ?? 0)).toBe(3 * dayMs)
    request?.answer(await signAsDana(request.message))
    await world.clock.advance(0)
    expect(state()).toMatchObject({ kind: 'signedIn', notKept: null })
    expect(seen).toEqual(['preparing', 'ready', 'asking', 'checking', 'signedIn'])
    expect(world.fake.asked).toEqual(['nonce', 'verify', 'session'])
  })

  test('says whether a pending sign-in outlives the page, also when storage fills up while owners sign', async () => {
    const { clock, open } = createSignInWorld({ onChain: buildOnChain({ threshold: 2 }) })
    const disk = createFakeDisk()
    const { signIn, state } = open(undefined, createBrowserStorage(disk.open, noStorageEvents))
    disk.mode = 'full'
    expect(signIn.durable).toBe(true)
    void signIn.send()
    await clock.advance(0)
    expect(state().kind).not.toBe('idle')
    expect(signIn.durable).toBe(false)
  })

  test('[S4.16] a person’s no goes back to idle without a word, and the next try needs no new nonce', async () => {
    const world = createSignInWorld()
    const { signIn, state } = world.openAlone()
    await ask(world, { signIn, state, close: () => {} })
    world.requests[0]?.answer({ kind: 'rejected' })
    await world.clock.advance(0)
    expect(state()).toEqual({ kind: 'idle', problem: null, unsigned: true })
    void signIn.send()
    await world.clock.advance(0)
    expect(world.requests[1]?.message).toBe(world.requests[0]?.message)
    expect(world.fake.asked).toEqual(['nonce'])
  })

  test('[S4.15, S8.4] each failure has its own sentence and goes back to idle', async () => {
    const world = createSignInWorld()
    const { signIn, state } = world.openAlone()
    world.fake.down.add('nonce')
    await signIn.send()
    expect(errorOf(state())).toBe('Error preparing message, please retry!')

    world.fake.down.clear()
    await ask(world, { signIn, state, close: () => {} })
    world.requests[0]?.answer({ kind: 'failed', reason: 'The wallet is locked.' })
    await world.clock.advance(0)
    expect(errorOf(state())).toBe('Error signing message, please retry!')

    await ask(world, { signIn, state, close: () => {} })
    world.fake.verdict = { kind: 'refused', cause: 'wrong', reason: 'Not signed.' }
    world.requests[1]?.answer(await signAsDana(world.requests[1].message))
    await world.clock.advance(0)
    expect(errorOf(state())).toBe('Error verifying signature, please retry!')

    world.fake.verdict = {
      kind: 'signedIn',
      session: { address: theSafe, chainId: aChain.id, expiresAtMs: 0 },
      notKept: null,
    }
    await ask(world, { signIn, state, close: () => {} })
    world.requests[2]?.answer(await signAsDana(world.requests[2].message))
    await world.clock.advance(0)
    expect(errorOf(state())).toBe('Oops, something went wrong!')

    await ask(world, { signIn, state, close: () => {} })
    world.requests[3]?.fail()
    await world.clock.advance(0)
    expect(errorOf(state())).toBe('Oops, something went wrong!')
  })

  test('a service out of reach after the signature: the retry brings the same signature, and asks nobody to sign', async () => {
    const world = createSignInWorld()
    const { signIn, state } = world.openAlone()
    await ask(world, { signIn, state, close: () => {} })
    world.fake.down.add('verify')
    world.requests[0]?.answer(await signAsDana(world.requests[0].message))
    await world.clock.advance(0)
    expect(errorOf(state())).toBe('Error verifying signature, please retry!')
    world.fake.down.clear()
    await signIn.send()
    expect(state().kind).toBe('signedIn')
    expect(world.requests).toHaveLength(1)
  })

  test('an answer that was lost after the service had taken the nonce is found by its session', async () => {
    const world = createSignInWorld()
    const { signIn, state } = world.openAlone()
    await ask(world, { signIn, state, close: () => {} })
    world.fake.session = { address: signIn.account.address, chainId: aChain.id, expiresAtMs: 5 }
    world.fake.verdict = { kind: 'refused', cause: 'used', reason: 'Used.' }
    world.requests[0]?.answer(await signAsDana(world.requests[0].message))
    await world.clock.advance(0)
    expect(state()).toMatchObject({ kind: 'signedIn', expiresAtMs: 5 })
  })

  test('a browser that keeps no cookie is found out, and the page says so', async () => {
    const world = createSignInWorld()
    const { signIn, state } = world.openAlone()
    world.fake.keepsCookies = false
    await ask(world, { signIn, state, close: () => {} })
    world.requests[0]?.answer(await signAsDana(world.requests[0].message))
    await world.clock.advance(0)
    expect(state()).toMatchObject({ kind: 'signedIn', notKept: expect.stringContaining('cookie') })
    await signIn.refresh()
    expect(state().kind).toBe('signedIn')
    expect(world.browser.data.size).toBe(0)
  })

  test('cancelled while the wallet asks, a late signature changes nothing', async () => {
    const world = createSignInWorld()
    const { signIn, state } = world.openAlone()
    await ask(world, { signIn, state, close: () => {} })
    signIn.cancel()
    world.requests[0]?.answer(await signAsDana(world.requests[0].message))
    await world.clock.advance(0)
    expect(state()).toEqual({ kind: 'idle', problem: null, unsigned: true })
    expect(world.fake.asked).not.toContain('verify')
  })
})

describe('the next visit', () => {
  test('asks for the session only where this browser has signed in, and ends with it', async () => {
    const world = createSignInWorld()
    const first = world.openAlone()
    await world.clock.advance(0)
    expect(world.fake.asked).toEqual([])
    await ask(world, first)
    world.requests[0]?.answer(await signAsDana(world.requests[0].message))
    await world.clock.advance(0)
    first.close()

    const second = world.openAlone()
    await world.clock.advance(0)
    expect(second.state().kind).toBe('signedIn')
    await second.signIn.signOut()
    expect(second.state()).toEqual({ kind: 'idle', problem: null })
    second.close()

    const asked = world.fake.asked.length
    world.openAlone()
    await world.clock.advance(0)
    expect(world.fake.asked).toHaveLength(asked)
  })

  test('does not believe a session of another account', async () => {
    const world = createSignInWorld()
    const first = world.openAlone()
    await ask(world, first)
    world.requests[0]?.answer(await signAsDana(world.requests[0].message))
    await world.clock.advance(0)
    world.fake.session = { address: theSafe, chainId: aChain.id, expiresAtMs: 0 }
    await first.signIn.refresh()
    expect(first.state()).toEqual({ kind: 'idle', problem: null })
  })

  test('a Safe is signed out here at once, and at the service as soon as it answers', async () => {
    const world = createSignInWorld({ onChain: buildOnChain({ threshold: 1 }) })
    const { signIn, state, close } = world.open()
    await ask(world, { signIn, state, close })
    world.requests[0]?.answer({ kind: 'signed', signature: '0x1234' })
    await world.clock.advance(0)
    world.fake.down.add('signOut')
    await signIn.signOut()
    expect(state()).toEqual({ kind: 'idle', problem: null })
    expect(signIn.stuck.getState()).toBe(true)
    world.fake.down.clear()
    await world.clock.advance(60_000)
    expect(signIn.stuck.getState()).toBe(false)
    expect(world.fake.session).toBeNull()
  })

  test('a Safe is signed out when the session ends', async () => {
    const world = createSignInWorld({ onChain: buildOnChain({ threshold: 1 }) })
    const { signIn, state, close } = world.open()
    await ask(world, { signIn, state, close })
    world.requests[0]?.answer({ kind: 'signed', signature: '0x1234' })
    await world.clock.advance(2 * dayMs)
    expect(state()).toEqual({ kind: 'idle', problem: null })
    expect(world.browser.data.size).toBe(0)
  })
})

describe('a Safe', () => {
  test('whose host brings the signature at once', async () => {
    const world = createSignInWorld({ onChain: buildOnChain({ threshold: 1 }) })
    const tab = world.open()
    await ask(world, tab)
    expect(tab.state().kind).toBe('asking')
    world.requests[0]?.answer({ kind: 'signed', signature: '0x1234' })
    await world.clock.advance(0)
    expect(tab.state().kind).toBe('signedIn')
    // Until the end of the session, and for nothing else.
    expect(world.clock.sleeping).toBe(1)
  })

  test('whose owners sign over days, with the tab closed between: it completes when enough have', async () => {
    const world = createSignInWorld()
    const first = world.open()
    await ask(world, first)
    world.ownersSign('Ada')
    await world.clock.advance(60_000)
    expect(first.state()).toMatchObject({
      kind: 'pending',
      item: { phase: { status: 'needsConfirmation', signatures: { threshold: 2 } } },
    })
    first.close()
    await world.clock.advance(2 * dayMs)

    const second = world.open()
    expect(second.state().kind).toBe('pending')
    world.ownersSign('Ada', 'Ben')
    await world.clock.advance(60_000)
    expect(second.state()).toMatchObject({ kind: 'signedIn' })
    expect(world.fake.asked.filter((what) => what === 'verify')).toHaveLength(1)
    // Until the end of the session, and for nothing else.
    expect(world.clock.sleeping).toBe(1)
  })

  test('[S4.16] its “rejected” goes back to idle without a word when nobody has signed', async () => {
    const world = createSignInWorld()
    const tab = world.open()
    await ask(world, tab)
    world.requests[0]?.answer({ kind: 'rejected' })
    await world.clock.advance(0)
    expect(tab.state()).toEqual({ kind: 'idle', problem: null, unsigned: true })
    await world.clock.advance(120_000)
    expect(tab.state()).toEqual({ kind: 'idle', problem: null, unsigned: true })
    expect(world.browser.data.size).toBe(0)
    expect(world.clock.sleeping).toBe(0)
  })

  test.each([
    ['rejected', { kind: 'idle', problem: null, unsigned: true }],
    ['failed', { kind: 'idle', problem: 'signing' }],
  ] as const)('its “%s” is told within seconds while the service has no request left', async (kind, told) => {
    const world = createSignInWorld()
    const tab = world.open()
    await ask(world, tab)
    world.budget.refilled = world.clock.sleep(60_000)
    world.requests[0]?.answer(kind === 'failed' ? { kind, reason: 'Request failed' } : { kind })
    await world.clock.advance(5_000)
    expect(tab.state()).toEqual(told)
    world.ownersSign('Ada')
    await world.clock.advance(120_000)
    expect(tab.state().kind).toBe('pending')
  })

  test.each(['rejected', 'failed'] as const)(
    'its “%s” after the first owner has signed is no end',
    async (kind) => {
      const world = createSignInWorld()
      const tab = world.open()
      await ask(world, tab)
      world.ownersSign('Ada')
      world.requests[0]?.answer(kind === 'failed' ? { kind, reason: 'Request failed' } : { kind })
      await world.clock.advance(0)
      expect(tab.state()).toMatchObject({
        kind: 'pending',
        item: { phase: { signatures: { signed: [addressOf('Ada')] } } },
      })
      world.ownersSign('Ada', 'Chidi')
      await world.clock.advance(60_000)
      expect(tab.state().kind).toBe('signedIn')
    },
  )

  test('whose service shows the first signature a little after the “rejected”', async () => {
    const world = createSignInWorld()
    const tab = world.open()
    await ask(world, tab)
    world.requests[0]?.answer({ kind: 'rejected' })
    await world.clock.advance(0)
    world.ownersSign('Ada')
    await world.clock.advance(59_000)
    expect(tab.state().kind).toBe('pending')
  })

  test.each([{ kind: 'pending', way: 'messages' } as const, { kind: 'signed', signature: '0x' } as const])(
    '0x means that more owners have to sign, not that it is signed: $kind',
    async (answer) => {
      const world = createSignInWorld()
      const tab = world.open()
      await ask(world, tab)
      world.ownersSign('Ada')
      world.requests[0]?.answer(answer)
      await world.clock.advance(0)
      expect(tab.state().kind).toBe('pending')
      expect(world.fake.asked).not.toContain('verify')
    },
  )

  test('that signs by a transaction is followed on the chain', async () => {
    const world = createSignInWorld()
    const tab = world.open()
    await ask(world, tab)
    world.requests[0]?.answer({ kind: 'pending', way: 'onChain' })
    await world.clock.advance(60_000)
    expect(tab.state()).toMatchObject({ kind: 'pending', way: 'onChain' })
    world.signed.byTransaction = true
    await world.clock.advance(60_000)
    expect(tab.state().kind).toBe('signedIn')
  })

  test('that signs by a transaction although its wallet did not say so', async () => {
    const world = createSignInWorld()
    const tab = world.open()
    await ask(world, tab)
    world.requests[0]?.answer({ kind: 'pending', way: 'messages' })
    await world.clock.advance(60_000)
    expect(tab.state().kind).toBe('pending')
    world.signed.byTransaction = true
    await world.clock.advance(60_000)
    expect(tab.state().kind).toBe('signedIn')
  })

  test('whose chain cannot be read is not asked', async () => {
    const world = createSignInWorld({ down: new Map([['chain', {}]]) })
    const tab = world.open()
    await tab.signIn.send()
    expect(errorOf(tab.state())).toBe('Error preparing message, please retry!')
    expect(world.requests).toHaveLength(0)
  })

  test('in two tabs is verified once, and both are signed in', async () => {
    const world = createSignInWorld()
    const first = world.open()
    await ask(world, first)
    world.ownersSign('Ada')
    await world.clock.advance(60_000)
    const second = world.open()
    await world.clock.advance(0)
    expect(second.state().kind).toBe('pending')
    world.ownersSign('Ada', 'Ben')
    await world.clock.advance(120_000)
    expect(first.state().kind).toBe('signedIn')
    expect(second.state().kind).toBe('signedIn')
    expect(world.fake.asked.filter((what) => what === 'verify')).toHaveLength(1)
  })

  test('a tab that was closed while it verified leaves it to the next', async () => {
    const world = createSignInWorld()
    const first = world.open()
    await ask(world, first)
    world.ownersSign('Ada', 'Ben')
    world.fake.beforeVerdict = () => new Promise(() => {})
    world.fake.verdict = { kind: 'unreachable', reason: 'Never told.' }
    await world.clock.advance(60_000)
    expect(first.state().kind).toBe('checking')
    first.close()
    world.fake.beforeVerdict = async () => {}
    world.fake.verdict = null
    const second = world.open()
    await world.clock.advance(150_000)
    expect(second.state().kind).toBe('signedIn')
  })

  test('a sign-in service that is out of reach is asked again until it answers', async () => {
    const world = createSignInWorld()
    const tab = world.open()
    await ask(world, tab)
    world.ownersSign('Ada')
    await world.clock.advance(60_000)
    world.fake.down.add('verify')
    world.ownersSign('Ada', 'Ben')
    await world.clock.advance(600_000)
    expect(tab.state()).toMatchObject({ kind: 'pending', trouble: 'The sign-in service is down.' })
    world.fake.down.clear()
    await world.clock.advance(600_000)
    expect(tab.state().kind).toBe('signedIn')
  })

  test('a message that not enough owners signed in time is said to have expired, and nobody is asked any more', async () => {
    const world = createSignInWorld()
    const first = world.open()
    await ask(world, first)
    world.ownersSign('Ada')
    await world.clock.advance(60_000)
    first.close()
    await world.clock.advance(3 * dayMs)
    const second = world.open()
    await world.clock.advance(0)
    expect(errorOf(second.state())).toMatch(/^This message has expired/)
    expect(world.browser.data.size).toBe(0)
    expect(world.clock.sleeping).toBe(0)
  })

  test('given up in one tab, the other waits no more; the next one is a new message', async () => {
    const world = createSignInWorld()
    const first = world.open()
    await ask(world, first)
    world.ownersSign('Ada')
    await world.clock.advance(60_000)
    const second = world.open()
    second.signIn.cancel()
    await world.clock.advance(0)
    expect(first.state()).toEqual({ kind: 'idle', problem: null })
    void first.signIn.send()
    await world.clock.advance(0)
    expect(world.requests[1]?.message).not.toBe(world.requests[0]?.message)
  })

  test('reloaded while the host asked: found at the service when somebody has signed, else forgotten', async () => {
    const world = createSignInWorld()
    const first = world.open()
    await ask(world, first)
    first.close()
    const second = world.open()
    await world.clock.advance(120_000)
    expect(second.state()).toEqual({ kind: 'idle', problem: null })
    expect(world.browser.data.size).toBe(0)
    await ask(world, second)
    second.close()
    world.ownersSign('Ben')
    const third = world.open()
    await world.clock.advance(0)
    expect(third.state().kind).toBe('pending')
  })

  test('a closed account asks nobody', async () => {
    const world = createSignInWorld()
    const tab = world.open()
    await ask(world, tab)
    world.ownersSign('Ada')
    await world.clock.advance(60_000)
    tab.close()
    const asked = world.world.asked.length
    await world.clock.advance(dayMs)
    expect(world.world.asked).toHaveLength(asked)
    expect(world.clock.sleeping).toBe(0)
  })
})

test.each([
  ['of a later version', '{"version":2,"signIn":"under way"}'],
  ['cut off', '{"version":1,"rec'],
])('a stored sign-in %s: no other one begins, and it stays until it is discarded', async (_what, text) => {
  const { clock, open, requests } = createSignInWorld({ onChain: buildOnChain({ threshold: 2 }) })
  const disk = createFakeDisk()
  const key = `dsg.v1.signIn.${aChain.id}.${theSafe}`
  disk.texts.set(key, text)
  const { signIn, state } = open(undefined, createBrowserStorage(disk.open, noStorageEvents))
  void signIn.send()
  await clock.advance(0)
  expect(state()).toEqual({ kind: 'idle', problem: 'unreadable' })
  signIn.cancel()
  expect(requests).toHaveLength(0)
  expect(disk.texts.get(key)).toBe(text)
  const { unreadable } = signIn
  if (unreadable !== null) signIn.discard(unreadable)
  void signIn.send()
  await clock.advance(0)
  expect(requests).toHaveLength(1)
})
