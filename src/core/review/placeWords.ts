/** Where a call is, at the beginning of a sentence: "The transaction", "Call 2", "Call 2.1". */
export function placeWords(path: readonly number[]): string {
  return path.length === 0 ? 'The transaction' : `Call ${path.join('.')}`
}
