import { type Address, zeroAddress } from 'viem'
import { type KnownContract, knownContracts } from '../../safe/knownContracts'
import { encodeMultiSend } from '../../safe/multiSend'
import type { Call, SafeTxRecord } from '../../safe/safeTx'
import { type SafeDomain, safeTxHash } from '../../safe/safeTxHash'
import { unlistedRecord } from '../unlistedRecord'

/**
 * The record that Safe{Wallet} would propose for these calls: one call as it is, several packed into a delegatecall of
 * MultiSendCallOnly. It is unsigned and not listed.
 *
 * @param options.batchContract - The address of MultiSendCallOnly on this chain; unused for one call.
 * @throws MultiSendCallError, and what `safeTxHash` throws for a version whose hash is not known.
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

/** The possible addresses of MultiSendCallOnly for a Safe's version. A chain may have code at some of them only. */
export function batchContractsOf(version: string): readonly KnownContract[] {
  return knownContracts.filter((each) => each.name === 'MultiSendCallOnly' && each.version === version)
}

/** The nonce that Safe{Wallet} gives the next proposal: after all queued ones, or the Safe's own. */
export function nextNonce(nonce: bigint, waiting: readonly Pick<SafeTxRecord, 'nonce'>[]): bigint {
  return waiting.reduce((next, each) => (each.nonce >= next ? each.nonce + 1n : next), nonce)
}
