import { type Address, isAddressEqual } from 'viem'
import { isHexEqual } from '../isHexEqual'
import {
  type CallDifference,
  callDifferenceWords,
  compareCalls,
  type DifferenceWords,
} from '../giving/compareCalls'
import { describedCalls } from '../giving/buildBatch'
import type { GiftDocument } from '../giving/giftDocument'
import { decodeCalls } from '../safe/decodeCalls'
import type { KnownContract } from '../safe/knownContracts'
import { type CodeHashes, proveCode } from '../safe/proveCode'
import { type Refund, refundOf } from '../safe/refundOf'
import type { SafeTxHash, SafeTxRecord } from '../safe/safeTx'
import type { CheckOutcome } from './checks/defineCheck'
import { m } from './checkMessages'
import { amountWords } from '../money/formatAmount'
import { type AssetNames, tokenName } from './assetNames'
import { readGifts, type ReadingContext } from '../giving/readGifts'
import type { TrackedGift } from '../giving/trackedGift'
import type { ReviewInput } from './reviewInput'

/** A difference between a transaction and the gift that a document describes. */
type IntentDifference =
  /** The record is not the transaction of the linked hash. */
  | { readonly kind: 'record' }
  | { readonly kind: 'otherChain'; readonly meant: number; readonly found: number }
  | { readonly kind: 'safe'; readonly meant: Address; readonly found: Address }
  /** It does not decode to calls: other code runs as the Safe, or the bytes are not in their standard form. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** The batch contract is missing on this chain, or does not have the code that Safe published. */
  | { readonly kind: 'code'; readonly contract: KnownContract }
  | { readonly kind: 'calls'; readonly difference: CallDifference }

/** A field beside the calls, which a document never describes. */
type IntentBeside =
  | { readonly kind: 'refund'; readonly refund: Refund }
  /** With it, a transaction whose calls fail still uses its nonce. */
  | { readonly kind: 'safeTxGas'; readonly safeTxGas: bigint }

export type IntentComparison =
  | {
      readonly kind: 'same'
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
 * Ignores labels of the document, the service and the host. `same` requires proof that the record is the
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
    ...(recordHash === 'unchecked' ? [m.intent.versionUnknown] : []),
    ...(proof.kind === 'unchecked' ? [m.intent.batchUnchecked(proof.reason)] : []),
  ]
  if (reasons.length > 0) return { kind: 'unchecked', reasons }
  return { kind: 'same', payments: document.gifts.length, besides: besidesOf(record) }
}

/** Compares the Safe and chain of a document: all that can be compared without the transaction. */
export function placeDifferences(
  document: GiftDocument,
  { safe, chainId }: Pick<Compared, 'safe' | 'chainId'>,
): readonly IntentDifference[] {
  return [
    ...(document.chainId === chainId
      ? []
      : [{ kind: 'otherChain', meant: document.chainId, found: chainId } as const]),
    ...(isAddressEqual(document.safe, safe)
      ? []
      : [{ kind: 'safe', meant: document.safe, found: safe } as const]),
  ]
}

/** Describes a difference between a transaction and the gift in a document, with both values in full. */
export function intentDifferenceWords(difference: IntentDifference, names: AssetNames): DifferenceWords {
  const only = (what: string) => ({ what, meant: null, found: null })
  switch (difference.kind) {
    case 'record':
      return only(m.intent.record)
    case 'otherChain':
      return {
        what: m.intent.chain,
        meant: m.intent.chainId(difference.meant),
        found: m.intent.chainId(difference.found),
      }
    case 'safe':
      return { what: m.intent.safe, meant: difference.meant, found: difference.found }
    case 'unreadable':
      return { what: m.intent.unreadable, meant: null, found: difference.reason }
    case 'code': {
      const { name, version, address } = difference.contract
      return only(m.intent.code(`${name} ${version}`, address))
    }
    case 'calls':
      return callDifferenceWords(difference.difference, (token) =>
        token === null ? names.native : tokenName(token, names),
      )
  }
}

/** Describes in one sentence what a transaction has beside the described payments. */
export function intentBesideWords(beside: IntentBeside, names: AssetNames): string {
  if (beside.kind === 'safeTxGas') return m.intent.gasLimit(beside.safeTxGas)
  const { atMost, token, receiver } = beside.refund
  const name = token === null ? names.native : tokenName(token, names)
  const sum = name === null ? m.intent.unknownUnits(atMost, token ?? '') : amountWords(atMost, name)
  return m.intent.refund(sum, receiver)
}

type Read = Pick<ReviewInput, 'record' | 'codes'> & ReadingContext

/**
 * Returns the gifts of a transaction that only pays confirmed causes of the directory; null when it does more, or
 * that is unproved. No proof of intent: anyone can propose such a transaction.
 */
export function readableGift({ record, codes, ...context }: Read): readonly TrackedGift[] | null {
  const decoded = decodeCalls(record)
  if (decoded.kind !== 'calls' || refundOf(record) !== null) return null
  if (decoded.via !== null && proveCode(decoded.via, codes).kind !== 'same') return null
  const read = readGifts(decoded.calls, context)
  if (read.kind !== 'readable') return null
  return read.gifts.every(({ causeId }) => causeId !== null) ? read.gifts : null
}

function besidesOf(record: SafeTxRecord): readonly IntentBeside[] {
  const refund = refundOf(record)
  const { safeTxGas } = record
  return [
    ...(refund === null ? [] : [{ kind: 'refund', refund } as const]),
    ...(safeTxGas === 0n ? [] : [{ kind: 'safeTxGas', safeTxGas } as const]),
  ]
}
