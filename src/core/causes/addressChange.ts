import { type Address, isAddressEqual } from 'viem'
import type { Cause } from './cause'
import { findCause } from './findCause'
import { recipientOn } from './recipientOn'
import { findStopped, type StoppedRecipient } from './stoppedOn'

/** How the present directory lists an address that belonged to a cause when the gift was composed. */
export type AddressChange =
  | { readonly kind: 'stopped'; readonly name: string; readonly stopped: StoppedRecipient }
  /** The directory does not list the address any more. `address`: what it names now; null: nothing on this chain. */
  | { readonly kind: 'replaced'; readonly name: string; readonly address: Address | null }
  /** The directory does not have the cause any more, or the operator confirms it no longer. */
  | { readonly kind: 'gone' }

/**
 * What the directory says against an address that was taken from it. Null: nothing, or the address was never the directory's.
 *
 * @param causeId - Of the cause as it was found by its address; null: it was none of the directory.
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
  if (cause === null || !cause.confirmed) return { kind: 'gone' }
  const address = recipientOn(cause, chainId)?.address ?? null
  if (address !== null && isAddressEqual(address, recipient)) return null
  return { kind: 'replaced', name: cause.name, address }
}
