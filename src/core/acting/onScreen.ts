import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import type { Answer } from '../answer'
import { rememberedHashes } from '../review/remembered'
import type { SafeSetup } from '../review/safeSetup'
import type { SafeDomain } from '../safe/safeTxHash'
import type { SafeTx, SafeTxHash, SafeTxRecord } from '../safe/safeTx'

/** The transaction that a review shows: its ten fields, the Safe that they are for, and the hash computed from both. */
export type OnScreen = {
  readonly tx: SafeTx
  readonly domain: SafeDomain
  readonly safeTxHash: SafeTxHash
}

export type ShownTx = {
  readonly record: SafeTxRecord
  /** The Safe under review. */
  readonly safe: Address
  readonly chain: { readonly id: number }
  readonly setup: Answer<SafeSetup>
}

/** What is on screen, or null when its hash cannot be computed or is not the record's: then there is nothing to sign. */
export function onScreenOf({ record, safe, chain, setup }: ShownTx): OnScreen | null {
  if (setup.kind !== 'found' || setup.value.version.kind !== 'read') return null
  const domain: SafeDomain = { chainId: chain.id, safe, version: setup.value.version.value }
  const tx = fieldsOf(record)
  const hash = hashOf(tx, domain)
  if (hash === null || hash !== record.safeTxHash.toLowerCase()) return null
  if (!isAddressEqual(record.safe, safe)) return null
  return { tx, domain, safeTxHash: hash }
}

/**
 * The rejection of whatever has this nonce: a call of the Safe to itself that moves nothing and uses the nonce up. Null when
 * its hash cannot be computed. What is on screen is not part of it, so a forged record can be rejected too.
 */
export function rejectionOf({ record, safe, chain, setup }: ShownTx): OnScreen | null {
  if (setup.kind !== 'found' || setup.value.version.kind !== 'read') return null
  const domain: SafeDomain = { chainId: chain.id, safe, version: setup.value.version.value }
  const tx: SafeTx = {
    to: safe,
    value: 0n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: record.nonce,
  }
  const hash = hashOf(tx, domain)
  return hash === null ? null : { tx, domain, safeTxHash: hash }
}

/** The signed fields alone: whatever else a record carries stays out of a request. */
function fieldsOf(record: SafeTxRecord): SafeTx {
  const { to, value, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = record
  const data = record.data.toLowerCase() as Hex
  return { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce }
}

function hashOf(tx: SafeTx, domain: SafeDomain): SafeTxHash | null {
  try {
    return rememberedHashes(tx, domain).hash
  } catch {
    // An unknown version, or a field that does not fit its type.
    return null
  }
}
