import { m } from './actionMessages'

/** Where a call is, at the beginning of a sentence: "The transaction", "Call 2", "Call 2.1". */
export function placeWords(path: readonly number[]): string {
  return path.length === 0 ? m.transaction : m.call(path.join('.'))
}
