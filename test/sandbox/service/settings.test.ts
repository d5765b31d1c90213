import { type Address, hashTypedData } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { owners } from '../chain/owners'
import { defaultSettings } from './serviceSettings'
import {
  type ServiceWorld,
  execute,
  proposalOf,
  safeTx,
  startServiceWorld,
  typedSafeTx,
} from './serviceWorld'

const [ada, ben] = owners
const cause = privateKeyToAccount(generatePrivateKey()).address

let world: ServiceWorld
beforeAll(async () => {
  world = await startServiceWorld()
})
afterAll(() => world.stop())
beforeEach(() => {
  Object.assign(world.service.settings, defaultSettings())
  world.service.clearRequests()
})

function ask(path = '/api/v1/about/', init: RequestInit = {}) {
  return fetch(world.url + path, init)
}

function control(init: RequestInit = {}) {
  return ask('/sandbox/settings', init)
}

describe('failures', () => {
  test('429 tells when to come back, as often as it was asked to', async () => {
    world.service.settings.failWith = [{ answer: 429, retryAfterSeconds: 7, times: 2 }]
    for (const _ of [1, 2]) {
      const response = await ask()
      expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
        429,
        '7',
        { detail: 'Request was throttled. Expected available in 7 seconds.' },
      ])
    }
    expect((await ask()).status).toBe(200)
  })

  test('are only for the paths and methods of their rule', async () => {
    world.service.settings.failWith = [{ answer: 503, pathPattern: '/about/$', method: 'GET' }]
    expect((await ask()).status).toBe(503)
    expect((await ask('/api/v1/about/singletons/')).status).toBe(200)
    expect((await ask('/api/v1/about/', { method: 'OPTIONS' })).status).toBe(200)
  })

  test('html is a page with status 200, on which api-kit breaks', async () => {
    world.service.settings.failWith = [{ answer: 'html' }]
    await expect(world.apiKit.getServiceInfo()).rejects.toThrow(SyntaxError)
  })

  test('blocked is a good answer that a page may not read', async () => {
    world.service.settings.failWith = [{ answer: 'blocked' }]
    const response = await ask()
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, null])
  })

  test('hang gives no answer, until the caller gives up', async () => {
    world.service.settings.failWith = [{ answer: 'hang' }]
    await expect(ask('/api/v1/about/', { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    expect(world.service.requests.at(-1)).toMatchObject({ path: '/api/v1/about/' })
  })
})

test('latency is added to every answer', async () => {
  world.service.settings.latencyMs = 120
  const start = performance.now()
  await ask()
  expect(performance.now() - start).toBeGreaterThanOrEqual(119)
})

test('a lie is laid over one record, in the list and by itself', async () => {
  const safe = await world.createSafe({ owners: [ada.address, ben.address], threshold: 2 })
  const tx = safeTx({ to: cause, value: 1n, nonce: 0n })
  await world.apiKit.proposeTransaction(await proposalOf(safe, tx, ada))
  const safeTxHash = hashTypedData(typedSafeTx(safe, tx))
  world.service.settings.mutate = {
    [safeTxHash]: { to: ben.address, value: '999', confirmationsRequired: 1 },
    [safe]: { threshold: 1 },
  }
  const lie = { safeTxHash, to: ben.address, value: '999', confirmationsRequired: 1, nonce: '0' }
  expect(await world.apiKit.getTransaction(safeTxHash)).toMatchObject(lie)
  expect((await world.apiKit.getMultisigTransactions(safe)).results).toMatchObject([lie])
  expect(await world.apiKit.getSafeInfo(safe)).toMatchObject({
    threshold: 1,
    owners: [ada.address, ben.address],
  })
})

describe('for one Safe alone', () => {
  const people = [ada.address, ben.address]

  async function proposeIn(safe: Address) {
    const proposal = await proposalOf(safe, safeTx({ to: cause, value: 1n, nonce: 0n }), ada)
    await world.apiKit.proposeTransaction(proposal)
    return proposal.safeTxHash
  }
  async function twoSafes() {
    const options = { owners: people, threshold: 1, funds: { native: 10n } }
    return [await world.createSafe(options), await world.createSafe(options)] as const
  }
  function set(safe: Address, settings: object) {
    return ask(`/sandbox/safes/${safe}`, { method: 'POST', body: JSON.stringify(settings) })
  }

  test('failures are for requests about it and about what was proposed in it', async () => {
    const [spoiled, other] = await twoSafes()
    const spoiledHash = await proposeIn(spoiled)
    const otherHash = await proposeIn(other)
    await set(spoiled, { failWith: [{ answer: 500 }] })
    const paths = [`/v1/safes/${spoiled}/`, `/v2/multisig-transactions/${spoiledHash}/`]
    const fine = [`/v1/safes/${other}/`, `/v2/multisig-transactions/${otherHash}/`, '/v1/about/']
    const statuses = (all: readonly string[]) =>
      Promise.all(all.map(async (path) => (await ask(`/api${path}`)).status))
    expect(await statuses(paths)).toEqual([500, 500])
    expect(await statuses(fine)).toEqual([200, 200, 200])
    await ask(`/sandbox/safes/${spoiled}`, { method: 'DELETE' })
    expect(await statuses(paths)).toEqual([200, 200])
  })

  test('proposals are held back', async () => {
    const [slow, other] = await twoSafes()
    await set(slow, { proposalDelayMs: 3_600_000 })
    const hash = await proposeIn(slow)
    await expect(world.apiKit.getTransaction(hash)).rejects.toMatchObject({ statusCode: 404 })
    expect((await world.apiKit.getTransaction(await proposeIn(other))).isExecuted).toBe(false)
    await set(slow, { proposalDelayMs: 0 })
    expect(await world.apiKit.getTransaction(hash)).toMatchObject({ safe: slow })
  })

  test('executions enter the index late', async () => {
    const [slow, other] = await twoSafes()
    const hashes = [await proposeIn(slow), await proposeIn(other)]
    await set(slow, { indexLagMs: 3_600_000 })
    const tx = safeTx({ to: cause, value: 1n, nonce: 0n })
    for (const safe of [slow, other]) await execute(world.chain, safe, tx, [ada])
    const executed = () =>
      Promise.all(hashes.map(async (hash) => (await world.apiKit.getTransaction(hash)).isExecuted))
    expect(await executed()).toEqual([false, true])
    await set(slow, { indexLagMs: 0 })
    expect(await executed()).toEqual([true, true])
  })

  test('an execution that a reorg undid is told until the service notices, also where it is in another block', async () => {
    const [gone] = await twoSafes()
    const safeTxHash = await proposeIn(gone)
    const transactionHash = `0x${'ab'.repeat(32)}`
    const told = () => world.apiKit.getTransaction(safeTxHash)
    const claim = { isExecuted: true, isSuccessful: true, transactionHash }
    await set(gone, { goneExecution: { safeTxHash, transactionHash } })
    expect(await told()).toMatchObject(claim)
    const queued = () => world.apiKit.getMultisigTransactions(gone, { executed: false })
    expect((await queued()).results).toEqual([])
    expect((await world.apiKit.getSafeInfo(gone)).nonce).toBe('0')
    await execute(world.chain, gone, safeTx({ to: cause, value: 1n, nonce: 0n }), [ada])
    expect(await told()).toMatchObject(claim)
    await fetch(`${world.url}/sandbox/safes/${gone}`, { method: 'DELETE' })
    const { transactionHash: real } = await told()
    expect(real).toMatch(/^0x[0-9a-f]{64}$/)
    expect(real).not.toBe(transactionHash)
  })

  test('a setting that makes no sense is refused in words', async () => {
    const response = await set(ada.address, { proposalDelayMs: 'long' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ problems: [expect.stringMatching(/^proposalDelayMs: .+/)] })
  })
})

describe('over HTTP', () => {
  test('settings are read, changed in part and made honest again', async () => {
    const changed = await control({ method: 'POST', body: JSON.stringify({ indexLagMs: 1500 }) })
    expect(await changed.json()).toEqual({ ...defaultSettings(), indexLagMs: 1500 })
    expect(world.service.settings.indexLagMs).toBe(1500)
    expect(await (await control({ method: 'DELETE' })).json()).toEqual(defaultSettings())
    expect(await (await control()).json()).toEqual(defaultSettings())
  })

  test.each([
    { indexLag: 1 },
    { indexLagMs: -1 },
    { failWith: [{ answer: 200 }] },
    { failWith: [{ answer: 500, pathPattern: '(' }] },
    'nothing',
  ])('a setting that makes no sense is refused in words: %j', async (body) => {
    const response = await control({ method: 'POST', body: JSON.stringify(body) })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ problems: [expect.stringMatching(/^\w.+: .+/)] })
    expect(world.service.settings).toEqual(defaultSettings())
  })

  test('the requests that came in can be counted, and forgotten', async () => {
    await ask('/api/v1/tokens/?limit=1')
    await ask('/api/v1/nothing/', { method: 'POST' })
    const expected = [
      { atMs: expect.any(Number), method: 'GET', path: '/api/v1/tokens/', query: '?limit=1', status: 200 },
      { atMs: expect.any(Number), method: 'POST', path: '/api/v1/nothing/', query: '', status: 404 },
    ]
    expect(await (await ask('/sandbox/requests')).json()).toEqual(expected)
    expect((await ask('/sandbox/requests', { method: 'DELETE' })).status).toBe(204)
    expect(await (await ask('/sandbox/requests')).json()).toEqual([])
  })
})

describe('pages of other origins', () => {
  test('may ask everything: the preflight request says so', async () => {
    const { headers, status } = await ask('/api/v2/anything/', { method: 'OPTIONS' })
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-allow-methods')).toContain('DELETE')
    expect(headers.get('access-control-allow-headers')).toMatch(/authorization, content-type/)
  })

  test('may read answers and refusals, but no header except etag', async () => {
    for (const path of ['/api/v1/about/', '/api/v1/safes/0x12/', '/api/nothing/', '/sandbox/settings']) {
      const { headers } = await ask(path)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      if (path.startsWith('/api')) expect(headers.get('access-control-expose-headers')).toBe('etag')
    }
  })
})
