import { isHex, type Address, type Hex } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { BaseError } from '../../core/baseError'
import { signInFields, type SignInAccount, type SignInSite } from '../../core/signIn/signInFields'
import { signInProblems } from '../../core/signIn/signInWords'
import type { AuthNonce, AuthSession } from '../../core/signIn/authAnswers'
import type { AuthService } from '../../ports/auth'
import type { Clock } from '../../ports/clock'
import type { KeyValueStorage } from '../../ports/storage'
import { pausePolling } from '../backoff'
import { createTurn } from './signInTurn'
import { signInWalletLeave } from './signInWalletLeave'
import { readWalletRecord, writeWalletRecord } from './signInWalletRecord'
import { verifySignIn } from './verifySignIn'

/** What RainbowKit's `createAuthenticationAdapter` takes. */
export type AuthenticationAdapter = {
  getNonce(): Promise<string>
  createMessage(given: { nonce: string; address: Address; chainId: number }): string | Promise<string>
  verify(signed: { message: string; signature: string }): Promise<boolean>
  signOut(): Promise<void>
}

export type Authentication = {
  readonly adapter: AuthenticationAdapter
  /** `status` of RainbowKit's provider. */
  readonly status: StoreApi<{ readonly kind: 'loading' | 'unauthenticated' | 'authenticated' }>
  /** Who is signed in, as far as this page knows. */
  session(): Pick<AuthSession, 'address' | 'chainId' | 'expiresAtMs'> | null
  /** A signature has left this page for the service, and what became of it is not known. */
  mayHaveBegun(): boolean
}

export type AuthenticationParts = {
  readonly auth: AuthService
  readonly site: SignInSite
  readonly storage: KeyValueStorage
  readonly clock: Clock
  /** Aborted when the wallets' part of the app is closed. */
  readonly signal: AbortSignal
  /**
   * Called for a wallet that answers `0x`: it stands for a Safe, whose other owners have to sign too. Answers their
   * signature when the Safe accepts it, or null when nothing comes of it. Left out: such a sign-in is not verified.
   */
  readonly whenPending?: (pending: PendingMessage) => Promise<Hex | null>
  /** Signed out here, and not (true), or now (false), at the service. */
  readonly onStuck?: (isStuck: boolean) => void
}

type PendingMessage = {
  readonly account: SignInAccount
  readonly message: string
  readonly endsAtMs: number
}

type Given = AuthNonce & { readonly endsAtMs: number }
type Written = { readonly account: SignInAccount; readonly given: Given }

/** Stands for a nonce that did not come: RainbowKit has no way on from there. It is asked for again with the message. */
const missingNonce = 'missing'
/** No session whose end the service has not told is taken to last longer, in ms. */
const longestSessionMs = 30 * 86_400_000
/** How often it is looked whether a session is over, in ms: a timer stands still while the computer sleeps. */
const lookMs = 300_000

/**
 * Sign-in in a normal tab, in the shape that RainbowKit asks for. A visitor who has never signed in costs no request:
 * the service is asked at the start only where this browser has signed in before.
 */
export function createAuthenticationAdapter(parts: AuthenticationParts): Authentication {
  const { auth, site, storage, clock, signal, whenPending, onStuck = () => {} } = parts
  const read = () => readWalletRecord(storage, clock.nowMs())
  const found = read()
  const remembers = found !== null && !found.isLeaving
  const status = createStore<ReturnType<Authentication['status']['getState']>>(() => ({
    kind: remembers ? 'loading' : 'unauthenticated',
  }))
  /** Nonces that were fetched, and messages that were written with them; RainbowKit fetches one each time it opens. */
  const nonces = new Map<string, Given>()
  const messages = new Map<string, Written>()
  let session: AuthSession | null = null
  let mayHaveBegun = false
  /** Somebody was signed in before this page was opened, and the service has not said yet whether it is still so. */
  let mayHaveFound = remembers
  /** Counts the disconnects: what was asked before one must not sign anybody in after it. */
  let turn = 0
  /** Signing out, for as long as the service does not answer. */
  const leaving = createTurn(signal)
  /** The session of now, until its time is over. */
  const lasting = createTurn(signal)

  async function restore() {
    const mine = turn
    const answer = await auth.getSession(signal)
    if (mine !== turn) return
    mayHaveFound = answer.kind === 'unreachable'
    if (answer.kind === 'found') return take(answer.value)
    if (answer.kind === 'missing') writeWalletRecord(storage, null)
    status.setState({ kind: 'unauthenticated' }, true)
  }
  if (remembers) restore().catch(() => undefined)
  if (found?.isLeaving === true) void leave()

  function take(next: AuthSession) {
    session = next
    const until = lasting.begin()
    // What has just been said to be on is not over: this computer's clock is wrong then.
    if (next.expiresAtMs > clock.nowMs()) endInTime(next, until).catch(() => undefined)
    status.setState({ kind: 'authenticated' }, true)
  }

  /** The service ends it by itself. Throws the signal's reason when aborted. */
  async function endInTime({ expiresAtMs }: AuthSession, until: AbortSignal) {
    for (let leftMs = expiresAtMs - clock.nowMs(); leftMs > 0; leftMs = expiresAtMs - clock.nowMs()) {
      await pausePolling(clock, Math.min(leftMs, lookMs), until)
    }
    until.throwIfAborted()
    session = null
    // One that still counts is of a later sign-in, in another tab.
    if (read() === null) writeWalletRecord(storage, null)
    status.setState({ kind: 'unauthenticated' }, true)
  }

  function leave(): Promise<void> {
    mayHaveBegun = false
    mayHaveFound = false
    const endsAtMs = read()?.endsAtMs ?? clock.nowMs() + longestSessionMs
    writeWalletRecord(storage, { endsAtMs, isLeaving: true })
    return signInWalletLeave({ auth, storage, clock, onStuck }, leaving.begin())
  }

  /** Null when the service does not answer. */
  async function askNonce(): Promise<Given | null> {
    const answer = await auth.getNonce(signal)
    if (answer.kind !== 'found') return null
    const nowMs = clock.nowMs()
    for (const [nonce, { endsAtMs }] of nonces) if (endsAtMs <= nowMs) nonces.delete(nonce)
    const { nonce, issuedAtMs, expiresAtMs } = answer.value
    const given = { ...answer.value, endsAtMs: nowMs + expiresAtMs - issuedAtMs }
    nonces.set(nonce, given)
    return given
  }

  function write(account: SignInAccount, given: Given): string {
    const message = createSiweMessage(signInFields(site, account, given))
    messages.set(message, { account, given })
    return message
  }

  return {
    status,
    session: () => session,
    mayHaveBegun: () => mayHaveBegun,
    adapter: {
      async getNonce() {
        const given = await askNonce()
        return given?.nonce ?? missingNonce
      },

      createMessage({ nonce, address, chainId }) {
        const account = { address, chainId }
        const given = nonces.get(nonce)
        if (given !== undefined && given.endsAtMs > clock.nowMs()) return write(account, given)
        return askNonce().then((anew) => {
          if (anew === null) throw new SignInError(signInProblems.preparing)
          return write(account, anew)
        })
      },

      async verify({ message, signature }) {
        const mine = turn
        const written = messages.get(message)
        if (written === undefined || !isHex(signature)) return false
        const { account, given } = written
        const { endsAtMs, secret } = given
        const complete = signature === '0x' ? await whenPending?.({ account, message, endsAtMs }) : signature
        if (complete === undefined || complete === null) return false
        leaving.end()
        onStuck(false)
        const before = read()
        const hadBegun = mayHaveBegun
        // From here on the service may begin a session, whether its answer arrives or not: a later visit must know of it.
        const mayLast = { endsAtMs: clock.nowMs() + longestSessionMs, isLeaving: false }
        if (!writeWalletRecord(storage, mayLast)) {
          if (before?.isLeaving === true) void leave()
          else writeWalletRecord(storage, before)
          return false
        }
        mayHaveBegun = true
        const verification = await verifySignIn(
          { auth, account },
          { message, signature: complete, secret },
          signal,
        )
        const isNo = verification.kind === 'refused' && verification.problem !== 'other'
        if (mine !== turn) {
          if (!isNo) await leave()
          return false
        }
        mayHaveBegun = isNo ? hadBegun : verification.kind !== 'signedIn'
        if (verification.kind !== 'signedIn') {
          if (before?.isLeaving === true) void leave()
          else if (isNo) writeWalletRecord(storage, before)
          return false
        }
        const { expiresAtMs } = verification
        nonces.delete(given.nonce)
        messages.clear()
        writeWalletRecord(storage, { endsAtMs: expiresAtMs, isLeaving: false })
        take({ ...account, expiresAtMs })
        return true
      },

      /** RainbowKit calls it for each disconnect too: a session that only another tab knows of is left alone. */
      async signOut() {
        turn += 1
        // No record, whatever the clock says: another sign-in has taken the place of this tab's, or it has been ended.
        const isKept = session !== null && readWalletRecord(storage, 0) !== null
        const isOurs = isKept || mayHaveBegun || mayHaveFound
        session = null
        lasting.end()
        status.setState({ kind: 'unauthenticated' }, true)
        if (isOurs || read()?.isLeaving === true) await leave()
      },
    },
  }
}

/** What RainbowKit shows as "Error preparing message, please retry!". */
class SignInError extends BaseError {
  override readonly name = 'SignInError'
}
