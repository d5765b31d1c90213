import { hiddenCharacter } from '../causes/textProblem'

const hidden = new RegExp(hiddenCharacter, 'gu')

/** How many letters of a token's own words are shown. */
export const tokenTextLimits = { symbol: 20, name: 40 } as const

/**
 * What a token calls itself, fit to be shown: nothing hidden, reordering or stacked in it, in one line, and cut where it
 * goes on for too long. Doing it again changes nothing. It is a stranger's claim all the same.
 */
export function cleanTokenText(text: string, mostLetters: number): string {
  const plain = text
    .replace(/[\t\n\r]/g, ' ')
    .replace(hidden, '')
    // More than two accents on a letter reach into the lines around it.
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = Array.from(plain)
  return letters.length <= mostLetters
    ? plain
    : `${letters
        .slice(0, mostLetters - 1)
        .join('')
        .trimEnd()}…`
}
