/**
 * Returns a signal that aborts with the first of these, and its reason. For `AbortSignal.any`, which is missing in browsers that the app
 * supports (build/supportedBrowsers.ts). Each call adds a listener to every signal until one of them aborts.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) first.abort(signal.reason)
    signal.addEventListener('abort', () => first.abort(signal.reason), { signal: first.signal })
  }
  return first.signal
}
