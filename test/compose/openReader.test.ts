import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openReader } from '../../src/compose/openReader'
import type { AppChain } from '../../src/core/chain'
import { createQueue } from '../../src/flows/queue/createQueue'
import { createSafe } from '../sandbox/chain/createSafe'
import { deploySafeContracts } from '../sandbox/chain/deploySafeContracts'
import { owners } from '../sandbox/chain/owners'
import { startChain, type LocalChain } from '../sandbox/chain/startChain'
import { confirmTx, proposeTx } from '../sandbox/host/safeActions'
import {
  createTransactionService,
  type TransactionService,
} from '../sandbox/service/createTransactionService'
import { eventually } from '../support/eventually'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'

vi.mock('../../src/config/appConfig', () => ({ appConfig: { safeApiKey: null, chains: [] } }))

const serviceUrl = 'http://service.test/api'
const [ada, ben] = owners
const server = setupServer()
let local: LocalChain
let chain: AppChain
let service: TransactionService

beforeAll(async () => {
  local = await startChain()
  await deploySafeContracts(local)
  service = createTransactionService({ rpcUrl: local.rpcUrl, chainId: 31337 })
  server.use(http.all(`${serviceUrl}/*`, ({ request }) => service.fetch(request)))
  server.listen({ onUnhandledRequest: 'bypass' })
  chain = {
    id: 31337,
    name: 'Local chain',
    shortName: 'local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [local.rpcUrl],
    serviceUrl,
    explorerUrl: null,
    tokens: [],
    confirmations: 1,
    pollMs: 1_000,
  }
})

afterAll(async () => {
  server.close()
  service.stop()
  await local.stop()
})

const parts = () => ({ clock: createFakeClock(), storage: createFakeBrowser().openTab() })

test('the queue of a Safe that nobody is connected to is read from the chain and the service alone', async () => {
  const safe = await createSafe(local, { owners: [ada.address, ben.address], threshold: 2 })
  const place = { rpcUrl: local.rpcUrl, serviceUrl, safe }
  const calls = [{ to: ben.address, value: 7n, data: '0x' }] as const
  const safeTxHash = await proposeTx(place, { owner: ada, calls })
  await confirmTx(place, { owner: ben, safeTxHash })

  const given = parts()
  const queue = createQueue({ ...openReader(chain, given), safe })
  const ready = await eventually(() => {
    const state = queue.state.getState()
    if (state.kind !== 'ready' || state.unchecked > 0) throw new Error(state.kind)
    return state
  })
  queue.close()
  expect(ready).toMatchObject({
    stale: null,
    setup: { address: safe, threshold: { value: 2 }, blockNumber: await local.client.getBlockNumber() },
    queue: {
      groups: [
        {
          nonce: 0n,
          waitsFor: null,
          entries: [
            {
              record: { safeTxHash },
              check: { kind: 'ok', signatures: { valid: [ada.address, ben.address], invalid: [] } },
            },
          ],
        },
      ],
      unsigned: [],
      forged: [],
    },
  })
})
