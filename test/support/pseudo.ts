/** What a sentence of the pseudo-locale stands between. No real text has these. */
export const brackets = { start: '⟦', end: '⟧' } as const

const plain = 'aceinouyACEINOUY'
const accented = 'áçéíñöûýÁÇÉÍÑÖÛÝ'

/**
 * Messages in a language that nobody speaks: each text between brackets, 35 % longer, and with accents where it has no values
 * in it (an address or a name must stay what it is). What an array keeps between elements is marked piece by piece.
 *
 * @public Imported by the module that test/e2e/support/pseudoLocale.ts compiles.
 */
export function pseudo(message: unknown): unknown {
  if (typeof message === 'string') return longer(accent(message))
  if (typeof message === 'function')
    return (...values: unknown[]): unknown =>
      ofResult((message as (...given: unknown[]) => unknown)(...values))
  if (typeof message !== 'object' || message === null) return message
  return Object.fromEntries(Object.entries(message).map(([name, each]) => [name, pseudo(each)]))
}

function ofResult(made: unknown): unknown {
  if (typeof made === 'string') return longer(made)
  return Array.isArray(made) ? made.map((piece: unknown) => ofResult(piece)) : made
}

function accent(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)
}

/** What has no letter in it, such as a space between elements, is left as it is. */
function longer(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const words = 'lorem ipsum dolor sit amet consectetur '.repeat(20)
  return `${brackets.start}${text}${words.slice(0, Math.ceil(text.length * 0.35)).trimEnd()}${brackets.end}`
}
