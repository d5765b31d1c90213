import { createStore } from 'zustand/vanilla'
import type { ReadOnlyWatch } from '../account/account'
import type { AccountContext } from '../account/accountContext'
import { pausePolling, untilWoken } from '../backoff'

/** The host responds within milliseconds, and announces nothing. */
const pollMs = 5_000

/** Creates the watch of one Safe's host. An owner can connect, or leave, at any time while the app is open. */
export function createReadOnlyWatch({
  host,
  clock,
  signal: closed,
}: Pick<AccountContext, 'host' | 'clock' | 'signal'>): ReadOnlyWatch {
  const isReadOnly = createStore<boolean | null>(() => null)

  async function poll(signal: AbortSignal): Promise<void> {
    let wake = () => {}
    const stop = clock.onVisible(() => wake())
    try {
      for (;;) {
        const info = await host.getInfo(signal)
        signal.throwIfAborted()
        if (info.kind === 'found') isReadOnly.setState(info.value.isReadOnly, true)
        await untilWoken(
          (until) => pausePolling(clock, pollMs, until),
          signal,
          (onWake) => (wake = onWake),
        )
      }
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      stop()
    }
  }

  return {
    isReadOnly,
    watch() {
      const leaving = new AbortController()
      const leave = () => leaving.abort()
      closed.addEventListener('abort', leave, { once: true, signal: leaving.signal })
      void poll(leaving.signal)
      return leave
    },
  }
}
