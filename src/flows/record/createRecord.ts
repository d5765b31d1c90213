import { createStore } from 'zustand/vanilla'
import type { SafeSetup } from '../../core/review/safeSetup'
import { runInSlices } from '../runInSlices'
import { createExecutionBook } from './executionBook'
import { readFromBlocks } from './readFromBlocks'
import { readFromService } from './readFromService'
import type { RecordParts } from './recordParts'
import type { AccountRecord, RecordProgress, RecordReach, RecordState, UnreadTx } from './recordState'
import type { Reading } from './takeMined'

/** Between two renders while rows come in. */
const progressEveryMs = 250

const nothingRead: RecordState = {
  phase: 'reading',
  gifts: [],
  unread: [],
  replaced: [],
  reach: { kind: 'unknown' },
  progress: { read: 0, of: null, source: 'cache', block: null },
  trouble: null,
}

/**
 * Reads what a Safe has given from its first transaction on: the service's list, each row proved by the chain, and the
 * chain's own events where the service does not list all. Begins at once.
 */
export function createRecord(parts: RecordParts): AccountRecord {
  const { chainReader, safe, causes, clock } = parts
  const state = createStore<RecordState>(() => nothingRead)
  const book = createExecutionBook(parts)
  let run = new AbortController()
  let claims: readonly UnreadTx[] = []
  let shownAtMs = 0

  function show(change: Partial<RecordState> = {}) {
    shownAtMs = clock.nowMs()
    const { progress } = state.getState()
    state.setState({
      gifts: book.gifts(),
      unread: [...claims, ...book.unread()],
      progress: { ...progress, read: book.size },
      ...change,
    })
  }

  function progressed(change: Partial<RecordProgress>) {
    state.setState({ progress: { ...state.getState().progress, read: book.size, ...change } })
  }

  function end(phase: 'done' | 'failed', reach: RecordReach, troubles: readonly (string | null)[]) {
    const sentences = [...new Set(troubles.flatMap((sentence) => sentence ?? []))]
    show({ phase, reach, trouble: sentences.length === 0 ? null : sentences.join(' ') })
  }

  async function read(signal: AbortSignal): Promise<void> {
    const setup = await chainReader.readSetup(safe, signal)
    if (setup.kind !== 'found')
      return end('failed', { kind: 'unknown' }, [setup.kind === 'missing' ? noContract : setup.reason])
    const { nonce, version, blockNumber: block } = setup.value
    if (nonce.kind === 'unread') return end('failed', { kind: 'unknown' }, [nonce.reason])
    const next = nonce.value
    const onRead = () => {
      if (shownAtMs === 0 || clock.nowMs() - shownAtMs >= progressEveryMs) show()
    }
    const reading: Reading = {
      parts,
      book,
      version: version.kind === 'read' ? version.value : null,
      next,
      block,
      signal,
      onRead,
    }
    const reach = (): RecordReach => reachOf(reading, clock.nowMs())
    const troubles = [moduleTrouble(setup.value)]

    progressed({ of: Number(next), source: 'service' })
    const listed = await readFromService(reading)
    claims = listed.claims
    troubles.push(listed.trouble)
    if (listed.isNodeDown) return end('failed', reach(), troubles)
    if (book.coverage({ next, block }).missing > 0) {
      show({ reach: reach() })
      progressed({ source: 'chain' })
      const broken = await readFromBlocks(reading, (lowest) => {
        progressed({ block: lowest })
        state.setState({ reach: reach() })
      })
      if (broken !== null) return end('failed', reach(), [...troubles, broken])
    }
    const { missing } = book.coverage({ next, block })
    end('done', reach(), [...troubles, missing === 0 ? null : notFound(missing)])
  }

  async function begin(): Promise<void> {
    const own = new AbortController()
    run = own
    shownAtMs = 0
    state.setState({ phase: 'reading', trouble: null })
    try {
      await read(own.signal)
    } catch (error) {
      if (!own.signal.aborted) throw error
    }
  }

  /** The directory came, or another one: the gifts are named again. */
  const unsubscribe = causes.subscribe(() => {
    void runInSlices(book.name(), clock).then(() => show())
  })

  void begin()
  return {
    state,
    stop() {
      run.abort()
      if (state.getState().phase === 'reading') show({ phase: 'stopped' })
    },
    resume() {
      run.abort()
      void begin()
    },
    async forget() {
      run.abort()
      book.clear()
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

const noContract = 'There is no contract at this address.'

function notFound(count: number): string {
  return `${count} of the executed transactions were found neither at the transaction service nor on the chain.`
}

/** Null where no module can pay. */
function moduleTrouble({ modules }: SafeSetup): string | null {
  if (modules.kind === 'unread') return null
  return modules.value.list.length === 0
    ? null
    : 'This Safe has modules, which can pay without its owners’ signatures. What modules paid is not in this record.'
}

function reachOf({ book, next, block }: Reading, atMs: number): RecordReach {
  const { isComplete, sinceBlock } = book.coverage({ next, block })
  if (isComplete) return { kind: 'complete', block, atMs }
  return sinceBlock === null ? { kind: 'unknown' } : { kind: 'since', fromBlock: sinceBlock, block }
}
