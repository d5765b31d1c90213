import type { AuthService } from '../../../ports/auth'
import type { Clock } from '../../../ports/clock'
import type { KeyValueStorage } from '../../../ports/storage'
import { createBackoff } from '../../backoff'
import { readSessionRecord, writeSessionRecord } from './sessionRecord'

const pauses = { firstMs: 5_000, longestMs: 300_000 }

/**
 * Signs out at the service. Resolves after the first try. Retries until the service has confirmed it, the session has ended,
 * or an account has signed in (in any tab). Never throws.
 */
export async function leaveSession(
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
