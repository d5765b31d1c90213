import { cleanLine } from '../causes/cleanLine'

/** How many letters of a token's own words are shown. */
export const tokenTextLimits = { symbol: 20, name: 40 } as const

/**
 * Cleans what a token calls itself: `cleanLine`, cut with an ellipsis after `mostLetters` code points. Idempotent. It is
 * still a stranger's claim.
 */
export function cleanTokenText(text: string, mostLetters: number): string {
  const plain = cleanLine(text)
  const letters = Array.from(plain)
  return letters.length <= mostLetters
    ? plain
    : `${letters
        .slice(0, mostLetters - 1)
        .join('')
        .trimEnd()}…`
}
