import { m } from '../../../core/record/messages'
import type { SafeSetup } from '../../../core/review/safeSetup'
import { isKnownProxy, knownSingleton } from '../../../core/safe/knownContracts'
import { runInSlices } from '../../runInSlices'
import type { ExecutionBook } from '../executionBook'
import { readFromBlocks, readWholeChain } from './readFromBlocks'
import { readFromService } from './readFromService'
import { type ReplacedPart, readReplaced } from './readReplaced'
import type { RecordParts } from '../recordParts'
import type { RecordProgress, RecordReach, UnreadTx } from '../recordState'
import { finalBlocks } from './finalBlocks'
import { type Reading, takeMined } from './takeMined'

/** Callbacks for the progress of a reading. */
export type ReadingSteps = {
  /** Called when executions were added and named. `reach`: current reach of the record. */
  onRead(reach: () => RecordReach): void
  onProgress(progress: Partial<RecordProgress>): void
  onClaims(claims: readonly UnreadTx[]): void
}

export type RecordEnd = {
  /** `failed`: can be retried. */
  readonly phase: 'done' | 'failed'
  readonly reach: RecordReach
  readonly troubles: readonly string[]
  /** Null: not read. */
  readonly proposals: ReplacedPart | null
}

/**
 * Reads the executions that the book lacks: from the service's list, each proved on chain, then from the chain's events
 * until the Safe's nonce is reached. Throws only when aborted.
 *
 * @returns `wallet`: no contract at the address, so it is not a Safe.
 */
export async function readRecord(
  parts: RecordParts,
  book: ExecutionBook,
  { signal, ...steps }: ReadingSteps & { readonly signal: AbortSignal },
): Promise<RecordEnd | 'wallet'> {
  const { chain, chainReader, service, safe, clock } = parts
  const failed = (reason: string): RecordEnd => ({
    phase: 'failed',
    reach: { kind: 'unknown' },
    troubles: [reason],
    proposals: null,
  })
  // Read before the newest block, which must not be older than the final one.
  const final = await parts.history.finalBlock(signal)
  const [setup, code] = await Promise.all([
    chainReader.readSetup(safe, signal),
    chainReader.readAccountCode(safe, signal),
    compareNewest(parts, book, signal),
  ])
  // The code of a delegated wallet (EIP-7702) responds like a contract.
  if (code.kind === 'found' && code.value.kind !== 'contract') return 'wallet'
  if (setup.kind === 'missing')
    return failed(code.kind === 'unreachable' ? code.reason : m.reading.noContract)
  if (setup.kind === 'unreachable') return failed(setup.reason)
  const { nonce, version, blockNumber: block } = setup.value
  if (nonce.kind === 'unread')
    return failed(isPublishedSafe(setup.value) ? nonce.reason : `${m.reading.noSafe} ${nonce.reason}`)

  const next = nonce.value
  const { finalBlock, settled } = finalBlocks(chain, block, final)
  book.renew(settled)
  steps.onProgress({ of: Number(next) })
  const reading: Reading = {
    parts,
    book,
    version: version.kind === 'read' ? version.value : null,
    next,
    block,
    finalBlock,
    // Without the final block nothing is cached for good.
    settled: finalBlock === null ? -1n : settled,
    signal,
    onRead: () => steps.onRead(reach),
  }
  const reach = () => reachOf(reading, clock.nowMs())
  // Executions from the cache need names, too.
  await book.prepare(signal)
  await runInSlices(book.name(), clock)
  reading.onRead()

  const troubles = setupTroubles(setup.value)
  if (final.kind === 'unreachable') troubles.push(m.reading.finalityUnread(final.reason))
  const ended = (phase: RecordEnd['phase'], proposals: RecordEnd['proposals']): RecordEnd => ({
    phase,
    reach: reach(),
    troubles,
    proposals,
  })
  const onWindow = (lowest: bigint) => steps.onProgress({ source: 'chain', block: lowest })
  // The service may be rate-limited for a minute: find the newest rows meanwhile.
  const isServiceFree = () => service.waitMs('onScreen') === 0
  if (!isServiceFree()) await readFromBlocks(reading, onWindow, isServiceFree)
  steps.onProgress({ source: 'service', block: null })
  const listed = await readFromService(reading)
  steps.onClaims(listed.claims)
  if (listed.trouble !== null) troubles.push(listed.trouble)
  if (listed.isNodeDown) return ended('failed', null)
  if (book.coverage(reading).missing > 0) {
    const trouble = await readFromBlocks(reading, onWindow)
    if (trouble !== null) {
      troubles.push(trouble)
      return ended('failed', null)
    }
  }
  const unlisted = await readWholeChain(reading)
  if (unlisted !== null) {
    troubles.push(unlisted)
    return ended('failed', null)
  }
  // Unknown code may have replaced the Safe's own code.
  const doubtful = book.afterUnknownCode().map((txHash) => ({ txHash, records: [] }))
  const { trouble: unread } = await takeMined(doubtful, { ...reading, isCodeWanted: true })
  if (unread !== null) {
    troubles.push(unread)
    return ended('failed', null)
  }
  const { missing } = book.coverage(reading)
  if (missing > 0) troubles.push(m.reading.notFound(missing))
  const { modules } = setup.value
  if (modules.kind === 'read' && modules.value.list.length === 0 && book.hasChangedModules())
    troubles.push(m.reading.hadModules)
  // The service may delay this for a minute.
  steps.onProgress({ isRead: true })
  return ended('done', await readReplaced(reading))
}

/** Clears a book whose newest execution is no longer on chain: the chain was reset. */
async function compareNewest(
  { history, cache, chain, safe }: RecordParts,
  book: ExecutionBook,
  signal: AbortSignal,
): Promise<void> {
  const [newest] = book.executions()
  if (newest === undefined) return
  const { txHash, block } = newest.recorded
  const mined = await history.readMined(txHash, signal)
  if (mined.kind === 'unreachable' || (mined.kind === 'found' && mined.value.block.hash === block.hash))
    return
  book.clear()
  await cache.forget({ chainId: chain.id, safe })
}

/** Returns true for a published Safe, as far as its code could be read. */
function isPublishedSafe({ codeHash, singleton }: SafeSetup): boolean {
  const isProxy = codeHash.kind !== 'read' || (codeHash.value !== null && isKnownProxy(codeHash.value))
  return isProxy && (singleton.kind !== 'read' || knownSingleton(singleton.value.address) !== null)
}

function setupTroubles(setup: SafeSetup): string[] {
  const { modules } = setup
  const troubles: string[] = []
  if (!isPublishedSafe(setup)) troubles.push(m.reading.unknownCode)
  if (modules.kind === 'unread') troubles.push(m.reading.modulesUnread)
  else if (modules.value.list.length > 0) troubles.push(m.reading.modules)
  return troubles
}

function reachOf(reading: Reading, atMs: number): RecordReach {
  const { block, finalBlock, book } = reading
  const { isComplete, sinceBlock } = book.shown(reading)
  if (isComplete) {
    const unread = book.unprovedPayments(block)
    if (unread > 0) return { kind: 'listed', block, atMs, unread }
  }
  if (isComplete && finalBlock !== null) {
    const later = book.countAfter(finalBlock)
    return { kind: 'complete', block: finalBlock, ...(later > 0 && { later }), atMs }
  }
  return sinceBlock === null ? { kind: 'unknown' } : { kind: 'since', fromBlock: sinceBlock, block }
}
