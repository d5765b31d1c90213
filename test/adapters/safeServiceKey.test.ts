import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSafeService } from '../../src/adapters/service/safeService'
import { chains } from '../../src/config/chains'
import type { SafeTxHash } from '../../src/core/safe/safeTx'
import { createFakeClock } from '../support/fakeClock'

const safeTxHash = `0x${'ab'.repeat(32)}` as SafeTxHash
const asked: { url: string; authorization: string | null }[] = []
const server = setupServer(
  http.get('*', ({ request }) => {
    asked.push({ url: request.url, authorization: request.headers.get('authorization') })
    return HttpResponse.json({ detail: 'Not found.' }, { status: 404 })
  }),
)

beforeAll(() => server.listen())
beforeEach(() => void asked.splice(0))
afterAll(() => server.close())

const look = (chain: { id: number; name: string; serviceUrl: string }, apiKey?: string) =>
  createSafeService({ chain, clock: createFakeClock(), apiKey }).getTransaction(safeTxHash)

test.each(chains.map((chain) => [chain.name, chain] as const))(
  'the service of %s is asked at its own address without a key',
  async (_, chain) => {
    expect(await look(chain)).toEqual({ kind: 'missing' })
    expect(asked).toEqual([
      { url: `${chain.serviceUrl}/v2/multisig-transactions/${safeTxHash}/`, authorization: null },
    ])
  },
)

test('an operator’s key goes to Safe’s own host', async () => {
  await look(chains[0], 'a-key')
  expect(asked[0]).toMatchObject({
    authorization: 'Bearer a-key',
    url: expect.stringContaining('https://api.safe.global/'),
  })
})

test('and to no other', async () => {
  await look({ ...chains[0], serviceUrl: 'https://safe.example.org/api' }, 'a-key')
  expect(asked[0]).toMatchObject({
    authorization: null,
    url: expect.stringContaining('https://safe.example.org/'),
  })
})
