import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createAuthService } from '../../src/adapters/auth/authService'
import { createSignInService } from '../sandbox/auth/createSignInService'
import { owners } from '../sandbox/chain/owners'
import { type LocalChain, startChain } from '../sandbox/chain/startChain'
import { createFakeClock } from '../support/fakeClock'

const url = 'http://auth.test/auth'
const site = 'http://app.test'
const [ada] = owners
const session = { address: ada.address, chainId: 31337, expiresAt: '2026-11-20T12:00:00.000Z' }
const signed = { message: 'text', signature: '0x12', secret: 'secret' } as const

let chain: LocalChain
const server = setupServer()
beforeAll(async () => {
  chain = await startChain()
  server.listen({ onUnhandledRequest: 'bypass' })
})
afterEach(() => server.resetHandlers())
afterAll(async () => {
  server.close()
  await chain.stop()
})

const open = (clock = createFakeClock()) => createAuthService({ url, clock })

/** The real service, in front of a browser that names the app's origin and keeps the cookie. */
function serveReal() {
  const service = createSignInService({
    publicUrl: url,
    appOrigins: [site],
    chains: [{ id: chain.chainId, rpcUrl: chain.rpcUrl }],
    key: 'a key of this test alone, long enough',
  })
  let cookie = ''
  const credentials: string[] = []
  server.use(
    http.all(`${url}/*`, async ({ request }) => {
      credentials.push(request.credentials)
      const headers = new Headers(request.headers)
      headers.set('origin', site)
      if (cookie !== '') headers.set('cookie', cookie)
      const response = await service.fetch(new Request(request, { headers }))
      const set = response.headers.get('set-cookie')
      if (set !== null) cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '')
      return response
    }),
  )
  return { credentials }
}

it('[S7.9] goes the whole way with the real service: nonce, verify, session, sign-out', async () => {
  const { credentials } = serveReal()
  const auth = open()
  expect(await auth.getSession()).toEqual({ kind: 'missing' })
  const fresh = await auth.getNonce()
  if (fresh.kind !== 'found') throw new Error('There should be a nonce.')
  const { nonce, secret, issuedAtMs, expiresAtMs } = fresh.value
  expect(expiresAtMs - issuedAtMs).toBeGreaterThan(2 * 86_400_000)
  const message = createSiweMessage({
    address: ada.address,
    chainId: chain.chainId,
    domain: 'app.test',
    uri: `${site}/`,
    nonce,
    version: '1',
  })
  const signature = await privateKeyToAccount(ada.privateKey).signMessage({ message })
  const wrong = await auth.verify({ message, signature, secret: 'another' })
  expect(wrong).toMatchObject({ kind: 'refused', cause: 'wrong' })
  const verified = await auth.verify({ message, signature, secret })
  expect(verified).toMatchObject({
    kind: 'signedIn',
    session: { address: ada.address, chainId: 31337 },
    notKept: expect.stringContaining('plain http'),
  })
  expect(await auth.verify({ message, signature, secret })).toMatchObject({ kind: 'refused', cause: 'used' })
  expect(await auth.getSession()).toMatchObject({ kind: 'found', value: { address: ada.address } })
  expect(await auth.signOut()).toEqual({ kind: 'found', value: null })
  expect(await auth.getSession()).toEqual({ kind: 'missing' })
  // Without it a browser sends no cookie to another origin.
  expect(new Set(credentials)).toEqual(new Set(['include']))
})

it.each([
  ['nonceExpired', 410, 'expired'],
  ['nonceUsed', 409, 'used'],
  ['wrongSignature', 401, 'wrong'],
  ['somethingNew', 422, 'wrong'],
])('a refusal "%s" is told with the service’s own sentence', async (code, status, cause) => {
  server.use(
    http.post(`${url}/verify`, () => HttpResponse.json({ error: { code, sentence: 'No.' } }, { status })),
  )
  expect(await open().verify(signed)).toEqual({ kind: 'refused', cause, reason: 'No.' })
})

describe('a service that cannot be understood is unreachable: no verdict, and never a white page', () => {
  it.each([
    ['an empty object', () => HttpResponse.json({})],
    ['a web page', () => HttpResponse.html('<h1>Hello</h1>')],
    ['a 404 of something before it', () => HttpResponse.html('Not found', { status: 404 })],
    ['a session of nobody', () => HttpResponse.json({ session: { ...session, address: '0x12' } })],
    ['a session without an end', () => HttpResponse.json({ session: { ...session, expiresAt: 'soon' } })],
    ['no network', () => HttpResponse.error()],
    ['a redirect', () => HttpResponse.redirect('http://elsewhere.test/')],
  ])('%s', async (_, answer) => {
    server.use(http.all(`${url}/*`, answer))
    const auth = open()
    for (const told of [
      await auth.getNonce(),
      await auth.getSession(),
      await auth.verify(signed),
      await auth.signOut(),
    ])
      expect(told).toMatchObject({
        kind: 'unreachable',
        reason: expect.stringMatching(/^The sign-in service .+\.$/),
      })
  })

  it('a nonce that EIP-4361 does not allow, or that ends before it begins', async () => {
    const good = {
      nonce: 'abcdefgh',
      secret: 's',
      issuedAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2026-01-02T00:00:00.000Z',
    }
    for (const [changes, kind] of [
      [{}, 'found'],
      [{ nonce: 'a b c d e f g' }, 'unreachable'],
      [{ nonce: 'short' }, 'unreachable'],
      [{ expiresAt: '2025-01-01T00:00:00.000Z' }, 'unreachable'],
      [{ secret: 1 }, 'unreachable'],
    ] as const) {
      server.use(http.get(`${url}/nonce`, () => HttpResponse.json({ ...good, ...changes })))
      expect(await open().getNonce()).toMatchObject({ kind })
    }
  })

  it('429 and 503, with the time to wait where it is told', async () => {
    server.use(
      http.all(`${url}/*`, () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '7' } })),
    )
    expect(await open().verify(signed)).toEqual({
      kind: 'unreachable',
      reason: 'The sign-in service asks for fewer requests.',
      retryAfterMs: 7_000,
    })
    server.use(http.all(`${url}/*`, () => new HttpResponse(null, { status: 503 })))
    expect(await open().verify(signed)).toEqual({
      kind: 'unreachable',
      reason: 'The sign-in service answered with error 503.',
    })
  })

  it('no answer at all, within its time', async () => {
    server.use(http.all(`${url}/*`, () => new Promise<never>(() => undefined)))
    const clock = createFakeClock()
    const nonce = open(clock).getNonce()
    const verdict = open(clock).verify(signed)
    await clock.advance(30_000)
    const late = { kind: 'unreachable', reason: 'The sign-in service did not answer in time.' }
    expect([await nonce, await verdict]).toEqual([late, late])
  })
})

it('a cancelled question ends with the reason of the signal', async () => {
  server.use(http.all(`${url}/*`, () => new Promise<never>(() => undefined)))
  const closing = new AbortController()
  const asked = open().getSession(closing.signal)
  closing.abort(new Error('closed'))
  await expect(asked).rejects.toThrow('closed')
})
