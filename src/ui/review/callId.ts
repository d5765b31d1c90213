/** Returns the id of the element that shows a call, by its path in the call tree. */
export function callId(path: readonly number[]): string {
  return `call-${path.join('-')}`
}
