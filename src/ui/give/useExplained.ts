import { useMemo } from 'react'
import type { Cause } from '../../core/causes/cause'
import { explainCalls, type ExplainedCalls } from '../../core/giving/explainCalls'
import type { Call } from '../../core/safe/safeTx'
import type { SafeAccount } from '../../flows/account'

/** What calls give, read from their bytes: the only source of what a person sees before confirming. */
export function useExplained(
  calls: readonly Call[],
  causes: readonly Cause[],
  { chain, safe }: SafeAccount,
): ExplainedCalls {
  return useMemo(() => explainCalls(calls, { chain, causes, safe }), [calls, causes, chain, safe])
}
