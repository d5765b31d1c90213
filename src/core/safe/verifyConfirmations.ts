import type { Address, Hex } from 'viem'
import { type RecoveredOwners, recoverOwners } from './recoverOwners'
import type { Confirmation } from './safeTx'

export type VerifiedConfirmations = Pick<RecoveredOwners, 'unverifiable' | 'invalid'> & {
  /** Owners whose signature of this hash was recovered, each once, as the Safe spells them. */
  readonly valid: readonly Address[]
}

/** Returns the result of {@link recoverOwners}, with the owners alone. */
export function verifyConfirmations(given: {
  readonly hash: Hex
  readonly confirmations: readonly Confirmation[]
  readonly owners: readonly Address[]
}): VerifiedConfirmations {
  const { proved, unverifiable, invalid } = recoverOwners(given)
  return { valid: proved.map(({ signer }) => signer), unverifiable, invalid }
}
