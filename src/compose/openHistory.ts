import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import { createChainReader } from '../adapters/chain/chainReader'
import { createHistoryReader } from '../adapters/chain/createHistoryReader'
import { readToken } from '../adapters/chain/readToken'
import { createWalletChain } from '../adapters/chain/walletChain'
import { createSafeService } from '../adapters/service/safeService'
import { createRecordCache } from '../adapters/storage/createRecordCache'
import { appConfig } from '../config/appConfig'
import type { AppChain } from '../core/chain'
import { createRecord } from '../flows/record/createRecord'
import type { ChainHistory } from '../flows/record/recordState'
import type { CausesState } from '../flows/session/loadCauses'
import type { ReadToken } from '../ports/chain'
import type { Clock } from '../ports/clock'
import type { RecordCache } from '../ports/recordCache'
import type { KeyValueStorage } from '../ports/storage'
import { openNotes } from './openNotes'

type Services = {
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly causes: StoreApi<CausesState>
}

let openedCache: RecordCache | null = null

/** One cache for the whole page: each has a connection to its database, which nothing closes. */
const openCache = () => (openedCache ??= createRecordCache())

/**
 * Opens the record of a chain, with neither a host nor a wallet. It shares the chain's client and the service's request
 * budget with the open account.
 */
export function openHistory(chain: AppChain, { storage, clock, causes }: Services): ChainHistory {
  const apiKey = appConfig.safeApiKey ?? undefined
  const chainReader = createChainReader(chain)
  const history = createHistoryReader(chain)
  const service = createSafeService({ chain, clock, storage, apiKey })
  const cache = openCache()
  const notes = openNotes()
  const walletChain = createWalletChain(chain)
  const readTokenOf: ReadToken = (address, signal) => readToken(chain, address, signal)
  const shared = {
    chain,
    cache,
    notes,
    chainReader,
    walletChain,
    history,
    service,
    readToken: readTokenOf,
    storage,
    clock,
    causes,
  }
  return {
    chain,
    chainReader,
    history,
    readToken: readTokenOf,
    service,
    notes,
    clock,
    openRecord: (safe: Address) => createRecord({ ...shared, safe }),
  }
}
