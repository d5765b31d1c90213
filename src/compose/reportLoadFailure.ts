/** Reports why a part of the app did not come, and answers what to tell the person. */
export function reportLoadFailure(error: unknown): string {
  reportError(error)
  return 'A part of the page did not load: the connection may have dropped, or a new version has just been put up. Reload the page.'
}
