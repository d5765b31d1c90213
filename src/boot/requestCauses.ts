declare global {
  /** The inline script's request for causes.json. Undefined once the app has taken it. */
  var causesRequest: Promise<Response> | undefined
}

/**
 * Requests causes.json before any bundle has loaded, so that it has arrived when the code that reads it runs.
 *
 * Part of the inline script of index.html: no imports from outside this folder.
 */
export function requestCauses(window: Pick<typeof globalThis, 'fetch' | 'causesRequest'>) {
  // Low: on a slow line the bundle comes first.
  window.causesRequest = window.fetch('causes.json', { cache: 'no-cache', priority: 'low' })
  // The app handles the failure when it awaits the request.
  window.causesRequest.catch(() => undefined)
}
