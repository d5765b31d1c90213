import { type Address, type Client, numberToHex } from 'viem'
import { executionResult, executionTopics, type LoggedExecution } from '../../core/safe/executionResult'
import type { SafeTxHash } from '../../core/safe/safeTx'

/** Blocks to search back when the first block is unknown: about two weeks of 12-second blocks. */
const lookBackBlocks = 100_000n
/** The range that most public nodes allow in one `eth_getLogs`. */
const windowBlocks = 10_000n
const windowsPerLook = 10
/** Blocks to scan again: a reorg may have changed them, and a lagging node returns no logs for blocks that it lacks. */
const unsettledBlocks = 1_000n

type Where = { safe: Address; safeTxHash: SafeTxHash; fromBlock: bigint | null; newest: bigint }

/** Blocks without the event, both ends included. */
type Scanned = { readonly from: bigint; readonly to: bigint }

/** The ranges that earlier searches have scanned, by safeTxHash. The next search continues from there. */
export type ScanBook = Map<SafeTxHash, Scanned>

export type LogSearch =
  | { readonly kind: 'found'; readonly execution: LoggedExecution }
  /** An event that was not accepted, and no other so far. */
  | { readonly kind: 'unproved'; readonly execution: LoggedExecution }
  /** Every block from `fromBlock` to the newest was scanned. */
  | { readonly kind: 'missing' }
  /** Not in the blocks that were scanned so far; the next search scans others. */
  | { readonly kind: 'waiting' }

/**
 * Searches for the Safe's ExecutionSuccess / ExecutionFailure of one safeTxHash (`eth_getLogs`). One request where the
 * node allows the range, else window by window: new blocks first, then back from what `book` has. Throws what the node
 * throws.
 *
 * @param isProved - Decides whether an event is an execution. One that is not may be followed by another that is.
 */
export async function findExecutionLogs(
  client: Client,
  where: Where,
  book: ScanBook,
  isProved: (execution: LoggedExecution) => Promise<boolean>,
): Promise<LogSearch> {
  const { safeTxHash, fromBlock, newest } = where
  const before = settled(book.get(safeTxHash), newest)
  const lookBack = before?.from ?? (newest > lookBackBlocks ? newest - lookBackBlocks : 0n)
  const from = fromBlock ?? lookBack
  // The node lags behind the one that returned the first block: it has none of these blocks and refuses the range.
  if (from > newest) return { kind: 'missing' }

  let scanned = before
  let unproved: LoggedExecution | null = null
  for (const [start, end] of windowsOf(from, newest, before)) {
    let executions: readonly LoggedExecution[]
    try {
      executions = await look(client, where, start, end)
    } catch (error) {
      // Only the whole range may be too long for the node.
      if (end - start < windowBlocks) throw error
      continue
    }
    for (const execution of executions) {
      if (await isProved(execution)) return { kind: 'found', execution }
      unproved ??= execution
    }
    // An unproved event may be proved later: scan these blocks again.
    if (unproved !== null) continue
    scanned = { from: lower(scanned?.from ?? start, start), to: higher(scanned?.to ?? end, end) }
    book.set(safeTxHash, scanned)
    if (scanned.from <= from && scanned.to >= newest)
      return fromBlock === null && from > 0n ? { kind: 'waiting' } : { kind: 'missing' }
  }
  return unproved === null ? { kind: 'waiting' } : { kind: 'unproved', execution: unproved }
}

/**
 * Reads the Safe's own ExecutionSuccess / ExecutionFailure in these blocks, both included (`eth_getLogs`). Throws what
 * the node throws.
 */
export function executionLogs(
  client: Client,
  safe: Address,
  { from, to }: { readonly from: bigint; readonly to: bigint },
) {
  return client.request({
    method: 'eth_getLogs',
    params: [
      {
        address: safe,
        topics: [[...executionTopics]],
        fromBlock: numberToHex(from),
        toBlock: numberToHex(to),
      },
    ],
  })
}

/** Returns the ranges of one search, each adjacent to what was scanned before it. */
function windowsOf(
  from: bigint,
  newest: bigint,
  scanned: Scanned | null,
): readonly (readonly [start: bigint, end: bigint])[] {
  const windows: (readonly [bigint, bigint])[] = []
  if (scanned === null && newest - from >= windowBlocks) windows.push([from, newest])
  const most = windows.length + windowsPerLook
  for (let start = scanned === null ? newest + 1n : scanned.to + 1n; start <= newest; start += windowBlocks)
    windows.push([start, lower(start + windowBlocks - 1n, newest)])
  for (let end = scanned === null ? newest : scanned.from - 1n; end >= from; end -= windowBlocks)
    windows.push([higher(end - windowBlocks + 1n, from), end])
  return windows.slice(0, most)
}

function settled(scanned: Scanned | undefined, newest: bigint): Scanned | null {
  if (scanned === undefined) return null
  const to = lower(scanned.to, newest) - unsettledBlocks
  return to < scanned.from ? null : { from: scanned.from, to }
}

const lower = (one: bigint, other: bigint) => (one < other ? one : other)
const higher = (one: bigint, other: bigint) => (one > other ? one : other)

async function look(
  client: Client,
  { safe, safeTxHash }: Where,
  from: bigint,
  to: bigint,
): Promise<readonly LoggedExecution[]> {
  const logs = await executionLogs(client, safe, { from, to })
  return logs.flatMap((log) => executionResult([log], safeTxHash) ?? [])
}
