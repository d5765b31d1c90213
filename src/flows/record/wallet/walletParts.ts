import type { Address } from 'viem'
import type { WalletChain } from '../../../ports/chain'
import type { RecordParts } from '../recordParts'

/** Sources of the record of an ordinary wallet. */
export type WalletParts = Pick<
  RecordParts,
  'chain' | 'history' | 'readToken' | 'cache' | 'storage' | 'notes' | 'causes' | 'clock'
> & {
  readonly wallet: Address
  readonly walletChain: Pick<WalletChain, 'readAccount'>
}
