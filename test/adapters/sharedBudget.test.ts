import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createSafeService } from '../../src/adapters/service/safeService'
import type { SafeTxHash } from '../../src/core/safe/safeTx'
import { createFakeClock } from '../support/fakeClock'
import { eventually } from '../support/eventually'
import { createFakeBrowser } from '../support/fakeStorage'

const chain = { id: 31337, name: 'Local chain', serviceUrl: 'http://service.test/api' }
const hash = `0x${'ab'.repeat(32)}` as SafeTxHash
const asked: string[] = []
const server = setupServer(
  http.get(`${chain.serviceUrl}/*`, ({ request }) => {
    asked.push(new URL(request.url).pathname.split('/').at(-2) ?? '')
    return HttpResponse.json({ detail: 'Not found.' }, { status: 404 })
  }),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => void (asked.length = 0))
afterAll(() => server.close())

it('two readers of one service in a page share 20 requests a minute, and what is on screen of either goes first', async () => {
  const clock = createFakeClock()
  const storage = createFakeBrowser().openTab()
  const [account, reader] = [1, 2].map(() => createSafeService({ chain, clock, storage }))
  if (account === undefined || reader === undefined) throw new Error('There are two.')
  const safe = '0x00000000000000000000000000000000000000A1'
  const all = [
    ...Array.from({ length: 20 }, () => account.getTransaction(hash)),
    account.listTransactions(safe, { priority: 'background' }),
    reader.listMessages(safe, {}),
  ]
  await clock.advance(59_000)
  await eventually(() => expect(asked).toHaveLength(20))
  await clock.advance(61_000)
  await Promise.all(all)
  expect(asked.slice(20)).toEqual(['messages', 'multisig-transactions'])
})

it('[A5] the tabs of a browser share 20 requests a minute of one service', async () => {
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const openTab = () => createSafeService({ chain, clock, storage: browser.openTab() })
  const [one, other] = [openTab(), openTab()]
  for (let turn = 0; turn < 10; turn += 1)
    await Promise.all([one.getTransaction(hash), other.getTransaction(hash)])
  expect([one.waitMs('onScreen'), other.waitMs('onScreen')]).toEqual([60_000, 60_000])
  const late = other.getTransaction(hash)
  await clock.advance(59_000)
  expect(asked).toHaveLength(20)
  await clock.advance(1_000)
  await late
  expect(asked).toHaveLength(21)
})
