import type { Clock } from '../../ports/clock'
import { withinTime } from '../review/withinTime'
import { m } from './messages'

type Unread = { readonly kind: 'unreachable'; readonly reason: string }

/** Runs a read. Throws only when aborted. */
export type Within = <T>(read: (signal: AbortSignal) => Promise<T>) => Promise<T | Unread>

type Deadline = { readonly clock: Clock; readonly limitMs: number; readonly signal: AbortSignal }

/** Starts one time limit for many reads. What has not answered by then is `unreachable`, and what is left is not asked. */
export function startDeadline({ clock, limitMs, signal }: Deadline): Within {
  const endMs = clock.nowMs() + limitMs
  const reason = m.late(limitMs / 1000)
  return async <T>(read: (signal: AbortSignal) => Promise<T>) => {
    signal.throwIfAborted()
    const ms = endMs - clock.nowMs()
    if (ms <= 0) return { kind: 'unreachable', reason }
    const limits = { clock, ms, reason, signal }
    const answer = await withinTime<T>(async (own) => ({ kind: 'found', value: await read(own) }), limits)
    return answer.kind === 'found' ? answer.value : { kind: 'unreachable', reason }
  }
}
