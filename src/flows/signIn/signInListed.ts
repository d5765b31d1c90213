import type { SafeMessageHash } from '../../core/safe/safeTx'
import type { Clock } from '../../ports/clock'
import { createBackoff, searchBackoff } from '../backoff'
import type { CoSigners } from './signInParts'

/** How long the transaction service may take to show a first signature, in ms. */
const showsWithinMs = 60_000

/**
 * Looks whether an owner has signed the message. False: the service has not shown it for a minute. One that does not
 * answer says nothing, and is asked again for as long as it takes.
 */
export async function signInListed(
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
