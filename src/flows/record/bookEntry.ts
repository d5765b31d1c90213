import type { Address } from 'viem'
import type { GiftRecord } from '../../core/record/giftRecord'
import type { TxPayments } from '../../core/record/paymentsOf'
import type { ReadExecution } from '../../core/record/readExecution'
import { m } from '../../core/record/readingMessages'
import { knownContract } from '../../core/safe/knownContracts'
import type { CausesState } from '../session/loadCauses'

/** An execution in the book of a record. */
export type Entry = {
  readonly execution: ReadExecution
  /** Null: not read yet. */
  payments: TxPayments | 'codeUnread' | null
  gifts: readonly GiftRecord[]
  /** The directory that named the causes; null: not named yet, or not all of it. */
  namedBy: CausesState | null
  /** It is in the cache. */
  isKept: boolean
}

/** Names an event of a Safe: code that a Safe ran can emit any, so that one safeTxHash may have several. */
export function keyOf({ recorded: { txHash, at } }: ReadExecution): string {
  return `${txHash}:${at}`
}

/** Gives the published contract whose code makes the payments; null: the Safe makes them itself, or nobody can tell. */
export function batchContractOf({ recorded: { tx } }: ReadExecution): Address | null {
  return tx?.operation === 1 && knownContract(tx.to) !== null ? tx.to : null
}

/** Lists the tokens of payments. */
export function tokensIn(payments: TxPayments | 'codeUnread'): readonly Address[] {
  return payments !== 'codeUnread' && payments.kind === 'read'
    ? payments.payments.flatMap(({ token }) => token ?? [])
    : []
}

/** Lists what the nonce of the Safe is compared with. */
export function foundIn(entries: readonly Entry[]) {
  return entries.map(({ execution: { recorded } }) => ({
    nonce: recorded.tx?.nonce ?? null,
    blockNumber: recorded.block.number,
  }))
}

/** Whether it is among the gifts, or among what could not be read. */
export function isShown({ payments, gifts }: Entry): boolean {
  if (payments === null || payments === 'codeUnread' || payments.kind === 'unreadable')
    return payments !== null
  return gifts.length === payments.payments.length
}

/** Says why an execution is no gift of the record as a whole; null: it is one. */
export function reasonOf(payments: Entry['payments']): string | null {
  if (payments === null) return null
  if (payments === 'codeUnread') return m.codeUnread
  if (payments.kind === 'unreadable') return payments.reason
  return payments.movedOtherwise ? m.otherMoney : null
}

/** Sorts in the order of execution. */
export function byTime({ recorded: one }: ReadExecution, { recorded: other }: ReadExecution): number {
  if (one.block.number !== other.block.number) return one.block.number < other.block.number ? -1 : 1
  const [left, right] = [one.tx?.nonce ?? 0n, other.tx?.nonce ?? 0n]
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** Whether an execution may have run code that emits events, and changes the Safe, as it likes. */
export function mayRunUnknownCode({ execution: { recorded }, payments }: Entry): boolean {
  if (recorded.tx === null) return true
  const isUnread = payments !== null && payments !== 'codeUnread' && payments.kind === 'unreadable'
  return recorded.tx.operation === 1 && isUnread
}
