import type { Address } from 'viem'
import type { WalletChain } from '../../../ports/chain'
import type { RecordParts } from '../recordParts'

/** What the record of an ordinary wallet is read with. */
export type WalletParts = Pick<
  RecordParts,
  'chain' | 'history' | 'readToken' | 'cache' | 'storage' | 'notes' | 'causes' | 'clock'
> & {
  readonly wallet: Address
  readonly walletChain: Pick<WalletChain, 'readAccount'>
}
