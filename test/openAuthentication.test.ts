import type { Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { openAuthentication } from '../src/compose/openAuthentication'
import type { AccountState } from '../src/ui/AppContext'
import { createSignInService } from './sandbox/auth/createSignInService'
import { owners } from './sandbox/chain/owners'
import { createFakeClock } from './support/fakeClock'
import { createFakeBrowser } from './support/fakeStorage'
import { eventually } from './support/eventually'

/** Whom RainbowKit may ask to sign in: nobody but a person with an ordinary wallet who wants to. */

const [ada, ben] = owners
const site = 'http://app.test'
const authUrl = 'http://auth.test/auth'
const chainId = 31337
const dayMs = 86_400_000
const clock = createFakeClock()
const none = { kind: 'none' } as const satisfies AccountState
const asWallet = (address: Address) =>
  ({ kind: 'wallet', account: { address, chain: { id: chainId } } }) as AccountState
const asSafe = (address: Address) => ({ kind: 'ready', account: { address } }) as unknown as AccountState

let browser: ReturnType<typeof createFakeBrowser>
let requests: string[]
/** What of the service cannot be reached. */
let down: string | null
/** Called before a verdict leaves. */
let beforeVerdict: () => Promise<void>
beforeEach(() => {
  down = null
  beforeVerdict = async () => {}
  browser = createFakeBrowser()
  requests = []
  vi.stubGlobal('window', { location: new URL(site) })
  const service = createSignInService({
    publicUrl: authUrl,
    appOrigins: [site],
    chains: [{ id: chainId, rpcUrl: 'http://node.test' }],
    key: 'a key of this test alone, long enough',
    nowMs: clock.nowMs,
  })
  let cookie = ''
  // The real service, behind a browser that keeps its cookie, and a node that tells its chain.
  vi.stubGlobal('fetch', async (...target: Parameters<typeof fetch>) => {
    const request = new Request(...target)
    if (!request.url.startsWith(authUrl)) {
      return Response.json({ jsonrpc: '2.0', id: 0, result: `0x${chainId.toString(16)}` })
    }
    const path = request.url.slice(authUrl.length + 1)
    requests.push(path)
    if (path === down) throw new TypeError('Failed to fetch')
    const headers = new Headers([...request.headers, ['origin', site], ['cookie', cookie]])
    const response = await service.fetch(new Request(request, { headers }))
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    if (path === 'verify') await beforeVerdict()
    return response
  })
})
afterEach(() => vi.unstubAllGlobals())

function open(first: AccountState = none) {
  const account = createStore<AccountState>(() => first)
  const authentication = openAuthentication({
    authUrl,
    appName: 'do some good',
    account,
    storage: browser.openTab(),
    clock,
  })
  const become = (state: AccountState) => account.setState(state, true)
  /** What RainbowKit is told, and what the page says of the account of now. */
  const told = () => [authentication.isAsked.getState(), authentication.state.getState().kind]
  const { adapter } = authentication
  /** What a wallet makes of the message, before anybody looks at it. */
  async function write(person: (typeof owners)[number]) {
    const given = { nonce: await adapter.getNonce(), address: person.address, chainId }
    const message = await adapter.createMessage(given)
    const signature = await privateKeyToAccount(person.privateKey).signMessage({ message })
    return { message, signature }
  }
  const sign = async (person: (typeof owners)[number]) => adapter.verify(await write(person))
  return { ...authentication, become, told, write, sign }
}

const idle = { kind: 'idle', problem: null }
const notAsked = [false, 'idle']
const asked = [true, 'idle']
const signedIn = [false, 'signedIn']

test('[S4.6] a wallet that connects is asked nothing, nor is the service', () => {
  const { become, told } = open()
  expect(told()).toEqual(notAsked)
  become(asWallet(ada.address))
  expect(told()).toEqual(notAsked)
  expect(requests).toEqual([])
})

test('[S2.22] who wants to is asked, until signed in', async () => {
  const { want, told, sign } = open(asWallet(ada.address))
  want()
  expect(told()).toEqual(asked)
  expect(await sign(ada)).toBe(true)
  expect(told()).toEqual(signedIn)
})

test('a Safe behind the wallet is never the kit’s to ask, also when it turns out to be one afterwards', () => {
  const { want, become, told } = open({ kind: 'loading' })
  want()
  expect(told()).toEqual(notAsked)
  become(asSafe(ada.address))
  expect(told()).toEqual(notAsked)
})

test('the wish ends with the connection: the next wallet is not asked', () => {
  const { want, become, told } = open(asWallet(ada.address))
  want()
  become(none)
  become(asWallet(ada.address))
  expect(told()).toEqual(notAsked)
})

test('a disconnect that the service does not hear of is said, until it has been told', async () => {
  const { adapter, sign, trouble } = open(asWallet(ada.address))
  await sign(ada)
  down = 'sign-out'
  await adapter.signOut()
  expect(trouble.getState().current?.title).toBe('You are not signed out yet')
  down = null
  await clock.advance(60_000)
  await eventually(() => expect(trouble.getState().current).toBeNull())
  expect(requests.filter((path) => path === 'sign-out')).toHaveLength(2)
})

test('a session whose time is over is over here too: nobody is asked before they want to sign in again', async () => {
  const { want, told, sign } = open(asWallet(ada.address))
  want()
  await sign(ada)
  await clock.advance(2 * dayMs)
  expect(told()).toEqual(notAsked)
  want()
  expect(told()).toEqual(asked)
  expect(await sign(ada)).toBe(true)
  expect(told()).toEqual(signedIn)
})

describe('a step that was closed', () => {
  const unsigned = { kind: 'idle', problem: null, unsigned: true }

  test('after the wallet was asked and did not sign, is remembered as unsigned until the next try', async () => {
    const { want, write, adapter, state } = open(asWallet(ada.address))
    want()
    await write(ada)
    adapter.cancel()
    expect(state.getState()).toEqual(unsigned)
    want()
    expect(state.getState()).toEqual(idle)
  })

  test('before the wallet was asked, is nothing to speak of', () => {
    const { want, adapter, state } = open(asWallet(ada.address))
    want()
    adapter.cancel()
    expect(state.getState()).toEqual(idle)
  })

  test('is not the next wallet’s', async () => {
    const { want, write, adapter, state, become } = open(asWallet(ada.address))
    want()
    await write(ada)
    adapter.cancel()
    become(none)
    become(asWallet(ben.address))
    expect(state.getState()).toEqual(idle)
  })
})

test('signed in, it says until when, and signs out at the service', async () => {
  const { sign, state, signOut } = open(asWallet(ada.address))
  await sign(ada)
  expect(state.getState()).toMatchObject({ kind: 'signedIn', expiresAtMs: expect.any(Number) })
  await signOut()
  expect(state.getState()).toEqual(idle)
  expect(requests.at(-1)).toBe('sign-out')
})

describe('a wallet that changes its account while the step is open', () => {
  test('signs nobody in with what the first one signed', async () => {
    const { want, become, told, write, adapter } = open(asWallet(ada.address))
    want()
    const signed = await write(ada)
    become(none)
    become(asWallet(ben.address))
    expect(await adapter.verify(signed)).toBe(false)
    expect(told()).toEqual(notAsked)
    expect(requests).toEqual(['nonce'])
  })

  test('is signed out from what the first one’s signature has begun', async () => {
    const { want, become, told, sign } = open(asWallet(ada.address))
    want()
    const answers: (() => void)[] = []
    beforeVerdict = () => new Promise<void>((resolve) => void answers.push(resolve))
    const verified = sign(ada)
    await eventually(() => expect(answers).toHaveLength(1))
    become(none)
    become(asWallet(ben.address))
    answers[0]?.()
    expect(await verified).toBe(false)
    expect(told()).toEqual(notAsked)
    expect(requests.at(-1)).toBe('sign-out')
    const afterwards = open(asWallet(ada.address))
    expect(afterwards.told()).toEqual(notAsked)
  })

  test('signs nobody in either while another account, of before, still is', async () => {
    const { want, become, told, write, sign, adapter } = open(asWallet(ada.address))
    await sign(ada)
    become(asWallet(ben.address))
    want()
    const signed = await write(ben)
    become(none)
    become(asWallet(ada.address))
    expect(await adapter.verify(signed)).toBe(false)
    expect(told()).toEqual(signedIn)
    expect(requests).not.toContain('sign-out')
  })

  test('may sign in as the second one, who wants to', async () => {
    const { want, become, told, sign } = open(asWallet(ada.address))
    want()
    become(none)
    become(asWallet(ben.address))
    want()
    expect(await sign(ben)).toBe(true)
    expect(told()).toEqual(signedIn)
  })
})

describe('nobody is signed out', () => {
  test('by an account that is let go, and comes back', async () => {
    const { want, become, told, sign } = open(asWallet(ada.address))
    want()
    await sign(ada)
    become(none)
    become(asWallet(ada.address))
    expect(told()).toEqual(signedIn)
    expect(requests).not.toContain('sign-out')
  })

  test('by a reload, after which the wallet comes back', async () => {
    await open(asWallet(ada.address)).sign(ada)
    const { become, told } = open()
    become(asWallet(ada.address))
    await eventually(() => expect(told()).toEqual(signedIn))
    expect(requests).not.toContain('sign-out')
  })
})

describe('another account than the one that signed in', () => {
  test('is not signed in, is asked only when it wants to, and the first one still is', async () => {
    const { want, become, told, sign } = open(asWallet(ada.address))
    await sign(ada)
    become(asWallet(ben.address))
    expect(told()).toEqual(notAsked)
    want()
    expect(told()).toEqual(asked)
    become(asWallet(ada.address))
    expect(told()).toEqual(signedIn)
  })

  test('is not signed in after a reload either', async () => {
    await open(asWallet(ada.address)).sign(ada)
    const { told, become } = open(asWallet(ben.address))
    expect(told()[1]).toBe('loading')
    await eventually(() => expect(told()).toEqual(notAsked))
    become(asWallet(ada.address))
    expect(told()).toEqual(signedIn)
  })
})

describe('closing the step without signing', () => {
  test('leaves the session of another tab alone', async () => {
    const first = open(asWallet(ada.address))
    const second = open(asWallet(ada.address))
    await first.sign(ada)
    second.want()
    second.adapter.cancel()
    await clock.advance(0)
    expect(requests).not.toContain('sign-out')
    const afterwards = open(asWallet(ada.address))
    await eventually(() => expect(afterwards.told()).toEqual(signedIn))
  })

  test('leaves it alone also where the page could not learn of it', async () => {
    await open(asWallet(ada.address)).sign(ada)
    down = 'session'
    const second = open(asWallet(ada.address))
    await eventually(() => expect(second.told()).toEqual(notAsked))
    second.want()
    second.adapter.cancel()
    await clock.advance(0)
    expect(requests).not.toContain('sign-out')
  })

  test('signs out from what a signature whose answer was lost may have begun', async () => {
    const { want, adapter, sign } = open(asWallet(ada.address))
    want()
    down = 'verify'
    expect(await sign(ada)).toBe(false)
    adapter.cancel()
    await eventually(() => expect(requests).toContain('sign-out'))
  })
})
