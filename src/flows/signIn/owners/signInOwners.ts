import type { Hex } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { SafeMessageHash } from '../../../core/safe/safeTx'
import type { SignInRequest, SignInState } from '../../../core/signIn/signInState'
import type { TrackedMessage } from '../../../core/tracking/trackedItem'
import type { Clock } from '../../../ports/clock'
import { createBackoff, searchBackoff } from '../../backoff'
import type { BrowserSession } from '../session/browserSession'
import { notTakenYet, settleAccepted, settlePatiently, type Settled } from '../settleSignIn'
import type { CoSigners, SignInParts } from '../signInParts'
import { releaseSignIn, removeSignIn, writePending } from '../signInStorage'
import { beforeTime } from '../onlyLatest'

/** Time that the transaction service may take to list a first signature, in ms. */
const showsWithinMs = 60_000

type Way = Extract<SignInState, { kind: 'pending' }>['way']

type Course = {
  readonly state: StoreApi<SignInState>
  /** Called once the sign-in is settled at the service. */
  readonly end: (request: SignInRequest, settled: Settled) => Promise<void> | void
  readonly forget: (request: SignInRequest) => void
}

/** Polls the owners of a Safe while they sign one after the other, perhaps for days. */
export type SignInOwners = {
  /** Stores and shows that they are signing. */
  markPending(request: SignInRequest, way: Way, item: TrackedMessage): void
  /** Waits for them, and posts their signatures to the service. */
  follow(request: SignInRequest, way: Way, signal: AbortSignal): Promise<void>
  /** Checks whether an owner has signed an earlier request. Then polls the owners; otherwise forgets the request. */
  lookFor(request: SignInRequest, signal: AbortSignal): Promise<void>
  /** Posts the complete signature of the host, beside `follow`: an unreachable service causes no second signature. */
  bring(request: SignInRequest, signature: Hex, signal: AbortSignal): Promise<void>
}

/** Returns true when more than one owner has to sign. */
export function isShared({ safeMessage }: SignInRequest): boolean {
  return safeMessage?.phase.status === 'needsConfirmation' && safeMessage.phase.signatures.threshold > 1
}

export function signInOwners(
  parts: SignInParts & { readonly session: BrowserSession },
  { state, end, forget }: Course,
): SignInOwners {
  const { coSigners, clock } = parts
  const set = (next: SignInState) => state.setState(next, true)
  const kind = () => state.getState().kind
  /** The message by the last poll. */
  let latest: TrackedMessage | null = null

  const tell = (request: SignInRequest, way: Way) => (trouble: string) => {
    const item = latest ?? request.safeMessage
    if (item !== null) set({ kind: 'pending', request, way, item, trouble })
  }

  function markPending(request: SignInRequest, way: Way, item: TrackedMessage) {
    writePending(parts, request, way)
    const current = state.getState()
    set({ kind: 'pending', request, way, item, trouble: current.kind === 'pending' ? current.trouble : null })
  }

  async function follow(request: SignInRequest, way: Way, signal: AbortSignal) {
    const { safeMessage, endsAtMs } = request
    if (coSigners === null || safeMessage === null) return
    latest = safeMessage
    const onNews = (news: TrackedMessage) => {
      latest = news
      const hasSigner = news.phase.status === 'signed' || news.phase.signatures.signed.length > 0
      // The host has already returned the complete signature.
      if (kind() === 'checking') return
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
      if (wasPending) set({ kind: 'idle', problem: 'expired' })
      return
    }
    set({ kind: 'checking', request })
    const onTrouble = tell(request, way)
    return end(request, await settleAccepted(parts, request, signature, { signal, onTrouble }))
  }

  return {
    markPending,
    follow,

    async lookFor(request, signal) {
      const { safeMessage, endsAtMs } = request
      if (coSigners === null || safeMessage === null) return
      const look = (until: AbortSignal) => isEverListed(safeMessage.messageHash, { coSigners, clock }, until)
      const isListed = await beforeTime(look, { endsAtMs, clock, signal })
      signal.throwIfAborted()
      if (isListed === true) {
        markPending(request, 'messages', safeMessage)
        return follow(request, 'messages', signal)
      }
      // An owner who has the dialog open may still sign it.
      if (kind() === 'idle') forget(request)
      else removeSignIn(parts, request)
    },

    async bring(request, signature, signal) {
      const { safeMessage } = request
      const onTrouble = tell(request, 'messages')
      const settled = await settlePatiently(parts, request, signature, { signal, onTrouble })
      const isWrong = settled.kind === 'refused' && settled.problem === 'verifying'
      if (isWrong && coSigners !== null && safeMessage !== null) {
        const listed = await coSigners.isListed(safeMessage.messageHash, signal)
        signal.throwIfAborted()
        // Poll the owners' signatures ourselves, and post them once their Safe accepts them.
        if (listed.kind !== 'missing') {
          releaseSignIn(parts, request)
          return onTrouble(notTakenYet)
        }
      }
      return end(request, settled)
    },
  }
}

/**
 * Returns true once an owner has signed the message. False: not listed by the service for a minute. An unreachable service
 * proves nothing, and is polled without a limit.
 */
async function isEverListed(
  messageHash: SafeMessageHash,
  { coSigners, clock }: { readonly coSigners: Pick<CoSigners, 'isListed'>; readonly clock: Clock },
  signal: AbortSignal,
): Promise<boolean> {
  const again = createBackoff(clock, searchBackoff, signal)
  let missingSinceMs: number | null = null
  for (;;) {
    const listed = await coSigners.isListed(messageHash, signal)
    signal.throwIfAborted()
    if (listed.kind === 'found') return true
    if (listed.kind === 'missing') {
      const nowMs = clock.nowMs()
      missingSinceMs ??= nowMs
      if (nowMs - missingSinceMs >= showsWithinMs) return false
    }
    await again(listed.kind === 'unreachable' ? listed.retryAfterMs : 0)
  }
}
