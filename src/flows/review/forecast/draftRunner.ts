import type { Address } from 'viem'
import type { Answer } from '../../../core/answer'
import { promisedByAsset, type Promised } from '../../../core/giving/promisedByAsset'
import type { TrackedGift } from '../../../core/giving/trackedGift'
import { recordsIn, type Listed } from '../../../core/queue/listPage'
import { assetNamesOf } from '../../../core/review/assetNames'
import { everyNode, readCallTree } from '../../../core/review/callTree'
import { batchContractsOf, draftRecord, nextNonce } from '../../../core/review/forecast/draftRecord'
import { earlierTxs, type ListedEarlier } from '../../../core/review/forecast/earlierTxs'
import type { Assumption, CallsForecast } from '../../../core/review/forecast/forecast'
import type { EarlierTxs } from '../../../core/review/forecast/planForecast'
import { outflowsOf } from '../../../core/review/effects'
import type { SafeSetup } from '../../../core/review/safeSetup'
import { refundOf } from '../../../core/safe/refundOf'
import type { Call, SafeTxRecord } from '../../../core/safe/safeTx'
import type { ForecastReader } from '../reader'
import { withinTime } from '../withinTime'
import { m } from '../messages'

/** A gift before its request: the calls of each proposal, in the order of the payments. */
export type GiftToForecast = {
  readonly giver: { readonly kind: 'safe' | 'wallet'; readonly address: Address }
  readonly parts: readonly (readonly Call[])[]
  /** Last list read for the Safe's account; absent or null: none. */
  readonly listed?: () => Listed | null
}

/** Runs calls of the giver without sending them. Throws only when aborted. */
export type DraftRunner = (calls: readonly Call[]) => Promise<CallsForecast>

/** The queue of a Safe. A wallet has none. */
type QueueToRun = {
  /** Runs calls after the queue; null: it is empty, or cannot be run. */
  readonly run: DraftRunner | null
  /** Nonces of the queue that are run before. */
  readonly nonces: readonly bigint[]
  readonly money: readonly Promised[]
  /** The part that is not run, with the reason. */
  readonly skipped: readonly Assumption[]
}

type Opened =
  | {
      readonly kind: 'open'
      /** Runs calls on the present state. */
      readonly run: DraftRunner
      /** Queue, read in parallel. Rejects only when aborted. */
      readonly queue: Promise<QueueToRun>
    }
  | { readonly kind: 'none'; readonly reason: string }

/** Timeout for the queue, in ms. After that it counts as unread. */
const longestWaitMs = 8_000
const pageRows = 100
/** Maximum age of the account's list, in ms. Saves a request, which a search may need. */
const freshMs = 5 * 60_000

/** Reads the inputs for a run of a gift: for a Safe its setup and its queue. Throws only when aborted. */
export async function openDraftRunner(
  reader: ForecastReader,
  { giver: { kind, address }, parts, listed }: GiftToForecast,
  signal: AbortSignal,
): Promise<Opened> {
  const { chain, forecaster } = reader
  const names = assetNamesOf(chain)
  if (kind === 'wallet') {
    const run: DraftRunner = (calls) => forecaster.forecastCalls({ from: address, calls, names }, signal)
    const queue = Promise.resolve({ run: null, nonces: [], money: [], skipped: [] })
    return { kind: 'open', run, queue }
  }
  const read = await reader.chainReader.readSetup(address, signal)
  if (read.kind !== 'found')
    return { kind: 'none', reason: read.kind === 'missing' ? m.draft.noSafe : read.reason }
  const setup = read.value
  const { nonce, version } = setup
  if (nonce.kind === 'unread') return { kind: 'none', reason: nonce.reason }
  if (version.kind === 'unread') return { kind: 'none', reason: version.reason }
  const batchContract = await findBatchContract(reader, version.value, signal)
  if (batchContract === null && parts.some((calls) => calls.length > 1))
    return { kind: 'none', reason: m.draft.noBatchCode }

  const domain = { chainId: setup.chainId, safe: address, version: version.value }
  const runAt =
    (at: bigint, before: EarlierTxs): DraftRunner =>
    async (calls) => {
      const record = draftOf(calls, { domain, nonce: at, batchContract })
      return record === null
        ? { kind: 'none', reason: m.draft.version(version.value) }
        : forecaster.forecast({ record, setup, earlier: before, names }, signal)
    }
  const known = knownQueue(listed?.() ?? null, nonce.value, reader.clock.nowMs())
  const reading = known === null ? readQueue(reader, address, nonce.value, signal) : Promise.resolve(known)
  const queue = reading.then((waiting): QueueToRun => {
    const last = nextNonce(nonce.value, waiting.kind === 'found' ? waiting.value.records : [])
    const earlier = earlierTxs(last, setup, waiting)
    const { records } = earlier
    const skipped = earlier.skipped.map((each) => ({ kind: 'skipped', ...each }) as const)
    const unread = waiting.kind === 'found' ? [] : [{ kind: 'unread', reason: reasonOf(waiting) } as const]
    return {
      run: records.length === 0 ? null : runAt(last, earlier),
      nonces: records.map((record) => record.nonce),
      money: queuedMoney(records, setup, names),
      skipped: [...skipped, ...unread],
    }
  })
  // Not awaited in every case.
  queue.catch(() => undefined)
  return { kind: 'open', run: runAt(nonce.value, { records: [], skipped: [] }), queue }
}

function draftOf(calls: readonly Call[], { domain, ...rest }: DraftOptions): SafeTxRecord | null {
  try {
    return draftRecord(calls, domain, rest)
  } catch {
    return null
  }
}

type DraftOptions = { readonly domain: Parameters<typeof draftRecord>[1] } & Parameters<typeof draftRecord>[2]

/** Finds an address with the published code of MultiSendCallOnly. */
async function findBatchContract(
  { chainReader }: ForecastReader,
  version: string,
  signal: AbortSignal,
): Promise<Address | null> {
  for (const { address, codeHash } of batchContractsOf(version)) {
    const code = await chainReader.readCodeHash(address, signal)
    if (code.kind === 'found' && code.value === codeHash) return address
  }
  return null
}

/** Takes the queue from the account's list. Null: none, stale, or it does not reach back to the Safe's nonce. */
function knownQueue(listed: Listed | null, nonce: bigint, nowMs: number): Answer<ListedEarlier> | null {
  if (listed === null || listed.answer.kind !== 'found' || nowMs - listed.atMs > freshMs) return null
  const { rows, nextOffset } = listed.answer.value
  const all = recordsIn(rows)
  const isAllRead = all.length === rows.length
  const reachesBack = nextOffset === null || all.some((record) => record.nonce < nonce)
  const startsBelow = listed.nonceFrom === null || listed.nonceFrom <= nonce
  if (!isAllRead || !reachesBack || !startsBelow) return null
  return { kind: 'found', value: { records: all.filter((record) => record.nonce >= nonce), isWhole: true } }
}

function readQueue(
  { service, clock }: ForecastReader,
  safe: Address,
  nonceFrom: bigint,
  signal: AbortSignal,
): Promise<Answer<ListedEarlier>> {
  const reason = m.draft.noQueueYet
  return withinTime<ListedEarlier>(
    async (until) => {
      const page = await service.listTransactions(
        safe,
        { nonceFrom, order: 'nextNonce', limit: pageRows, priority: 'background' },
        until,
      )
      if (page.kind === 'missing') return { kind: 'found', value: { records: [], isWhole: true } }
      if (page.kind !== 'found') return page
      const records = recordsIn(page.value.rows)
      const isWhole = page.value.nextOffset === null && records.length === page.value.rows.length
      return { kind: 'found', value: { records, isWhole } }
    },
    { clock, ms: longestWaitMs, reason, signal },
  )
}

function reasonOf(listed: Exclude<Answer<ListedEarlier>, { kind: 'found' }>): string {
  return listed.kind === 'unreachable' ? listed.reason : m.draft.unknownSafe
}

/** Adds up the payments in these transactions' calldata, and the Safe's possible costs of their execution. */
function queuedMoney(
  records: readonly SafeTxRecord[],
  { address }: SafeSetup,
  names: ReturnType<typeof assetNamesOf>,
): readonly Promised[] {
  return promisedByAsset(
    records.map((record) => ({
      nonce: record.nonce,
      money: 'promised',
      refund: refundOf(record),
      gifts: outflowsOf(everyNode(readCallTree(record, address)), address, names).flatMap(
        ({ asset, amount }): readonly Pick<TrackedGift, 'token' | 'amount'>[] => {
          if (asset.kind === 'native') return [{ token: null, amount }]
          return asset.kind === 'token' ? [{ token: asset.address, amount }] : []
        },
      ),
    })),
  )
}
