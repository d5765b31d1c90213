import { type Address, isAddressEqual } from 'viem'
import type { Cause } from './cause'
import { findCause } from './findCause'
import { recipientOn } from './recipientOn'
import { findStopped, type StoppedRecipient } from './stoppedOn'

/** Current listing of an address that belonged to a cause when the gift was composed. */
export type AddressChange =
  | { readonly kind: 'stopped'; readonly name: string; readonly stopped: StoppedRecipient }
  /** The directory no longer lists the address. `address`: the one listed now; null: none on this chain. */
  | { readonly kind: 'replaced'; readonly name: string; readonly address: Address | null }
  /** The directory no longer has the cause, or the operator no longer confirms it. */
  | { readonly kind: 'missing' }

/**
 * Compares an address taken from the directory with the current one. Null: unchanged, or the address was never
 * listed.
 *
 * @param causeId - Of the cause found by its address; null: it was not in the directory.
 * @throws InvalidAddressError (viem) when `recipient` is none
 */
export function addressChange(
  causes: readonly Cause[],
  chainId: number,
  { causeId, recipient }: { readonly causeId: string | null; readonly recipient: Address },
): AddressChange | null {
  const listed = findStopped(causes, chainId, recipient)
  if (listed !== null) return { kind: 'stopped', name: listed.cause.name, stopped: listed.stopped }
  if (causeId === null) return null
  const cause = findCause(causes, causeId)
  if (cause === null || !cause.confirmed) return { kind: 'missing' }
  const address = recipientOn(cause, chainId)?.address ?? null
  if (address !== null && isAddressEqual(address, recipient)) return null
  return { kind: 'replaced', name: cause.name, address }
}
