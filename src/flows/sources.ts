import type { Look } from '../core/tracking/observation'
import type { AccountParts } from './accountContext'

/** Whom a round of looking can ask. */
export type Sources = Pick<AccountParts, 'chain' | 'chainReader' | 'service' | 'host'>

/** Stands for a question that this round did not need, or had no request left for. */
export const notAsked: Look<never> = { kind: 'notAsked' }
