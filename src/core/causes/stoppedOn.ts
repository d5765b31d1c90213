import { type Address, isAddressEqual } from 'viem'
import type { Cause, CauseRecipient } from './cause'
import { recipientState } from './recipientOn'

/**
 * An address that is paused or retired, with the status from the directory. Separate from `recipientOn`, which the entry
 * loads: comparing addresses takes viem's Keccak.
 */
export type StoppedRecipient = {
  readonly state: 'paused' | 'retired'
  readonly address: Address
  /** YYYY-MM-DD */
  readonly since: string
  readonly reason: string
  readonly replacedBy: Address | null
}

/** Returns the paused or retired addresses of a cause on this chain, the latest first. */
export function stoppedOn(cause: Cause, chainId: number): readonly StoppedRecipient[] {
  return cause.recipients
    .filter((one) => one.chainId === chainId)
    .flatMap((one) => stopped(one) ?? [])
    .sort((a, b) => (a.since < b.since ? 1 : -1))
}

/** Returns the directory's status of a paused or retired address; null for one in use. */
export function stopped(recipient: CauseRecipient): StoppedRecipient | null {
  const { address, status } = recipient
  const state = recipientState(recipient)
  if (state === 'active' || status === undefined) return null
  const { since, reason = '', replacedBy = null } = status
  return { state, address, since, reason, replacedBy }
}

/**
 * Finds the confirmed cause with this address on this chain as paused or retired, and its status; or null.
 *
 * @throws InvalidAddressError (viem) when `address` is none
 */
export function findStopped(
  causes: readonly Cause[],
  chainId: number,
  address: Address,
): { readonly cause: Cause; readonly stopped: StoppedRecipient } | null {
  for (const cause of causes) {
    if (!cause.confirmed) continue
    const found = stoppedOn(cause, chainId).find((one) => isAddressEqual(one.address, address))
    if (found !== undefined) return { cause, stopped: found }
  }
  return null
}
