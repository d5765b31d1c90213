import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { parseEther, type Address } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSafeService } from '../../src/adapters/service/safeService'
import { safeTxHash as computeHash } from '../../src/core/safe/safeTxHash'
import type { SafeTxHash, SafeTxRecord } from '../../src/core/safe/safeTx'
import type { Answer } from '../../src/core/answer'
import { readList } from '../../src/flows/queue/readList'
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { owners } from '../sandbox/chain/owners'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { draftSafeTx } from '../sandbox/host/draftSafeTx'
import { confirmTx, executeTx, proposeDraft, proposeTx } from '../sandbox/host/safeActions'
import {
  createTransactionService,
  type TransactionService,
} from '../sandbox/service/createTransactionService'
import { serviceHandlers } from '../sandbox/service/mswHandlers'
import { createFakeClock } from '../support/fakeClock'
import { eventually } from '../support/eventually'

const baseUrl = 'http://service.test'
const chain = { id: 31337, name: 'Local chain', serviceUrl: `${baseUrl}/api` }
const [ada, ben] = owners
const unknownHash = `0x${'ab'.repeat(32)}` as SafeTxHash
const path = `${chain.serviceUrl}/v2/multisig-transactions/${unknownHash}/`

let local: LocalChain
let service: TransactionService
let safe: Address
const server = setupServer()

beforeAll(async () => {
  local = await startChain()
  await deploySafeContracts(local)
  safe = await createSafe(local, {
    owners: [ada.address, ben.address],
    threshold: 2,
    funds: { native: parseEther('1') },
  })
  service = createTransactionService({ rpcUrl: local.rpcUrl, chainId: 31337 })
  server.listen({ onUnhandledRequest: 'bypass' })
})

afterEach(() => server.resetHandlers())

afterAll(async () => {
  server.close()
  service.stop()
  await local.stop()
})

function place() {
  return { rpcUrl: local.rpcUrl, serviceUrl: chain.serviceUrl, safe }
}

function open(clock = createFakeClock()) {
  return createSafeService({ chain, clock })
}

function found(answer: Answer<SafeTxRecord>): SafeTxRecord {
  if (answer.kind !== 'found') throw new Error(`Expected a record, got ${JSON.stringify(answer)}`)
  return answer.value
}

describe('a transaction at the service', () => {
  it('is read with all that the hash is made of, from its proposal to its execution', async () => {
    server.use(...serviceHandlers(service, baseUrl))
    const calls = [{ to: ben.address, value: 7n, data: '0x' }] as const
    const safeTxHash = (await proposeTx(place(), { owner: ada, calls })) as SafeTxHash

    const proposed = found(await open().getTransaction(safeTxHash))
    expect(proposed).toMatchObject({
      safe,
      to: ben.address,
      value: 7n,
      data: '0x',
      operation: 0,
      isExecuted: false,
      txHash: null,
      trusted: true,
    })
    expect(proposed.confirmations.map(({ owner }) => owner)).toEqual([ada.address])
    expect(computeHash(proposed, { chainId: 31337, safe, version: '1.4.1' })).toBe(safeTxHash)

    await confirmTx(place(), { owner: ben, safeTxHash })
    const txHash = await executeTx(place(), { owner: ben, safeTxHash })
    await local.client.waitForTransactionReceipt({ hash: txHash })
    expect(found(await open().getTransaction(safeTxHash))).toMatchObject({
      isExecuted: true,
      isSuccessful: true,
      txHash,
    })
  })

  it('is found in the list although nobody has signed it yet', async () => {
    server.use(...serviceHandlers(service, baseUrl))
    const tx = await draftSafeTx(place(), { calls: [{ to: ben.address, value: 9n, data: '0x' }] })
    const safeTxHash = (await proposeDraft(place(), {
      owner: ada,
      tx,
      signing: 'unsigned',
    })) as SafeTxHash
    const list = await open().listTransactions(safe, { nonceFrom: 0n })
    expect(list.kind === 'found' && list.value.rows).toContainEqual({
      kind: 'record',
      record: expect.objectContaining({ safeTxHash }),
    })
    expect(found(await open().getTransaction(safeTxHash)).trusted).toBe(false)
  })

  it('is missing only when the service says so', async () => {
    server.use(...serviceHandlers(service, baseUrl))
    expect(await open().getTransaction(unknownHash)).toEqual({ kind: 'missing' })
  })
})

describe('a service that cannot be understood is unreachable, never missing', () => {
  it.each([
    ['429', new HttpResponse(null, { status: 429 }), 'The transaction service asks for fewer requests.'],
    [
      '500',
      HttpResponse.json({ detail: 'no' }, { status: 500 }),
      'The transaction service answered with error 500.',
    ],
    [
      'a 404 that is a web page',
      HttpResponse.html('<h1>Not found</h1>', { status: 404 }),
      'The transaction service answered with error 404.',
    ],
    [
      'a 404 of a gateway that has no such path any more',
      HttpResponse.json({ message: 'no Route matched with those values' }, { status: 404 }),
      'The transaction service answered with error 404.',
    ],
    [
      'a web page with 200',
      HttpResponse.html('<h1>Hello</h1>'),
      'The transaction service sent something that is not its own.',
    ],
    ['no network', HttpResponse.error(), 'The transaction service cannot be reached: offline, or blocked.'],
    [
      'an empty record',
      HttpResponse.json({}),
      'The transaction service sent something unexpected in the field “safe”.',
    ],
    ['null', HttpResponse.json(null), 'The transaction service sent something unexpected.'],
  ])('%s', async (_, response, reason) => {
    server.use(http.get(path, () => response))
    const answer = await open().getTransaction(unknownHash)
    expect(answer).toMatchObject({
      kind: 'unreachable',
      reason,
    })
  })

  it('no answer at all, after fifteen seconds', async () => {
    const clock = createFakeClock()
    server.use(http.get(path, () => new Promise<never>(() => undefined)))
    const answer = open(clock).getTransaction(unknownHash)
    await clock.advance(15_000)
    expect(await answer).toEqual({
      kind: 'unreachable',
      reason: 'The transaction service did not answer in time.',
    })
  })

  it('a record with 2,000 confirmations: no Safe has as many owners', async () => {
    server.use(...serviceHandlers(service, baseUrl))
    const listed = await open().listTransactions(safe, {})
    const [row] = listed.kind === 'found' ? listed.value.rows : []
    if (row?.kind !== 'record') throw new Error('The record should be there.')
    const { record } = row
    const url = `${chain.serviceUrl}/v2/multisig-transactions/${record.safeTxHash}/`
    const raw = await (await service.fetch(new Request(url))).json()
    raw.confirmations = Array.from({ length: 2_000 }, () => raw.confirmations[0])
    server.use(http.get(url, () => HttpResponse.json(raw)))
    expect(await open().getTransaction(record.safeTxHash)).toEqual({
      kind: 'unreachable',
      reason: 'The transaction service sent something unexpected in the field “confirmations”.',
    })
  })
})

describe('a queue of five at a service that lists two in a page', () => {
  async function openLong() {
    server.use(...serviceHandlers(service, baseUrl))
    const long = await createSafe(local, { owners: [ada.address], threshold: 1 })
    service.settings.safes[long] = { pageRows: 2 }
    const at = { ...place(), safe: long }
    const hashes: SafeTxHash[] = []
    for (const value of [1n, 2n, 3n, 4n, 5n])
      hashes.push(
        (await proposeTx(at, { owner: ada, calls: [{ to: ben.address, value, data: '0x' }] })) as SafeTxHash,
      )
    const reader = open()
    return {
      long,
      hashes,
      list: () =>
        readList((offset) => reader.listTransactions(long, { order: 'nextNonce', offset }), { mostPages: 5 }),
    }
  }
  const hashesIn = ({ kind, ...answer }: Awaited<ReturnType<Awaited<ReturnType<typeof openLong>>['list']>>) =>
    'value' in answer
      ? answer.value.rows.map((row) => (row.kind === 'record' ? row.record.safeTxHash : row.kind))
      : kind

  it('is read whole, what executes next first', async () => {
    const { hashes, list } = await openLong()
    const answer = await list()
    expect(hashesIn(answer)).toEqual(hashes)
    expect(answer).toMatchObject({ value: { cut: null } })
  })

  it('shows a row that cannot be read in its place', async () => {
    const { hashes, list } = await openLong()
    const [, , third] = hashes
    if (third === undefined) throw new Error('There are five.')
    service.settings.mutate[third] = { operation: 2 }
    expect(hashesIn(await list())).toEqual(hashes.map((hash) => (hash === third ? 'unreadable' : hash)))
  })

  it('ends in words where every page names another one, on another host', async () => {
    const { long, hashes, list } = await openLong()
    service.settings.safes[long] = { pageRows: 2, next: 'https://mallory.test/api/?offset=0' }
    const answer = await list()
    // The page after the last row is empty and names a next one, which nobody has to believe.
    expect(hashesIn(answer)).toEqual(hashes)
    expect(answer).toMatchObject({
      value: { cut: 'The transaction service sent something unexpected.' },
    })
  })
})

describe('the budget', () => {
  it('lets 20 requests a minute leave that somebody waits for, and five polls', async () => {
    const clock = createFakeClock()
    let requests = 0
    server.use(
      http.get(`${chain.serviceUrl}/*`, () => {
        requests += 1
        return HttpResponse.json({ detail: 'No such transaction.' }, { status: 404 })
      }),
    )
    const reader = open(clock)
    const poll = () => reader.listTransactions(safe, { priority: 'background' })
    const polls = Promise.all(Array.from({ length: 6 }, poll))
    await clock.advance(1_000)
    await eventually(() => expect(requests).toBe(5))
    const answers = Promise.all(Array.from({ length: 18 }, () => reader.getTransaction(unknownHash)))
    await clock.advance(58_000)
    await eventually(() => expect(requests).toBe(20))
    await clock.advance(62_000)
    await Promise.all([answers, polls])
    expect(requests).toBe(24)
  })

  it('sends nothing for a while after a refusal, and longer after the next', async () => {
    const clock = createFakeClock()
    const leftAtMs: number[] = []
    server.use(
      http.get(path, () => {
        leftAtMs.push(clock.nowMs())
        return new HttpResponse(null, { status: 429 })
      }),
    )
    const reader = open(clock)
    const answers = Promise.all([1, 2, 3].map(() => reader.getTransaction(unknownHash)))
    for (let step = 0; step < 60; step++) await clock.advance(1_000)
    await answers
    const [first = 0, second = 0, third = 0] = leftAtMs
    expect(second - first).toBeGreaterThanOrEqual(3_000)
    expect(third - second).toBeGreaterThan(second - first)
  })
})

describe('how far the service is behind', () => {
  it('is told in blocks', async () => {
    server.use(...serviceHandlers(service, baseUrl))
    expect(await open().getLag()).toEqual({ kind: 'found', value: 0 })
    service.settings.indexLagMs = 60_000
    try {
      await local.client.mine({ blocks: 2 })
      expect(await open().getLag()).toEqual({ kind: 'found', value: 2 })
    } finally {
      service.settings.indexLagMs = 0
    }
  })

  it('is not known where the service has no such route, and nothing is held back for that', async () => {
    server.use(http.get('*', () => HttpResponse.json({ error: 'no such route' }, { status: 404 })))
    const port = open()
    expect(await port.getLag()).toEqual({ kind: 'missing' })
    expect(port.waitMs()).toBe(0)
  })
})
