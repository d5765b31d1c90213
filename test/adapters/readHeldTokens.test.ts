import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readHeldTokens } from '../../src/adapters/service/readHeldTokens'
import { createFakeClock } from '../support/fakeClock'
import { addressOf, theSafe } from '../support/safeFixtures'

const origin = 'http://service.test'
const chain = { id: 31337, name: 'Local chain', serviceUrl: `${origin}/api` }
const path = `${chain.serviceUrl}/v1/safes/${theSafe}/balances/`
const server = setupServer()
const token = addressOf('a token')

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const read = () => readHeldTokens({ chain, clock: createFakeClock() }, theSafe)

it('takes nothing but addresses from the service, each once', async () => {
  server.use(
    http.get(path, () =>
      HttpResponse.json([
        { tokenAddress: null, token: null, balance: '5' },
        { tokenAddress: token.toLowerCase(), token: { symbol: 'USDC', decimals: 6 }, balance: '1' },
        { tokenAddress: token, token: null, balance: '1' },
      ]),
    ),
  )
  expect(await read()).toEqual({ kind: 'found', value: [token] })
})

it.each([
  ['an error', () => HttpResponse.json({}, { status: 500 }), /answered with error 500/],
  ['too many requests', () => HttpResponse.json({}, { status: 429 }), /answered with error 429/],
  ['another form', () => HttpResponse.json({ results: [] }), /something unexpected/],
  ['what is no address', () => HttpResponse.json([{ tokenAddress: '0x1' }]), /something unexpected/],
  ['a page of HTML', () => HttpResponse.html('<p>'), /cannot be reached/],
  ['nothing', () => HttpResponse.error(), /cannot be reached/],
])('says so when the service sends %s', async (_, answer, reason) => {
  server.use(http.get(path, answer))
  expect(await read()).toEqual({ kind: 'unreachable', reason: expect.stringMatching(reason) })
})

it('knows nothing of a Safe that the service does not know', async () => {
  server.use(http.get(path, () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 })))
  expect(await read()).toEqual({ kind: 'missing' })
})
