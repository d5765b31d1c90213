import type { Hex } from 'viem'
import { createStore } from 'zustand/vanilla'
import type { SignInProblem, SignInRequest, SignInState } from '../core/signIn/signInState'
import type { TrackedMessage } from '../core/tracking/trackedItem'
import { followStoredSignIn } from './followStoredSignIn'
import { prepareSignIn } from './prepareSignIn'
import { settleOnce, settlePatiently } from './settleSignIn'
import type { SignIn, SignInParts } from './signInParts'
import { endSession, findSession } from './signInSession'
import { readSignIn, removeSignIn, writePending, writeSignIn } from './signInStorage'
import { beforeTime, createTurn, type Turn } from './signInTurn'
import type { Verification } from './verifySignIn'

/** A message this close to its end is not asked for any more, in ms. */
const shortestLifeMs = 60_000
/** After a "no" the service may still show a first signature: the host says "no" to a closed dialog too. In ms. */
const afterNoMs = 60_000

type Way = 'messages' | 'onChain'

/**
 * The sign-in of one account: takes up what storage has of it, and goes on with it. Whatever a person begins ends what
 * was on its way. Never throws: what went wrong is in the state.
 */
export function createSignIn(parts: SignInParts): SignIn {
  const { account, site, signer, storage, clock, coSigners } = parts
  const state = createStore<SignInState>(() => ({ kind: 'idle', problem: null }))
  const set = (next: SignInState) => state.setState(next, true)
  const kind = () => state.getState().kind
  const fail = (problem: SignInProblem | null) => set({ kind: 'idle', problem })
  /** Prepared, perhaps signed, and without an end: a retry needs no other nonce, and no second signature. */
  let kept: { readonly request: SignInRequest; readonly signature: Hex | null } | null = null
  /** What a person has begun, and what goes on behind it: the owners, who may take days. */
  const verbs = createTurn(parts.signal)
  const watch = createTurn(parts.signal)

  async function run(turn: Turn, verb: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const signal = turn.begin()
    try {
      signal.throwIfAborted()
      await verb(signal)
    } catch {
      if (!signal.aborted) fail(kind() === 'preparing' ? 'preparing' : 'other')
    }
  }

  async function make(signal: AbortSignal): Promise<SignInRequest | null> {
    if (kept !== null && kept.request.endsAtMs - clock.nowMs() > shortestLifeMs) return kept.request
    set({ kind: 'preparing' })
    const request = await prepareSignIn(parts, signal)
    signal.throwIfAborted()
    kept = request === null ? null : { request, signature: null }
    if (request === null) fail('preparing')
    return request
  }

  async function ask(request: SignInRequest, signal: AbortSignal): Promise<void> {
    const { safeMessage } = request
    set({ kind: 'signing', request })
    if (safeMessage !== null) {
      writeSignIn(parts, { kind: 'asked', request })
      void run(watch, (until) => follow(request, 'messages', until))
    }
    const answer = await signer.signMessage(request.message)
    signal.throwIfAborted()
    if (answer.kind === 'signed' && answer.signature !== '0x') {
      kept = { request, signature: answer.signature }
      return settle(request, answer.signature, signal)
    }
    // An owner has been seen to have signed: the host says "no" when its dialog is closed after that.
    if (kind() !== 'signing' && answer.kind !== 'pending') return
    if (answer.kind === 'signed' || answer.kind === 'pending') {
      if (safeMessage === null) return fail('signing')
      const way = answer.kind === 'pending' ? answer.way : 'messages'
      markPending(request, way, safeMessage)
      return void run(watch, (until) => follow(request, way, until))
    }
    return takeNo(request, answer.kind === 'rejected' ? null : 'signing', signal)
  }

  async function takeNo(request: SignInRequest, problem: SignInProblem | null, signal: AbortSignal) {
    const { safeMessage } = request
    if (coSigners === null || safeMessage === null) return fail(problem)
    const listed = await coSigners.isListed(safeMessage.messageHash, signal)
    signal.throwIfAborted()
    if (kind() !== 'signing') return
    if (listed.kind === 'found') return markPending(request, 'messages', safeMessage)
    fail(problem)
    await clock.sleep(afterNoMs, signal)
    if (kind() !== 'pending') forget(request)
  }

  function markPending(request: SignInRequest, way: Way, item: TrackedMessage) {
    writePending(parts, request, way)
    set({ kind: 'pending', request, way, item, trouble: null })
  }

  /** Waits for the owners of a Safe, and brings what they have signed to the service. */
  async function follow(request: SignInRequest, way: Way, signal: AbortSignal): Promise<void> {
    const { safeMessage, endsAtMs } = request
    if (coSigners === null || safeMessage === null) return
    let item = safeMessage
    const onNews = (news: TrackedMessage) => {
      item = news
      const hasSigner = news.phase.status === 'signed' || news.phase.signatures.signed.length > 0
      // The host has brought the whole signature already.
      if (kind() === 'verifying') return
      if (kind() === 'pending' || hasSigner) markPending(request, way, news)
    }
    const look = (until: AbortSignal) =>
      way === 'messages'
        ? coSigners.untilSigned(safeMessage, onNews, until)
        : coSigners.untilSignedOnChain(safeMessage, until)
    const signature = await beforeTime(look, { endsAtMs, clock, signal })
    signal.throwIfAborted()
    if (signature === null) {
      const wasPending = kind() === 'pending'
      forget(request)
      return wasPending ? fail('expired') : undefined
    }
    set({ kind: 'verifying', request })
    const onTrouble = (trouble: string) => set({ kind: 'pending', request, way, item, trouble })
    return finish(request, signature, { signal, onTrouble })
  }

  async function finish(
    request: SignInRequest,
    signature: Hex,
    waiting: Parameters<typeof settlePatiently>[3],
  ) {
    const settled = await settlePatiently(parts, request, signature, waiting)
    return settled.kind === 'elsewhere' ? learnEnd() : conclude(request, settled)
  }

  async function settle(request: SignInRequest, signature: Hex, signal: AbortSignal): Promise<void> {
    set({ kind: 'verifying', request })
    const settled = await settleOnce(parts, request, signature, signal)
    signal.throwIfAborted()
    // The owners' loop of this tab, or another tab, is at it or has done it.
    if (settled.kind === 'elsewhere') return finish(request, signature, { signal, onTrouble: () => {} })
    if (settled.kind !== 'unreachable') return conclude(request, settled)
    watch.end()
    fail('verifying')
  }

  function conclude(request: SignInRequest, end: Exclude<Verification, { kind: 'unreachable' }>) {
    forget(request)
    verbs.end()
    if (end.kind === 'refused') return fail(end.problem)
    if (end.notKept === null) writeSignIn(parts, { kind: 'signedIn' })
    set({ ...end, stuck: false })
  }

  function forget(request: SignInRequest) {
    watch.end()
    kept = null
    removeSignIn(parts, request)
  }

  async function refresh(): Promise<void> {
    const before = state.getState()
    // Nothing but this page knows of it.
    if (before.kind === 'signedIn' && before.notKept !== null) return
    const session = await findSession(parts)
    if (session.kind === 'found') {
      verbs.end()
      watch.end()
      set({ kind: 'signedIn', expiresAtMs: session.value.expiresAtMs, notKept: null, stuck: false })
    }
    if (session.kind === 'missing' && kind() === 'signedIn') fail(null)
  }

  /** It has ended in another tab: well, when there is a session now. */
  async function learnEnd(): Promise<void> {
    await refresh()
    if (kind() === 'verifying') fail(null)
  }

  function cancel() {
    const current = state.getState()
    if (current.kind === 'signedIn') return
    verbs.end()
    watch.end()
    if (current.kind !== 'ready' && 'request' in current) forget(current.request)
    else if (kept !== null && kept.signature !== null) forget(kept.request)
    fail(null)
  }

  followStoredSignIn(parts, { state, refresh, cancel, resume })

  /** Goes on with what was begun before the page was opened, or in another tab. */
  function resume() {
    const record = readSignIn(parts)
    if (record === null) return
    if (record.kind === 'signedIn') return void refresh()
    const { request } = record
    const { safeMessage } = request
    // Whoever signs alone begins anew.
    if (coSigners === null || safeMessage === null) return removeSignIn(parts, request)
    if (record.kind === 'pending') {
      markPending(request, record.way, safeMessage)
      return void run(watch, (signal) => follow(request, record.way, signal))
    }
    void run(watch, async (signal) => {
      const listed = await coSigners.isListed(safeMessage.messageHash, signal)
      if (listed.kind === 'missing') return forget(request)
      if (listed.kind !== 'found') return
      markPending(request, 'messages', safeMessage)
      await follow(request, 'messages', signal)
    })
  }
  resume()

  return {
    account,
    site,
    state,
    durable: storage.isDurable,
    refresh,
    cancel,

    async prepare() {
      if (kind() !== 'idle') return
      watch.end()
      await run(verbs, async (signal) => {
        const request = await make(signal)
        if (request !== null) set({ kind: 'ready', request })
      })
    },

    async send() {
      if (kind() !== 'idle' && kind() !== 'ready') return
      watch.end()
      await run(verbs, async (signal) => {
        const request = await make(signal)
        if (request === null) return
        const signature = kept?.signature ?? null
        await (signature === null ? ask(request, signal) : settle(request, signature, signal))
      })
    },

    async signOut() {
      const current = state.getState()
      if (current.kind !== 'signedIn') return
      const answer = await endSession(parts)
      if (answer.kind === 'found') fail(null)
      else if (!parts.signal.aborted) set({ ...current, stuck: true })
    },
  }
}
