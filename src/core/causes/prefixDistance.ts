/**
 * How many errors of typing lie between a text and the start of a word, or all of it: a letter too much, missing or
 * wrong, or two neighbours swapped (optimal string alignment).
 */
export function prefixDistance(typed: string, word: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[row - 1] === word[at - 1]
      const isSwapped =
        row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      current.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (current[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return Math.min(...last)
}
