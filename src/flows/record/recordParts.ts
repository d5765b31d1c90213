import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../../core/chain'
import type { ChainReader, ReadToken } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { HistoryReader } from '../../ports/history'
import type { RecordCache } from '../../ports/recordCache'
import type { SafeService } from '../../ports/service'
import type { KeyValueStorage } from '../../ports/storage'
import type { CausesState } from '../session/loadCauses'

/** What the record of a Safe is read with. Nothing of it is a host or a wallet. */
export type RecordParts = {
  readonly chain: AppChain
  readonly safe: Address
  readonly service: Pick<SafeService, 'listTransactions' | 'waitMs'>
  readonly chainReader: Pick<ChainReader, 'readSetup' | 'readCodeHash'>
  readonly history: HistoryReader
  readonly readToken: ReadToken
  readonly cache: RecordCache
  /** What this browser knows of gifts, and the chain cannot. */
  readonly storage: Pick<KeyValueStorage, 'get'>
  readonly causes: Pick<StoreApi<CausesState>, 'getState' | 'subscribe'>
  readonly clock: Clock
}
