import type { SafeTxRecord } from '../../core/safe/safeTx'
import type { Look } from '../../core/tracking/observation'
import type { AccountContext, AccountParts } from '../account/accountContext'

/** Whom a round of looking can ask. */
export type Sources = Pick<AccountParts, 'chain' | 'chainReader' | 'service' | 'host'> & {
  /** What the list that was read last shows from a nonce on. It costs no request. */
  readonly listedFrom?: (nonce: bigint) => Look<readonly SafeTxRecord[]>
}

/** The same, and what else is followed: one payment counts for one gift. */
export type TxSources = Sources & Pick<AccountContext, 'tracked'>

/** Stands for a question that this round did not need, or had no request left for. */
export const notAsked: Look<never> = { kind: 'notAsked' }
