import type { Address, Hex } from 'viem'
import { type Coverage, coverageOf } from '../../core/record/coverage'
import type { GiftRecord } from '../../core/record/giftRecord'
import { paymentsOf, type TxPayments } from '../../core/record/paymentsOf'
import type { ReadExecution } from '../../core/record/readExecution'
import { recordGifts } from '../../core/record/recordGifts'
import { knownContract } from '../../core/safe/knownContracts'
import type { ChainTxHash, SafeTxHash } from '../../core/safe/safeTx'
import { runInSlices } from '../runInSlices'
import type { CausesState } from '../session/loadCauses'
import { readGiftNotes } from './giftNotes'
import type { RecordParts } from './recordParts'
import type { UnreadTx } from './recordState'
import { createTokenNames } from './tokenNames'

type Entry = {
  readonly execution: ReadExecution
  /** Null: not read yet. */
  payments: TxPayments | 'codeUnread' | null
  gifts: readonly GiftRecord[]
  /** The directory that named the causes; null: not named yet, or not all of it. */
  namedBy: CausesState | null
}

/** The executions of a Safe that were read so far, with what they paid. */
export type ExecutionBook = {
  get(safeTxHash: SafeTxHash): ReadExecution | undefined
  hasTx(txHash: ChainTxHash): boolean
  /** Its payments are read with the next `name`. */
  add(execution: ReadExecution): void
  /** Reads the code and the tokens that the payments need. Throws only when aborted. */
  prepare(signal: AbortSignal): Promise<void>
  /** Steps that name the payments of what was added, and of all by another directory than before. */
  name(): Generator<undefined, void>
  coverage(at: { readonly next: bigint; readonly block: bigint }): Coverage
  readonly size: number
  /** The newest first. */
  gifts(): readonly GiftRecord[]
  unread(): readonly UnreadTx[]
  clear(): void
}

const otherMoney = 'Other calls in it moved money too, and whom they paid is not in this record.'

const codeUnread = 'The code that made its payments could not be read from the chain.'

/** Keeps executions by their safeTxHash; what a directory, a token or this browser says of them is looked up as it is now. */
export function createExecutionBook(parts: RecordParts): ExecutionBook {
  const { chain, chainReader, causes, clock } = parts
  const entries = new Map<SafeTxHash, Entry>()
  const transactions = new Set<ChainTxHash>()
  const codes = new Map<Address, Hex | null>()
  const tokens = createTokenNames(parts)
  let sorted: readonly Entry[] | null = null

  const codeHashOf = (contract: Address) => codes.get(contract) ?? null

  async function readCode(contract: Address, signal: AbortSignal) {
    const answer = await chainReader.readCodeHash(contract, signal)
    if (answer.kind === 'found') codes.set(contract, answer.value)
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

  return {
    get: (safeTxHash) => entries.get(safeTxHash)?.execution,
    hasTx: (txHash) => transactions.has(txHash),
    add(execution) {
      transactions.add(execution.recorded.txHash)
      entries.set(execution.recorded.safeTxHash, { execution, payments: null, gifts: [], namedBy: null })
      sorted = null
    },
    async prepare(signal) {
      const waiting = [...entries.values()].filter(({ namedBy }) => namedBy === null)
      const contracts = waiting.flatMap(({ execution }) => batchContractOf(execution) ?? [])
      const unknown = [...new Set(contracts)].filter((contract) => !codes.has(contract))
      await Promise.all(unknown.map((contract) => readCode(contract, signal)))
      const paid = await runInSlices(readPayments(waiting), clock)
      await tokens.read(paid, signal)
      signal.throwIfAborted()
    },
    *name() {
      const directory = causes.getState()
      const notes = readGiftNotes(parts)
      const context = {
        chain,
        causes: directory.kind === 'ready' ? directory.causes : [],
        about: (directory.kind === 'ready' ? directory.about : undefined) ?? null,
        tokenOf: tokens.of,
      }
      for (const entry of newestFirst()) {
        if (entry.namedBy === directory) continue
        yield
        const { execution, payments } = entry
        if (payments === null || payments === 'codeUnread') continue
        entry.namedBy = tokensIn(payments).every((token) => tokens.isKnown(token)) ? directory : null
        if (payments.kind === 'unreadable') continue
        const noteOf = notes(execution.recorded)
        entry.gifts = recordGifts(execution, payments.payments, { ...context, noteOf })
      }
    },
    coverage: (at) =>
      coverageOf(
        [...entries.values()].map(({ execution: { recorded } }) => ({
          nonce: recorded.tx?.nonce ?? null,
          blockNumber: recorded.block.number,
        })),
        at,
      ),
    get size() {
      return entries.size
    },
    gifts: () => newestFirst().flatMap(({ gifts }) => gifts),
    unread: () =>
      newestFirst().flatMap(({ execution: { recorded }, payments }) => {
        const reason = reasonOf(payments)
        if (reason === null) return []
        const { safeTxHash, txHash, block } = recorded
        return { safeTxHash, txHash, atMs: block.atMs, reason }
      }),
    clear() {
      transactions.clear()
      entries.clear()
      sorted = null
    },
  }
}

/** The published contract whose code makes the payments; null: the Safe makes them itself, or nobody can tell. */
function batchContractOf({ recorded: { tx } }: ReadExecution): Address | null {
  return tx?.operation === 1 && knownContract(tx.to) !== null ? tx.to : null
}

function tokensIn(payments: TxPayments | 'codeUnread'): readonly Address[] {
  return payments !== 'codeUnread' && payments.kind === 'read'
    ? payments.payments.flatMap(({ token }) => token ?? [])
    : []
}

function reasonOf(payments: Entry['payments']): string | null {
  if (payments === null) return null
  if (payments === 'codeUnread') return codeUnread
  if (payments.kind === 'unreadable') return payments.reason
  return payments.movedOtherwise ? otherMoney : null
}

/** In the order of execution. */
function byTime({ recorded: one }: ReadExecution, { recorded: other }: ReadExecution): number {
  if (one.block.number !== other.block.number) return one.block.number < other.block.number ? -1 : 1
  const [left, right] = [one.tx?.nonce ?? 0n, other.tx?.nonce ?? 0n]
  if (left === right) return 0
  return left < right ? -1 : 1
}
