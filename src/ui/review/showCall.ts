/** Scrolls to a call in “What it does”. The route is in the fragment of the URL, so a link cannot. */
export function showCall(path: readonly number[]): void {
  const place = document.getElementById(callId(path))
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

/** Returns the id of the element that shows a call, by its path in the call tree. */
export function callId(path: readonly number[]): string {
  return `call-${path.join('-')}`
}
