import { createStore, type StoreApi } from 'zustand/vanilla'
import * as v from 'valibot'
import { bigUint, timeMs } from '../../core/fields'
import {
  type Behind,
  behindFrom,
  type ListedRow,
  type ListPage,
  type Listed,
} from '../../core/queue/listPage'
import { countWaiting } from '../../core/queue/countWaiting'
import type { SafeOnChain, SafeTxRecord } from '../../core/safe/safeTx'
import { servicePollMs } from '../../core/tracking/servicePollMs'
import { statusTable } from '../../core/tracking/status/statusTable'
import type { TrackedItem, TrackedTx } from '../../core/tracking/trackedItem'
import type { Answer } from '../../core/answer'
import { foundOr, isNewer, storedText } from '../../core/storedText'
import type { QueueState } from '../account/account'
import type { AccountContext } from '../account/accountContext'
import { hiddenFactor, untilWoken } from '../backoff'
import { runInSlices } from '../runInSlices'
import { storageKey } from '../account/storageKey'

const memoText = storedText(
  v.object({ atMs: timeMs, nonce: v.nullable(bigUint), changedAtMs: timeMs, mark: v.string() }),
)

type ReadNonce = Pick<SafeOnChain, 'version' | 'owners'> & { readonly value: bigint; readonly atMs: number }

export type ServicePolls = {
  /** Null before the first response. */
  readonly listed: StoreApi<Listed | null>
  readonly queue: StoreApi<QueueState>
  /** Records a Safe just read from the chain: a higher nonce triggers a poll. */
  noteSafe(onChain: Pick<SafeOnChain, 'nonce' | 'version' | 'owners'>): void
  /** Polls at once at the user's request, unless a poll has just run. */
  ask(): void
  /** Polls until the account is closed. Throws only when aborted. */
  run(): Promise<void>
}

/** The first list is one page; older rows are not requested. */
const recordsAsked = 50
/** Minimum gaps between polls, in ms: on request, when the tab is shown, and when the nonce moved. */
const gapMs = { asked: 5_000, shown: 60_000, moved: 10_000 }
const retry = { firstMs: 5_000, longestMs: 300_000 }
const chainEveryMs = 60_000
/** For how long the service is asked how far it is behind, in ms. */
const lagAskedForMs = 5 * 60_000
const heldWorthSayingMs = 180_000

/**
 * Polls the service for all tracked items of one Safe: one request for its list serves all, and all tabs of a browser share
 * the pace. Chain and host do not count against the service's budget; `servicePollMs` sets the interval.
 *
 * @param leads - Returns false while another tab polls the chain. Then this one rarely does.
 */
export function createServicePolls(
  context: AccountContext,
  leads: () => Promise<boolean> = () => Promise.resolve(true),
): ServicePolls {
  const { chain, chainReader, service, safe, tracked, clock, locks, signal } = context
  const listed = createStore<Listed | null>(() => null)
  const queue = createStore<QueueState>(() => ({ checkedAtMs: null, heldUntilMs: null, waiting: null }))
  const openedAtMs = clock.nowMs()
  let nonce: ReadNonce | null = null
  let counts = 0
  let lastRead: { readonly page: ListPage<SafeTxRecord>; readonly atMs: number } | null = null
  let asked = false
  let failed = { times: 0, atMs: 0 }
  let lockedUntilMs = 0
  let isLeading = true
  let wake = () => {}

  const openTxs = () => tracked.getState().items.filter(isOpenTx)

  function waitMs(): number {
    const nowMs = clock.nowMs()
    return Math.max(service.waitMs(), lockedUntilMs - nowMs, dueAtMs(nowMs) - nowMs, 0)
  }

  function dueAtMs(nowMs: number): number {
    if (failed.times > 0) return asked ? 0 : failed.atMs + retryMs(failed.times)
    const memo = readMemo(context, nowMs)
    // The app was just opened.
    if (memo === null || listed.getState() === null) return 0
    if (asked) return memo.atMs + gapMs.asked
    if (nonce !== null && memo.nonce !== null && nonce.value > memo.nonce) return memo.atMs + gapMs.moved
    const { items } = tracked.getState()
    const behindSinceMs = listed.getState()?.behind?.sinceMs ?? null
    const { changedAtMs } = memo
    const pollMs = servicePollMs({ items, changedAtMs, behindSinceMs, nowMs, pollMs: chain.pollMs })
    return memo.atMs + (clock.isVisible() ? pollMs : hiddenFactor * pollMs)
  }

  function retryMs(times: number): number {
    const full = Math.min(retry.longestMs, retry.firstMs * 2 ** (times - 1))
    return full * (0.75 + clock.random() / 2)
  }

  async function poll(): Promise<void> {
    const over = new AbortController()
    if (!(await locks.acquire(storageKey('polled', context), over.signal))) {
      // Another tab polls; its results arrive through storage.
      lockedUntilMs = clock.nowMs() + 2_000
      return
    }
    try {
      if (waitMs() === 0) await request()
    } finally {
      over.abort()
    }
  }

  async function request(): Promise<void> {
    const nonceFrom = listed.getState() === null ? null : lowestNonce()
    const range = nonceFrom === null ? { limit: recordsAsked } : { nonceFrom, limit: 100 }
    const priority = asked || nonceFrom === null ? 'onScreen' : 'background'
    const nonceThen = nonce?.value ?? null
    const askedAtMs = clock.nowMs()
    const answer = await service.listTransactions(safe, { ...range, priority }, signal)
    const atMs = clock.nowMs()
    asked = false
    failed = answer.kind === 'unreachable' ? { times: failed.times + 1, atMs } : { times: 0, atMs }
    const previousAtMs = readMemo(context, atMs)?.atMs ?? null
    if (answer.kind !== 'unreachable') remember(answer, nonceThen, atMs)
    const id = (listed.getState()?.id ?? 0) + 1
    const behind = behindOf(answer, { nonceFrom, nonceThen, atMs })
    listed.setState({ id, askedAtMs, atMs, nonceFrom, answer, previousAtMs, behind }, true)
    if (answer.kind !== 'unreachable') lastRead = { page: pageOf(answer), atMs }
    void countQueue()
    if (answer.kind === 'unreachable') return
    queue.setState({ checkedAtMs: atMs, behind: behind === null ? null : { blocks: null } })
    const behindMs = behind === null ? 0 : atMs - behind.sinceMs
    // A usual lag is over by the next list, and one that lasts is not worth a request with each list.
    if (behindMs === 0 || behindMs > lagAskedForMs || service.waitMs() > 0) return
    const lag = await service.getLag(signal)
    if (lag.kind === 'found') queue.setState({ behind: { blocks: lag.value } })
  }

  function behindOf(
    answer: Answer<ListPage<SafeTxRecord>>,
    {
      nonceFrom,
      nonceThen,
      atMs,
    }: { readonly nonceFrom: bigint | null; readonly nonceThen: bigint | null; readonly atMs: number },
  ): Behind | null {
    const before = listed.getState()?.behind ?? null
    if (answer.kind === 'unreachable' || nonceThen === null) return before
    const from = behindFrom(pageOf(answer), { nonceFrom, nonce: nonceThen })
    if (from === null) return null
    return from === before?.nonceFrom ? before : { nonceFrom: from, sinceMs: atMs }
  }

  function remember(answer: Answer<ListPage<SafeTxRecord>>, nonceThen: bigint | null, atMs: number) {
    const before = readMemo(context, atMs)
    const mark = answer.kind === 'found' ? markOf(answer.value.rows) : ''
    const isChanged = before === null || before.mark !== mark || before.nonce !== nonceThen
    writeMemo(context, {
      atMs,
      nonce: nonceThen,
      mark,
      changedAtMs: isChanged ? atMs : before.changedAtMs,
    })
  }

  /**
   * Returns the nonce from which a list misses nothing: neither tracked items, nor executions since the previous list, or that
   * the previous list lacked. Null: a nonce is unknown.
   */
  function lowestNonce(): bigint | null {
    const then = readMemo(context, clock.nowMs())?.nonce ?? null
    const known = [then, ...openTxs().map((item) => item.nonce)]
    const behind = listed.getState()?.behind ?? null
    if (behind !== null) known.push(behind.nonceFrom)
    if (nonce === null || known.includes(null)) return null
    return known.reduce<bigint>((least, one) => (one !== null && one < least ? one : least), nonce.value)
  }

  async function readNonce(): Promise<void> {
    const onChain = await chainReader.readSafe(safe, signal)
    if (onChain.kind === 'found') noteSafe(onChain.value)
    else nonce = nonce === null ? null : { ...nonce, atMs: clock.nowMs() }
  }

  function noteSafe({ nonce: value, version, owners }: Pick<SafeOnChain, 'nonce' | 'version' | 'owners'>) {
    const isMoved = nonce !== null && value > nonce.value
    const isNew = nonce?.value !== value || nonce.owners.join() !== owners.join()
    nonce = { value, version, owners, atMs: clock.nowMs() }
    if (isNew) void countQueue()
    if (isMoved) wake()
  }

  /** A signed transaction waits until its nonce is used, also while the service is unreachable; more may have come since. */
  async function countQueue(): Promise<void> {
    if (lastRead === null || nonce === null) return
    const own = ++counts
    const { page, atMs } = lastRead
    const { value, version, owners } = nonce
    const onChain = { chainId: chain.id, address: safe, version, owners, nonce: value }
    const counted = await runInSlices(countWaiting(page, onChain), clock)
    if (own !== counts || signal.aborted) return
    const isLeast = counted.isLeast || failed.times > 0
    queue.setState({ waiting: { count: counted.count, isLeast, atMs } })
  }

  function chainWaitMs(): number {
    const everyMs = clock.isVisible() && isLeading ? chainEveryMs : hiddenFactor * chainEveryMs
    return Math.max(0, (nonce?.atMs ?? openedAtMs) + everyMs - clock.nowMs())
  }

  function ask() {
    asked = true
    wake()
  }

  /** Polls after a while away, and retries failed polls when the tab is shown again. */
  function onShown() {
    const nowMs = clock.nowMs()
    const lastMs = failed.times > 0 ? failed.atMs : readMemo(context, nowMs)?.atMs
    const leastMs = failed.times > 0 ? gapMs.asked : gapMs.shown
    if (lastMs === undefined || nowMs - lastMs >= leastMs) ask()
    else wake()
  }

  /** Shows a pause of the service, unless it is short. */
  function sayHeld() {
    const heldMs = service.waitMs()
    const heldUntilMs = heldMs < heldWorthSayingMs ? null : clock.nowMs() + heldMs
    if (heldUntilMs !== queue.getState().heldUntilMs) queue.setState({ heldUntilMs })
  }

  return {
    listed,
    queue,
    noteSafe,
    ask,
    async run() {
      const stops = [clock.onVisible(onShown), tracked.subscribe(() => wake())]
      try {
        if (nonce === null) await readNonce()
        for (;;) {
          if (waitMs() === 0) await poll()
          isLeading = await leads()
          signal.throwIfAborted()
          if (chainWaitMs() === 0) await readNonce()
          sayHeld()
          const ms = Math.max(1, Math.min(waitMs(), chainWaitMs()))
          await untilWoken(
            (until) => clock.sleep(ms, until),
            signal,
            (onWake) => (wake = onWake),
          )
        }
      } finally {
        for (const stop of stops) stop()
      }
    },
  }
}

function isOpenTx(item: TrackedItem): item is TrackedTx {
  return item.kind === 'safeTx' && !statusTable[item.phase.status].final
}

/** Returns the rows listed: none of a Safe that the service does not know. */
function pageOf(answer: Exclude<Answer<ListPage<SafeTxRecord>>, { kind: 'unreachable' }>) {
  return answer.kind === 'found' ? answer.value : { rows: [], nextOffset: null }
}

function markOf(rows: readonly ListedRow<SafeTxRecord>[]): string {
  return rows
    .map((row) => {
      if (row.kind === 'unreadable') return `?${row.raw.length}`
      const { safeTxHash, confirmations, isExecuted } = row.record
      return [safeTxHash.slice(2, 10), confirmations.length, isExecuted ? 'x' : ''].join('')
    })
    .join(' ')
}

/** State that the tabs of a browser share about the polls of one Safe. */
type PollMemo = {
  /** Time of the service's last response, by this browser's clock. */
  readonly atMs: number
  /** The Safe's nonce at that time; null: the chain had not been read. */
  readonly nonce: bigint | null
  /** Time of the last observed change of the list or the nonce. */
  readonly changedAtMs: number
  /** Short digest of the list. */
  readonly mark: string
}

type MemoContext = Pick<AccountContext, 'storage' | 'chain' | 'safe'>

/** Reads the memo. Null: before the first poll, or the clock was set back since. */
export function readMemo(context: MemoContext, nowMs: number): PollMemo | null {
  const memo = foundOr(memoText.read(context.storage.get(storageKey('polled', context))), null)
  return memo !== null && memo.atMs <= nowMs ? memo : null
}

/** One of a newer release stays. */
export function writeMemo(context: MemoContext, memo: PollMemo): void {
  const key = storageKey('polled', context)
  if (!isNewer(memoText.read(context.storage.get(key)))) context.storage.set(key, memoText.serialise(memo))
}
