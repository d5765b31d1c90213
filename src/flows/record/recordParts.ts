import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../../core/chain'
import type { ChainReader, ReadToken, WalletChain } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { HistoryReader } from '../../ports/history'
import type { NoteStore } from '../../ports/noteStore'
import type { RecordCache } from '../../ports/recordCache'
import type { SafeService } from '../../ports/service'
import type { KeyValueStorage } from '../../ports/storage'
import type { CausesState } from '../session/loadCauses'
import type { ChainHistory } from './recordState'

/** Sources of the record of an account. No host and no connected wallet. */
export type RecordParts = {
  readonly chain: AppChain
  /** The account: a Safe, unless the chain shows that it is an ordinary wallet. */
  readonly safe: Address
  readonly service: Pick<SafeService, 'getTransaction' | 'listTransactions' | 'waitMs'>
  readonly chainReader: Pick<
    ChainReader,
    'readSetup' | 'readCodeHash' | 'readAccountCode' | 'readMinedContext'
  >
  /** Reads the account if it is an ordinary wallet. */
  readonly walletChain: Pick<WalletChain, 'readAccount'>
  readonly history: HistoryReader
  readonly readToken: ReadToken
  readonly cache: RecordCache
  /** Notes of this browser, and the lists that they come from. */
  readonly notes: Pick<NoteStore, 'keep' | 'find' | 'read' | 'keeping'>
  readonly storage: Pick<KeyValueStorage, 'get'>
  readonly causes: Pick<StoreApi<CausesState>, 'getState' | 'subscribe'>
  readonly clock: Clock
}

/** Sources to read single final gifts of one chain. The service is a hint, and may be down. */
export type RecordSources = Pick<ChainHistory, 'chain' | 'history'> & {
  readonly chainReader: Pick<
    ChainHistory['chainReader'],
    'readSafe' | 'readCodeHash' | 'readAccountCode' | 'findExecution'
  >
  readonly service: Pick<SafeService, 'getTransaction'>
  readonly readToken: ReadToken
  readonly clock: Clock
}

/** Sources of the record of an ordinary wallet. */
export type WalletParts = Pick<
  RecordParts,
  'chain' | 'history' | 'readToken' | 'cache' | 'storage' | 'notes' | 'causes' | 'clock'
> & {
  readonly wallet: Address
  readonly walletChain: Pick<WalletChain, 'readAccount'>
}
