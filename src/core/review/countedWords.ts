import { m } from './checkMessages'

/** A sentence, and how many effects it stands for. */
type Counted = { readonly words: string; readonly count: number }

/**
 * Returns each sentence once, with how many times it is there, in the order of the first ones.
 *
 * @param keys - What makes two sentences equal; else their words.
 */
export function counted(
  sentences: readonly string[],
  keys: readonly string[] = sentences,
): readonly Counted[] {
  const found = new Map<string, Counted>()
  sentences.forEach((words, index) => {
    const key = keys[index] ?? words
    const known = found.get(key)
    found.set(key, { words: known?.words ?? words, count: (known?.count ?? 0) + 1 })
  })
  return [...found.values()]
}

/** Returns a sentence with how many times it is there, where that is more than once. */
export function countedWords({ words, count }: Counted): string {
  return count === 1 ? words : `${words} ${m.times(count)}`
}
