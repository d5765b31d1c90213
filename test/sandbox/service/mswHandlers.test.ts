import { custom } from 'viem'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTransactionService } from './createTransactionService'
import { serviceHandlers } from './mswHandlers'
import { defaultSettings } from './serviceSettings'

// No chain at all: an empty one, answered from memory.
const service = createTransactionService({
  rpcUrl: 'http://chain.test',
  chainId: 31337,
  transport: custom({
    async request({ method }: { method: string }) {
      if (method === 'eth_getLogs') return []
      return { number: '0x0', hash: `0x${'11'.repeat(32)}`, timestamp: '0x0', transactions: [] }
    },
  }),
})
const server = setupServer(...serviceHandlers(service, 'http://service.test/'))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => Object.assign(service.settings, defaultSettings()))
afterAll(() => {
  server.close()
  service.stop()
})

test('msw answers with the service, its refusals and its failures', async () => {
  const about = await fetch('http://service.test/api/v1/about/')
  expect(await about.json()).toMatchObject({ name: 'Safe Transaction Service' })
  const lower = await fetch('http://service.test/api/v1/safes/0xab/')
  expect([lower.status, await lower.json()]).toEqual([422, expect.objectContaining({ code: 1 })])

  service.settings.failWith = [{ answer: 500, times: 1 }]
  expect((await fetch('http://service.test/api/v1/about/')).status).toBe(500)
  expect((await fetch('http://service.test/api/v1/about')).url).toBe('http://service.test/api/v1/about/')
  expect(service.requests.map(({ status }) => status)).toEqual([200, 422, 500, 301, 200])
})

test('the controls are there too', async () => {
  const init = { method: 'POST', body: JSON.stringify({ latencyMs: 1 }) }
  expect(await (await fetch('http://service.test/sandbox/settings', init)).json()).toMatchObject({
    latencyMs: 1,
  })
})

test('a service that is stopped answers what hangs', async () => {
  const hanging = createTransactionService({ rpcUrl: 'http://chain.test', chainId: 31337 })
  hanging.settings.failWith = [{ answer: 'hang' }]
  const answer = hanging.fetch(new Request('http://service.test/api/v1/about/'))
  hanging.stop()
  expect((await answer).status).toBe(503)
})
