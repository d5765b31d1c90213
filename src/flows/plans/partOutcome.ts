import type { FoundPart } from './findPart'

/** Outcome of a part of a plan. `unreachable`: it could not be checked. */
export type PartOutcome = 'executed' | 'partly' | 'waiting' | 'rejected' | 'failed' | 'none' | 'unreachable'

/** Returns the outcome of a part by the search for it. `partly`: some of its transactions are executed, the others wait. */
export function partOutcome(found: FoundPart): PartOutcome {
  if (found.kind === 'several') {
    const executed = found.records.filter(({ isExecuted }) => isExecuted).length
    if (executed === found.records.length) return 'executed'
    return executed === 0 ? 'waiting' : 'partly'
  }
  if (found.kind === 'contained') return found.record.isExecuted ? 'executed' : 'waiting'
  if (found.kind !== 'found') return found.kind
  const { isExecuted, isSuccessful } = found.record
  if (isExecuted) return isSuccessful === true ? 'executed' : 'failed'
  return found.nonceUse === null ? 'waiting' : 'rejected'
}
