import type { AuthService } from '../../ports/auth'
import type { Clock } from '../../ports/clock'
import type { KeyValueStorage } from '../../ports/storage'
import { createBackoff } from '../backoff'
import { readWalletRecord, writeWalletRecord } from './signInWalletRecord'

const pauses = { firstMs: 5_000, longestMs: 300_000 }

/**
 * Signs out at the service. Answers after the first try, and goes on behind it until the service has answered, or nobody
 * is to be signed out any more: the session's time is over, or somebody has signed in, a wallet or a Safe, in this tab or
 * another. Never throws.
 */
export async function signInWalletLeave(
  context: {
    readonly auth: AuthService
    readonly storage: KeyValueStorage
    readonly clock: Clock
    /** Called after the first try, and when it has ended otherwise than by the signal. */
    readonly onStuck: (isStuck: boolean) => void
  },
  signal: AbortSignal,
): Promise<void> {
  const { auth, storage, clock, onStuck } = context
  const again = createBackoff(clock, pauses, signal)
  const read = () => readWalletRecord(storage, clock.nowMs())

  /** How long the service wants to be left alone before the next try; null when none is needed. */
  async function attempt(): Promise<number | null> {
    const record = read()
    if (record === null) writeWalletRecord(storage, null)
    if (record?.isLeaving !== true) return null
    const answer = await auth.signOut(signal)
    signal.throwIfAborted()
    if (answer.kind === 'unreachable') return answer.retryAfterMs ?? 0
    if (read()?.isLeaving === true) writeWalletRecord(storage, null)
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
    // Whoever signs in meanwhile does not wait for it.
  }
}
