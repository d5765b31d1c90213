import { type Address, zeroAddress } from 'viem'
import { type KnownContract, knownContracts } from '../../safe/knownContracts'
import { encodeMultiSend } from '../../safe/multiSend'
import type { Call, SafeTxRecord } from '../../safe/safeTx'
import { type SafeDomain, safeTxHash } from '../../safe/safeTxHash'
import { unlistedRecord } from '../unlistedRecord'

/**
 * Builds the record that Safe{Wallet} would propose for these calls: one call as it is, several packed into a
 * delegatecall of MultiSendCallOnly. Unsigned and unlisted.
 *
 * @param options.batchContract - The address of MultiSendCallOnly on this chain; unused for one call.
 * @throws MultiSendCallError, and the errors of `safeTxHash` for an unknown version.
 */
export function draftRecord(
  calls: readonly Call[],
  domain: SafeDomain,
  { nonce, batchContract }: { readonly nonce: bigint; readonly batchContract: Address | null },
): SafeTxRecord {
  const [only, ...others] = calls
  const isSingle = only !== undefined && others.length === 0
  const tx = {
    ...(isSingle ? only : { to: batchContract ?? zeroAddress, value: 0n, data: encodeMultiSend(calls) }),
    operation: isSingle ? 0 : 1,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce,
  } as const
  return unlistedRecord(tx, { safe: domain.safe, safeTxHash: safeTxHash(tx, domain), confirmations: [] })
}

/** Returns the possible addresses of MultiSendCallOnly for a Safe version. A chain may have code at only some of them. */
export function batchContractsOf(version: string): readonly KnownContract[] {
  return knownContracts.filter((each) => each.name === 'MultiSendCallOnly' && each.version === version)
}

/** Returns the nonce that Safe{Wallet} gives the next proposal: after all queued ones, or the Safe's own. */
export function nextNonce(nonce: bigint, waiting: readonly Pick<SafeTxRecord, 'nonce'>[]): bigint {
  return waiting.reduce((next, each) => (each.nonce >= next ? each.nonce + 1n : next), nonce)
}
