import type { StoreApi } from 'zustand/vanilla'
import type { Session } from '../../core/session'
import type { Clock } from '../../ports/clock'
import type { HandshakeAnswer, HostHandshake } from '../../ports/host'

/** Time without a response of the host until the screen names it, in ms. */
const hostSlowAfterMs = 2_000
/** Time until the screen offers alternatives, in ms. The request stays open: a valid response still counts. */
const hostSilentAfterMs = 10_000

/** Actions of the user on the session. */
export type SessionControl = {
  /** Sends the handshake to the host again. */
  retryHost(): void
  /** Continues without a Safe, and ignores a late response. */
  continueWithoutSafe(): void
  stop(): void
}

/**
 * Decides the session. Not framed: a visitor, at once. Framed: the first valid response makes it a Safe until the page is
 * closed. Later responses, even for another Safe or chain, never change the target of the user's work.
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
