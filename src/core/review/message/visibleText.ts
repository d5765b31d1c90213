import { hiddenCharacter } from '../../causes/textProblem'
import { m } from './messageMessages'

const each = new RegExp(hiddenCharacter, 'gu')

/**
 * A stranger's text with its hidden characters written out, ‹U+202E›: they could hide or reorder what is read. Line breaks
 * stay, and so much of the text at most; what is left out is counted.
 */
export function visibleText(text: string, mostCharacters: number): string {
  const more = text.length - mostCharacters
  const shown = more > 0 ? text.slice(0, mostCharacters) : text
  const written = shown.replace(each, (character) => (character === '\n' ? character : codePoint(character)))
  return more > 0 ? m.cut(written, more) : written
}

function codePoint(character: string): string {
  return `‹U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}›`
}
