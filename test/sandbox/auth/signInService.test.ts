import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hashMessage,
  parseAbi,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage, type SiweMessage } from 'viem/siwe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSafe } from '../chain/createSafe'
import { deploySafeContracts } from '../chain/deploySafeContracts'
import { owners } from '../chain/owners'
import { canonicalDeployment } from '../chain/safeContracts'
import { type LocalChain, startChain } from '../chain/startChain'
import { openServer } from '../openServer'
import { createSignInService, type SignInServiceOptions } from './createSignInService'

const [ada, ben, chidi] = owners
const site = 'https://app.example'
const base = 'https://auth.example/auth'
const dayMs = 86_400_000
type Person = (typeof owners)[number]
type Service = ReturnType<typeof createSignInService>
type Fresh = { nonce: string; secret: string; issuedAt: string; expiresAt: string }

let chain: LocalChain
let now: number
beforeAll(async () => {
  chain = await startChain()
  await deploySafeContracts(chain)
})
afterAll(() => chain.stop())
beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 12)
})

function open(options: Partial<SignInServiceOptions> = {}): Service {
  return createSignInService({
    publicUrl: base,
    appOrigins: [site],
    chains: [{ id: chain.chainId, rpcUrl: chain.rpcUrl }],
    key: 'a key that only this service knows, long enough',
    nowMs: () => now,
    ...options,
  })
}

/** A request as a browser makes it for a page of the app. */
async function ask(
  service: Service,
  path: string,
  init: RequestInit & { origin?: string | null; cookie?: string } = {},
) {
  const { origin = site, cookie, ...rest } = init
  const headers = new Headers(rest.headers)
  if (origin !== null) headers.set('origin', origin)
  if (cookie !== undefined) headers.set('cookie', cookie)
  const response = await service.fetch(new Request(`${base}/${path}`, { ...rest, headers }))
  const text = await response.text()
  return { response, status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
}

function post(service: Service, path: string, body: unknown, more: Parameters<typeof ask>[2] = {}) {
  const headers = {
    'content-type': 'application/json',
    ...(more.headers as Record<string, string> | undefined),
  }
  return ask(service, path, {
    ...more,
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function freshNonce(service: Service): Promise<Fresh> {
  return (await ask(service, 'nonce')).body as Fresh
}

function write(fresh: Fresh, address: Address, changes: Partial<SiweMessage> = {}): string {
  return createSiweMessage({
    address,
    chainId: chain.chainId,
    domain: 'app.example',
    nonce: fresh.nonce,
    uri: `${site}/`,
    version: '1',
    issuedAt: new Date(fresh.issuedAt),
    expirationTime: new Date(fresh.expiresAt),
    ...changes,
  })
}

const signAs = ({ privateKey }: Person, message: string) =>
  privateKeyToAccount(privateKey).signMessage({ message })

async function signForSafe(safe: Address, people: readonly Person[], message: string): Promise<Hex> {
  const sorted = people.toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
  return concat(
    await Promise.all(
      sorted.map(({ privateKey }) =>
        privateKeyToAccount(privateKey).signTypedData({
          domain: { chainId: chain.chainId, verifyingContract: safe },
          types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
          primaryType: 'SafeMessage',
          message: { message: hashMessage(message) },
        }),
      ),
    ),
  )
}

/** Signs in as Ada, with whatever is changed, and answers what the service said. */
async function signInAsAda(service: Service, changes: Partial<SiweMessage> = {}) {
  const fresh = await freshNonce(service)
  const message = write(fresh, ada.address, changes)
  return post(service, 'verify', { message, signature: await signAs(ada, message), secret: fresh.secret })
}

const refusal = (status: number, code: string) => ({
  status,
  body: { error: { code, sentence: expect.any(String) } },
})

describe('signs in', () => {
  test('an account with a key, who is then known by the cookie, until signing out', async () => {
    const service = open()
    expect((await ask(service, 'session')).body).toEqual({ session: null })
    const { response, body } = await signInAsAda(service)
    const session = {
      address: ada.address,
      chainId: chain.chainId,
      expiresAt: new Date(now + dayMs).toISOString(),
    }
    expect(body).toEqual({ session, notKept: null })
    const setCookie = response.headers.get('set-cookie') ?? ''
    expect(setCookie).toMatch(/^__Host-/)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned', 'Path=/'])
      expect(setCookie).toContain(attribute)
    const [cookie = ''] = setCookie.split(';')

    expect((await ask(service, 'session', { cookie })).body).toEqual({ session })
    expect((await ask(service, 'session', { cookie: `${cookie}0` })).body).toEqual({ session: null })
    const out = await post(service, 'sign-out', {}, { cookie })
    expect(out.status).toBe(204)
    expect(out.response.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await ask(service, 'session', { cookie })).body).toEqual({ session: null })
  })

  test.each([
    ['1 of 1', 1, [ada]],
    ['2 of 3', 2, [ada, chidi]],
  ] as const)(
    '[S9.25] a Safe, %s, by what its own contract says (EIP-1271)',
    async (_, threshold, signers) => {
      const service = open()
      const people = threshold === 1 ? [ada] : [ada, ben, chidi]
      const safe = await createSafe(chain, { owners: people.map(({ address }) => address), threshold })
      const fresh = await freshNonce(service)
      const message = write(fresh, safe)
      const signature = await signForSafe(safe, signers, message)
      // Two days later: co-signers are not all there at once.
      now += 2 * dayMs
      expect(
        (await post(service, 'verify', { message, signature, secret: fresh.secret })).body,
      ).toMatchObject({
        session: { address: safe, chainId: chain.chainId },
      })
    },
  )

  test.each(['1.3.0', '1.5.0'] as const)('[S9.25] a Safe of version %s', async (version) => {
    const service = open()
    const safe = await createSafe(chain, { owners: [ada.address], threshold: 1, version })
    const fresh = await freshNonce(service)
    const message = write(fresh, safe)
    const body = { message, signature: await signForSafe(safe, [ada], message), secret: fresh.secret }
    expect((await post(service, 'verify', body)).status).toBe(200)
  })

  test('a Safe that is not deployed yet, by the code that would deploy it (EIP-6492)', async () => {
    const service = open()
    const { address: factory } = canonicalDeployment('1.4.1', 'SafeProxyFactory')
    const { address: singleton } = canonicalDeployment('1.4.1', 'Safe')
    const { address: handler } = canonicalDeployment('1.4.1', 'CompatibilityFallbackHandler')
    const factoryAbi = parseAbi([
      'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
    ])
    const initializer = encodeFunctionData({
      abi: parseAbi([
        'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
      ]),
      args: [[ada.address], 1n, zeroAddress, '0x', handler, zeroAddress, 0n, zeroAddress],
    })
    const args = [singleton, initializer, 987_654_321n] as const
    const { result: safe } = await chain.client.simulateContract({
      address: factory,
      abi: factoryAbi,
      functionName: 'createProxyWithNonce',
      args,
      account: ada.address,
    })
    expect(await chain.client.getCode({ address: safe })).toBeUndefined()

    const fresh = await freshNonce(service)
    const message = write(fresh, safe)
    const wrapped = encodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
      [factory, encodeFunctionData({ abi: factoryAbi, args }), await signForSafe(safe, [ada], message)],
    )
    const signature = concat([wrapped, `0x${'6492'.repeat(16)}`])
    expect((await post(service, 'verify', { message, signature, secret: fresh.secret })).status).toBe(200)
  })

  test('a key whose account has code since (EIP-7702), by the key, whatever the code says', async () => {
    const service = open()
    const privateKey = generatePrivateKey()
    const { address, signMessage } = privateKeyToAccount(privateKey)
    const { address: delegate } = canonicalDeployment('1.4.1', 'Safe')
    await chain.client.setCode({ address, bytecode: concat(['0xef0100', delegate]) })
    const fresh = await freshNonce(service)
    const message = write(fresh, address)
    const body = { message, signature: await signMessage({ message }), secret: fresh.secret }
    expect((await post(service, 'verify', body)).status).toBe(200)
  })

  test('a browser on the service’s own origin, which names no origin when it reads', async () => {
    expect((await ask(open(), 'nonce', { origin: null })).status).toBe(200)
  })
})

describe('refuses', () => {
  test('what not enough owners of a Safe have signed, and takes it when one more has', async () => {
    const service = open()
    const safe = await createSafe(chain, { owners: [ada.address, ben.address, chidi.address], threshold: 2 })
    const fresh = await freshNonce(service)
    const message = write(fresh, safe)
    const bring = (signature: Hex) => post(service, 'verify', { message, signature, secret: fresh.secret })
    expect(await bring(await signForSafe(safe, [ada], message))).toMatchObject(refusal(401, 'wrongSignature'))
    expect(await bring('0x')).toMatchObject(refusal(401, 'wrongSignature'))
    expect((await bring(await signForSafe(safe, [ada, ben], message))).status).toBe(200)
  })

  test('a replay', async () => {
    const service = open()
    const fresh = await freshNonce(service)
    const message = write(fresh, ada.address)
    const body = { message, signature: await signAs(ada, message), secret: fresh.secret }
    const both = await Promise.all([post(service, 'verify', body), post(service, 'verify', body)])
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409'])
    expect(await post(service, 'verify', body)).toMatchObject(refusal(409, 'nonceUsed'))
  })

  test('a signature that somebody else found in public: the secret is another browser’s', async () => {
    const service = open()
    const fresh = await freshNonce(service)
    const message = write(fresh, ada.address)
    const signature = await signAs(ada, message)
    const { secret } = await freshNonce(service)
    expect(await post(service, 'verify', { message, signature, secret })).toMatchObject(
      refusal(400, 'wrongNonce'),
    )
    expect((await post(service, 'verify', { message, signature, secret: fresh.secret })).status).toBe(200)
  })

  test('another account’s signature, which does not use the nonce up', async () => {
    const service = open()
    const fresh = await freshNonce(service)
    const message = write(fresh, ada.address)
    const bring = async (person: Person) =>
      post(service, 'verify', { message, signature: await signAs(person, message), secret: fresh.secret })
    expect(await bring(ben)).toMatchObject(refusal(401, 'wrongSignature'))
    expect((await bring(ada)).status).toBe(200)
  })

  test('the zero address, which has no key: what cannot be recovered is no signature of it', async () => {
    const service = open()
    const fresh = await freshNonce(service)
    const message = write(fresh, zeroAddress)
    const signature = concat([`0x${'00'.repeat(64)}`, '0x1b'])
    expect(await post(service, 'verify', { message, signature, secret: fresh.secret })).toMatchObject(
      refusal(401, 'wrongSignature'),
    )
  })

  test('a nonce of its own making, of another service, or with another expiry', async () => {
    const service = open()
    const fresh = await freshNonce(service)
    const later = `${(Number.parseInt(fresh.nonce.slice(0, 10), 16) + 86_400).toString(16).padStart(10, '0')}${fresh.nonce.slice(10)}`
    for (const nonce of [
      'abcdefgh12345678',
      later,
      (await freshNonce(open({ key: 'the key of another service, long enough' }))).nonce,
    ]) {
      const message = write({ ...fresh, nonce }, ada.address)
      const answer = await post(service, 'verify', {
        message,
        signature: await signAs(ada, message),
        secret: fresh.secret,
      })
      expect(answer).toMatchObject(refusal(400, 'wrongNonce'))
    }
  })

  test('a nonce after its time, and a message after its own', async () => {
    const service = open()
    const fresh = await freshNonce(service)
    const message = write(fresh, ada.address, { expirationTime: undefined })
    now = Date.parse(fresh.expiresAt)
    expect(
      await post(service, 'verify', { message, signature: await signAs(ada, message), secret: fresh.secret }),
    ).toMatchObject(refusal(410, 'nonceExpired'))
    expect(await signInAsAda(service, { expirationTime: new Date(now) })).toMatchObject(
      refusal(410, 'nonceExpired'),
    )
  })

  test.each<[string, Partial<SiweMessage>, string]>([
    ['another domain', { domain: 'app.example.evil.test' }, 'otherSite'],
    ['another page', { uri: 'https://evil.test/' }, 'otherSite'],
    ['another chain', { chainId: 1 }, 'otherChain'],
    ['a later time', { notBefore: new Date(Date.UTC(2030, 0)) }, 'notAMessage'],
  ])('a message for %s', async (_, changes, code) => {
    expect(await signInAsAda(open(), changes)).toMatchObject(refusal(400, code))
  })

  test.each<[string, (message: string) => string]>([
    [
      'a second block of fields',
      (message) =>
        `${message}\n\nURI: ${site}/\nVersion: 1\nChain ID: 1\nNonce: abcdefgh\nIssued At: 2026-01-01T00:00:00.000Z`,
    ],
    ['words before it', (message) => `Hello\n${message}`],
    ['no message', () => 'I am Ada.'],
    ['another version', (message) => message.replace('Version: 1', 'Version: 2')],
  ])('%s', async (_, change) => {
    const service = open()
    const fresh = await freshNonce(service)
    const message = change(write(fresh, ada.address))
    const answer = await post(service, 'verify', {
      message,
      signature: await signAs(ada, message),
      secret: fresh.secret,
    })
    expect(answer).toMatchObject(refusal(400, 'notAMessage'))
  })

  test('pages of other origins, and lets only the app read its answers', async () => {
    const service = open()
    for (const origin of ['https://evil.test', 'null', `${site}.evil.test`, 'http://app.example']) {
      const answer = await ask(service, 'nonce', { origin })
      expect(answer).toMatchObject(refusal(403, 'wrongOrigin'))
      expect(answer.response.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect(await post(service, 'sign-out', {}, { origin: null })).toMatchObject(refusal(403, 'wrongOrigin'))
    const { response } = await ask(service, 'nonce')
    expect(response.headers.get('access-control-allow-origin')).toBe(site)
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const preflight = await service.fetch(
      new Request(`${base}/verify`, {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.test', 'access-control-request-method': 'POST' },
      }),
    )
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('bodies that are too large, no JSON, or not what is asked for', async () => {
    const service = open()
    expect(await post(service, 'verify', 'x'.repeat(33 * 1024))).toMatchObject(refusal(413, 'tooLarge'))
    expect(await post(service, 'verify', '{}', { headers: { 'content-type': 'text/plain' } })).toMatchObject(
      refusal(415, 'notJson'),
    )
    expect(await post(service, 'verify', 'not json')).toMatchObject(refusal(400, 'malformed'))
    expect(await post(service, 'verify', { message: 'a', signature: 'zz', secret: 'b' })).toMatchObject(
      refusal(400, 'malformed'),
    )
  })

  test('a visitor who asks too often, for the rest of the minute, and no other visitor', async () => {
    const visitorOf = (request: Request) => request.headers.get('x-visitor') ?? 'nobody'
    const service = open({ requestsPerMinute: 2, visitorOf })
    const asVisitor = (name: string) => ask(service, 'nonce', { headers: { 'x-visitor': name } })
    await asVisitor('one')
    await asVisitor('one')
    const third = await asVisitor('one')
    expect(third).toMatchObject(refusal(429, 'tooMany'))
    expect(third.response.headers.get('retry-after')).toBe('60')
    expect((await asVisitor('two')).status).toBe(200)
    now += 60_000
    expect((await asVisitor('one')).status).toBe(200)
  })
})

test('a node that is silent says nothing about the signature: it is refused for now, and the nonce stays good', async () => {
  const fresh = await freshNonce(open())
  const message = write(fresh, ada.address)
  const body = { message, signature: await signAs(ben, message), secret: fresh.secret }
  const deaf = await openServer()
  const service = open({ chains: [{ id: chain.chainId, rpcUrl: `http://127.0.0.1:${deaf.port}` }] })
  expect(await post(service, 'verify', body)).toMatchObject(refusal(503, 'chainUnreachable'))
  await deaf.stop()

  const astray = open({ chains: [{ id: 1, rpcUrl: chain.rpcUrl }] })
  expect(await signInAsAda(astray, { chainId: 1 })).toMatchObject(refusal(503, 'chainUnreachable'))
})

test.each<[string, (id: unknown) => Response]>([
  ['limits calls by HTTP 429', () => new Response('slow down', { status: 429 })],
  ['limits calls by JSON-RPC -32005', (id) => rpcError(id, -32_005, 'limit exceeded')],
  ['has an inner error (-32603)', (id) => rpcError(id, -32_603, 'internal error')],
  ['has run out of time', (id) => rpcError(id, -32_000, 'execution aborted (timeout = 5s)')],
  ['shows a page instead', () => new Response('<p>Back soon</p>')],
  ['answers nothing', (id) => Response.json({ jsonrpc: '2.0', id, result: '0x' })],
])('a node that tells its chain and %s says nothing about a Safe’s signature', async (_, answerCall) => {
  const safe = await createSafe(chain, { owners: [ada.address], threshold: 1 })
  const fresh = await freshNonce(open())
  const message = write(fresh, safe)
  const body = { message, signature: await signForSafe(safe, [ada], message), secret: fresh.secret }
  const node = await openServer()
  node.handle(async (request) => {
    const { id, method } = (await request.json()) as { id: unknown; method: string }
    if (method !== 'eth_chainId') return answerCall(id)
    return Response.json({ jsonrpc: '2.0', id, result: `0x${chain.chainId.toString(16)}` })
  })
  const service = open({ chains: [{ id: chain.chainId, rpcUrl: `http://127.0.0.1:${node.port}` }] })
  expect(await post(service, 'verify', body)).toMatchObject(refusal(503, 'chainUnreachable'))
  await node.stop()
  // The signature is good, and the nonce was not used up.
  expect((await post(open(), 'verify', body)).status).toBe(200)
})

function rpcError(id: unknown, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', id, error: { code, message } })
}

test('a session ends by itself, and a new sign-in ends the old one', async () => {
  const service = open()
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const first = cookieOf((await signInAsAda(service)).response)
  const fresh = await freshNonce(service)
  const message = write(fresh, ben.address)
  const body = { message, signature: await signAs(ben, message), secret: fresh.secret }
  const second = cookieOf((await post(service, 'verify', body, { cookie: first })).response)
  expect((await ask(service, 'session', { cookie: first })).body).toEqual({ session: null })
  expect((await ask(service, 'session', { cookie: second })).body).toMatchObject({
    session: { address: ben.address },
  })
  now += dayMs
  expect((await ask(service, 'session', { cookie: second })).body).toEqual({ session: null })
})

test('over plain http a cookie cannot reach a frame, and the service says so; on this machine it can', async () => {
  const { body, response } = await signInAsAda(open({ publicUrl: 'http://auth.example/auth' }))
  expect(body).toMatchObject({ notKept: expect.stringContaining('plain http') })
  expect(response.headers.get('set-cookie')).toMatch(/^do-some-good-session=.*; HttpOnly; SameSite=Lax$/)
  const local = await signInAsAda(open({ publicUrl: 'http://127.0.0.1:1/auth' }))
  expect(local.body).toMatchObject({ notKept: null })
  expect(local.response.headers.get('set-cookie')).toContain('Partitioned')
})
