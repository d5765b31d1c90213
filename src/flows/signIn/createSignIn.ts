import { type Hex, isAddressEqual } from 'viem'
import { createStore } from 'zustand/vanilla'
import { createSiweMessage } from 'viem/siwe'
import type { SignInProblem, SignInRequest, SignInState } from '../../core/signIn/signInState'
import { signInFields } from '../../core/signIn/signInFields'
import { signInKey } from '../../core/signIn/signInRecord'
import {
  type BrowserSession,
  createBrowserSession,
  type SessionState,
  sessionKey,
} from './session/browserSession'
import type { TrackedMessage } from '../../core/tracking/trackedItem'
import { type Settled, settleOnce, settlePatiently } from './settleSignIn'
import { isShared, signInOwners } from './owners/signInOwners'
import type { SignIn, SignInParts } from './signInParts'
import {
  clearSignIn,
  isSignInKept,
  readSignIn,
  removeSignIn,
  storedSignIn,
  writeSignIn,
} from './signInStorage'
import { beforeTime, onlyLatest, type Latest } from './onlyLatest'
import type { Verification } from './verifySignIn'

/** A message this close to its expiry is not sent to be signed, in ms. */
const shortestLifeMs = 60_000

/** Timeout for the service after the Safe has responded, in ms: its requests are rationed. */
const longestDoubtMs = 5_000

/**
 * Creates the sign-in of one account: restores it from storage, and continues it. Every new action of the user aborts the
 * previous one. Never throws: failures are in the state.
 */
export function createSignIn(parts: SignInParts): SignIn {
  const { account, site, signer, clock, coSigners } = parts
  const session = parts.session ?? createBrowserSession(parts)
  const state = createStore<SignInState>(() => ({ kind: 'idle', problem: null }))
  const set = (next: SignInState) => state.setState(next, true)
  const kind = () => state.getState().kind
  const stored = storedSignIn(parts)
  const fail = (problem: SignInProblem | null) => set({ kind: 'idle', problem })
  /** Prepared, perhaps signed, and not final: a retry needs neither another nonce nor a second signature. */
  let kept: { readonly request: SignInRequest; readonly signature: Hex | null } | null = null
  /** The user's current action. In parallel the owners are polled, perhaps for days. */
  const verbs = onlyLatest(parts.signal)
  const watch = onlyLatest(parts.signal)
  const owners = signInOwners({ ...parts, session }, { state, end, forget })

  async function run(latest: Latest, verb: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const signal = latest.begin()
    try {
      signal.throwIfAborted()
      await verb(signal)
    } catch {
      if (!signal.aborted) fail(kind() === 'preparing' ? 'preparing' : 'other')
    }
  }

  async function make(signal: AbortSignal): Promise<SignInRequest | null> {
    if (stored.unreadable() !== null) {
      fail('unreadable')
      return null
    }
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
    set({ kind: 'asking', request })
    if (safeMessage !== null) {
      writeSignIn(parts, { kind: 'asked', request })
      void run(watch, (until) => owners.follow(request, 'messages', until))
    }
    const answer = await signer.signMessage(request.message).catch(() => null)
    signal.throwIfAborted()
    if (answer?.kind === 'signed' && answer.signature !== '0x') {
      if (parts.signsAnew !== true) kept = { request, signature: answer.signature }
      return settle(request, answer.signature, signal)
    }
    // An owner has signed: the host also reports a rejection when its dialog is closed after that.
    if (kind() !== 'asking' && answer?.kind !== 'pending') return
    if (answer === null) return takeNo(request, 'other', signal)
    if (answer.kind === 'signed' || answer.kind === 'pending') {
      if (safeMessage === null) return fail('signing')
      return followNow(request, answer.kind === 'pending' ? answer.way : 'messages', safeMessage)
    }
    return takeNo(request, answer.kind === 'rejected' ? null : 'signing', signal)
  }

  /** Polls the owners at once: the signatures at the service are newer than the last poll. */
  function followNow(request: SignInRequest, way: 'messages' | 'onChain', item: TrackedMessage): void {
    owners.markPending(request, way, item)
    void run(watch, (signal) => owners.follow(request, way, signal))
  }

  async function takeNo(request: SignInRequest, problem: SignInProblem | null, signal: AbortSignal) {
    const { safeMessage } = request
    const end = () => (problem === null ? set({ kind: 'idle', problem, unsigned: true }) : fail(problem))
    if (coSigners === null || safeMessage === null) return end()
    const look = (until: AbortSignal) => coSigners.isListed(safeMessage.messageHash, until)
    const endsAtMs = clock.nowMs() + longestDoubtMs
    const listed = await beforeTime(look, { endsAtMs, clock, signal })
    signal.throwIfAborted()
    if (kind() !== 'asking') return
    if (listed?.kind === 'found') return followNow(request, 'messages', safeMessage)
    end()
    // The host also reports a closed dialog as a rejection, and the service may list the first signature late.
    void run(watch, (until) => owners.lookFor(request, until))
  }

  async function settle(request: SignInRequest, signature: Hex, signal: AbortSignal): Promise<void> {
    set({ kind: 'checking', request })
    if (isShared(request)) return owners.bring(request, signature, signal)
    const context = { ...parts, session }
    const settled =
      request.safeMessage === null
        ? await session.verify(account, { message: request.message, signature, secret: request.secret })
        : await settleOnce(context, request, signature)
    signal.throwIfAborted()
    if (settled.kind === 'elsewhere') {
      // The owners' loop of this tab, or another tab, is posting it or has posted it.
      return end(request, await settlePatiently(context, request, signature, { signal, onTrouble: () => {} }))
    }
    if (settled.kind !== 'unreachable') return conclude(request, settled)
    watch.end()
    fail('verifying')
  }

  function end(request: SignInRequest, settled: Settled) {
    return settled.kind === 'elsewhere' ? learnEnd() : conclude(request, settled)
  }

  /** Handles a refusal. `signedIn` comes from the session: see `follow`. */
  function conclude(request: SignInRequest, end: Exclude<Verification, { kind: 'unreachable' }>) {
    if (end.kind !== 'refused') return
    forget(request)
    verbs.end()
    fail(end.problem)
  }

  function forget(request: SignInRequest) {
    watch.end()
    kept = null
    removeSignIn(parts, request)
  }

  /** Returns true for the session of this account. A key is the same account on every chain, a Safe is not. */
  function isMine(known: SessionState): known is Extract<SessionState, { kind: 'found' }> {
    if (known.kind !== 'found' || !isAddressEqual(known.session.address, account.address)) return false
    return coSigners === null || known.session.chainId === account.chainId
  }

  function follow(known: SessionState) {
    if (isMine(known)) {
      verbs.end()
      watch.end()
      kept = null
      clearSignIn(parts)
      set({ kind: 'signedIn', expiresAtMs: known.session.expiresAtMs, notKept: known.notKept })
    } else if (kind() === 'signedIn' || kind() === 'loading') fail(null)
  }

  /** Applies the result of another tab: successful if there is a session now. */
  async function learnEnd(): Promise<void> {
    await session.refresh()
    if (kind() === 'checking') fail(null)
  }

  function stop() {
    const current = state.getState()
    if (current.kind === 'signedIn' || current.kind === 'loading') return
    verbs.end()
    if (current.kind !== 'ready' && 'request' in current) forget(current.request)
    else if (kept !== null && kept.signature !== null) forget(kept.request)
    const isUnsigned =
      current.kind === 'idle' ? current.unsigned === true : current.kind === 'asking' && coSigners === null
    if (isUnsigned) set({ kind: 'idle', problem: null, unsigned: true })
    else fail(null)
  }

  function cancel() {
    stop()
    // Never sign out without a signature from this tab: the session belongs to another account or tab.
    if (kind() === 'idle' && session.mayHaveBegun()) void session.end()
  }

  if (coSigners !== null) followStoredSignIn(parts, { state, session, resume, stop })

  /** Continues a sign-in that began before the page was opened, or in another tab. */
  function resume() {
    const record = readSignIn(parts)
    if (record === null) return
    const { request } = record
    const { safeMessage } = request
    if (coSigners === null || safeMessage === null) return
    if (record.kind === 'pending') return followNow(request, record.way, safeMessage)
    // Send the Safe the same message again, so its owners need not sign another one.
    kept = { request, signature: null }
    void run(watch, (signal) => owners.lookFor(request, signal))
  }
  if (session.state.getState().kind === 'loading') set({ kind: 'loading' })
  else follow(session.state.getState())
  const unsubscribe = session.state.subscribe(follow)
  parts.signal.addEventListener('abort', unsubscribe, { once: true })
  resume()

  return {
    account,
    site,
    state,
    stuck: session.stuck,
    get durable() {
      return isSignInKept(parts)
    },
    get unreadable() {
      return stored.unreadable()
    },
    discard(shown) {
      stored.discard(shown)
      if (kind() === 'idle') fail(null)
    },
    refresh: session.refresh,
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
      if (kind() === 'signedIn') await session.end()
    },
  }
}

/**
 * Fetches a nonce and builds the message to sign; for a Safe also the message as its owners sign it, read from the chain.
 * Null: the service or the chain is unreachable.
 *
 * @throws viem's errors when a field does not fit EIP-4361; the signal's reason when aborted.
 */
async function prepareSignIn(
  { account, site, auth, coSigners, clock }: SignInParts,
  signal: AbortSignal,
): Promise<SignInRequest | null> {
  const answer = await auth.getNonce(signal)
  signal.throwIfAborted()
  if (answer.kind !== 'found') return null
  const { secret, issuedAtMs, expiresAtMs } = answer.value
  const message = createSiweMessage(signInFields(site, account, answer.value))
  const safeMessage = coSigners === null ? null : await coSigners.describe(message, signal)
  signal.throwIfAborted()
  if (coSigners !== null && safeMessage === null) return null
  // The service's clock and ours may differ: use only the duration.
  return { message, secret, endsAtMs: clock.nowMs() + expiresAtMs - issuedAtMs, safeMessage }
}

type Reactions = Pick<SignIn, 'state'> & {
  readonly session: Pick<BrowserSession, 'isStored' | 'refresh'>
  readonly resume: () => void
  readonly stop: () => void
}

/** Applies another tab's changes to the sign-in of this account, until the account is closed. */
function followStoredSignIn(
  parts: Pick<SignInParts, 'account' | 'storage' | 'signal'>,
  { state, session, resume, stop }: Reactions,
): void {
  const unsubscribe = parts.storage.subscribe((changed) => {
    const { kind } = state.getState()
    if (changed === sessionKey && session.isStored() !== (kind === 'signedIn')) void session.refresh()
    if (changed !== signInKey(parts.account)) return
    const record = readSignIn(parts)
    if (record?.kind === 'pending' && (kind === 'idle' || kind === 'ready')) resume()
    // Final, or cancelled, in the other tab.
    if (storedSignIn(parts).read().kind === 'none' && kind === 'pending') stop()
  })
  parts.signal.addEventListener('abort', unsubscribe, { once: true })
}
