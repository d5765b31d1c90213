import { createStore } from 'zustand/vanilla'
import type { WalletSearch } from '../../core/record/searchedBlocks'
import { runInSlices } from '../runInSlices'
import { createExecutionBook } from './executionBook'
import { readRecord, type ReadingSteps } from './read/readRecord'
import type { ReplacedPart } from './read/readReplaced'
import { readWalletRecord } from './wallet/readWalletRecord'
import type { RecordParts } from './recordParts'
import type {
  AccountRecord,
  ProposalsRead,
  RecordProgress,
  RecordReach,
  RecordState,
  UnreadTx,
} from './recordState'
import { createWalletBook } from './wallet/walletBook'

/** Minimum time between two updates while rows arrive: each restarts a pending React render. */
const progressEveryMs = 1_000

const unknownReach = (): RecordReach => ({ kind: 'unknown' })

const nothingRead: RecordState = {
  phase: 'reading',
  gifts: [],
  unread: [],
  replaced: [],
  proposals: null,
  reach: { kind: 'unknown' },
  progress: { read: 0, of: null, source: 'cache', isRead: false, block: null },
  trouble: null,
  keeping: { notes: 'kept', executions: 'kept' },
}

/**
 * Reads the gifts of an account: of a Safe from its first transaction, of an ordinary wallet as far as a node shows them.
 * Starts at once, with the cache of this browser.
 */
export function createRecord(parts: RecordParts): AccountRecord {
  const { chain, safe, cache, notes, causes, clock } = parts
  const place = { chainId: chain.id, safe }
  const state = createStore<RecordState>(() => nothingRead)
  const book = createExecutionBook(parts)
  const wallet = { ...parts, wallet: safe }
  const walletBook = createWalletBook(wallet)
  let current: Pick<typeof book, 'gifts' | 'unread' | 'size' | 'name'> = book
  let searched: WalletSearch | null = null
  let run = new AbortController()
  let isCacheRead = false
  let claims: readonly UnreadTx[] = []
  let shownAtMs = 0
  let isShowingLater = false
  let reachNow = unknownReach
  let further: ReplacedPart['further'] = null

  function show(change: Partial<RecordState> = {}) {
    shownAtMs = clock.nowMs()
    const { progress } = state.getState()
    state.setState({
      gifts: current.gifts(),
      unread: [...claims, ...current.unread()],
      progress: { ...progress, read: current.size() },
      keeping: { notes: notes.keeping(), executions: cache.keeping() },
      ...change,
    })
  }

  function showSome(reach: () => RecordReach) {
    reachNow = reach
    const isFirst = state.getState().gifts.length === 0
    const waitMs = shownAtMs + progressEveryMs - clock.nowMs()
    if (isFirst || waitMs <= 0) show({ reach: reach() })
    else void showLater(waitMs, run.signal)
  }

  /** Shows the newest rows later: the next read may wait a minute for the service. */
  async function showLater(waitMs: number, signal: AbortSignal) {
    if (isShowingLater) return
    isShowingLater = true
    await clock.sleep(waitMs, signal).catch(() => undefined)
    isShowingLater = false
    if (!signal.aborted && state.getState().phase === 'reading') show({ reach: reachNow() })
  }

  function progressed(change: Partial<RecordProgress>) {
    state.setState({ progress: { ...state.getState().progress, read: current.size(), ...change } })
  }

  async function readCache(signal: AbortSignal): Promise<void> {
    let isFirst = true
    for await (const kept of cache.read(place)) {
      signal.throwIfAborted()
      await runInSlices(book.addKept(kept), clock)
      if (isFirst) void readKeptTokens(signal)
      isFirst = false
      await book.lookUpNotes()
      await runInSlices(book.name(), clock)
      showSome(unknownReach)
    }
    isCacheRead = true
    void readKeptTokens(signal)
  }

  /** Reads token names: rows wait for them, and should not wait for a search too. */
  async function readKeptTokens(signal: AbortSignal): Promise<void> {
    try {
      await book.prepare(signal)
      await runInSlices(book.name(), clock)
      if (!signal.aborted && book.gifts().length > 0) showSome(reachNow)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  async function read(signal: AbortSignal): Promise<void> {
    if (!isCacheRead) await readCache(signal)
    const steps = {
      signal,
      onRead: showSome,
      onProgress: progressed,
      onClaims: (found: readonly UnreadTx[]) => (claims = found),
    }
    const ended = await readRecord(parts, book, steps)
    const { phase, reach, troubles, proposals } = ended === 'wallet' ? await readWallet(steps) : ended
    signal.throwIfAborted()
    show({
      phase,
      reach,
      trouble: troubles.length === 0 ? null : [...new Set(troubles)].join(' '),
    })
    if (proposals !== null) showProposals(proposals, { replaced: [], rows: 0, downTo: null })
  }

  function showProposals(
    part: ReplacedPart,
    before: Pick<RecordState, 'replaced'> & Pick<ProposalsRead, 'rows' | 'downTo'>,
  ) {
    further = part.further
    const known = new Set(before.replaced.map(({ safeTxHash }) => safeTxHash))
    state.setState({
      // A new proposal moves the rows of the next page down.
      replaced: [...before.replaced, ...part.replaced.filter(({ safeTxHash }) => !known.has(safeTxHash))],
      proposals: {
        isReading: false,
        rows: before.rows + part.rows,
        downTo: part.downTo ?? before.downTo,
        isAll: part.further === null && part.trouble === null,
        trouble: part.trouble,
      },
    })
  }

  async function readProposalsOn(): Promise<void> {
    const { proposals, replaced } = state.getState()
    if (further === null || proposals === null || proposals.isReading) return
    const own = run
    state.setState({ proposals: { ...proposals, isReading: true, trouble: null } })
    try {
      showProposals(await further(), { replaced, ...proposals })
    } catch (error) {
      if (!own.signal.aborted) throw error
    }
  }

  function readWallet(steps: ReadingSteps & { readonly signal: AbortSignal }) {
    current = walletBook
    return readWalletRecord(wallet, walletBook, {
      ...steps,
      searched,
      onSearched: (search) => (searched = search),
    })
  }

  async function begin(): Promise<void> {
    run.abort()
    const own = new AbortController()
    run = own
    reachNow = unknownReach
    further = null
    const progress = { ...state.getState().progress, isRead: false }
    state.setState({ phase: 'reading', trouble: null, proposals: null, progress })
    try {
      await read(own.signal)
    } catch (error) {
      if (!own.signal.aborted) throw error
    }
  }

  /** Names the gifts again when the directory has changed. */
  const unsubscribe = causes.subscribe(() => {
    void runInSlices(current.name(), clock).then(() => show())
  })

  void begin()
  return {
    state,
    stop() {
      run.abort()
      if (state.getState().phase === 'reading') show({ phase: 'stopped', reach: reachNow() })
    },
    resume: () => void begin(),
    readProposalsOn,
    async forget() {
      run.abort()
      await cache.forget(place)
      book.clear()
      walletBook.clear()
      searched = null
      claims = []
      state.setState(nothingRead)
      await begin()
    },
    close() {
      run.abort()
      unsubscribe()
    },
  }
}
