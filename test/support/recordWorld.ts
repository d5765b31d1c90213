import { http } from 'msw'
import { setupServer } from 'msw/node'
import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import { createHistoryReader } from '../../src/adapters/chain/createHistoryReader'
import { readToken } from '../../src/adapters/chain/readToken'
import { createWalletChain } from '../../src/adapters/chain/walletChain'
import { createSafeService } from '../../src/adapters/service/safeService'
import { createRequestBudget } from '../../src/adapters/service/requestBudget'
import type { AppChain } from '../../src/core/chain'
import type { Call, SafeTxHash } from '../../src/core/safe/safeTx'
import { createRecord } from '../../src/flows/record/createRecord'
import type { RecordParts, RecordSources } from '../../src/flows/record/recordParts'
import type { AccountRecord } from '../../src/flows/record/recordState'
import type { CausesState } from '../../src/flows/session/loadCauses'
import { owners } from '../sandbox/chain/owners'
import type { StartChainOptions } from '../sandbox/chain/startChain'
import { proposeDraft } from '../sandbox/host/safeActions'
import { realClock } from './realClock'
import { createFakeNoteStore } from './fakeNoteStore'
import { createFakeRecordCache } from './fakeRecordCache'
import { createFakeBrowser } from './fakeStorage'
import { type GivingChain, type GivingSafe, startGivingChain } from './givingChain'

export type RecordWorld = GivingChain & {
  readonly chain: AppChain
  readonly causes: StoreApi<CausesState>
  /** What reads single gifts of the chain. */
  readonly sources: RecordSources & Pick<RecordParts, 'service'>
  /** Proposes the calls at the service, and answers their safeTxHash. Signed by the first owner unless said otherwise. */
  propose(
    safe: GivingSafe,
    calls: readonly Call[],
    options?: { readonly isSigned?: boolean },
  ): Promise<SafeTxHash>
  /** Begins to read the record of a Safe. Without a limit on requests to the service. */
  open(safe: Address, parts?: Partial<RecordParts>): AccountRecord
}

/** A chain on which Safes give, with the record's own adapters over it. */
export async function startRecordWorld(options: StartChainOptions = {}): Promise<RecordWorld> {
  const giving = await startGivingChain(options)
  const { local, service, sign } = giving
  const serviceUrl = 'http://service.test/api'
  const server = setupServer(http.all(`${serviceUrl}/*`, ({ request }) => service.fetch(request)))
  server.listen({ onUnhandledRequest: 'bypass' })
  const clock = realClock
  const causes = createStore<CausesState>(() => ({ kind: 'ready', causes: [] }))
  const chain: AppChain = {
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
  // No back-off: the clock is the real one, and a service that was down for one test would delay the next ones.
  const budget = { ...createRequestBudget({ clock, limit: 10_000, windowMs: 1 }), pause() {} }
  const shared = {
    chain,
    chainReader: createChainReader(chain),
    walletChain: createWalletChain(chain),
    history: createHistoryReader(chain),
    service: createSafeService({ chain, clock, budget }),
    readToken: (address: Address, signal?: AbortSignal) => readToken(chain, address, signal),
    causes,
    clock,
  }

  return {
    ...giving,
    chain,
    causes,
    sources: shared,
    async propose(safe, calls, { isSigned = true } = {}) {
      const { tx, hash } = await sign(safe, calls)
      const [owner] = owners
      const place = { rpcUrl: local.rpcUrl, serviceUrl, safe: safe.address }
      await proposeDraft(place, { owner, tx, signing: isSigned ? 'signed' : 'unsigned' })
      return hash
    },
    open: (safe, parts = {}) =>
      createRecord({
        ...shared,
        safe,
        storage: createFakeBrowser().openTab(),
        cache: createFakeRecordCache(),
        notes: createFakeNoteStore(),
        ...parts,
      }),
    async stop() {
      server.close()
      await giving.stop()
    },
  }
}
