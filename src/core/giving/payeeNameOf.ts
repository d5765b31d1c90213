import { getAddress } from 'viem'
import type { Cause } from '../causes/cause'
import { findCause } from '../causes/findCause'
import type { Payee } from './basket'

/** The name under which a gift goes to a payee. Null: its cause is not in the directory any more. */
export function payeeNameOf(payee: Payee, causes: readonly Cause[]): string | null {
  if (payee.kind === 'cause') return findCause(causes, payee.causeId)?.name ?? null
  return payee.name ?? payee.ensName ?? getAddress(payee.address)
}
