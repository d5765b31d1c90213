import { type Address, getAddress } from 'viem'
import type { Cause } from './cause'
import { recipientOn } from './recipientOn'

type Receivers = ReadonlyMap<Address, Cause>

/** Cached by array: a directory keeps its identity, and a batch looks up hundreds of recipients. */
const known = new WeakMap<readonly Cause[], Map<number, Receivers>>()

/**
 * Returns the causes of a chain by their receiving address (EIP-55 checksummed). Confirmed causes only: naming
 * another one would vouch for it.
 */
export function causesByReceiver(causes: readonly Cause[], chainId: number): Receivers {
  const ofChains = known.get(causes) ?? new Map<number, Receivers>()
  known.set(causes, ofChains)
  const receivers = ofChains.get(chainId) ?? readReceivers(causes, chainId)
  ofChains.set(chainId, receivers)
  return receivers
}

/**
 * Finds the confirmed cause that receives at this address on this chain, or null. Ignores an unconfirmed cause:
 * naming it would vouch for it.
 *
 * @throws InvalidAddressError (viem) when `address` is none
 */
export function findCauseByRecipient(
  causes: readonly Cause[],
  chainId: number,
  address: Address,
): Cause | null {
  return causesByReceiver(causes, chainId).get(getAddress(address)) ?? null
}

/** Returns every address at which confirmed causes receive, or have received, on a chain, each once. */
export function addressesOn(causes: readonly Cause[], chainId: number): readonly Address[] {
  const addresses = causes.flatMap(({ confirmed, recipients }) =>
    confirmed ? recipients.flatMap((one) => (one.chainId === chainId ? one.address : [])) : [],
  )
  return [...new Set(addresses)]
}

function readReceivers(causes: readonly Cause[], chainId: number): Receivers {
  const receivers = new Map<Address, Cause>()
  for (const cause of causes) {
    const address = cause.confirmed ? recipientOn(cause, chainId)?.address : undefined
    if (address !== undefined && !receivers.has(address)) receivers.set(address, cause)
  }
  return receivers
}
