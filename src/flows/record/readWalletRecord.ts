import type { CausesState } from '../session/loadCauses'
import { addressesOn } from '../../core/causes/addressesOn'
import { m } from '../../core/record/readingMessages'
import type { ChainTxHash } from '../../core/safe/safeTx'
import { runInSlices } from '../runInSlices'
import type { ReadingSteps, RecordEnd } from './readRecord'
import type { WalletReach } from './recordState'
import { searchBlocks } from './searchBlocks'
import { settledBlock } from './takeMined'
import type { WalletBook } from './walletBook'
import type { WalletParts } from './walletParts'

/** The blocks that were searched for payments in tokens, and to whom. */
export type TokenSearch = NonNullable<WalletReach['tokens']> & { readonly key: string }

/** Transactions that are read at once, by three requests each. */
const atOnce = 10

type Options = ReadingSteps & {
  readonly signal: AbortSignal
  /** What an earlier reading has searched. */
  readonly searched: TokenSearch | null
  onSearched(search: TokenSearch): void
}

/**
 * Reads what a node can tell of an ordinary wallet's gifts: the transactions that this browser has followed, each proved by
 * the chain, then the tokens that went to the directory's addresses, block by block. Throws only when aborted.
 */
export async function readWalletRecord(
  parts: WalletParts,
  book: WalletBook,
  options: Options,
): Promise<RecordEnd> {
  const { chain, wallet, walletChain, history, clock } = parts
  const { signal, onRead, onProgress, onSearched } = options
  const account = await walletChain.readAccount(wallet, signal)
  if (account.kind !== 'found')
    return failed({ kind: 'unknown' }, account.kind === 'unreachable' ? account.reason : m.noTransactions)
  const { nonce: sent, blockNumber: newest } = account.value
  await book.renew(settledBlock(parts, newest))
  signal.throwIfAborted()
  onProgress({ source: 'chain', of: null })

  let search = options.searched
  const reach = (): WalletReach => ({
    kind: 'wallet',
    sent,
    block: newest,
    tokens: search && { fromBlock: search.fromBlock, block: search.block, recipients: search.recipients },
  })
  const take = async (hashes: readonly ChainTxHash[]) => {
    const trouble = await takeTransactions(hashes, { parts, book, signal })
    onRead(reach)
    return trouble
  }

  const followed = [...book.followed()]
  const trouble = await take(followed.map(([txHash]) => txHash))
  if (trouble !== null && trouble !== m.noTransactions) return failed(reach(), trouble)
  for (const [txHash, item] of followed) if (!book.has(txHash) && item.isDelivered) book.addGone(txHash, item)
  // An account sends nothing without using a nonce.
  if (sent === 0) return done(reach(), null)

  const directory = await directoryOf(parts, signal)
  if (directory.kind !== 'ready') return failed(reach(), m.directoryUnread)
  const recipients = addressesOn(directory.causes, chain.id)
  if (recipients.length === 0) return done(reach(), m.noRecipients)
  const key = recipients.join()
  if (search?.key !== key) search = null

  /** Searches down from a block, and joins what was searched to `below` once they touch. */
  const searchDown = (from: bigint, below: TokenSearch | null) =>
    searchBlocks({
      clock,
      signal,
      from,
      downTo: below === null ? 0n : below.block + 1n,
      find: (blocks) => history.findTransfers({ from: wallet, to: recipients }, blocks, signal),
      take: async (found) => (await take(found.filter((txHash) => !book.has(txHash)))) === null,
      onWindow(lowest) {
        const isJoined = below !== null && lowest === below.block + 1n
        if (below === null || isJoined) {
          const fromBlock = isJoined ? below.fromBlock : lowest
          search = { key, fromBlock, block: newest, recipients: recipients.length }
          onSearched(search)
        }
        onProgress({ block: lowest })
        onRead(reach)
      },
      isEnough: () => false,
    })

  const before = search && withoutUnsettled(search, settledBlock(parts, newest))
  search = before
  const ended = await searchDown(newest, before)
  if (ended !== null) return failed(reach(), ended)
  // Goes on below what an earlier reading has searched.
  const rest = before === null ? null : await searchDown(before.fromBlock - 1n, null)
  return rest === null ? done(reach(), null) : failed(reach(), rest)
}

function done(reach: WalletReach, trouble: string | null): RecordEnd {
  return { phase: 'done', reach, troubles: trouble === null ? [] : [trouble], proposals: null }
}

function failed(reach: RecordEnd['reach'], trouble: string): RecordEnd {
  return { phase: 'failed', reach, troubles: [trouble], proposals: null }
}

function withoutUnsettled(search: TokenSearch, settled: bigint): TokenSearch | null {
  if (search.block <= settled) return search
  return search.fromBlock > settled ? null : { ...search, block: settled }
}

/** Waits until the directory has come, or will not. */
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

/** Adds transactions of the chain to the book. Returns why not all of them came, in one sentence. Throws only when aborted. */
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
      else trouble = answer.kind === 'unreachable' ? answer.reason : (trouble ?? m.noTransactions)
    }
    await book.prepare(signal)
    await runInSlices(book.name(), parts.clock)
    signal.throwIfAborted()
  }
  return trouble
}
