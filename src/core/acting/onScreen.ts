import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { isHexEqual } from '../isHexEqual'
import type { Answer } from '../answer'
import { rememberedHashes } from '../review/remembered'
import type { SafeSetup } from '../review/safeSetup'
import type { SafeDomain } from '../safe/safeTxHash'
import type { SafeTx, SafeTxHash, SafeTxRecord } from '../safe/safeTx'

/** The transaction that a review shows: its ten fields, their Safe, and the hash computed from both. */
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

/**
 * Returns the transaction on screen. Null when its hash cannot be computed or differs from the record's: nothing can
 * be signed.
 */
export function onScreenOf({ record, safe, chain, setup }: ShownTx): OnScreen | null {
  if (setup.kind !== 'found' || setup.value.version.kind !== 'read') return null
  const domain: SafeDomain = { chainId: chain.id, safe, version: setup.value.version.value }
  const tx = fieldsOf(record)
  const hash = hashOf(tx, domain)
  if (hash === null || !isHexEqual(hash, record.safeTxHash)) return null
  if (!isAddressEqual(record.safe, safe)) return null
  return { tx, domain, safeTxHash: hash }
}

/**
 * Builds the rejection of a nonce: an empty call of the Safe to itself, which uses the nonce. Null when its hash
 * cannot be computed. Independent of the record, so that a forged one can be rejected too.
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

/** Picks the signed fields: nothing else of a record goes into a request. */
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
