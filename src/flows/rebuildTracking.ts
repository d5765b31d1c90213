import type { Cause } from '../core/causes/cause'
import { explainCalls } from '../core/giving/explainCalls'
import { decodeCalls } from '../core/safe/decodeCalls'
import type { SafeOnChain, SafeTxRecord } from '../core/safe/safeTx'
import { advance } from '../core/tracking/advance'
import { judgeRecord } from '../core/tracking/judgeRecord'
import { parseTracked } from '../core/tracking/parseTracked'
import type { TrackedItem, TrackedTx } from '../core/tracking/trackedItem'
import { addTracked } from '../core/tracking/trackedStore'
import type { AccountContext } from './accountContext'
import type { CausesState } from './loadCauses'
import { observeCode } from './observeCode'
import { growingRest } from './rest'
import { notAsked } from './sources'
import { storageKey } from './storageKey'

/** One page of the service's list; what is older is not looked for. */
const recordsAsked = 50
const pauses = { firstMs: 10_000, longestMs: 300_000 }

/**
 * Nothing is stored here (a new browser, a cleared list, a partitioned storage): finds earlier gifts of this Safe at the
 * service. A record counts when its hash is right and its calls, read from the bytes, pay causes of the directory and
 * nobody else. Where it says that it comes from (`origin`) is not asked: anybody can write that. While nobody answers it
 * goes on looking, because an empty list would say that there is nothing. Throws only when aborted.
 */
export async function rebuildTracking(context: AccountContext): Promise<void> {
  const { tracked, causes, clock, signal } = context
  if (isWhole(context)) return
  tracked.setState({ rebuilding: true })
  try {
    const directory = await directoryOf(causes, signal)
    const again = growingRest(clock, pauses, signal)
    while (!(await findEarlierGifts(context, directory))) await again()
  } finally {
    tracked.setState({ rebuilding: false })
  }
}

/** Whether what is stored is all that there should be: after the list was cleared it is not, whatever was added since. */
function isWhole({ tracked, ...context }: AccountContext): boolean {
  const { items } = tracked.getState()
  const clearedAtMs = readClearedAtMs(context)
  return items.some(({ createdAtMs }) => clearedAtMs === 0 || createdAtMs <= clearedAtMs)
}

function readClearedAtMs(context: Pick<AccountContext, 'storage' | 'chain' | 'safe'>): number {
  return parseTracked(context.storage.get(storageKey('tracked', context))).clearedAtMs
}

/** Waits until the directory is there: a person can have it fetched again when it did not come. */
function directoryOf(causes: AccountContext['causes'], signal: AbortSignal): Promise<readonly Cause[]> {
  return new Promise((resolve, reject) => {
    const settle = (state: CausesState) => {
      if (state.kind !== 'ready') return
      unsubscribe()
      resolve(state.causes)
    }
    const unsubscribe = causes.subscribe(settle)
    signal.addEventListener('abort', () => {
      unsubscribe()
      reject(signal.reason)
    })
    settle(causes.getState())
  })
}

/** False when nobody answered. */
async function findEarlierGifts(context: AccountContext, directory: readonly Cause[]): Promise<boolean> {
  const { chainReader, service, safe, tracked, clock, signal } = context
  const clearedAtMs = readClearedAtMs(context)
  const onChain = await chainReader.readSafe(safe, signal)
  if (onChain.kind !== 'found') return onChain.kind === 'missing'
  const listed = await service.listTransactions(safe, { limit: recordsAsked }, signal)
  if (listed.kind !== 'found') return listed.kind === 'missing'
  for (const record of listed.value) {
    // What had an end when a person cleared the list stays away.
    if (record.isExecuted && (record.executedAtMs ?? record.submittedAtMs) < clearedAtMs) continue
    const item = toItem(context, directory, record, onChain.value)
    if (item === null) continue
    const seen = {
      kind: 'safeTx',
      confirmationsWanted: context.chain.confirmations,
      onChain,
      execution: notAsked,
      record: { kind: 'found', value: record },
      code: await observeCode(record, context, signal),
      // Asked in the first look at the item, which follows.
      approvals: notAsked,
      transfers: notAsked,
      witness: notAsked,
    } as const
    // What the list has just shown need not be asked for once more.
    addTracked(tracked, advance(item, seen, clock.nowMs()))
  }
  return true
}

function toItem(
  { chain, safe }: AccountContext,
  causes: readonly Cause[],
  record: SafeTxRecord,
  onChain: SafeOnChain,
): TrackedItem | null {
  // Anybody can put an untrusted row there; and what another transaction has beaten is nothing to follow.
  if (!record.trusted || (!record.isExecuted && record.nonce < onChain.nonce)) return null
  const decoded = decodeCalls(record)
  if (decoded.kind !== 'calls') return null
  const { calls } = decoded
  if (judgeRecord({ safe, safeTxHash: record.safeTxHash, calls }, record, onChain).kind !== 'ours')
    return null
  const explained = explainCalls(calls, { chain, causes, safe })
  if (explained.kind !== 'readable' || explained.gifts.some(({ causeId }) => causeId === null)) return null
  return {
    kind: 'safeTx',
    chainId: chain.id,
    safe,
    safeTxHash: record.safeTxHash,
    calls,
    gifts: explained.gifts,
    refund: decoded.refund,
    // `advance` fills it in, once the chain has the contract of the batch.
    nonce: null,
    fromBlock: null,
    createdAtMs: record.submittedAtMs,
    lastGoodAtMs: null,
    note: null,
    rebuilt: true,
    seen: true,
    missingSinceMs: null,
    phase: { status: 'proposed' },
  } satisfies TrackedTx
}
