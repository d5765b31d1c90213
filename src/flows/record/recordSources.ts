import type { ReadToken } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { SafeService } from '../../ports/service'
import type { ChainHistory } from './recordState'

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
