declare global {
  /** The request of the inline script for causes.json; undefined once the app has taken it. */
  var causesRequest: Promise<Response> | undefined
}

/**
 * Requests the directory before any bundle is there, so that it has arrived when the code that reads it does.
 *
 * Part of the script that is written into index.html: no imports from outside this folder.
 */
export function requestCauses(window: Pick<typeof globalThis, 'fetch' | 'causesRequest'>) {
  // Low: on a slow line the bundle comes first.
  window.causesRequest = window.fetch('causes.json', { cache: 'no-cache', priority: 'low' })
  // Whoever takes it sees the failure.
  window.causesRequest.catch(() => undefined)
}
