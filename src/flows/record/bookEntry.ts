import { type Address, isAddressEqual } from 'viem'
import type { GiftRecord } from '../../core/record/giftRecord'
import type { TxPayments } from '../../core/record/paymentsOf'
import type { ReadExecution } from '../../core/record/recordedTx'
import { m } from '../../core/record/messages'
import { knownContract } from '../../core/safe/knownContracts'
import { signMessageLibOf } from '../../core/safe/signMessageLib'
import type { CausesState } from '../session/loadCauses'

/** An execution in the book of a record. */
export type Entry = {
  readonly execution: ReadExecution
  /** Null: not read yet. */
  payments: TxPayments | 'codeUnread' | null
  gifts: readonly GiftRecord[]
  /** The directory that named the causes; null: not named yet, or not all of it. */
  namedBy: CausesState | null
  /** True when the cache has it. */
  isKept: boolean
}

/** Returns the key of an event of a Safe: code that a Safe ran can emit any, so one safeTxHash may have several. */
export function keyOf({ recorded: { txHash, at } }: ReadExecution): string {
  return `${txHash}:${at}`
}

/** Returns the published contract whose code the Safe ran; null: its own alone, or that of an unknown contract. */
export function batchContractOf({ recorded: { tx } }: ReadExecution): Address | null {
  if (tx?.operation !== 1) return null
  return knownContract(tx.to) !== null || signMessageLibOf(tx) !== null ? tx.to : null
}

/** Lists the tokens of payments. */
export function tokensIn(payments: TxPayments | 'codeUnread'): readonly Address[] {
  return payments !== 'codeUnread' && payments.kind === 'read'
    ? payments.payments.flatMap(({ token }) => token ?? [])
    : []
}

/** Lists the nonces and blocks to compare with the nonce of the Safe. */
export function foundIn(entries: readonly Entry[]) {
  return entries.map(({ execution: { recorded } }) => ({
    nonce: recorded.tx?.nonce ?? null,
    blockNumber: recorded.block.number,
  }))
}

/** Returns true when it is among the gifts, or among the unreadable transactions. */
export function isShown({ payments, gifts }: Entry): boolean {
  if (payments === null || payments === 'codeUnread' || payments.kind === 'unreadable')
    return payments !== null
  return gifts.length === payments.payments.length
}

/**
 * Returns true when the payments of an execution are read, and proved: by the call for coin, by events for tokens that
 * the operator lists. Any other contract can log a transfer that it does not make.
 */
export function isProved(
  { payments, execution: { recorded } }: Entry,
  listed: readonly { readonly address: Address }[],
): boolean {
  if (payments === null || payments === 'codeUnread' || payments.kind !== 'read') return false
  if (recorded.outcome === 'failure') return true
  return tokensIn(payments).every((token) => listed.some(({ address }) => isAddressEqual(address, token)))
}

/** Returns the reason why an execution is not fully covered by gifts; null: it is. */
export function reasonOf(payments: Entry['payments']): string | null {
  if (payments === null) return null
  if (payments === 'codeUnread') return m.reading.codeUnread
  if (payments.kind === 'unreadable') return payments.reason
  return payments.movedOtherwise ? m.reading.otherMoney : null
}

/** Compares by order of execution. */
export function byTime({ recorded: one }: ReadExecution, { recorded: other }: ReadExecution): number {
  if (one.block.number !== other.block.number) return one.block.number < other.block.number ? -1 : 1
  const [left, right] = [one.tx?.nonce ?? 0n, other.tx?.nonce ?? 0n]
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** Returns true when an execution may have run code that emits any event and changes the Safe at will. */
export function mayRunUnknownCode({ execution: { recorded }, payments }: Entry): boolean {
  if (recorded.tx === null) return true
  const isUnread = payments !== null && payments !== 'codeUnread' && payments.kind === 'unreadable'
  return recorded.tx.operation === 1 && isUnread
}
