import type { SafeMessageRecord } from '../safe/safeTx'
import type { MessageCheck } from './checkMessage'
import type { ListedRow } from './listPage'

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
  return check?.kind === 'right' && threshold !== null && check.signatures.valid.length >= threshold
}
