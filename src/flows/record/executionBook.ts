import type { Address, Hex } from 'viem'
import { changesModules } from '../../core/record/changesModules'
import { type Coverage, coverageOf } from '../../core/record/coverage'
import type { GiftRecord } from '../../core/record/giftRecord'
import { paymentsOf } from '../../core/record/paymentsOf'
import type { ProvedExecution, ReadExecution } from '../../core/record/recordedTx'
import { m } from '../../core/record/messages'
import { recordGifts } from '../../core/record/recordGifts'
import type { ChainTxHash, SafeTxHash } from '../../core/safe/safeTx'
import { runInSlices } from '../runInSlices'
import {
  batchContractOf,
  byTime,
  foundIn,
  isProved,
  isShown,
  keyOf,
  mayRunUnknownCode,
  reasonOf,
  tokensIn,
  type Entry,
} from './bookEntry'
import { createGiftNotes } from './giftNotes'
import type { RecordParts } from './recordParts'
import type { UnreadTx } from './recordState'
import { createTokenNames } from './tokenNames'

/** Executions of a Safe that were read so far, with their payments. */
export type ExecutionBook = {
  /** True when the transaction has an event of this execution, proved or not. */
  has(safeTxHash: SafeTxHash, txHash: ChainTxHash): boolean
  hasTx(txHash: ChainTxHash): boolean
  size(): number
  /** Adds an execution. The next `prepare` reads its payments. */
  add(execution: ReadExecution): void
  /** Adds executions of the cache, in steps. Those with unknown tokens are named after the next `prepare`. */
  addKept(executions: readonly ProvedExecution[]): Generator<undefined, void>
  /** Forgets executions above this block, which a reorg may have removed, and their notes. */
  renew(above: bigint): void
  /** Reads the payments of added executions (code and tokens from the chain) and their notes. Throws only when aborted. */
  prepare(signal: AbortSignal): Promise<void>
  /** Reads the notes of added executions. Never throws. */
  lookUpNotes(): Promise<void>
  /** Names the payments of added executions, and all after a change of the directory, in steps. */
  name(): Generator<undefined, void>
  coverage(at: { readonly next: bigint; readonly block: bigint }): Coverage
  /** Coverage of only those in `gifts` or `unread`: newly added ones have no names yet. */
  shown(at: { readonly next: bigint; readonly block: bigint }): Coverage
  /** Takes the executions that no reorg can remove, added since the last call. */
  takeSettled(upTo: bigint): readonly ProvedExecution[]
  /** The newest first. */
  executions(): readonly ProvedExecution[]
  gifts(): readonly GiftRecord[]
  unread(): readonly UnreadTx[]
  /** Transactions since the first in which the Safe ran unknown code, or may have. */
  afterUnknownCode(): readonly ChainTxHash[]
  /** True when the owners have enabled or disabled a module. */
  hasChangedModules(): boolean
  /** Number of executions in later blocks. */
  countAfter(block: bigint): number
  /** Number of executions up to a block whose payments could not be read, or rest on an unlisted token's own events. */
  unprovedPayments(block: bigint): number
  clear(): void
}

/** Creates the book. The names of the directory, of tokens and of this browser's notes are looked up as they are now. */
export function createExecutionBook(parts: RecordParts): ExecutionBook {
  const { chain, chainReader, causes, clock } = parts
  /** By event: code that a Safe ran can emit any, so one hash may have several. */
  const entries = new Map<string, Entry>()
  const transactions = new Set<ChainTxHash>()
  const codes = new Map<Address, Hex | null>()
  const tokens = createTokenNames(parts)
  const notes = createGiftNotes(parts)
  let contested: ReadonlySet<bigint> = new Set()
  let sorted: readonly Entry[] | null = null

  const codeHashOf = (contract: Address) => codes.get(contract) ?? null

  async function readCode(contract: Address, signal: AbortSignal) {
    const answer = await chainReader.readCodeHash(contract, signal)
    if (answer.kind !== 'unreachable') codes.set(contract, answer.kind === 'found' ? answer.value : null)
  }

  function* readPayments(waiting: readonly Entry[]): Generator<undefined, ReadonlySet<Address>> {
    const paid = new Set<Address>()
    for (const entry of waiting) {
      yield
      const contract = batchContractOf(entry.execution)
      const isCodeRead = contract === null || codes.has(contract)
      const payments = isCodeRead ? paymentsOf(entry.execution.recorded, codeHashOf) : 'codeUnread'
      entry.payments = payments
      for (const token of tokensIn(payments)) paid.add(token)
    }
    return paid
  }

  function newestFirst(): readonly Entry[] {
    sorted ??= [...entries.values()].sort((one, other) => byTime(other.execution, one.execution))
    return sorted
  }

  function put(execution: ReadExecution, isKept: boolean): Entry {
    const { txHash } = execution.recorded
    const entry: Entry = { execution, payments: null, gifts: [], namedBy: null, isKept }
    transactions.add(txHash)
    entries.set(keyOf(execution), entry)
    sorted = null
    return entry
  }

  function proved({ execution }: Entry): ProvedExecution {
    const contract = batchContractOf(execution)
    return { ...execution, codeHash: contract === null ? null : codeHashOf(contract) }
  }

  function lookUpNotes(): Promise<void> {
    const waiting = [...entries.values()].filter(({ namedBy }) => namedBy === null)
    return notes.prepare(waiting.map(({ execution }) => execution.recorded))
  }

  function isContested({ execution: { recorded } }: Entry): boolean {
    return recorded.tx !== null && contested.has(recorded.tx.nonce)
  }

  return {
    has: (safeTxHash, txHash) =>
      [...entries.values()].some(
        ({ execution: { recorded } }) => recorded.safeTxHash === safeTxHash && recorded.txHash === txHash,
      ),
    hasTx: (txHash) => transactions.has(txHash),
    size: () => entries.size,
    add: (execution) => void put(execution, false),
    *addKept(executions) {
      for (const { codeHash, ...execution } of executions) {
        yield
        const contract = batchContractOf(execution)
        if (contract !== null && codeHash !== null) codes.set(contract, codeHash)
        const entry = put(execution, true)
        const payments = paymentsOf(execution.recorded, codeHashOf)
        if (tokensIn(payments).every((token) => tokens.isKnown(token))) entry.payments = payments
      }
    },
    renew(above) {
      for (const { execution } of entries.values()) {
        const { safeTxHash, txHash, block } = execution.recorded
        if (block.number <= above) continue
        entries.delete(keyOf(execution))
        notes.forget(safeTxHash)
        transactions.delete(txHash)
      }
      sorted = null
    },
    lookUpNotes,
    async prepare(signal) {
      const waiting = [...entries.values()].filter(({ namedBy }) => namedBy === null)
      const contracts = waiting.flatMap(({ execution }) => batchContractOf(execution) ?? [])
      const unknown = [...new Set(contracts)].filter((contract) => !codes.has(contract))
      await Promise.all(unknown.map((contract) => readCode(contract, signal)))
      const paid = await runInSlices(readPayments(waiting), clock)
      await Promise.all([tokens.read(paid, signal), lookUpNotes()])
      signal.throwIfAborted()
    },
    *name() {
      for (const entry of newestFirst()) {
        if (entry.namedBy === causes.getState()) continue
        yield
        // The directory may have changed during `yield`: name with the latest one.
        const directory = causes.getState()
        if (entry.namedBy === directory) continue
        const { execution, payments } = entry
        if (payments === null || payments === 'codeUnread') continue
        // Not while tokens are being read: the row would briefly have no symbol.
        if (!tokensIn(payments).every((token) => tokens.isAsked(token))) continue
        entry.namedBy = tokensIn(payments).every((token) => tokens.isKnown(token)) ? directory : null
        if (payments.kind === 'unreadable') continue
        const context = {
          chain,
          causes: directory.kind === 'ready' ? directory.causes : [],
          about: (directory.kind === 'ready' ? directory.about : undefined) ?? null,
          tokenOf: tokens.of,
          noteOf: notes.of(execution.recorded),
        }
        entry.gifts = recordGifts(execution, payments.payments, context)
      }
    },
    coverage(at) {
      const coverage = coverageOf(foundIn([...entries.values()]), at)
      contested = coverage.contested
      return coverage
    },
    shown: (at) => coverageOf(foundIn([...entries.values()].filter(isShown)), at),
    takeSettled(upTo) {
      const settled = [...entries.values()].filter(
        ({ execution: { recorded }, isKept }) =>
          // Keep no unproved execution: another node may prove it.
          !isKept && recorded.tx !== null && recorded.block.number <= upTo,
      )
      return settled.map((entry) => {
        entry.isKept = true
        return proved(entry)
      })
    },
    executions: () => newestFirst().map(proved),
    gifts: () => newestFirst().flatMap((entry) => (isContested(entry) ? [] : entry.gifts)),
    unread: () =>
      newestFirst().flatMap((entry) => {
        const reason = isContested(entry) ? m.reading.contested : reasonOf(entry.payments)
        if (reason === null) return []
        const { safeTxHash, txHash, block } = entry.execution.recorded
        return { safeTxHash, txHash, atMs: block.atMs, reason }
      }),
    afterUnknownCode() {
      const oldestFirst = newestFirst().toReversed()
      const first = oldestFirst.find(mayRunUnknownCode)?.execution.recorded.block.number
      const later = oldestFirst.filter(
        ({ execution: { recorded } }) => first !== undefined && recorded.block.number >= first,
      )
      return [...new Set(later.map(({ execution }) => execution.recorded.txHash))]
    },
    hasChangedModules: () =>
      [...entries.values()].some(
        ({ execution: { recorded } }) => recorded.tx !== null && changesModules(recorded.tx, recorded.safe),
      ),
    countAfter: (block) =>
      [...entries.values()].filter(({ execution }) => execution.recorded.block.number > block).length,
    unprovedPayments: (block) =>
      [...entries.values()].filter(
        (entry) => entry.execution.recorded.block.number <= block && !isProved(entry, chain.tokens),
      ).length,
    clear() {
      for (const { execution } of entries.values()) notes.forget(execution.recorded.safeTxHash)
      transactions.clear()
      entries.clear()
      sorted = null
    },
  }
}
