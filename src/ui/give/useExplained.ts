import { useMemo } from 'react'
import type { Cause } from '../../core/causes/cause'
import { explainCalls, type ExplainedCalls } from '../../core/giving/explainCalls'
import type { Call } from '../../core/safe/safeTx'
import type { Giver } from './giver'

/** What calls give, read from their bytes: the only source of what a person sees before confirming. */
export function useExplained(
  calls: readonly Call[],
  causes: readonly Cause[],
  { chain, address }: Pick<Giver, 'chain' | 'address'>,
): ExplainedCalls {
  return useMemo(() => explainCalls(calls, { chain, causes, safe: address }), [calls, causes, chain, address])
}
