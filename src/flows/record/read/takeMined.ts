import { nearNonces } from '../../../core/safe/executed/provedExecutions'
import { readExecutions, signersOf } from '../../../core/record/readExecutions'
import type { MinedTx, RecordedTx } from '../../../core/record/recordedTx'
import type { Answer } from '../../../core/answer'
import type { ExecutionEvidence } from '../../../core/safe/executed/evidence'
import type { ChainTxHash, SafeTxRecord } from '../../../core/safe/safeTx'
import { runInSlices } from '../../runInSlices'
import type { ExecutionBook } from '../executionBook'
import type { RecordParts } from '../recordParts'

/** Context of one reading of a record. */
export type Reading = {
  readonly parts: RecordParts
  readonly book: ExecutionBook
  /** `VERSION()` of the Safe today; null: not read. */
  readonly version: string | null
  /** The Safe's nonce at `block`. */
  readonly next: bigint
  readonly block: bigint
  /** The newest final block: the chain's own, or by confirmations when the node has none; null: it could not be read. */
  readonly finalBlock: bigint | null
  /** Up to this block everything is cached for good: no reorg reaches it. */
  readonly settled: bigint
  /** Also reads the code that the Safe ran at the block of each transaction. Absent: not read. */
  readonly isCodeWanted?: true
  readonly signal: AbortSignal
  /** Called when executions were added and named. */
  readonly onRead: () => void
}

/** A chain transaction, and the service's records of the Safe transactions in it. */
export type Wanted = { readonly txHash: ChainTxHash; readonly records: readonly SafeTxRecord[] }

/** Transactions to read at once, with three requests each: few at first, so that rows appear soon. */
const atOnce = { first: 3, later: 10 }
/** Maximum number of service requests by hash per chain transaction: code that the Safe ran may emit hundreds of events. */
const mostListed = 5

export type Taken = {
  /** Reason why some could not be read, in one sentence; null: the node responded for each. */
  readonly trouble: string | null
  /** Number of them that the node does not have in a block. */
  readonly missing: number
}

/**
 * Reads chain transactions, and adds their executions of the Safe to the book. Stops after the first group with a failure.
 * Throws only when aborted.
 */
export async function takeMined(wanted: readonly Wanted[], reading: Reading): Promise<Taken> {
  const { parts, book, settled: settledUpTo, signal, onRead } = reading
  let missing = 0
  let at = 0
  while (at < wanted.length) {
    const some = wanted.slice(at, at + (book.size() === 0 ? atOnce.first : atOnce.later))
    at += some.length
    const answers = await Promise.all(some.map(({ txHash }) => readProvable(txHash, reading)))
    let trouble: string | null = null
    const found: Provable[] = []
    for (const [place, answer] of answers.entries()) {
      if (answer.kind === 'unreachable') trouble = answer.reason
      if (answer.kind === 'missing') missing += 1
      if (answer.kind === 'found') found.push({ ...answer.value, records: some[place]?.records ?? [] })
    }
    for (const read of await runInSlices(readAll(found, reading), parts.clock))
      for (const recorded of await withListed(read, reading)) {
        const signers = await runInSlices(signersOf(recorded), parts.clock)
        book.add({ recorded, signers })
      }
    await book.prepare(signal)
    await runInSlices(book.name(), parts.clock)
    const settled = book.takeSettled(settledUpTo)
    if (settled.length > 0) await parts.cache.keep({ chainId: parts.chain.id, safe: parts.safe }, settled)
    signal.throwIfAborted()
    onRead()
    if (trouble !== null) return { trouble, missing }
  }
  return { trouble: null, missing }
}

/** A mined transaction, with the node's evidence beside it. */
type Mined = { readonly mined: MinedTx; readonly evidence: ExecutionEvidence }
type Provable = Mined & { readonly records: readonly SafeTxRecord[] }
type Read = Provable & { readonly executions: readonly RecordedTx[] }

async function readProvable(
  txHash: ChainTxHash,
  { parts: { history, safe }, isCodeWanted, signal }: Reading,
): Promise<Answer<Mined>> {
  const mined = await history.readMined(txHash, signal)
  if (mined.kind !== 'found') return mined
  const evidence = await history.readEvidence(
    mined.value,
    safe,
    { isCodeWanted: isCodeWanted === true },
    signal,
  )
  if (evidence.kind !== 'found') return evidence
  return { kind: 'found', value: { mined: mined.value, evidence: evidence.value } }
}

function* readAll(found: readonly Provable[], reading: Reading): Generator<undefined, readonly Read[]> {
  const all: Read[] = []
  for (const one of found) {
    yield
    reading.signal.throwIfAborted()
    all.push({ ...one, executions: executionsIn(one, reading) })
  }
  return all
}

function executionsIn(
  { mined, evidence, records }: Provable,
  { parts: { chain, safe }, book, version, next, block }: Reading,
): readonly RecordedTx[] {
  const nonces = {
    // The nonce is searched only for calldata without an event or a record.
    [Symbol.iterator]: () =>
      nearNonces(book.coverage({ next, block }).highestMissing ?? next, next)[Symbol.iterator](),
  }
  const { id: chainId, tokens } = chain
  return readExecutions(mined, { safe, chainId, version, records, nonces, evidence, tokens })
}

/** Returns the executions again, with the service's records for those known only by their events. */
async function withListed(read: Read, reading: Reading): Promise<readonly RecordedTx[]> {
  const { executions, records } = read
  const { service } = reading.parts
  const hashes = executions.flatMap(({ tx, safeTxHash }) => (tx === null ? [safeTxHash] : []))
  const unknown = hashes.filter((hash) => records.every(({ safeTxHash }) => safeTxHash !== hash))
  const wanted = service.waitMs('background') === 0 ? unknown.slice(0, mostListed) : []
  if (wanted.length === 0) return executions
  const answers = await Promise.all(wanted.map((hash) => service.getTransaction(hash, reading.signal)))
  const listed = answers.flatMap((answer) => (answer.kind === 'found' ? [answer.value] : []))
  return executionsIn({ ...read, records: [...records, ...listed] }, reading)
}
