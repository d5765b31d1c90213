import type { StoreApi } from 'zustand/vanilla'
import type { Session } from '../../core/session'
import type { Clock } from '../../ports/clock'
import type { HandshakeAnswer, HostHandshake } from '../../ports/host'

/** After this long without an answer the screen names what it waits for. */
const hostSlowAfterMs = 2_000
/** After this long it offers alternatives. The request stays open: a valid answer still counts. */
const hostSilentAfterMs = 10_000

/** What the user can do about the session. */
export type SessionControl = {
  /** Asks the host again. */
  retryHost(): void
  /** Goes on without a Safe: a late answer is ignored from then on. */
  continueWithoutSafe(): void
  stop(): void
}

/**
 * Decides the session. Not framed: a visitor, at once. Framed: the first valid answer makes it a Safe until the page is
 * closed; later answers, also for another Safe or chain, never re-target what the user has begun.
 */
export function startSession(
  session: StoreApi<Session>,
  { handshake, clock }: { handshake: HostHandshake; clock: Clock },
): SessionControl {
  const set = (next: Session) => session.setState(next, true)
  let waiting = new AbortController()
  let byChoice = false

  async function wait() {
    waiting.abort()
    waiting = new AbortController()
    const { signal } = waiting
    set({ kind: 'deciding', slow: false })
    try {
      await clock.sleep(hostSlowAfterMs, signal)
      set({ kind: 'deciding', slow: true })
      await clock.sleep(hostSilentAfterMs - hostSlowAfterMs, signal)
      set({ kind: 'silent' })
    } catch (reason) {
      if (!signal.aborted) throw reason
    }
  }

  function onAnswer(answer: HandshakeAnswer) {
    if (session.getState().kind === 'safe' || byChoice) return
    waiting.abort()
    if (answer.kind === 'refused') return set({ kind: 'refused', origin: answer.origin })
    const { safe, chainId, owners, threshold, isReadOnly } = answer.info
    set({ kind: 'safe', safe, chainId, owners, threshold, isReadOnly, hostOrigin: answer.origin })
  }

  if (!handshake.framed) {
    set({ kind: 'visitor', framed: false })
    return { retryHost: () => {}, continueWithoutSafe: () => {}, stop: () => {} }
  }
  void wait()
  const unsubscribe = handshake.subscribe(onAnswer)
  return {
    retryHost() {
      if (session.getState().kind === 'safe') return
      byChoice = false
      void wait()
      handshake.retry()
    },
    continueWithoutSafe() {
      if (session.getState().kind === 'safe') return
      byChoice = true
      waiting.abort()
      set({ kind: 'visitor', framed: true })
    },
    stop() {
      waiting.abort()
      unsubscribe()
    },
  }
}
