import { callId } from './callId'

/** Brings a call in “What it does” into view. The route is in the fragment of the address, so a link cannot. */
export function showCall(path: readonly number[]): void {
  const place = document.getElementById(callId(path))
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}
