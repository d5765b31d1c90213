import { hiddenCharacter } from '../../cleanLine'
import { m } from './messageMessages'

const each = new RegExp(hiddenCharacter, 'gu')

/**
 * Escapes the hidden characters of a stranger's text, ‹U+202E›: they could hide or reorder it. Keeps line breaks.
 * Cuts the text at the limit, and counts the rest.
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
