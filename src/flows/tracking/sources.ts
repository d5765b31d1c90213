import type { SafeTxRecord } from '../../core/safe/safeTx'
import type { Look } from '../../core/tracking/observation'
import type { AccountContext, AccountParts } from '../account/accountContext'

/** The sources of one poll. */
export type Sources = Pick<AccountParts, 'chain' | 'chainReader' | 'service' | 'host'> & {
  /** Rows of the last list from a nonce on. Makes no request. */
  readonly listedFrom?: (nonce: bigint) => Look<readonly SafeTxRecord[]>
}

/** Sources with the other tracked items: one payment counts for one gift. */
export type TxSources = Sources & Pick<AccountContext, 'tracked'>

/** Result of a request that this poll did not need, or had no budget for. */
export const notAsked: Look<never> = { kind: 'notAsked' }
