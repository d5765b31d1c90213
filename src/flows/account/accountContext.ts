import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../../core/chain'
import type { TrackedStore } from '../../core/tracking/trackedStore'
import type { ChainReader } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { BasketStore } from '../basket/basketStore'
import type { HostChannel } from '../../ports/host'
import type { KeyValueStorage, TabTurns } from '../../ports/storage'
import type { SafeService } from '../../ports/service'
import type { Balances, SafeCheck } from './account'
import type { CausesState } from '../session/loadCauses'
import type { SignIn } from '../signIn/signInParts'

/** What an account is made from: one Safe on one chain, the operator's directory, and the ports. */
export type AccountParts = {
  readonly chain: AppChain
  /** EIP-55 checksummed. */
  readonly safe: Address
  readonly causes: StoreApi<CausesState>
  readonly host: HostChannel
  readonly service: SafeService
  readonly chainReader: ChainReader
  readonly storage: KeyValueStorage
  /** What is put together for this account, read already. */
  readonly basket: BasketStore
  readonly turns: TabTurns
  readonly clock: Clock
  /** Opens the sign-in of this account; left out where the operator has no sign-in service. */
  readonly openSignIn?: (context: AccountContext) => SignIn
}

/** The parts, and the state that the flows of one account share. Each flow asks for what it uses of it. */
export type AccountContext = AccountParts & {
  readonly check: StoreApi<SafeCheck>
  readonly balances: StoreApi<Balances>
  readonly tracked: TrackedStore
  /** Aborted when the account is closed: every loop ends. */
  readonly signal: AbortSignal
}
