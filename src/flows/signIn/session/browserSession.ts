import type { Hex } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import * as v from 'valibot'
import { timeMs } from '../../../core/fields'
import type { AuthSession } from '../../../core/signIn/authAnswers'
import type { SignInAccount } from '../../../core/signIn/signInFields'
import type { AuthService } from '../../../ports/auth'
import type { Clock } from '../../../ports/clock'
import type { KeyValueStorage } from '../../../ports/storage'
import { foundOr, storedText } from '../../../core/storedText'
import { createBackoff, pausePolling } from '../../backoff'
import { onlyLatest } from '../onlyLatest'
import { isOf, type Verification, verifySignIn } from '../verifySignIn'
import { m } from '../messages'

const pauses = { firstMs: 5_000, longestMs: 300_000 }

export type SessionState =
  /** This browser signed in before; the service has not confirmed that session yet. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'none' }
  /** `notKept`: reason why it ends with this page, when the browser does not store it. */
  | { readonly kind: 'found'; readonly session: AuthSession; readonly notKept: string | null }

/** Session of this browser at the sign-in service, as known to this page. */
export type BrowserSession = {
  readonly state: StoreApi<SessionState>
  /** True when signed out here, but not confirmed by the service yet. */
  readonly stuck: StoreApi<boolean>
  /** True when, by storage, this account or a wallet is signed in. */
  isStored(): boolean
  /** True when a signature was posted to the service, and the outcome is unknown. */
  mayHaveBegun(): boolean
  /** Reads the session from the service. Never throws. */
  refresh(): Promise<void>
  /** Posts a signature to the service. Throws the signal's reason when the page, or the account, is closed. */
  verify(account: SignInAccount, signed: SignedMessage): Promise<Verification>
  /** Signs out here at once, and at the service as soon as it is reachable. A session that another tab began stays. */
  end(): Promise<void>
}

type SignedMessage = { readonly message: string; readonly signature: Hex; readonly secret: string }

type BrowserSessionParts = {
  /** The Safe of the session; null for the wallets of this browser, which change. */
  readonly account: SignInAccount | null
  readonly auth: AuthService
  readonly storage: KeyValueStorage
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** Assumed lifetime of a session while its end is unknown, in ms. */
const longestSessionMs = 30 * 86_400_000
/** Interval to check the end of a session, in ms: timers stop while the computer sleeps. */
const checkMs = 300_000

const noRoom = m.noRoom

/**
 * Creates the session of this browser: restores, stores and ends it. A visitor who has never signed in causes no request.
 */
export function createBrowserSession(parts: BrowserSessionParts): BrowserSession {
  const { account, auth, storage, clock, signal } = parts
  const holder = holderOf(account)
  const read = () => readSessionRecord(storage, clock.nowMs())
  const ownOf = (record: SessionRecord | null) => (record?.holder === holder ? record : null)
  const isStored = () => ownOf(read())?.isLeaving === false
  const write = (endsAtMs: number, isLeaving = false) =>
    writeSessionRecord(storage, { holder, endsAtMs, isLeaving })
  /** Removes the record, unless another holder's. */
  const remove = () => ownOf(readSessionRecord(storage, 0)) !== null && writeSessionRecord(storage, null)

  const remembers = isStored()
  const state = createStore<SessionState>(() => ({ kind: remembers ? 'loading' : 'none' }))
  const stuck = createStore(() => false)
  let mayHaveBegun = false
  /** A session of an earlier visit, until the service has confirmed it. */
  let mayHaveFound = remembers
  /** Counts sign-outs: a response to an earlier request must not sign in again. */
  let generation = 0
  const leaving = onlyLatest(signal)
  const lasting = onlyLatest(signal)

  const forget = () => state.setState({ kind: 'none' }, true)
  const onStuck = (isStuck: boolean) => stuck.setState(isStuck, true)

  function take(session: AuthSession, notKept: string | null) {
    const until = lasting.begin()
    // A new session has not expired: the device's clock is wrong.
    if (session.expiresAtMs > clock.nowMs()) endInTime(session, until).catch(() => undefined)
    state.setState({ kind: 'found', session, notKept }, true)
  }

  /** Throws the signal's reason when aborted. */
  async function endInTime({ expiresAtMs }: AuthSession, until: AbortSignal) {
    for (let leftMs = expiresAtMs - clock.nowMs(); leftMs > 0; leftMs = expiresAtMs - clock.nowMs()) {
      await pausePolling(clock, Math.min(leftMs, checkMs), until)
    }
    until.throwIfAborted()
    // A valid record belongs to a later sign-in in another tab.
    if (read() === null) remove()
    forget()
  }

  async function refresh(): Promise<void> {
    const known = state.getState()
    // Only this page has this session.
    if (known.kind === 'found' && known.notKept !== null) return
    const mine = generation
    const answer = await auth.getSession(signal).catch(() => null)
    if (answer === null || mine !== generation || signal.aborted) return
    mayHaveFound = answer.kind === 'unreachable'
    if (answer.kind === 'unreachable') {
      if (state.getState().kind === 'loading') forget()
    } else if (answer.kind === 'found' && (account === null || isOf(account, answer.value))) {
      mayHaveBegun = false
      if (!isStored()) write(answer.value.expiresAtMs)
      take(answer.value, null)
    } else {
      remove()
      lasting.end()
      forget()
    }
  }

  function leave(): Promise<void> {
    mayHaveBegun = false
    mayHaveFound = false
    write(read()?.endsAtMs ?? clock.nowMs() + longestSessionMs, true)
    return resumeLeaving()
  }
  const resumeLeaving = () => leaveSession({ auth, storage, clock, onStuck }, leaving.begin())

  if (remembers) void refresh()
  if (read()?.isLeaving === true) void resumeLeaving()

  return {
    state,
    stuck,
    isStored,
    mayHaveBegun: () => mayHaveBegun,
    refresh,

    async verify(signer, signed) {
      const mine = generation
      const before = read()
      const hadBegun = mayHaveBegun
      const restore = () => {
        if (before?.isLeaving === true) void leave()
        else if (account === null) writeSessionRecord(storage, before)
      }
      leaving.end()
      onStuck(false)
      // Write-ahead: the session may begin although the response is lost. A Safe's request is stored anyway.
      if (account === null && !write(clock.nowMs() + longestSessionMs)) {
        restore()
        return { kind: 'unreachable', reason: noRoom }
      }
      mayHaveBegun = true
      const verification = await verifySignIn({ auth, account: signer }, signed, signal)
      const isNo = verification.kind === 'refused' && verification.problem !== 'other'
      if (mine !== generation) {
        if (!isNo) await leave()
        return { kind: 'unreachable', reason: m.signedOut }
      }
      mayHaveBegun = isNo ? hadBegun : verification.kind !== 'signedIn'
      if (verification.kind === 'signedIn') {
        const { expiresAtMs, notKept } = verification
        if (notKept === null) write(expiresAtMs)
        else restore()
        take({ ...signer, expiresAtMs }, notKept)
      } else if (isNo || before?.isLeaving === true) restore()
      return verification
    },

    async end() {
      generation += 1
      // Without its record this sign-in was replaced, or ended.
      const isKept = state.getState().kind === 'found' && ownOf(readSessionRecord(storage, 0)) !== null
      const isOurs = isKept || mayHaveBegun || mayHaveFound
      lasting.end()
      forget()
      if (isOurs || read()?.isLeaving === true) await leave()
    },
  }
}

/**
 * Signs out at the service. Resolves after the first try. Retries until the service has confirmed it, the session has ended,
 * or an account has signed in (in any tab). Never throws.
 */
async function leaveSession(
  context: {
    readonly auth: AuthService
    readonly storage: KeyValueStorage
    readonly clock: Clock
    /** Called after the first attempt, and when it ends other than by the signal. */
    readonly onStuck: (isStuck: boolean) => void
  },
  signal: AbortSignal,
): Promise<void> {
  const { auth, storage, clock, onStuck } = context
  const again = createBackoff(clock, pauses, signal)
  const isLeaving = (nowMs: number) => readSessionRecord(storage, nowMs)?.isLeaving === true

  /** Returns the service's `Retry-After` before the next attempt, in ms; null: none is needed. */
  async function attempt(): Promise<number | null> {
    if (isLeaving(clock.nowMs())) {
      const answer = await auth.signOut(signal)
      signal.throwIfAborted()
      if (answer.kind === 'unreachable') return answer.retryAfterMs ?? 0
    }
    // Confirmed, or expired since.
    if (isLeaving(0)) writeSessionRecord(storage, null)
    return null
  }

  async function goOn(first: number): Promise<void> {
    for (let waitMs: number | null = first; waitMs !== null; waitMs = await attempt()) await again(waitMs)
    onStuck(false)
  }

  try {
    const waitMs = await attempt()
    onStuck(waitMs !== null)
    if (waitMs !== null) goOn(waitMs).catch(() => undefined)
  } catch {
    // A new sign-in ends this.
  }
}

/** The stored session of this browser: the sign-in service keeps one for all accounts. */
type SessionRecord = {
  /** Account that has signed in: see `holderOf`. */
  readonly holder: string
  /** Latest expiry of the session. */
  readonly endsAtMs: number
  /** True when signed out, but not confirmed by the service yet. */
  readonly isLeaving: boolean
}

export const sessionKey = 'dsg.v1.signIn.session'

const sessionText = storedText(v.object({ holder: v.string(), endsAtMs: timeMs, isLeaving: v.boolean() }))

/** Returns the key of one Safe on its chain; null: of any wallet of this browser. */
function holderOf(account: SignInAccount | null): string {
  return account === null ? 'wallet' : `${account.chainId}.${account.address}`
}

/** Reads the record. Null: none, or the session can no longer be valid. */
export function readSessionRecord(storage: KeyValueStorage, nowMs: number): SessionRecord | null {
  const stored = foundOr(sessionText.read(storage.get(sessionKey)), null)
  return stored !== null && stored.endsAtMs > nowMs ? stored : null
}

/**
 * Writes or, for null, removes the record. Returns true when a later visit finds it, or storage is denied, so that no visit
 * finds any. A record that cannot be stored stays in memory.
 */
export function writeSessionRecord(storage: KeyValueStorage, record: SessionRecord | null): boolean {
  if (record === null) {
    storage.remove(sessionKey)
    return true
  }
  const text = sessionText.serialise(record)
  if (storage.set(sessionKey, text) || storage.isDenied) return true
  // The older record would sign in an account that has just signed out. Removing it may also free the space.
  storage.remove(sessionKey)
  return storage.set(sessionKey, text)
}
