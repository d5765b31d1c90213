import { m } from './actionMessages'

/** Names a call at the beginning of a sentence: "The transaction", "Call 2", "Call 2.1". */
export function placeWords(path: readonly number[]): string {
  return path.length === 0 ? m.transaction : m.call(path.join('.'))
}
