import { hiddenCharacter } from '../causes/textProblem'

const everyHidden = new RegExp(hiddenCharacter, `${hiddenCharacter.flags}g`)

/**
 * A text of one line as a user typed it, fit to be shown to others: without hidden characters, with single spaces, and no
 * longer than `maxLength` UTF-16 units. Null: nothing is left.
 */
export function cleanText(text: string, maxLength: number): string | null {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ').replace(everyHidden, '').trim()
  const cut = plain.length <= maxLength ? plain : cutAt(plain, maxLength)
  return cut === '' ? null : cut
}

/** Cuts before a character that does not fit whole. */
function cutAt(text: string, maxLength: number): string {
  let cut = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (cut.length + segment.length > maxLength) break
    cut += segment
  }
  return cut.trim()
}
