import { bytesToHex } from 'viem'

/** Returns the id of a new line of a basket. It is random: a selection, an intent or an undo never means a later line. */
export function newLineId(): string {
  return `line-${bytesToHex(crypto.getRandomValues(new Uint8Array(8))).slice(2)}`
}
