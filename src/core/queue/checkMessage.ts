import { isAddressEqual } from 'viem'
import { innerMessageHash, safeMessageHash, TypedDataError } from '../safe/safeMessageHash'
import type { Confirmation, SafeMessageHash, SafeMessageRecord } from '../safe/safeTx'
import { SafeVersionError } from '../safe/safeTxHash'
import { type VerifiedConfirmations, verifyConfirmations } from '../safe/recoverOwners'
import type { QueueSafe } from './checkRow'
import { m } from './messages'
import type { ListedRow } from './listPage'

/** The check of a message record against its content. */
export type MessageCheck =
  /** Its hash is correct. `signatures` are over that hash, by current owners. */
  | { readonly kind: 'ok'; readonly signatures: VerifiedConfirmations }
  | { readonly kind: 'forged'; readonly field: 'safe' }
  /** `computed`: the hash of the content. */
  | { readonly kind: 'forged'; readonly field: 'messageHash'; readonly computed: SafeMessageHash }
  /** It cannot be hashed. `reason` is one sentence. */
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * Checks a message by its content: its hash, then each signature listed for an owner. Yields before each step that takes
 * milliseconds, like `checkRow`.
 */
export function* checkMessage(
  record: SafeMessageRecord,
  safe: QueueSafe,
): Generator<undefined, MessageCheck> {
  yield
  if (!isAddressEqual(record.safe, safe.address)) return { kind: 'forged', field: 'safe' }
  const computed = hashOf(record, safe)
  if (typeof computed !== 'string') return { kind: 'unknown', reason: computed.reason }
  if (computed !== record.messageHash) return { kind: 'forged', field: 'messageHash', computed }

  const signatures: VerifiedConfirmations[] = []
  for (const confirmations of bySigner(record)) {
    yield
    signatures.push(verifyConfirmations({ hash: computed, confirmations, owners: safe.owners }))
  }
  return {
    kind: 'ok',
    signatures: {
      valid: signatures.flatMap(({ valid }) => valid),
      unverifiable: signatures.flatMap(({ unverifiable }) => unverifiable),
      invalid: signatures.flatMap(({ invalid }) => invalid),
    },
  }
}

function bySigner({ confirmations }: SafeMessageRecord): Iterable<readonly Confirmation[]> {
  const groups = new Map<string, Confirmation[]>()
  for (const confirmation of confirmations) {
    const name = confirmation.owner.toLowerCase()
    groups.set(name, [...(groups.get(name) ?? []), confirmation])
  }
  return groups.values()
}

function hashOf(
  { message }: SafeMessageRecord,
  { chainId, address, version }: QueueSafe,
): SafeMessageHash | { readonly reason: string } {
  try {
    return safeMessageHash(innerMessageHash(message), { chainId, safe: address, version })
  } catch (error) {
    if (error instanceof SafeVersionError) return { reason: error.sentence }
    if (error instanceof TypedDataError) return { reason: m.notTyped }
    throw error
  }
}

/** An off-chain message and its check. */
export type MessageEntry = {
  readonly record: SafeMessageRecord
  /** Null: not checked yet; hash and signatures are unverified claims of the service. */
  readonly check: MessageCheck | null
}

/** The messages of a Safe, the newest first. */
export type QueuedMessages = {
  /** Not enough signatures yet, ignoring those that only the chain can verify. */
  readonly waiting: readonly MessageEntry[]
  /** As many owners have signed as the threshold. */
  readonly signed: readonly MessageEntry[]
  /** Of another Safe, or with a wrong hash. */
  readonly forged: readonly MessageEntry[]
  readonly unreadable: readonly Extract<ListedRow<never>, { kind: 'unreadable' }>[]
}

/** Groups messages by their signatures. `threshold` null: it could not be read, and nothing counts as signed. */
export function groupMessages(
  rows: readonly ListedRow<SafeMessageRecord>[],
  threshold: number | null,
  checkOf: (record: SafeMessageRecord) => MessageCheck | null,
): QueuedMessages {
  const unreadable = rows.flatMap((row) => (row.kind === 'unreadable' ? [row] : []))
  const waiting: MessageEntry[] = []
  const signed: MessageEntry[] = []
  const forged: MessageEntry[] = []
  for (const row of rows) {
    if (row.kind === 'unreadable') continue
    const check = checkOf(row.record)
    const entry = { record: row.record, check }
    if (check?.kind === 'forged') forged.push(entry)
    else if (isSigned(check, threshold)) signed.push(entry)
    else waiting.push(entry)
  }
  const newestFirst = (list: MessageEntry[]) =>
    list.sort(({ record: one }, { record: other }) => other.createdAtMs - one.createdAtMs)
  return {
    waiting: newestFirst(waiting),
    signed: newestFirst(signed),
    forged: newestFirst(forged),
    unreadable,
  }
}

function isSigned(check: MessageCheck | null, threshold: number | null): boolean {
  return check?.kind === 'ok' && threshold !== null && check.signatures.valid.length >= threshold
}
