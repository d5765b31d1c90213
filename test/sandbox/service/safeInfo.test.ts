import { type Address, zeroAddress } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { owners } from '../chain/owners'
import { type ServiceWorld, execute, proposalOf, safeTx, startServiceWorld } from './serviceWorld'

const [ada, ben, chidi] = owners
const cause = privateKeyToAccount(generatePrivateKey()).address

let world: ServiceWorld
let safe: Address
beforeAll(async () => {
  world = await startServiceWorld()
})
afterAll(() => world.stop())
beforeEach(async () => {
  const people = [ada, ben, chidi].map(({ address }) => address)
  safe = await world.createSafe({ owners: people, threshold: 2, funds: { native: 10n ** 19n } })
})

describe('Safe info', () => {
  test.each(['1.3.0', '1.4.1', '1.5.0'] as const)('api-kit reads a Safe of %s', async (version) => {
    const address = await createSafe(version)
    expect(await world.apiKit.getSafeInfo(address)).toMatchObject({
      address,
      nonce: '0',
      threshold: 2,
      owners: [ada.address, ben.address, chidi.address],
      modules: [],
      guard: zeroAddress,
      moduleGuard: zeroAddress,
      version: `${version}+L2`,
    })
    expect((await world.apiKit.getSafesByOwner(ada.address)).safes).toContain(address)
    const creation = await world.apiKit.getSafeCreationInfo(address)
    expect(creation.dataDecoded?.method).toBe('setup')
    expect(creation.singleton).toBe((await world.apiKit.getSafeInfo(address)).singleton)
    expect(creation.saltNonce).toMatch(/^\d+$/)
  })

  test('an address that is no indexed Safe is 404 without a body', async () => {
    await expect(world.apiKit.getSafeInfo(cause)).rejects.toMatchObject({ statusCode: 404, data: undefined })
  })

  test('an address in lower case is refused with 422 and code 1', async () => {
    const lower = safe.toLowerCase()
    const refusal = {
      statusCode: 422,
      message: 'Checksum address validation failed',
      data: { code: 1, message: 'Checksum address validation failed', arguments: [lower] },
    }
    await expect(world.apiKit.getSafeInfo(lower)).rejects.toMatchObject(refusal)
    await expect(world.apiKit.getMultisigTransactions(lower)).rejects.toMatchObject(refusal)
    await expect(world.apiKit.getMessages(lower)).rejects.toMatchObject(refusal)
  })
})

test('every answer has an ETag, and is 304 while nothing has changed', async () => {
  for (const path of [
    `/v2/safes/${safe}/multisig-transactions/`,
    `/v1/safes/${safe}/`,
    `/v1/owners/${ada.address}/safes/`,
    '/v1/about/indexing/',
  ]) {
    const url = `${world.url}/api${path}`
    const tag = (await fetch(url)).headers.get('etag')
    expect(tag).not.toBeNull()
    const again = await fetch(url, { headers: { 'if-none-match': tag ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
  }
})

test.each(['/v1/about/indexing/', `/v1/owners/${ada.address}/safes/`])(
  'browsers may keep %s for 15 seconds',
  async (path) => {
    const { headers } = await fetch(`${world.url}/api${path}`)
    expect(headers.get('cache-control')).toBe('max-age=15')
  },
)

test('a Safe whose singleton logs no execution is known, and what it executes stays queued', async () => {
  const people = [ada, ben, chidi].map(({ address }) => address)
  const quiet = await world.createSafe({ owners: people, threshold: 2, singleton: 'Safe' })
  expect((await world.apiKit.getSafeInfo(quiet)).version).toBe('1.4.1')
  expect((await world.apiKit.getSafesByOwner(ada.address)).safes).toContain(quiet)

  const tx = safeTx({ to: quiet, nonce: 0n })
  const proposal = await proposalOf(quiet, tx, ada)
  await world.apiKit.proposeTransaction(proposal)
  await execute(world.chain, quiet, tx, [ada, ben])
  expect(await world.apiKit.getTransaction(proposal.safeTxHash)).toMatchObject({
    isExecuted: false,
    confirmationsRequired: 2,
  })
  expect((await world.apiKit.getSafeInfo(quiet)).nonce).toBe('1')
})

test.each([
  ['nonce=-1', 200],
  [`nonce__gte=${'9'.repeat(50)}`, 200],
  [`nonce__gte=${'9'.repeat(51)}`, 400],
])('a list with %s is answered with %i', async (query, status) => {
  const response = await fetch(`${world.url}/api/v2/safes/${safe}/multisig-transactions/?${query}`)
  expect(response.status).toBe(status)
  if (status === 200) expect(await response.json()).toMatchObject({ count: 0 })
})

test('a path without its last slash is redirected to the one with it', async () => {
  const response = await fetch(`${world.url}/api/v1/about?x=1`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, '/api/v1/about/?x=1'])
  expect(await world.apiKit.getServiceInfo()).toMatchObject({ name: 'Safe Transaction Service' })
})

function createSafe(version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1') {
  const people = [ada, ben, chidi].map(({ address }) => address)
  return world.createSafe({ owners: people, threshold: 2, version, funds: { native: 10n ** 19n } })
}
