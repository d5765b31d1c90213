/**
 * Returns the number of typing errors between a text and the start of a word, or all of it: a letter too much,
 * missing or wrong, or two neighbours swapped (optimal string alignment). Infinity above `most`.
 *
 * Computes only the cells that can stay within `most` (Ukkonen's band), in one table for all words: a directory has
 * tens of thousands of words, and most of them cost a few steps.
 */
export function createPrefixDistance(typed: string, most: number): (word: string) => number {
  // Cell `at` of a row is for the first `row + at - most` letters of the word. Above `most` all are the same.
  const width = 2 * most + 1
  const tooMany = most + 1
  const cells = new Uint8Array((typed.length + 1) * width).fill(tooMany)
  for (let at = most; at < width; at++) cells[at] = at - most
  const cell = (row: number, at: number) =>
    row < 0 || at < 0 || at >= width ? tooMany : (cells[row * width + at] ?? tooMany)

  function errorsAt(row: number, at: number, word: string): number {
    const letters = row + at - most
    if (letters < 0 || letters > word.length) return tooMany
    if (letters === 0) return Math.min(row, tooMany)
    const [letter, given] = [word[letters - 1], typed[row - 1]]
    const isSwapped = row > 1 && letters > 1 && given === word[letters - 2] && typed[row - 2] === letter
    return Math.min(
      tooMany,
      cell(row - 1, at + 1) + 1,
      cell(row, at - 1) + 1,
      cell(row - 1, at) + (given === letter ? 0 : 1),
      isSwapped ? cell(row - 2, at) + 1 : tooMany,
    )
  }

  return (word) => {
    if (typed.length > word.length + most) return Infinity
    let least = 0
    for (let row = 1; row <= typed.length && least <= most; row++) {
      least = tooMany
      for (let at = 0; at < width; at++) {
        const errors = errorsAt(row, at, word)
        cells[row * width + at] = errors
        least = Math.min(least, errors)
      }
    }
    return least > most ? Infinity : least
  }
}
