import type { AppChain } from '../../core/chain'
import type { ChainReader, WalletChain } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { ExecutionTrial } from '../../ports/executionTrial'
import type { OwnerWallet } from '../../ports/ownerWallet'
import type { SafeServiceWriter } from '../../ports/service'
import type { KeyValueStorage, TabLocks } from '../../ports/storage'
import type { WalletConnection } from '../../ports/wallet'

type Connected = Extract<WalletConnection, { kind: 'connected' }>

/** The ports for acting on a Safe's transaction. */
export type ActingPorts = {
  readonly chain: AppChain
  readonly chainReader: Pick<ChainReader, 'readApprovals' | 'findExecution' | 'readSafe'>
  readonly walletChain: Pick<WalletChain, 'getReceipt'>
  readonly writer: SafeServiceWriter
  readonly tryExecution: ExecutionTrial
  readonly locks: TabLocks
  readonly storage: KeyValueStorage
  readonly clock: Clock
  /** The wallet of a connection. */
  readonly walletOf: (connection: Connected) => OwnerWallet
}
