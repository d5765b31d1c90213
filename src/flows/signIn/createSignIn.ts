import type { Hex } from 'viem'
import { createStore } from 'zustand/vanilla'
import type { SignInProblem, SignInRequest, SignInState } from '../../core/signIn/signInState'
import { followStoredSignIn } from './followStoredSignIn'
import { prepareSignIn } from './prepareSignIn'
import { settleOnce, settlePatiently, type Settled } from './settleSignIn'
import { isShared, signInOwners } from './signInOwners'
import type { SignIn, SignInParts } from './signInParts'
import { endSession, findSession } from './signInSession'
import { isSignInKept, readSignIn, removeSignIn, writeSignIn } from './signInStorage'
import { createTurn, type Turn } from './signInTurn'
import { writeWalletRecord } from './signInWalletRecord'
import type { Verification } from './verifySignIn'

/** A message this close to its end is not asked for any more, in ms. */
const shortestLifeMs = 60_000

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
  const owners = signInOwners(parts, { state, end, forget })

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
    watch.end()
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
      void run(watch, (until) => owners.follow(request, 'messages', until))
    }
    const answer = await signer.signMessage(request.message).catch(() => null)
    signal.throwIfAborted()
    if (answer?.kind === 'signed' && answer.signature !== '0x') {
      kept = { request, signature: answer.signature }
      return settle(request, answer.signature, signal)
    }
    // An owner has been seen to have signed: the host says "no" when its dialog is closed after that.
    if (kind() !== 'signing' && answer?.kind !== 'pending') return
    if (answer === null) return takeNo(request, 'other', signal)
    if (answer.kind === 'signed' || answer.kind === 'pending') {
      if (safeMessage === null) return fail('signing')
      const way = answer.kind === 'pending' ? answer.way : 'messages'
      owners.markPending(request, way, safeMessage)
      return void run(watch, (until) => owners.follow(request, way, until))
    }
    return takeNo(request, answer.kind === 'rejected' ? null : 'signing', signal)
  }

  async function takeNo(request: SignInRequest, problem: SignInProblem | null, signal: AbortSignal) {
    const { safeMessage } = request
    const end = () => (problem === null ? set({ kind: 'idle', problem, unsigned: true }) : fail(problem))
    if (coSigners === null || safeMessage === null) return end()
    const listed = await coSigners.isListed(safeMessage.messageHash, signal)
    signal.throwIfAborted()
    if (kind() !== 'signing') return
    if (listed.kind === 'found') return owners.markPending(request, 'messages', safeMessage)
    end()
    // The host says "no" to a closed dialog too, and the service may show a first signature only now.
    void run(watch, (until) => owners.lookFor(request, until))
  }

  async function settle(request: SignInRequest, signature: Hex, signal: AbortSignal): Promise<void> {
    set({ kind: 'verifying', request })
    if (isShared(request)) return owners.bring(request, signature, signal)
    const settled = await settleOnce(parts, request, signature, signal)
    signal.throwIfAborted()
    if (settled.kind === 'elsewhere') {
      // The owners' loop of this tab, or another tab, is at it or has done it.
      return end(request, await settlePatiently(parts, request, signature, { signal, onTrouble: () => {} }))
    }
    if (settled.kind !== 'unreachable') return conclude(request, settled)
    watch.end()
    fail('verifying')
  }

  function end(request: SignInRequest, settled: Settled) {
    return settled.kind === 'elsewhere' ? learnEnd() : conclude(request, settled)
  }

  function conclude(request: SignInRequest, end: Exclude<Verification, { kind: 'unreachable' }>) {
    forget(request)
    verbs.end()
    if (end.kind === 'refused') return fail(end.problem)
    if (end.notKept === null) {
      writeSignIn(parts, { kind: 'signedIn' })
      // A browser has one session: a wallet's is over, and nobody is to be signed out for its sake any more.
      writeWalletRecord(storage, null)
    }
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
    if (current.kind !== 'ready' && 'request' in current) forget(current.request)
    else if (kept !== null && kept.signature !== null) forget(kept.request)
    if (current.kind === 'idle' && current.unsigned) set({ kind: 'idle', problem: null, unsigned: true })
    else fail(null)
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
      owners.markPending(request, record.way, safeMessage)
      return void run(watch, (signal) => owners.follow(request, record.way, signal))
    }
    // Asked again, the Safe is shown the same message: whoever has signed it need not sign another.
    kept = { request, signature: null }
    void run(watch, (signal) => owners.lookFor(request, signal))
  }
  resume()

  return {
    account,
    site,
    state,
    get durable() {
      return isSignInKept(parts)
    },
    refresh,
    cancel,

    async prepare() {
      if (kind() !== 'idle') return
      await run(verbs, async (signal) => {
        const request = await make(signal)
        if (request !== null) set({ kind: 'ready', request })
      })
    },

    async send() {
      if (kind() !== 'idle' && kind() !== 'ready') return
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
