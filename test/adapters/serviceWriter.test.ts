import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createRequestBudget } from '../../src/adapters/service/requestBudget'
import { createServiceWriter } from '../../src/adapters/service/serviceWriter'
import type { SafeServiceWriter, WriteResult } from '../../src/ports/service'
import { createFakeClock } from '../support/fakeClock'
import { addressOf, buildRejection, confirmationBy, theSafe } from '../support/safeFixtures'

const origin = 'http://service.test'
const chain = { id: 31337, name: 'Local chain', serviceUrl: `${origin}/api` }
const record = buildRejection()
const { safeTxHash } = record
const signature = confirmationBy('Ada', safeTxHash).signature ?? '0x'
const ada = addressOf('Ada')
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const open = () => createServiceWriter({ chain, clock: createFakeClock() })

const writes: Readonly<
  Record<
    string,
    { readonly path: string; readonly write: (writer: SafeServiceWriter) => Promise<WriteResult> }
  >
> = {
  confirm: {
    path: `/v1/multisig-transactions/${safeTxHash}/confirmations/`,
    write: (writer) => writer.confirm(safeTxHash, signature),
  },
  propose: {
    path: `/v2/safes/${theSafe}/multisig-transactions/`,
    write: (writer) => writer.propose({ safe: theSafe, tx: record, safeTxHash, sender: ada, signature }),
  },
  remove: {
    path: `/v2/multisig-transactions/${safeTxHash}/`,
    write: (writer) => writer.remove(safeTxHash, signature),
  },
}

/** Answers every write so, and gives what was sent. */
function answerWith(status: number, body: Readonly<Record<string, string | readonly string[]>> = {}) {
  const sent: { method: string; path: string; body: unknown; authorization: string | null }[] = []
  server.use(
    http.all(`${chain.serviceUrl}/*`, async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api', '')
      const authorization = request.headers.get('authorization')
      sent.push({ method: request.method, path, body: await request.json(), authorization })
      return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status })
    }),
  )
  return sent
}

test('a confirmation is the signature alone, for the transaction that is named', async () => {
  const sent = answerWith(201, { signature })
  expect(await writes['confirm']?.write(open())).toEqual({ kind: 'done' })
  expect(sent).toEqual([
    { method: 'POST', path: writes['confirm']?.path, body: { signature }, authorization: null },
  ])
})

test('a rejection is proposed with all its fields, its hash, and who signed', async () => {
  const sent = answerWith(201)
  expect(await writes['propose']?.write(open())).toEqual({ kind: 'done' })
  expect(sent).toMatchObject([
    {
      method: 'POST',
      path: writes['propose']?.path,
      body: {
        to: theSafe,
        value: '0',
        data: '0x',
        operation: 0,
        safeTxGas: '0',
        gasPrice: '0',
        nonce: 7,
        contractTransactionHash: safeTxHash,
        sender: ada,
        signature,
      },
    },
  ])
})

test('a deletion is a DELETE with the signature', async () => {
  const sent = answerWith(204)
  expect(await writes['remove']?.write(open())).toEqual({ kind: 'done' })
  expect(sent).toMatchObject([{ method: 'DELETE', path: writes['remove']?.path, body: { signature } }])
})

describe.each(Object.entries(writes))('%s', (_name, { write }) => {
  test('what the service refuses is told in its words', async () => {
    answerWith(422, { nonFieldErrors: ['Sender is not an owner'] })
    expect(await write(open())).toEqual({
      kind: 'refused',
      reason: 'The transaction service refused it. It says: Sender is not an owner',
    })
  })

  test.each([500, 502, 503, 429, 403])('after a %i it may be there or not', async (status) => {
    answerWith(status, { detail: 'x' })
    expect((await write(open())).kind).toBe('unreachable')
  })

  test('without an answer it may be there or not', async () => {
    server.use(http.all(`${chain.serviceUrl}/*`, () => HttpResponse.error()))
    expect((await write(open())).kind).toBe('unreachable')
  })
})

test('a nonce that the service could not keep exactly is not sent', async () => {
  const sent = answerWith(201)
  const tx = { ...record, nonce: 2n ** 60n }
  const result = await open().propose({ safe: theSafe, tx, safeTxHash, sender: ada, signature })
  expect(result.kind).toBe('refused')
  expect(sent).toEqual([])
})

test('a signature leaves before every read, also when the reads of the minute are used up', async () => {
  const clock = createFakeClock()
  const budget = createRequestBudget({ clock, limit: 2, windowMs: 60_000 })
  const left: string[] = []
  const ask = (name: string) => async () => void left.push(name)
  void budget.run(ask('first'))
  void budget.run(ask('second'))
  await clock.advance(0)
  void budget.run(ask('read'))
  void budget.run(ask('signature'), { priority: 'write' })
  await clock.advance(0)
  expect(left).toEqual(['first', 'second', 'signature'])
  await clock.advance(61_000)
  expect(left).toEqual(['first', 'second', 'signature', 'read'])
})
