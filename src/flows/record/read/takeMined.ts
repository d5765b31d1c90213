import { nearNonces } from '../../../core/record/nearNonces'
import { readExecutions } from '../../../core/record/readExecutions'
import type { MinedTx } from '../../../core/record/recordedTx'
import { signersOf } from '../../../core/record/signersOf'
import type { ChainTxHash, SafeTxRecord } from '../../../core/safe/safeTx'
import { runInSlices } from '../../runInSlices'
import type { ExecutionBook } from '../executionBook'
import type { RecordParts } from '../recordParts'

/** What one reading of a record goes by. */
export type Reading = {
  readonly parts: RecordParts
  readonly book: ExecutionBook
  /** `VERSION()` of the Safe today; null: not read. */
  readonly version: string | null
  /** The Safe's nonce at `block`. */
  readonly next: bigint
  readonly block: bigint
  readonly signal: AbortSignal
  /** Executions were added, and named. */
  readonly onRead: () => void
}

/** A transaction of the chain, and what a service says of the Safe's transactions in it. */
export type Wanted = { readonly txHash: ChainTxHash; readonly records: readonly SafeTxRecord[] }

/** Transactions that are read at once, by three requests each: few at first, so that rows are on screen soon. */
const atOnce = { first: 3, later: 10 }

export type Taken = {
  /** Why not all of them could be read, in one sentence; null: the node answered for each. */
  readonly trouble: string | null
  /** How many of them the node does not have in a block. */
  readonly missing: number
}

/**
 * Reads transactions of the chain, and adds what they executed of the Safe to the book. Ends at the first that cannot be
 * read. Throws only when aborted.
 */
export async function takeMined(wanted: readonly Wanted[], reading: Reading): Promise<Taken> {
  const { parts, book, block, signal, onRead } = reading
  let missing = 0
  let at = 0
  while (at < wanted.length) {
    const some = wanted.slice(at, at + (book.size() === 0 ? atOnce.first : atOnce.later))
    at += some.length
    const answers = await Promise.all(some.map(({ txHash }) => parts.history.readMined(txHash, signal)))
    let trouble: string | null = null
    const found: (readonly [MinedTx, Wanted['records']])[] = []
    for (const [place, answer] of answers.entries()) {
      if (answer.kind === 'unreachable') trouble = answer.reason
      if (answer.kind === 'missing') missing += 1
      if (answer.kind === 'found') found.push([answer.value, some[place]?.records ?? []])
    }
    await runInSlices(addExecutions(found, reading), parts.clock)
    await book.prepare(signal)
    await runInSlices(book.name(), parts.clock)
    const settled = book.takeSettled(settledBlock(parts, block))
    if (settled.length > 0) await parts.cache.keep({ chainId: parts.chain.id, safe: parts.safe }, settled)
    signal.throwIfAborted()
    onRead()
    if (trouble !== null) return { trouble, missing }
  }
  return { trouble: null, missing }
}

/** Up to this block no reorg takes anything back: far deeper than what counts as delivered. */
export function settledBlock({ chain }: Pick<RecordParts, 'chain'>, newest: bigint): bigint {
  return newest - BigInt(chain.confirmations) * 20n
}

function* addExecutions(
  found: readonly (readonly [MinedTx, readonly SafeTxRecord[]])[],
  { parts: { chain, safe }, book, version, next, block, signal }: Reading,
): Generator<undefined, void> {
  const nonces = {
    // Only calldata without an event or a record leaves the nonce to be found.
    [Symbol.iterator]: () =>
      nearNonces(book.coverage({ next, block }).highestMissing ?? next, next)[Symbol.iterator](),
  }
  for (const [mined, records] of found) {
    yield
    signal.throwIfAborted()
    for (const recorded of readExecutions(mined, { safe, chainId: chain.id, version, records, nonces })) {
      const signers = yield* signersOf(recorded)
      book.add({ recorded, signers })
    }
  }
}
