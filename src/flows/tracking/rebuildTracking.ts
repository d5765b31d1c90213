import { isAddressEqual } from 'viem'
import { notAsked } from '../../core/tracking/observation'
import type { Cause } from '../../core/causes/cause'
import { readGifts } from '../../core/giving/readGifts'
import { listGap, recordsIn, type Listed } from '../../core/queue/listPage'
import { decodeCalls } from '../../core/safe/decodeCalls'
import type { SafeOnChain, SafeTxRecord } from '../../core/safe/safeTx'
import { verifyConfirmations } from '../../core/safe/recoverOwners'
import { advanceSafeItem } from '../../core/tracking/advance/advanceSafeItem'
import { judgeRecord } from '../../core/tracking/advance/judgeRecord'
import { parseTracked } from '../../core/tracking/stored/storedTracked'
import type { TrackedItem, TrackedTx } from '../../core/tracking/trackedItem'
import { addTracked } from '../../core/tracking/trackedStore'
import type { AccountContext } from '../account/accountContext'
import type { CausesState } from '../session/loadCauses'
import { untilWoken } from '../backoff'
import { storageKey } from '../account/storageKey'
import type { ServicePolls } from './createServicePolls'
import { observeCode } from './observe/observeWitness'

const longestSleepMs = 3_600_000
const pauses = { firstMs: 5_000, longestMs: 300_000 }
/** Tolerance for clock differences, in ms: executions this long before the last list may still be new. */
const clockToleranceMs = 3_600_000

type Polls = Pick<ServicePolls, 'listed'>

/**
 * Tracks gifts that the service lists of this Safe and that are not tracked yet: a co-signer's, and, if nothing is stored,
 * earlier ones. A record counts when its hash is right and its calls, read from the bytes, pay only causes of the directory.
 * `origin` is ignored: anyone can write it. Runs while the account is open. Throws only when aborted.
 */
export async function rebuildTracking(context: AccountContext, polls: Polls): Promise<void> {
  const { tracked, signal } = context
  let sinceMs = isWhole(context) ? null : 0
  tracked.setState({ rebuilding: sinceMs !== null })
  let doneId = 0
  let troubles = 0
  try {
    for (;;) {
      const directory = await directoryOf(context.causes, signal)
      const listed = polls.listed.getState()
      if (listed !== null && listed.id > doneId) {
        const taken = await takeIn(context, listed, directory, sinceMs)
        say(context, taken)
        troubles = taken.isDone ? 0 : troubles + 1
        // An unread list is polled again; an unreachable chain is read again.
        if (taken.isDone || listed.answer.kind === 'unreachable') doneId = listed.id
        // The lag may be long: what was executed since this list is still new when the service shows it.
        if (taken.isDone && taken.trouble === null)
          sinceMs = listed.behind === null ? null : (sinceMs ?? listed.previousAtMs)
      }
      const pauseMs = Math.min(pauses.longestMs, pauses.firstMs * 2 ** troubles)
      await untilNews(context, polls, doneId, pauseMs)
    }
  } finally {
    tracked.setState({ rebuilding: false })
  }
}

/** The result of one list. */
type Taken = {
  /** True when all readable rows were processed. */
  readonly isDone: boolean
  /** Reason why gifts may still be missing, in one sentence; null: none can be. */
  readonly trouble: string | null
}

/** Stores the time since which untracked gifts may be missing, and the reason. */
function say({ tracked, clock }: AccountContext, { isDone, trouble: reason }: Taken): void {
  if (isDone) tracked.setState({ rebuilding: false })
  if (reason === null) return tracked.setState({ searchTrouble: null })
  const sinceMs = tracked.getState().searchTrouble?.sinceMs ?? clock.nowMs()
  tracked.setState({ searchTrouble: { reason, sinceMs } })
}

/** Waits for an unprocessed list; after a failure at most `pauseMs`. */
async function untilNews(
  { clock, signal }: AccountContext,
  { listed }: Polls,
  doneId: number,
  pauseMs: number,
): Promise<void> {
  const isPending = () => (listed.getState()?.id ?? 0) > doneId
  let wake = () => {}
  const stops = [listed.subscribe(() => wake()), clock.onVisible(() => isPending() && wake())]
  const pause = (until: AbortSignal) => clock.sleep(isPending() ? pauseMs : longestSleepMs, until)
  try {
    await untilWoken(pause, signal, (onWake) => (wake = onWake))
  } finally {
    for (const stop of stops) stop()
  }
}

/** Returns true when the stored list is complete. False when it is empty, or holds only items from after a clear. */
function isWhole({ tracked, ...context }: AccountContext): boolean {
  const { items } = tracked.getState()
  const clearedAtMs = readClearedAtMs(context)
  return items.some(({ createdAtMs }) => clearedAtMs === 0 || createdAtMs <= clearedAtMs)
}

function readClearedAtMs(context: Pick<AccountContext, 'storage' | 'chain' | 'safe'>): number {
  return parseTracked(context.storage.get(storageKey('tracked', context))).clearedAtMs
}

/** Waits until the directory has loaded: the user can retry a failure. */
function directoryOf(causes: AccountContext['causes'], signal: AbortSignal): Promise<readonly Cause[]> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      unsubscribe()
      signal.removeEventListener('abort', leave)
    }
    const leave = () => {
      stop()
      reject(signal.reason)
    }
    const settle = (state: CausesState) => {
      if (state.kind !== 'ready') return
      stop()
      resolve(state.causes)
    }
    const unsubscribe = causes.subscribe(settle)
    signal.addEventListener('abort', leave)
    settle(causes.getState())
  })
}

async function takeIn(
  context: AccountContext,
  { answer, nonceFrom, previousAtMs }: Listed,
  directory: readonly Cause[],
  executedSinceMs: number | null,
): Promise<Taken> {
  const { chain, chainReader, safe, tracked, clock, signal } = context
  if (answer.kind === 'unreachable') return { isDone: false, trouble: answer.reason }
  const known = (hash: string) =>
    tracked.getState().items.some((item) => {
      if (item.kind !== 'safeTx' || item.safeTxHash !== hash) return false
      // A file may describe another gift under this hash, until a record has shown its calls.
      return item.imported !== true || item.nonce !== null
    })
  const { rows, nextOffset } = answer.kind === 'found' ? answer.value : { rows: [], nextOffset: null }
  // The first list is one page; older rows are not searched.
  const done: Taken = { isDone: true, trouble: listGap(rows, nonceFrom !== null && nextOffset !== null) }
  const records = recordsIn(rows).filter((one) => !known(one.safeTxHash))
  const candidates = records.filter((record) => isNew(context, record, executedSinceMs ?? previousAtMs))
  if (candidates.length === 0) return done
  const onChain = await chainReader.readSafe(safe, signal)
  if (onChain.kind === 'unreachable') return { isDone: false, trouble: onChain.reason }
  if (onChain.kind === 'missing') return done
  for (const record of candidates) {
    const item = toItem(context, directory, record, onChain.value)
    if (item === null) continue
    const seen = {
      kind: 'safeTx',
      confirmationsWanted: chain.confirmations,
      onChain,
      execution: notAsked,
      record: { kind: 'found', value: record },
      code: await observeCode(record, context, signal),
      // Read in the first poll of the item, which follows.
      approvals: notAsked,
      transfers: notAsked,
      witness: notAsked,
    } as const
    // The list has just been read: make no second request.
    addTracked(tracked, advanceSafeItem(item, seen, clock.nowMs()))
  }
  return done
}

/** Returns true for queued transactions, and for executions neither shown before nor cleared. */
function isNew(
  context: AccountContext,
  { isExecuted, executedAtMs, submittedAtMs }: SafeTxRecord,
  sinceMs: number | null,
): boolean {
  if (!isExecuted) return true
  const atMs = executedAtMs ?? submittedAtMs
  if (atMs < readClearedAtMs(context)) return false
  // A file may bring an item with a date to come, which says nothing about when this browser looked.
  const begun = context.tracked.getState().items.map(({ createdAtMs }) => createdAtMs)
  const newestMs = Math.max(0, ...begun.filter((each) => each <= context.clock.nowMs()))
  return atMs >= (sinceMs ?? newestMs) - clockToleranceMs
}

function toItem(
  { chain, safe }: AccountContext,
  causes: readonly Cause[],
  record: SafeTxRecord,
  onChain: SafeOnChain,
): TrackedItem | null {
  // Anyone can add an untrusted row; and a row whose nonce another transaction used needs no tracking.
  if (!record.trusted || (!record.isExecuted && record.nonce < onChain.nonce)) return null
  const decoded = decodeCalls(record)
  if (decoded.kind !== 'calls') return null
  const { calls } = decoded
  if (judgeRecord({ safe, safeTxHash: record.safeTxHash, calls }, record, onChain).kind !== 'ok') return null
  const read = readGifts(calls, { chain, causes, safe })
  if (read.kind !== 'readable' || read.gifts.some(({ causeId }) => causeId === null)) return null
  const { safeTxHash: hash, confirmations, proposer } = record
  const { valid } = verifyConfirmations({ hash, confirmations, owners: onChain.owners })
  const signer = valid.find((owner) => proposer !== null && isAddressEqual(owner, proposer))
  return {
    kind: 'safeTx',
    chainId: chain.id,
    safe,
    safeTxHash: record.safeTxHash,
    calls,
    gifts: read.gifts,
    refund: decoded.refund,
    // `advanceSafeItem` fills it in, once the chain has the contract of the batch.
    nonce: null,
    fromBlock: null,
    createdAtMs: record.submittedAtMs,
    lastGoodAtMs: null,
    note: null,
    rebuilt: true,
    seen: true,
    missingSinceMs: null,
    ...(signer !== undefined && { proposer: signer }),
    phase: { status: 'proposed' },
  } satisfies TrackedTx
}
