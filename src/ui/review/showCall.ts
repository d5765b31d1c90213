/** Scrolls to a call in “What it does”. The route is in the fragment of the URL, so a link cannot. */
export function showCall(path: readonly number[]): void {
  const fold = document.getElementById(everyCallId)
  if (document.getElementById(callId(path)) !== null || fold === null) return scrollTo(path)
  // A long list is rendered in slices once its fold is open.
  const rendered = new MutationObserver(() => {
    if (document.getElementById(callId(path)) === null) return
    rendered.disconnect()
    scrollTo(path)
  })
  rendered.observe(fold, { childList: true, subtree: true })
  ;(fold as HTMLDetailsElement).open = true
}

function scrollTo(path: readonly number[]) {
  const place = document.getElementById(callId(path))
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}

/** The fold of a list of calls that is rendered when it is opened. */
export const everyCallId = 'every-call'

/** Returns the id of the element that shows a call, by its path in the call tree. */
export function callId(path: readonly number[]): string {
  return `call-${path.join('-')}`
}
