import type { Address } from 'viem'
import type { CausesState } from '../../session/loadCauses'
import { addressesOn } from '../../../core/causes/causesByReceiver'
import { m } from '../../../core/record/messages'
import {
  addRange,
  type BlockRange,
  widestRange,
  recipientsKey,
  searchUpTo,
  type WalletSearch,
} from '../../../core/record/searchedBlocks'
import type { ChainTxHash } from '../../../core/safe/safeTx'
import { runInSlices } from '../../runInSlices'
import type { ReadingSteps, RecordEnd } from '../read/readRecord'
import type { WalletReach } from '../recordState'
import { searchBlocks } from '../read/searchBlocks'
import { finalBlocks } from '../read/finalBlocks'
import type { WalletBook } from './walletBook'
import type { WalletParts } from '../recordParts'

/** Transactions to read at once, with three requests each. */
const atOnce = 10

type Options = ReadingSteps & {
  readonly signal: AbortSignal
  /** Search of an earlier reading of this page; null: none, so the cache is read. */
  readonly searched: WalletSearch | null
  onSearched(search: WalletSearch): void
}

/**
 * Reads an ordinary wallet's gifts as far as a node shows them: tracked transactions, each proved on chain, then tokens to
 * the directory's addresses, block by block. Throws only when aborted.
 */
export async function readWalletRecord(
  parts: WalletParts,
  book: WalletBook,
  options: Options,
): Promise<RecordEnd> {
  const { chain, wallet, walletChain, history, cache, clock } = parts
  const place = { chainId: chain.id, safe: wallet }
  const { signal, onRead, onProgress, onSearched } = options
  const account = await walletChain.readAccount(wallet, signal)
  if (account.kind !== 'found')
    return failed(
      { kind: 'unknown' },
      account.kind === 'unreachable' ? account.reason : m.reading.noTransactions,
    )
  const { nonce: sent, blockNumber: newest } = account.value
  const { settled } = finalBlocks(chain, newest, await history.finalBlock(signal))
  await book.renew(settled)
  signal.throwIfAborted()
  onProgress({ source: 'chain', of: null })

  let search: WalletSearch | null = null
  let recipients: readonly Address[] = []
  const reach = (): WalletReach => {
    const widest = search && widestRange(search.blocks)
    return {
      kind: 'wallet',
      sent,
      block: newest,
      tokens: widest && { fromBlock: widest.from, block: widest.to, recipients: recipients.length },
    }
  }
  const take = async (hashes: readonly ChainTxHash[]) => {
    const trouble = await takeTransactions(hashes, { parts, book, signal })
    onRead(reach)
    return trouble
  }
  const takeNew = (hashes: readonly ChainTxHash[]) => take(hashes.filter((txHash) => !book.has(txHash)))

  const followed = [...book.followed()]
  const trouble = await take(followed.map(([txHash]) => txHash))
  if (trouble !== null && trouble !== m.reading.noTransactions) return failed(reach(), trouble)
  for (const [txHash, item] of followed) if (!book.has(txHash) && item.isDelivered) book.addGone(txHash, item)
  // An account cannot send without using a nonce.
  if (sent === 0) return done(reach(), null)

  const directory = await directoryOf(parts, signal)
  if (directory.kind !== 'ready') return failed(reach(), m.reading.directoryUnread)
  recipients = addressesOn(directory.causes, chain.id)
  if (recipients.length === 0) return done(reach(), m.reading.noRecipients)

  const nothing: WalletSearch = { recipients: recipientsKey(recipients), blocks: [], found: [] }
  const kept = options.searched ?? (await cache.readWalletSearch(place))
  let before = kept?.recipients === nothing.recipients ? searchUpTo(kept, settled) : nothing
  const lost = await takeNew(before.found.map(({ txHash }) => txHash))
  // The chain was reset, or the node lost blocks: discard the search.
  if (lost === m.reading.noTransactions) before = nothing
  else if (lost !== null) return failed(reach(), lost)
  search = before

  let inWindow: readonly ChainTxHash[] = []
  const ended = await searchBlocks({
    clock,
    signal,
    from: newest,
    downTo: 0n,
    known: before.blocks,
    find: (blocks) => history.findTransfers({ from: wallet, to: recipients }, blocks, signal),
    async take(found) {
      inWindow = found
      return (await takeNew(found)) === null
    },
    async keep(blocks) {
      const found = inWindow.map((txHash) => ({ txHash, block: book.blockOf(txHash) ?? blocks.to }))
      search = withWindow(search ?? nothing, blocks, found)
      onSearched(search)
      await cache.keepWalletSearch(place, searchUpTo(search, settled))
    },
    onWindow(lowest) {
      onProgress({ block: lowest })
      onRead(reach)
    },
    isEnough: () => false,
  })
  return ended === null ? done(reach(), null) : failed(reach(), ended)
}

function withWindow(
  { recipients, blocks, found }: WalletSearch,
  window: BlockRange,
  inWindow: WalletSearch['found'],
): WalletSearch {
  return { recipients, blocks: addRange(blocks, window), found: [...found, ...inWindow] }
}

function done(reach: WalletReach, trouble: string | null): RecordEnd {
  return { phase: 'done', reach, troubles: trouble === null ? [] : [trouble], proposals: null }
}

function failed(reach: RecordEnd['reach'], trouble: string): RecordEnd {
  return { phase: 'failed', reach, troubles: [trouble], proposals: null }
}

/** Waits until the directory has loaded or failed. */
function directoryOf({ causes }: WalletParts, signal: AbortSignal): Promise<CausesState> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      unsubscribe()
      reject(signal.reason)
    }
    const look = (state: CausesState) => {
      if (state.kind === 'loading') return
      unsubscribe()
      signal.removeEventListener('abort', stop)
      resolve(state)
    }
    const unsubscribe = causes.subscribe(look)
    signal.addEventListener('abort', stop, { once: true })
    look(causes.getState())
  })
}

type Taking = {
  readonly parts: WalletParts
  readonly book: WalletBook
  readonly signal: AbortSignal
}

/** Adds chain transactions to the book. Returns why some could not be read, in one sentence. Throws only when aborted. */
async function takeTransactions(
  hashes: readonly ChainTxHash[],
  { parts, book, signal }: Taking,
): Promise<string | null> {
  let trouble: string | null = null
  for (let at = 0; at < hashes.length; at += atOnce) {
    const some = hashes.slice(at, at + atOnce)
    const answers = await Promise.all(some.map((txHash) => parts.history.readMined(txHash, signal)))
    for (const answer of answers) {
      if (answer.kind === 'found') book.add(answer.value)
      else trouble = answer.kind === 'unreachable' ? answer.reason : (trouble ?? m.reading.noTransactions)
    }
    await book.prepare(signal)
    await runInSlices(book.name(), parts.clock)
    signal.throwIfAborted()
  }
  return trouble
}
