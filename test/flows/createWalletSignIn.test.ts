import type { createAuthenticationAdapter as rainbowKitsOwn } from '@rainbow-me/rainbowkit'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { parseSiweMessage } from 'viem/siwe'
import { describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SignInAccount } from '../../src/core/signIn/signInFields'
import { createWalletSignIn, type WalletSignIn } from '../../src/flows/signIn/createWalletSignIn'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'
import { keyOf } from '../support/safeFixtures'
import { ada, dana, verify } from './signInLeavingWorld'
import { createFakeAuth, dayMs, site } from './signInWorld'

const idle = { kind: 'idle', problem: null }

function setUp() {
  const browser = createFakeBrowser()
  const clock = createFakeClock()
  const { fake, auth } = createFakeAuth(clock)
  /** Of the tab that was opened last. */
  let wallet = createStore<SignInAccount | null>(() => dana)
  const become = (account: SignInAccount | null) => wallet.setState(account, true)
  const open = (of = dana) => {
    const { signal } = new AbortController()
    wallet = createStore<SignInAccount | null>(() => of)
    return createWalletSignIn({ auth, site, storage: browser.openTab(), clock, signal, wallet })
  }
  return { clock, browser, fake, become, open }
}

/** What RainbowKit does when a person presses the button. */
async function signIn({ adapter }: WalletSignIn, signature?: Hex) {
  const message = await adapter.createMessage({ ...dana, nonce: await adapter.getNonce() })
  const own = await privateKeyToAccount(keyOf('Dana')).signMessage({ message })
  return { message, verified: await adapter.verify({ message, signature: signature ?? own }) }
}

test('[S7.9] it is what RainbowKit takes, and the message is one of EIP-4361 that the service verifies', async () => {
  const { open, fake } = setUp()
  const authentication = open()
  authentication.want()
  // Compiles only while the shapes are the same.
  const taken: Parameters<typeof rainbowKitsOwn<string>>[0] = authentication.adapter
  expect(taken).toBe(authentication.adapter)
  expect(authentication.isAsked.getState()).toBe(true)
  expect(authentication.state.getState()).toEqual(idle)
  const { message, verified } = await signIn(authentication)
  expect(verified).toBe(true)
  expect(parseSiweMessage(message)).toMatchObject({ ...dana, domain: 'app.test', uri: 'https://app.test/' })
  expect(authentication.isAsked.getState()).toBe(false)
  expect(authentication.state.getState()).toMatchObject({ kind: 'signedIn', notKept: null })
  expect(fake.session).toMatchObject(dana)
  expect(fake.asked).toEqual(['nonce', 'verify', 'session'])
})

describe('[S8.4] what RainbowKit shows as an error', () => {
  test('a nonce that does not come is an error of preparing the message, and the next press asks for it again', async () => {
    const { open, fake } = setUp()
    fake.down.add('nonce')
    const authentication = open()
    const { adapter } = authentication
    // RainbowKit has no way on from a nonce that is refused.
    const nonce = await adapter.getNonce()
    const press = async () => adapter.createMessage({ ...dana, nonce })
    await expect(press()).rejects.toThrow('Error preparing message, please retry!')
    fake.down.delete('nonce')
    const message = await press()
    const signature = await privateKeyToAccount(keyOf('Dana')).signMessage({ message })
    expect(await adapter.verify({ message, signature })).toBe(true)
  })

  test('a nonce that has expired while the dialog stood open is replaced', async () => {
    const { open, clock } = setUp()
    const { adapter } = open()
    const nonce = await adapter.getNonce()
    expect(parseSiweMessage(await adapter.createMessage({ ...dana, nonce })).nonce).toBe(nonce)
    await clock.advance(4 * dayMs)
    expect(parseSiweMessage(await adapter.createMessage({ ...dana, nonce })).nonce).not.toBe(nonce)
  })

  test.each(['refused', 'unreachable'] as const)('a signature that is %s is not verified', async (kind) => {
    const { open, fake } = setUp()
    fake.verdict = kind === 'refused' ? { kind, cause: 'wrong', reason: 'No.' } : { kind, reason: 'Down.' }
    const authentication = open()
    expect((await signIn(authentication)).verified).toBe(false)
    expect(authentication.state.getState().kind).toBe('idle')
  })

  test('a message that was not written here is not brought to the service', async () => {
    const { open, fake } = setUp()
    expect(await open().adapter.verify({ message: 'Hello', signature: '0x12' })).toBe(false)
    expect(fake.asked).toEqual([])
  })
})

describe('0x is the answer of a Safe whose other owners have to sign', () => {
  test('it is never verified as a signature', async () => {
    const { open, fake } = setUp()
    expect((await signIn(open(), '0x')).verified).toBe(false)
    expect(fake.asked).toEqual(['nonce'])
  })
})

describe('the next visit', () => {
  test('asks nobody where nobody has signed in', async () => {
    const { open, fake, clock } = setUp()
    open()
    await clock.advance(0)
    expect(fake.asked).toEqual([])
  })

  test('takes the session up again, and is a stranger once it has ended', async () => {
    const { open, fake, clock } = setUp()
    await signIn(open())
    const second = open()
    expect(second.state.getState().kind).toBe('loading')
    await clock.advance(0)
    expect(second.state.getState().kind).toBe('signedIn')
    await clock.advance(2 * dayMs)
    const asked = fake.asked.length
    expect(open().state.getState().kind).toBe('idle')
    expect(fake.asked).toHaveLength(asked)
  })

  test('a service that does not answer leaves nobody waiting', async () => {
    const { open, fake, clock } = setUp()
    await signIn(open())
    fake.down.add('session')
    const second = open()
    await clock.advance(0)
    expect(second.state.getState().kind).toBe('idle')
  })
})

describe('a page that is open for longer than the session', () => {
  test.each(['this', 'an earlier'])('is a stranger after it, also when %s page began it', async (which) => {
    const { open, fake, clock, browser } = setUp()
    const first = open()
    await signIn(first)
    const { state } = which === 'this' ? first : open()
    await clock.advance(dayMs)
    expect(state.getState().kind).toBe('signedIn')
    const asked = fake.asked.length
    await clock.advance(dayMs)
    expect(state.getState().kind).toBe('idle')
    expect(browser.data.size).toBe(0)
    expect(fake.asked).toHaveLength(asked)
    expect(clock.sleeping).toBe(0)
  })

  test('sees a session end that is longer than a timer of a browser', async () => {
    const { open, fake, clock } = setUp()
    const session = { ...dana, expiresAtMs: clock.nowMs() + 30 * dayMs }
    fake.verdict = { kind: 'signedIn', session, notKept: null }
    const sleep = vi.spyOn(clock, 'sleep')
    const authentication = open()
    await signIn(authentication)
    await clock.advance(29 * dayMs)
    expect(authentication.state.getState().kind).toBe('signedIn')
    await clock.advance(2 * dayMs)
    expect(authentication.state.getState().kind).toBe('idle')
    expect(sleep).toHaveBeenCalled()
    expect(sleep.mock.calls.filter(([ms]) => ms >= 2 ** 31)).toEqual([])
  })

  test('goes on with the session that has taken the place of the first', async () => {
    const { open, clock, become } = setUp()
    const authentication = open()
    await signIn(authentication)
    await clock.advance(dayMs / 2)
    become(ada)
    await verify(authentication, ada)
    await clock.advance(dayMs)
    expect(authentication.state.getState().kind).toBe('signedIn')
    await authentication.adapter.signOut()
    expect(clock.sleeping).toBe(0)
  })

  test('leaves alone what another tab has begun since', async () => {
    const { open, clock, browser } = setUp()
    const first = open()
    await signIn(first)
    await clock.advance(dayMs / 2)
    const second = open(ada)
    await verify(second, ada)
    await clock.advance(dayMs)
    expect(first.state.getState().kind).toBe('idle')
    expect(second.state.getState().kind).toBe('signedIn')
    expect(browser.data.size).toBe(1)
  })

  test('does not believe a clock by which the session was over as it began', async () => {
    const { open, fake, clock } = setUp()
    const session = { ...dana, expiresAtMs: clock.nowMs() - dayMs }
    fake.verdict = { kind: 'signedIn', session, notKept: null }
    const authentication = open()
    await signIn(authentication)
    await clock.advance(dayMs)
    expect(authentication.state.getState().kind).toBe('signedIn')
  })
})

test('who has disconnected while the service was looking at the signature is not signed in after that', async () => {
  const { open, fake, clock } = setUp()
  const authentication = open()
  let answer = () => {}
  fake.beforeVerdict = () => new Promise<void>((resolve) => (answer = resolve))
  const verified = verify(authentication)
  await clock.advance(0)
  await authentication.adapter.signOut()
  answer()
  expect(await verified).toBe(false)
  expect(authentication.state.getState()).toEqual(idle)
  expect(fake.asked.at(-1)).toBe('signOut')
  expect(fake.session).toBeNull()
})

test('who has disconnected as the wallet signed has nothing brought to the service', async () => {
  const { open, fake } = setUp()
  const { adapter } = open()
  const message = await adapter.createMessage({ ...dana, nonce: await adapter.getNonce() })
  const signature = await privateKeyToAccount(keyOf('Dana')).signMessage({ message })
  const verified = adapter.verify({ message, signature })
  await adapter.signOut()
  expect(await verified).toBe(false)
  expect(fake.asked).toEqual(['nonce'])
})

describe('the step of RainbowKit', () => {
  test('asks for no new nonce after the wallet has refused, of which RainbowKit says nothing', async () => {
    const { open, fake } = setUp()
    const authentication = open()
    authentication.want()
    const nonce = await authentication.adapter.getNonce()
    const refused = await authentication.adapter.createMessage({ ...dana, nonce })
    expect(await authentication.adapter.createMessage({ ...dana, nonce })).toBe(refused)
    expect(fake.asked).toEqual(['nonce'])
    expect(authentication.state.getState().kind).toBe('asking')
  })

  test('can be opened again after it was closed while the wallet asked', async () => {
    const { open } = setUp()
    const authentication = open()
    await authentication.adapter.createMessage({ ...dana, nonce: await authentication.adapter.getNonce() })
    authentication.adapter.cancel()
    expect(await verify(authentication)).toBe(true)
  })

  test('writes no message for another account or chain than the connected one', async () => {
    const { open, fake, become } = setUp()
    const { adapter } = open()
    const nonce = await adapter.getNonce()
    await expect(adapter.createMessage({ ...ada, nonce })).rejects.toThrow('Error preparing message')
    await expect(adapter.createMessage({ ...dana, chainId: 1, nonce })).rejects.toThrow('Error preparing')
    become(null)
    await expect(adapter.createMessage({ ...dana, nonce })).rejects.toThrow('Error preparing message')
    expect(fake.asked).toEqual(['nonce'])
  })

  test('a session counts on every chain of the wallet', async () => {
    const { open, become, fake } = setUp()
    const authentication = open()
    await verify(authentication)
    become({ ...dana, chainId: 1 })
    expect(authentication.state.getState().kind).toBe('signedIn')
    expect(fake.asked).toEqual(['nonce', 'verify', 'session'])
  })
})

test('signing out ends the session; a disconnect without one asks nobody', async () => {
  const { open, fake } = setUp()
  const authentication = open()
  await authentication.adapter.signOut()
  expect(fake.asked).toEqual([])
  await signIn(authentication)
  await authentication.adapter.signOut()
  expect(fake.session).toBeNull()
  expect(authentication.state.getState().kind).toBe('idle')
  expect(open().state.getState().kind).toBe('idle')
})
