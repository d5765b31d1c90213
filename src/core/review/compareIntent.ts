import { type Address, isAddressEqual } from 'viem'
import { isHexEqual } from '../isHexEqual'
import { type CallDifference, compareCalls } from '../giving/compareCalls'
import { describedCalls } from '../giving/buildBatch'
import type { GiftDocument } from '../giving/giftDocument'
import { decodeCalls } from '../safe/decodeCalls'
import type { KnownContract } from '../safe/knownContracts'
import { type CodeHashes, proveCode } from '../safe/proveCode'
import { type Refund, refundOf } from '../safe/refundOf'
import type { SafeTxHash, SafeTxRecord } from '../safe/safeTx'
import type { CheckOutcome } from './checks/defineCheck'
import { m } from './intentMessages'

/** A difference between a transaction and the gift that a document describes. */
export type IntentDifference =
  /** The record is not the transaction of the linked hash. */
  | { readonly kind: 'record' }
  | { readonly kind: 'chain'; readonly meant: number; readonly found: number }
  | { readonly kind: 'safe'; readonly meant: Address; readonly found: Address }
  /** It does not decode to calls: other code runs as the Safe, or the bytes are not in their standard form. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** The batch contract is missing on this chain, or does not have the code that Safe published. */
  | { readonly kind: 'code'; readonly contract: KnownContract }
  | { readonly kind: 'calls'; readonly difference: CallDifference }

/** A field beside the calls, which a document never describes. */
export type IntentBeside =
  | { readonly kind: 'refund'; readonly refund: Refund }
  /** With it, a transaction whose calls fail still uses its nonce. */
  | { readonly kind: 'safeTxGas'; readonly safeTxGas: bigint }

export type IntentComparison =
  | {
      readonly kind: 'exactly'
      readonly payments: number
      readonly besides: readonly IntentBeside[]
    }
  | { readonly kind: 'differs'; readonly differences: readonly IntentDifference[] }
  /** No difference found, but some parts could not be compared, for these reasons. */
  | { readonly kind: 'unchecked'; readonly reasons: readonly string[] }

type Compared = {
  readonly record: SafeTxRecord
  readonly safe: Address
  readonly chainId: number
  readonly codes: CodeHashes
  /** The hash in the link. */
  readonly safeTxHash: SafeTxHash
  /** The outcome of the check `recordHash`. */
  readonly recordHash: CheckOutcome
}

/**
 * Builds the calls of a gift document with the app's own encoder, and compares them with a transaction byte for byte.
 * Ignores labels of the document, the service and the host. `exactly` requires proof that the record is the
 * transaction of this hash, and the published code of the batch contract.
 */
export function compareIntent(document: GiftDocument, compared: Compared): IntentComparison {
  const { record, codes, recordHash } = compared
  const isAsked = isHexEqual(record.safeTxHash, compared.safeTxHash)
  const differences = [...placeDifferences(document, compared)]
  if (!isAsked || recordHash === 'fails') differences.unshift({ kind: 'record' })

  const decoded = decodeCalls(record)
  const proof =
    decoded.kind === 'calls' && decoded.via !== null
      ? proveCode(decoded.via, codes)
      : { kind: 'same' as const }
  if (decoded.kind === 'unreadable') differences.push({ kind: 'unreadable', reason: decoded.reason })
  else {
    if (decoded.via !== null && proof.kind === 'differs')
      differences.push({ kind: 'code', contract: decoded.via })
    for (const difference of compareCalls(describedCalls(document.gifts), decoded.calls))
      differences.push({ kind: 'calls', difference })
  }
  if (differences.length > 0) return { kind: 'differs', differences }

  const reasons = [
    ...(recordHash === 'unchecked' ? [m.versionUnknown] : []),
    ...(proof.kind === 'unchecked' ? [m.batchUnchecked(proof.reason)] : []),
  ]
  if (reasons.length > 0) return { kind: 'unchecked', reasons }
  return { kind: 'exactly', payments: document.gifts.length, besides: besidesOf(record) }
}

/** Compares the Safe and chain of a document: all that can be compared without the transaction. */
export function placeDifferences(
  document: GiftDocument,
  { safe, chainId }: Pick<Compared, 'safe' | 'chainId'>,
): readonly IntentDifference[] {
  return [
    ...(document.chainId === chainId
      ? []
      : [{ kind: 'chain', meant: document.chainId, found: chainId } as const]),
    ...(isAddressEqual(document.safe, safe)
      ? []
      : [{ kind: 'safe', meant: document.safe, found: safe } as const]),
  ]
}

function besidesOf(record: SafeTxRecord): readonly IntentBeside[] {
  const refund = refundOf(record)
  const { safeTxGas } = record
  return [
    ...(refund === null ? [] : [{ kind: 'refund', refund } as const]),
    ...(safeTxGas === 0n ? [] : [{ kind: 'safeTxGas', safeTxGas } as const]),
  ]
}
