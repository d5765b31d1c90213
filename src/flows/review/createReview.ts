import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Answer } from '../../core/answer'
import type { Cause } from '../../core/causes/cause'
import { describedCalls } from '../../core/giving/buildBatch'
import { readGiftDocument } from '../../core/giving/readGiftDocument'
import type { EarlierPayment } from '../../core/review/recipientStanding'
import { type Review, reviewSafeTx } from '../../core/review/reviewSafeTx'
import { prepareRecovery } from '../../core/safe/recoverSigner'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { heartbeatMs } from '../../core/tracking/heartbeatMs'
import { pausePolling, untilWoken } from '../backoff'
import { withListedTokens } from '../../core/tokens/tokenList'
import type { CausesState } from '../session/loadCauses'
import type { TokenListState } from '../tokens/loadTokenList'
import { readEarlierPayments } from './read/readEarlierPayments'
import { rebuildRecord } from './read/rebuildRecord'
import { type ComingSource, type ReviewReading, readReview } from './read/readReview'
import type { SafeReader, ForecastReader } from './reader'
import type { Rebuilt, ReviewState } from './reviewState'
import { m } from './messages'
import { createForecast, type TxForecast } from './forecast/createForecast'

/** Shortest poll interval of a review, in ms. Each poll is two requests to the service. */
const reviewEveryMs = 30_000

export type TxReview = {
  readonly state: StoreApi<ReviewState>
  /** True from `again` to the end of the next poll: the service's back-off may delay it for seconds. */
  readonly isReadingAgain: StoreApi<boolean>
  /** Reads again at the user's request. */
  readonly again: () => void
  readonly close: () => void
}

/** What was read last, with the configuration's names of tokens alone. */
type Latest = Pick<
  Extract<ReviewState, { kind: 'read' }>,
  'reading' | 'readAtMs' | 'trouble' | 'rebuiltFrom'
> & {
  readonly coming: readonly ComingSource[]
}

type Asked = {
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
  readonly causes: StoreApi<CausesState>
  /** The operator's list of tokens. While it is `loading` the review is partial. */
  readonly tokenList: StoreApi<TokenListState>
  /** Text of the gift document in the link; null: none. */
  readonly giftText: string | null
}

/**
 * Reads and reviews a transaction of any Safe, and polls while the page is open. Reads the chain and the transaction
 * service, so no wallet is needed. A failed poll keeps the last reading.
 */
export function createReview(
  reader: SafeReader,
  { safe, safeTxHash, causes, tokenList, giftText }: Asked,
): TxReview {
  const closing = new AbortController()
  const { signal } = closing
  const state = createStore<ReviewState>(() => ({ kind: 'reading' }))
  const isReadingAgain = createStore<boolean>(() => false)
  const { clock } = reader
  let latest: Latest | null = null
  let wake = () => {}
  /** True when the user requested a poll since the last one began. */
  let isAsked = false
  let lookedAtMs = clock.nowMs()
  let earlierPayments: Answer<readonly EarlierPayment[]> = {
    kind: 'unreachable',
    reason: m.notPaidYet,
    isComing: true,
  }

  /** Returns the reading with the tokens of the operator's list, as far as it is known. */
  function named(reading: ReviewReading): ReviewReading {
    const list = tokenList.getState()
    return list.kind === 'ready' ? { ...reading, chain: withListedTokens(reader.chain, list.list) } : reading
  }

  function reviewOf(reading: ReviewReading): Review {
    const directory = directoryOf(causes.getState())
    const earlierGifts = reader.remembered?.earlierGifts(safe) ?? []
    return reviewSafeTx({ ...reading, directory, earlierPayments, earlierGifts })
  }

  function show(next: Latest, review: Review = reviewOf(named(next.reading))) {
    latest = next
    const reading = named(next.reading)
    const { readAtMs, trouble, rebuiltFrom } = next
    const coming = tokenList.getState().kind === 'loading' ? [...next.coming, 'tokens' as const] : next.coming
    const shown = { reading, review, ...(rebuiltFrom && { rebuiltFrom }) }
    state.setState(
      coming.length > 0
        ? { kind: 'partial', ...shown, coming }
        : { kind: 'read', ...shown, readAtMs, trouble },
      true,
    )
  }

  /** Shows the last reading with newer data of the other sources. */
  function showAgain() {
    if (latest !== null) show(latest)
  }

  /** Shows the first reading before all of it is there, unless all of it was shown before its checks have run. */
  function showPart(reading: ReviewReading, coming: readonly ComingSource[]) {
    checkInOwnTask(reading).then(
      (review) => {
        const isWhole = latest !== null && latest.coming.length === 0
        if (!isWhole) show({ reading, coming, readAtMs: clock.nowMs(), trouble: null }, review)
      },
      (error: unknown) => {
        if (!signal.aborted) throw error
      },
    )
  }

  /**
   * Checks a reading, and resolves in a later task: to check and to render a large batch in one would block a frame. Resolves
   * to undefined when another source has changed in between.
   */
  async function checkInOwnTask(reading: ReviewReading): Promise<Review | undefined> {
    const sources = () => [causes.getState(), tokenList.getState(), earlierPayments]
    const then = sources()
    const review = reviewOf(named(reading))
    await clock.sleep(0, signal)
    return sources().every((source, index) => source === then[index]) ? review : undefined
  }

  /** Rebuilds the record from this browser's gifts, else from the link. Null: neither has the hash. */
  async function rebuild(): Promise<Rebuilt | null> {
    if (latest?.rebuiltFrom !== undefined)
      return { record: latest.reading.record, rebuiltFrom: latest.rebuiltFrom }
    const remembered = (await reader.remembered?.rebuild(safe, safeTxHash, signal)) ?? null
    if (remembered !== null) return { record: remembered, rebuiltFrom: 'browser' }
    const described = giftText === null ? null : readGiftDocument(giftText)
    if (described?.kind !== 'document') return null
    const { gifts, createdAtMs } = described.document
    const known = { safe, safeTxHash, calls: describedCalls(gifts), nonce: null, createdAtMs }
    const record = await rebuildRecord(reader, known, signal)
    return record && { record, rebuiltFrom: 'link' }
  }

  /** Shows a rebuilt record until a better one is read. A hash that the service lacks may have been deleted. */
  async function showRebuilt(next: Extract<ReviewState, { kind: 'missing' | 'unreachable' }>): Promise<void> {
    const isWanted = next.kind === 'unreachable' && (latest === null || latest.rebuiltFrom !== undefined)
    const rebuilt = isWanted ? await rebuild() : null
    if (rebuilt === null || next.kind === 'missing') return showNothing(next)
    const { record, rebuiltFrom } = rebuilt
    const reading = await readReview(reader, { safe, record }, signal)
    show({ reading, coming: [], readAtMs: clock.nowMs(), trouble: next.reason, rebuiltFrom })
  }

  function showNothing(next: Extract<ReviewState, { kind: 'missing' | 'unreachable' }>) {
    if (latest === null) return state.setState(next, true)
    show({ ...latest, trouble: next.kind === 'missing' ? m.gone : next.reason })
  }

  async function prepareWhileReading(): Promise<void> {
    // Send the requests first.
    await clock.sleep(0, signal)
    prepareRecovery()
  }

  /** Returns the age of what it has shown, in ms: what another screen has just read is reused the first time. */
  async function poll(): Promise<number> {
    const isFirst = state.getState().kind === 'reading'
    // Read the Safe in parallel: the first screen needs both.
    const recent = isFirst ? reader.recent?.({ safe, safeTxHash }) : undefined
    const from = recent?.reader ?? reader
    const setup = isFirst ? from.chainReader.readSetup(safe, signal) : undefined
    setup?.catch(() => undefined)
    const [record] = await Promise.all([
      from.service.getTransaction(safeTxHash, signal),
      isFirst && prepareWhileReading(),
    ])
    if (record.kind !== 'found') {
      await showRebuilt(record)
      return 0
    }
    // A consistent record of another transaction must not pass for the requested one.
    const asked = { ...record.value, safeTxHash }
    const onPart = latest === null ? showPart : undefined
    const reading = await readReview(from, { safe, record: asked, setup, onPart }, signal)
    const review = await checkInOwnTask(reading)
    const readAtMs = recent?.reusedAtMs() ?? clock.nowMs()
    show({ reading, coming: [], readAtMs, trouble: null }, review)
    return clock.nowMs() - readAtMs
  }

  /** Reads earlier payments, apart from the polls: it may wait for the request budget, and they do not change. */
  async function readHistory(): Promise<void> {
    while (earlierPayments.kind !== 'found') {
      const { reader: from } = reader.recent?.({ safe, safeTxHash }) ?? { reader }
      earlierPayments = await readEarlierPayments(from, { safe, except: safeTxHash }, signal)
      showAgain()
      if (earlierPayments.kind !== 'found') await pausePolling(clock, reviewEveryMs, signal)
    }
  }

  async function run(): Promise<void> {
    for (;;) {
      isAsked = false
      const ageMs = await poll()
      if (isAsked) continue
      isReadingAgain.setState(false, true)
      // Poll less often the longer the page is open: the service counts the requests of a month.
      const everyMs = Math.max(reviewEveryMs, heartbeatMs(clock.nowMs() - lookedAtMs, reader.chain.pollMs))
      await untilWoken(
        (until) => pausePolling(clock, everyMs - ageMs, until),
        signal,
        (next) => (wake = next),
      )
    }
  }

  const stops = [causes.subscribe(showAgain), tokenList.subscribe(showAgain)]
  Promise.all([run(), readHistory()]).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return {
    state,
    isReadingAgain,
    again() {
      lookedAtMs = clock.nowMs()
      isAsked = true
      isReadingAgain.setState(true, true)
      wake()
    },
    close() {
      for (const stop of stops) stop()
      closing.abort()
    },
  }
}

export type OpenReview = TxReview & { readonly forecast: TxForecast }

/** Opens the review of one transaction with its forecast, which follows it. Both close together. */
export function openReview(reader: ForecastReader, asked: Parameters<typeof createReview>[1]): OpenReview {
  const review = createReview(reader, asked)
  const forecast = createForecast(reader, review.state)
  return {
    ...review,
    forecast,
    close() {
      forecast.close()
      review.close()
    },
  }
}

/** Returns the directory for the comparison in a review. */
function directoryOf(state: CausesState): Answer<readonly Cause[]> {
  switch (state.kind) {
    case 'ready':
      return { kind: 'found', value: state.causes }
    case 'loading':
      return { kind: 'unreachable', reason: m.noDirectoryYet, isComing: true }
    case 'rejected':
      return { kind: 'unreachable', reason: m.badDirectory }
    case 'unreachable':
    case 'broken':
      return { kind: 'unreachable', reason: state.reason }
  }
}
