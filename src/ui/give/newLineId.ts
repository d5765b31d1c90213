/** Returns the id of a new line of a basket. It is random: a selection, an intent or an undo never means a later line. */
export function newLineId(): string {
  return `line-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`
}
