import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSafeService } from '../../src/adapters/service/safeService'
import type { SafeTxRecord } from '../../src/core/safe/safeTx'
import { createFakeClock } from '../support/fakeClock'
import { addressOf, buildRecord, theSafe } from '../support/safeFixtures'

const origin = 'http://service.test'
const chain = { id: 31337, name: 'Local chain', serviceUrl: `${origin}/api` }
const txPath = `${chain.serviceUrl}/v2/safes/${theSafe}/multisig-transactions/`
const messagePath = `${chain.serviceUrl}/v1/safes/${theSafe}/messages/`
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const open = () => createSafeService({ chain, clock: createFakeClock() })

/** As the service spells a record (v2 of its API). */
function wireOf(record: SafeTxRecord) {
  const { txHash, submittedAtMs, modifiedAtMs, executedAtMs, confirmations, ...fields } = record
  const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
  return {
    ...fields,
    value: String(record.value),
    data: record.data === '0x' ? null : record.data,
    safeTxGas: String(record.safeTxGas),
    baseGas: String(record.baseGas),
    gasPrice: String(record.gasPrice),
    nonce: String(record.nonce),
    transactionHash: txHash,
    submissionDate: dateOf(submittedAtMs),
    modified: dateOf(modifiedAtMs),
    executionDate: dateOf(executedAtMs),
    confirmations: confirmations.map(({ owner, signature }) => ({
      owner,
      signature,
      submissionDate: dateOf(0),
      signatureType: 'EOA',
    })),
  }
}

type Body = { readonly results: readonly unknown[]; readonly next?: unknown }

/** Answers each request for a list with the next of the bodies, the last one again and again. Gives what was asked. */
function answerWith(path: string, ...bodies: readonly Body[]) {
  const asked: URLSearchParams[] = []
  server.use(
    http.get(path, ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      const body = bodies[Math.min(asked.length, bodies.length) - 1]
      return HttpResponse.json({ count: 0, previous: null, next: null, ...body })
    }),
  )
  return asked
}

const [first, second] = [buildRecord({ nonce: 8n }), buildRecord({ nonce: 7n })]
const rowOf = (record: SafeTxRecord) => ({ kind: 'record', record })

describe('the list of transactions', () => {
  it('keeps a row that cannot be read in its place, with its text and the reason', async () => {
    const odd = { safe: theSafe, nonce: '8', operation: 2 }
    answerWith(txPath, { results: [wireOf(first), odd, null, wireOf(second)] })
    expect(await open().listTransactions(theSafe, {})).toEqual({
      kind: 'found',
      value: {
        rows: [
          rowOf(first),
          {
            kind: 'unreadable',
            raw: JSON.stringify(odd),
            reason: 'An entry whose field “to” this page cannot read',
          },
          { kind: 'unreadable', raw: 'null', reason: 'An entry that this page cannot read' },
          rowOf(second),
        ],
        nextOffset: null,
      },
    })
  })

  it('cuts the text of an unreadable row that is very long', async () => {
    answerWith(txPath, { results: [{ nonsense: 'x'.repeat(300_000) }] })
    const answer = await open().listTransactions(theSafe, {})
    const [row] = answer.kind === 'found' ? answer.value.rows : []
    expect(row?.kind === 'unreadable' && row.raw.length).toBe(10_000)
  })

  it('says where the next page begins, by the rows that came and not by the address that the service names', async () => {
    const next = 'https://mallory.test/api/v2/safes/?limit=1000000&offset=77'
    const asked = answerWith(
      txPath,
      { results: [wireOf(first)], next },
      { results: [wireOf(second)], next: null },
    )
    const service = open()
    const page = await service.listTransactions(theSafe, { limit: 1 })
    expect(page).toMatchObject({ kind: 'found', value: { nextOffset: 1 } })
    const last = await service.listTransactions(theSafe, { limit: 1, offset: 1 })
    expect(last).toEqual({ kind: 'found', value: { rows: [rowOf(second)], nextOffset: null } })
    // Another host would have been an unhandled request, which fails the test.
    expect(asked.map((query) => query.get('offset'))).toEqual([null, '1'])
  })

  it('does not believe in a next page after one without rows', async () => {
    answerWith(txPath, { results: [], next: `${txPath}?offset=0` })
    expect(await open().listTransactions(theSafe, {})).toEqual({
      kind: 'unreachable',
      reason: 'The transaction service sent something unexpected.',
    })
  })

  it('asks for every row, and for what executes next first where that is wanted', async () => {
    const asked = answerWith(txPath, { results: [] })
    await open().listTransactions(theSafe, { nonceFrom: 7n, limit: 50, order: 'nextNonce' })
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      trusted: 'false',
      limit: '50',
      nonce__gte: '7',
      ordering: 'nonce,created',
    })
  })
})

describe('the list of messages', () => {
  const hash = `0x${'12'.repeat(32)}`
  const message = {
    safe: theSafe,
    messageHash: hash,
    message: 'I give to good causes.',
    created: '2026-01-15T12:00:00Z',
    modified: '2026-01-15T12:00:00Z',
    proposedBy: addressOf('Ada'),
    confirmations: [],
    preparedSignature: null,
  }

  it('has each message, and a row that cannot be read in its place', async () => {
    const asked = answerWith(messagePath, {
      results: [{ ...message, message: 5 }, message],
      next: messagePath,
    })
    expect(await open().listMessages(theSafe, { limit: 2, offset: 4 })).toMatchObject({
      kind: 'found',
      value: {
        rows: [
          { kind: 'unreadable', reason: 'An entry whose field “message” this page cannot read' },
          { kind: 'record', record: { messageHash: hash, message: 'I give to good causes.' } },
        ],
        nextOffset: 6,
      },
    })
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ limit: '2', offset: '4', ordering: '-created' })
  })

  it('does not read one that is nested so deeply that nothing could walk it', async () => {
    const nested: unknown = JSON.parse(`{"a":${'['.repeat(100)}${']'.repeat(100)}}`)
    answerWith(messagePath, { results: [{ ...message, message: nested }, message] })
    expect(await open().listMessages(theSafe, {})).toMatchObject({
      value: { rows: [{ kind: 'unreadable' }, { kind: 'record' }] },
    })
  })
})
