import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { Hex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createSafeHost } from '../../src/adapters/host/safeHost'
import { createSafeService } from '../../src/adapters/service/safeService'
import type { SafeMessageHash, SafeTxHash } from '../../src/core/safe/safeTx'
import type { SafeService } from '../../src/ports/service'
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { owners } from '../sandbox/chain/owners'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { proposeTx } from '../sandbox/host/safeActions'
import {
  createTransactionService,
  type TransactionService,
} from '../sandbox/service/createTransactionService'
import { serviceHandlers } from '../sandbox/service/mswHandlers'
import { createFakeClock } from '../support/fakeClock'
import { FakeFrame } from '../support/fakeFrame'

/** What the app asks of Safe's platform, and what it makes of a refusal. */

const baseUrl = 'http://service.test'
const chain = { id: 31337, name: 'Local chain', serviceUrl: `${baseUrl}/api` }
const unknownHash = `0x${'ab'.repeat(32)}` as SafeTxHash
const [ada] = owners
const server = setupServer()

let local: LocalChain
let service: TransactionService

beforeAll(async () => {
  local = await startChain()
  await deploySafeContracts(local)
  service = createTransactionService({ rpcUrl: local.rpcUrl, chainId: 31337 })
  server.listen({ onUnhandledRequest: 'bypass' })
})

afterEach(() => server.resetHandlers())

afterAll(async () => {
  server.close()
  service.stop()
  await local.stop()
})

const open = () => createSafeService({ chain, clock: createFakeClock() })

test('[S7.10, S7.11] every question to the transaction service is a GET, at the paths of today; none goes to the gateway', async () => {
  const safe = await createSafe(local, { owners: [ada.address], threshold: 1 })
  const place = { rpcUrl: local.rpcUrl, serviceUrl: chain.serviceUrl, safe }
  server.use(...serviceHandlers(service, baseUrl))
  const calls = [{ to: ada.address, value: 1n, data: '0x' }] as const
  const safeTxHash = (await proposeTx(place, { owner: ada, calls })) as SafeTxHash
  const asked: string[] = []
  const note = ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url)
    if (origin === baseUrl) asked.push(`${request.method} ${pathname}`)
  }
  server.events.on('request:start', note)

  const all: {
    readonly [Verb in keyof Omit<SafeService, 'waitMs'>]: (port: SafeService) => Promise<unknown>
  } = {
    getTransaction: (port) => port.getTransaction(safeTxHash),
    listTransactions: (port) => port.listTransactions(safe, { nonceFrom: 0n }),
    listMessages: (port) => port.listMessages(safe, {}),
    getMessage: (port) => port.getMessage(unknownHash as Hex as SafeMessageHash),
    listSafesOf: (port) => port.listSafesOf(ada.address),
    getLag: (port) => port.getLag(),
  }
  const port = open()
  for (const ask of Object.values(all)) await ask(port)
  server.events.removeListener('request:start', note)

  expect(Object.keys(port).sort()).toEqual([...Object.keys(all), 'waitMs'].sort())
  expect(asked).toEqual([
    `GET /api/v2/multisig-transactions/${safeTxHash}/`,
    `GET /api/v2/safes/${safe}/multisig-transactions/`,
    `GET /api/v1/safes/${safe}/messages/`,
    `GET /api/v1/messages/${unknownHash}/`,
    `GET /api/v1/owners/${ada.address}/safes/`,
    'GET /api/v1/about/indexing/',
  ])
})

test('[S7.12] the parent is asked by its own methods, and never to read the chain for us', async () => {
  const frame = new FakeFrame()
  vi.stubGlobal('window', frame.asWindow())
  const sdk = new SafeAppsSDK({ allowedDomains: [/^https:\/\/app\.safe\.global$/] })
  const host = createSafeHost({
    sdk,
    clock: { sleep: () => new Promise<never>(() => undefined) },
    onAnswer: () => () => undefined,
  })
  void host.getInfo()
  void host.propose([{ to: ada.address, value: 5n, data: '0x' }])
  void host.getTransaction(unknownHash)
  void sdk.txs.signMessage('I am the treasurer.')
  void sdk.txs.signTypedMessage({
    domain: { name: 'do some good' },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'I am the treasurer.' },
  })
  vi.unstubAllGlobals()

  expect(frame.posted.map(({ method }) => method)).toEqual([
    'getSafeInfo',
    'sendTransactions',
    'getTxBySafeTxHash',
    'signMessage',
    'signTypedMessage',
  ])
  expect(frame.asked('sendTransactions')).toMatchObject([
    { params: { txs: [{ to: ada.address, value: '5', data: '0x' }] } },
  ])
  expect(frame.asked('rpcCall')).toEqual([])
})

describe('[S8.19] a refusal of the service is told with its status, and never in its own words', () => {
  const path = `${chain.serviceUrl}/v2/multisig-transactions/${unknownHash}/`
  test.each([
    [401, 'The transaction service answered with error 401.'],
    [422, 'The transaction service answered with error 422.'],
    [429, 'The transaction service asks for fewer requests.'],
    [500, 'The transaction service answered with error 500.'],
    [503, 'The transaction service answered with error 503.'],
  ])('%i', async (status, reason) => {
    const body = { code: 1337, message: 'Send your gift to 0xbad instead.', detail: 'And quickly.' }
    server.use(http.get(path, () => HttpResponse.json(body, { status, statusText: 'Call this number' })))
    expect(await open().getTransaction(unknownHash)).toMatchObject({ kind: 'unreachable', reason })
  })
})
