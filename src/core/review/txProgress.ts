import type { Address } from 'viem'
import { isHexEqual } from '../isHexEqual'
import type { Execution, SafeTxHash } from '../safe/safeTx'
import { type Check, checkOf, type EvidenceOf } from './check'
import { m } from './checkMessages'

/** Progress of a transaction towards its execution. No outcome of a check, and no verdict. */
export type TxProgress =
  | {
      readonly kind: 'waiting'
      readonly verified: number
      /** True when the service has listed the signatures: otherwise more may exist. */
      readonly isListed: boolean
      readonly threshold: number
      /** The Safe's next nonce; null: the same as the transaction's. */
      readonly before: bigint | null
      /** Others with the same nonce: only one of them can be executed. */
      readonly rivals: readonly { readonly safeTxHash: SafeTxHash; readonly isRejection: boolean }[]
    }
  /** Another transaction used the nonce, by the chain. */
  | { readonly kind: 'replaced' }
  /** Executed, by the Safe's own event. */
  | { readonly kind: 'done'; readonly nonce: bigint; readonly outcome: Execution['outcome'] }
  /** Its execution was sent from here, and is in no block that was seen. False: the wallet gave no clear answer. */
  | { readonly kind: 'sent'; readonly isCertain: boolean }
  /** Executed in a block that is not final yet, by the Safe's own event. */
  | { readonly kind: 'inBlock'; readonly outcome: Execution['outcome'] }
  /** The nonce is used, by an unknown transaction. */
  | { readonly kind: 'used'; readonly nonce: bigint }
  /** Executed according to its source. The chain only shows that the nonce is used. */
  | { readonly kind: 'executed'; readonly nonce: bigint }
  /** Executed according to its source, but the nonce is unused. */
  | { readonly kind: 'disputed' }
  /** The nonce or the threshold could not be read. */
  | { readonly kind: 'unread' }

/** Derives the progress of a transaction from the checks of its review. */
export function txProgress(checks: readonly Check[], isListed: boolean): TxProgress {
  let nonce: EvidenceOf<'nonce'> | null = null
  let signed: EvidenceOf<'confirmations'> | null = null
  let rivals: EvidenceOf<'rivals'>['rivals'] = []
  for (const check of checks) {
    if (check.id === 'nonce') nonce = check.evidence
    if (check.id === 'confirmations') signed = check.evidence
    if (check.id === 'rivals') rivals = check.evidence.rivals
  }
  switch (nonce?.place) {
    case 'used':
      return { kind: 'replaced' }
    case 'done':
      return { kind: 'done', nonce: nonce.nonce, outcome: 'success' }
    case 'failed':
      return { kind: 'done', nonce: nonce.nonce, outcome: 'failure' }
    case 'unknown':
      return { kind: 'used', nonce: nonce.nonce }
    case 'executed':
      return { kind: 'executed', nonce: nonce.nonce }
    case 'denied':
      return { kind: 'disputed' }
    case 'next':
    case 'later': {
      if (signed === null || signed.threshold === null) return { kind: 'unread' }
      return {
        kind: 'waiting',
        verified: signed.valid.length,
        isListed,
        threshold: signed.threshold,
        before: nonce.place === 'later' ? nonce.next : null,
        rivals: rivals.map(({ safeTxHash, isRejection }) => ({ safeTxHash, isRejection })),
      }
    }
    case null:
    case undefined:
      return { kind: 'unread' }
  }
}

/** Returns the nonce of a transaction that can no longer be signed or executed. Null: it still can, or that is unknown. */
export function usedNonceOf(checks: readonly Check[]): bigint | null {
  const { nonce, place } = checkOf(checks, 'nonce').evidence
  return place !== null && ['used', 'unknown', 'done', 'failed', 'executed'].includes(place) ? nonce : null
}

/** What this page has done about a transaction, which its last reading may not show yet. */
export type Acted = {
  /** Owners whose signature over it was made here, recovered here, and taken by the service, and when. */
  readonly signers: readonly { readonly owner: Address; readonly signedAtMs: number }[]
  /** The rejection that was signed here; null: none. */
  readonly rejection: SafeTxHash | null
  readonly execution:
    | { readonly kind: 'none' | 'replaced' }
    | { readonly kind: 'sent'; readonly isCertain: boolean }
    /** By the Safe's own event. */
    | { readonly kind: 'executed'; readonly outcome: Execution['outcome']; readonly isFinal: boolean }
}

export const nothingActed: Acted = { signers: [], rejection: null, execution: { kind: 'none' } }

/** What the last reading knows. `owners`: the present ones; empty: not read. */
type LastReading = {
  readonly checks: readonly Check[]
  readonly nonce: bigint
  readonly owners: readonly Address[]
  readonly readAtMs: number
}

/** The service may list a signature so much later, in ms. A reading after that is believed. */
const listedWithinMs = 90_000

/** Returns the progress with what was done here since the reading. A reading that knows the end stays. */
export function withActed(
  progress: TxProgress,
  acted: Acted,
  { checks, nonce, owners, readAtMs }: LastReading,
): TxProgress {
  const { execution, rejection } = acted
  if (progress.kind === 'done' || progress.kind === 'replaced') return progress
  if (execution.kind === 'replaced') return { kind: 'replaced' }
  if (execution.kind === 'executed') {
    const { outcome, isFinal } = execution
    return isFinal ? { kind: 'done', nonce, outcome } : { kind: 'inBlock', outcome }
  }
  if (progress.kind !== 'waiting') return progress
  if (execution.kind === 'sent') return { kind: 'sent', isCertain: execution.isCertain }
  const counted = checkOf(checks, 'confirmations').evidence.valid
  const isIn = (list: readonly Address[], address: Address) => list.some((one) => isHexEqual(one, address))
  const more = acted.signers.filter(
    ({ owner, signedAtMs }) =>
      !isIn(counted, owner) && isIn(owners, owner) && readAtMs - signedAtMs < listedWithinMs,
  )
  const isListed = rejection === null || progress.rivals.some((rival) => rival.safeTxHash === rejection)
  return {
    ...progress,
    verified: progress.verified + more.length,
    rivals: isListed ? progress.rivals : [...progress.rivals, { safeTxHash: rejection, isRejection: true }],
  }
}

/** Describes the progress of a transaction. */
export function progressWords(progress: TxProgress): string {
  if (progress.kind === 'sent') return progress.isCertain ? m.progress.sent : m.progress.maybeSent
  if (progress.kind === 'inBlock') return m.progress.inBlock[progress.outcome]
  if (progress.kind === 'executed') return m.progress.executed(progress.nonce)
  if (progress.kind === 'used') return m.progress.used(progress.nonce)
  if (progress.kind === 'done') return m.progress.done[progress.outcome]
  if (progress.kind !== 'waiting') return m.progress[progress.kind]
  const { verified, threshold, isListed, before } = progress
  const isEnough = verified >= threshold
  const signatures = isEnough
    ? m.progress.enough(verified, threshold)
    : isListed
      ? m.progress.needs(threshold - verified, verified, threshold)
      : m.progress.unknown(threshold)
  const place = before !== null ? m.progress.waits(before) : isEnough ? m.progress.ready : m.progress.next
  return `${signatures} ${place}`
}
