import { useMemo } from 'react'
import type { Cause } from '../../core/causes/cause'
import { explainCalls, type ExplainedCalls, withOwnNames } from '../../core/giving/explainCalls'
import type { Gift } from '../../core/giving/gift'
import type { Call } from '../../core/safe/safeTx'
import type { Giver } from './giver'

/**
 * Decodes calls to gifts: the only source of what a user sees before confirming. Of `gifts` it uses only the names and
 * decimals of tokens, and the giver’s own names for recipients outside the directory.
 */
export function useExplained(
  calls: readonly Call[],
  causes: readonly Cause[],
  { chain, address }: Pick<Giver, 'chain' | 'address'>,
  gifts: readonly Gift[],
): ExplainedCalls {
  return useMemo(() => {
    const givenAssets = gifts.map(({ asset }) => asset)
    const explained = explainCalls(calls, { chain, causes, safe: address, givenAssets })
    if (explained.kind === 'unreadable') return explained
    return { kind: 'readable', gifts: withOwnNames(explained.gifts, gifts) }
  }, [calls, causes, chain, address, gifts])
}
