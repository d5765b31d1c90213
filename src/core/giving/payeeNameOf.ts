import { getAddress } from 'viem'
import type { Cause } from '../causes/cause'
import { findCause } from '../causes/findCause'
import type { Payee } from './basket'

/** Returns the display name of a payee. Null: its cause is no longer in the directory. */
export function payeeNameOf(payee: Payee, causes: readonly Cause[]): string | null {
  if (payee.kind === 'cause') return findCause(causes, payee.causeId)?.name ?? null
  return payee.name ?? payee.ensName ?? getAddress(payee.address)
}
