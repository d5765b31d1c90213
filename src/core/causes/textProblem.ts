import { hiddenCharacter, piledAccents } from '../cleanLine'
import { m } from './messages'
/** Alphabets that share look-alike letters. Each word of a name must use one of them. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
]

/**
 * Describes why a text of the directory cannot be shown, with a remedy, or null. Control, formatting (bidirectional,
 * zero-width), private, invisible and line-separator characters can hide or reorder text, piled accents cover it.
 */
export function textProblem(text: string): string | null {
  const hidden = hiddenCharacter.exec(text)?.[0]
  if (hidden !== undefined) {
    return m.hidden(codePoint(hidden))
  }
  if (piledAccents.test(text)) return m.accents
  if (text.trim() === '') return m.empty
  if (text !== text.trim()) return m.spaces
  return null
}

/** Describes why a name cannot be shown, also for look-alike letters. */
export function nameProblem(name: string): string | null {
  if (name !== name.normalize('NFKC')) {
    return m.special
  }
  const mixed = name
    .split(/[^\p{L}\p{M}]+/u)
    .find((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1)
  if (mixed === undefined) return null
  return m.mixed(mixed)
}

function codePoint(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
}
