import { nearNonces } from '../../../core/record/nearNonces'
import { readExecutions } from '../../../core/record/readExecutions'
import type { MinedTx, RecordedTx } from '../../../core/record/recordedTx'
import { signersOf } from '../../../core/record/signersOf'
import type { Answer } from '../../../core/answer'
import type { ExecutionEvidence } from '../../../core/safe/executed/evidence'
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
  /** The newest block that is final: by the chain itself, or where the node does not say by the confirmations. */
  readonly finalBlock: bigint
  /** Up to this block nothing is read again: no reorg takes anything back. */
  readonly settled: bigint
  /** The code that the Safe ran at the block of each transaction is read as well. Left out: it is not. */
  readonly isCodeWanted?: true
  readonly signal: AbortSignal
  /** Executions were added, and named. */
  readonly onRead: () => void
}

/** A transaction of the chain, and what a service says of the Safe's transactions in it. */
export type Wanted = { readonly txHash: ChainTxHash; readonly records: readonly SafeTxRecord[] }

/** Transactions that are read at once, by three requests each: few at first, so that rows are on screen soon. */
const atOnce = { first: 3, later: 10 }
/** Asked of the service by hash for one transaction of the chain: code of the Safe's may emit hundreds of events. */
const mostListed = 5

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

/** A mined transaction, with what the node shows beside it. */
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
    // Only calldata without an event or a record leaves the nonce to be found.
    [Symbol.iterator]: () =>
      nearNonces(book.coverage({ next, block }).highestMissing ?? next, next)[Symbol.iterator](),
  }
  const { id: chainId, tokens } = chain
  return readExecutions(mined, { safe, chainId, version, records, nonces, evidence, tokens })
}

/** The same once the service has said by hash what was signed of those that only events tell of. */
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
