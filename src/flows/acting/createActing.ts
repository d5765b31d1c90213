import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type ActionId, actingOf } from '../../core/acting/actions'
import { type OnScreen, onScreenOf, rejectionOf } from '../../core/acting/onScreen'
import { foundOr } from '../../core/storedText'
import type { OwnerWallet } from '../../ports/ownerWallet'
import { readSigned } from '../../core/acting/verifiedSignatures'
import type { SafeServiceWriter, WriteResult } from '../../ports/service'
import { pausePolling } from '../backoff'
import type { ReviewState } from '../review/reviewState'
import type { ActingPorts, ActingState, Subject } from './actingState'
import { act, type ActingContext, dismissAlarm, type SentApproval } from './act'
import { followExecution, sentExecution } from './followExecution'
import {
  discardKept,
  keepSignature,
  type KeptSignature,
  readKept,
  removeKept,
  unreadableKept,
} from './keptSignatures'
import { discardAlarm, readAlarm, unreadableAlarm } from './signatureAlarm'
import { m } from './messages'
import { anySignal } from '../anySignal'

export type ActingFlow = {
  readonly state: StoreApi<ActingState>
  readonly act: (action: ActionId, subject: Subject) => Promise<void>
  readonly dismissAlarm: (reason: string) => void
  /** Posts signatures made here that the service lacks. */
  readonly postKept: () => Promise<void>
  /** Stops polling for the execution sent from here. It may still be executed. */
  readonly stopWaiting: () => void
  /** Removes the unreadable entry that is shown. */
  readonly discardUnread: (what: keyof ActingState['unread']) => void
  readonly close: () => void
}

export type ActingOptions = {
  readonly safe: Address
  readonly review: { readonly state: StoreApi<ReviewState>; readonly again: () => void }
  /** Null: no wallet. Earlier signatures can still be posted, and an execution polled. */
  readonly wallet: OwnerWallet | null
}

/**
 * Creates the actions of an owner on the transaction under review. Subscribes to the review's readings; each action takes
 * the reading that was on screen when the user started it.
 */
export function createActing(ports: ActingPorts, { safe, review, wallet }: ActingOptions): ActingFlow {
  const { chain, storage, writer } = ports
  const closing = new AbortController()
  const { signal } = closing
  const state = createStore<ActingState>(() => ({
    subject: null,
    kept: [],
    posted: [],
    step: { kind: 'idle' },
    alarm: null,
    execution: { kind: 'none' },
    unread: { alarm: null, execution: null, signature: null },
  }))
  const set = (next: Partial<ActingState>) => {
    if (!signal.aborted) state.setState(next)
  }
  let hasPostedKept = false
  let following: AbortController | null = null
  /** Signatures made in this tab and not posted, including those for which storage had no room. */
  const given = new Map<string, KeptSignature>()

  const placeOf = ({ reading }: Pick<Subject, 'reading'>) => ({ chain, safe, nonce: reading.record.nonce })

  /** Recomputes the wallet's possible actions from the latest reading and the signatures made here. */
  function refresh() {
    const read = review.state.getState()
    if (read.kind !== 'read') return
    const { reading } = read
    const { posted } = state.getState()
    const { nonce } = reading.record
    // Signatures over a rival with this nonce belong to its own review.
    const ours = [onScreenOf(reading), rejectionOf(reading)].flatMap((shown) => shown?.safeTxHash ?? [])
    const signedAt = { chain, safe, nonce }
    for (const kept of readKept(storage, signedAt))
      if (ours.includes(kept.safeTxHash)) given.set(kept.signature, kept)
    for (const { signature } of posted) given.delete(signature)
    const kept = [...given.values()]
    const acting =
      wallet === null
        ? null
        : actingOf({
            ...reading,
            chain,
            checks: read.review.checks,
            own: [...kept, ...posted],
            rivals: reading.rivals.kind === 'found' ? reading.rivals.value.records : [],
            wallet,
          })
    const where = { chain, safe, safeTxHash: reading.record.safeTxHash }
    const unread = {
      alarm: unreadableAlarm(storage, where),
      execution: sentExecution(storage, where).unreadable(),
      signature: unreadableKept(storage, signedAt, ours),
    }
    const alarm = readAlarm(storage, where, wallet?.address ?? null)
    set({ kept, alarm, unread, subject: { reading, review: read.review, acting } })
  }

  async function watchApproval({ owner, txHash, safeTxHash }: SentApproval) {
    for (;;) {
      await pausePolling(ports.clock, chain.pollMs, signal)
      const approved = await ports.chainReader.readApprovals(safe, safeTxHash, [owner], signal)
      if (approved.kind === 'found' && approved.value.length > 0) return review.again()
      const receipt = await ports.walletChain.getReceipt(txHash, owner, signal)
      if (receipt.kind === 'found' && receipt.value.outcome === 'reverted') {
        const reason = m.approvalReverted
        return set({ step: { kind: 'failed', action: 'approve', reason, problem: 'refused' } })
      }
    }
  }

  async function post(kept: KeptSignature): Promise<void> {
    const { subject } = state.getState()
    const onScreen = subject === null ? null : transactionOf(kept, subject)
    if (subject === null || onScreen === null) return
    set({ step: { kind: 'posting', action: kept.kind } })
    const result = await postSignature(writer, kept, { onScreen, safe })
    if (result.kind === 'done') {
      removeKept(storage, placeOf(subject), kept)
      set({ posted: [...state.getState().posted, kept], step: { kind: 'done', action: kept.kind } })
      // A rejection is another transaction, which the queue of this one lists.
      review.again()
    } else {
      const { reason } = result
      set({ step: { kind: 'failed', action: kept.kind, reason, problem: 'notPosted' } })
    }
    refresh()
  }

  async function postKept(): Promise<void> {
    for (const kept of state.getState().kept) await post(kept)
  }

  function startFollowing() {
    const { subject, step } = state.getState()
    const onScreen = subject === null ? null : onScreenOf(subject.reading)
    // Poll this tab's own request only after the wallet has responded.
    if (onScreen === null || following !== null || step.kind === 'asking') return
    const where = { chain, safeTxHash: onScreen.safeTxHash }
    const stored = sentExecution(storage, where)
    const sent = foundOr(stored.read(), null)
    if (sent === null) return
    following = new AbortController()
    const own = following
    const until = anySignal([signal, own.signal])
    // Read again for each poll: the hash may arrive later, even from another tab.
    const about = { safe, nonce: onScreen.tx.nonce, sent, readSent: () => foundOr(stored.read(), null) }
    set({ execution: { kind: 'sent', txHash: sent.txHash, trouble: null } })
    run(
      followExecution(ports, about, (execution) => set({ execution }), until).then(
        () => {
          following = null
          stored.remove()
          review.again()
        },
        (error: unknown) => {
          if (!own.signal.aborted) throw error
        },
      ),
    )
  }

  function run(work: Promise<unknown>) {
    work.catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }

  function onReading() {
    refresh()
    const { subject } = state.getState()
    if (subject === null) return
    startFollowing()
    // Once, after a reload: a new signature is posted when it is made.
    if (!hasPostedKept && rejectionOf(subject.reading) !== null) {
      hasPostedKept = true
      run(postKept())
    }
  }

  const context: ActingContext = {
    ports,
    safe,
    wallet,
    state,
    set,
    post,
    refresh,
    startFollowing,
    signal,
    watchApproval: (sent) => run(watchApproval(sent)),
    keep(kept) {
      keepSignature(storage, { chain, safe, nonce: kept.nonce }, kept)
      given.set(kept.signature, kept)
      refresh()
    },
  }
  const stopReview = review.state.subscribe(onReading)
  const stopStorage = storage.subscribe(() => {
    refresh()
    // Another tab may have sent it.
    startFollowing()
  })
  onReading()
  return {
    state,
    act: (action, subject) => act(context, action, subject),
    dismissAlarm: (reason) => dismissAlarm(context, reason),
    postKept,
    stopWaiting() {
      const { subject, execution } = state.getState()
      if (subject === null || execution.kind !== 'sent') return
      sentExecution(storage, { chain, safeTxHash: subject.reading.record.safeTxHash }).remove()
      following?.abort()
      following = null
      set({ execution: { kind: 'none' }, step: { kind: 'idle' } })
    },
    discardUnread(what) {
      const { subject, unread } = state.getState()
      const shown = unread[what]
      if (signal.aborted || subject === null || shown === null) return
      const where = { chain, safe, safeTxHash: subject.reading.record.safeTxHash }
      if (what === 'alarm') discardAlarm(storage, where, shown)
      else if (what === 'signature') discardKept(storage, placeOf(subject), shown)
      else sentExecution(storage, where).discard(shown)
      refresh()
    },
    close() {
      stopReview()
      stopStorage()
      closing.abort()
    },
  }
}

/** Returns the transaction of a kept signature; null: this page cannot compute it. */
function transactionOf({ kind }: KeptSignature, { reading }: Subject): OnScreen | null {
  return kind === 'confirm' ? onScreenOf(reading) : rejectionOf(reading)
}

/**
 * Posts a signature made here, after recovering it once more. Posting is idempotent.
 *
 * @param onScreen - The signed transaction: the one under review, or the rejection of its nonce.
 */
function postSignature(
  writer: SafeServiceWriter,
  kept: KeptSignature,
  { onScreen, safe }: { readonly onScreen: OnScreen; readonly safe: Address },
): Promise<WriteResult> {
  const { safeTxHash, owner, signature } = kept
  const isOwn =
    onScreen.safeTxHash === safeTxHash && readSigned(signature, { hash: safeTxHash, owner }).kind === 'ok'
  if (!isOwn)
    return Promise.resolve({
      kind: 'refused',
      reason: m.notOver,
    })
  return kept.kind === 'confirm'
    ? writer.confirm(safeTxHash, signature)
    : writer.propose({ safe, tx: onScreen.tx, safeTxHash, sender: owner, signature })
}
