import { cleanLine } from '../cleanLine'

/** Maximum number of letters shown of a token's own texts. */
export const tokenTextLimits = { symbol: 20, name: 40 } as const

/**
 * Cleans a token's own text: `cleanLine`, cut with an ellipsis after `mostLetters` code points. Idempotent. Still a
 * stranger's claim.
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
