/** Invisible characters, and those rendered as a gap. Not a variation selector after an emoji. */
export const hiddenCharacter =
  /(?!(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

const everyHidden = new RegExp(hiddenCharacter, `${hiddenCharacter.flags}g`)

/** Makes one line of a stranger's text: without hidden or reordering characters, and with at most two accents a letter. */
export function cleanLine(text: string): string {
  return (
    text
      .replace(/[\t\n\r]/g, ' ')
      .replace(everyHidden, '')
      // More accents reach into the lines around it.
      .replace(/(\p{M}{2})\p{M}+/gu, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** Cleans a typed line: `cleanLine` of at most `maxLength` UTF-16 units. Null: nothing is left. */
export function cleanText(text: string, maxLength: number): string | null {
  // Accents in a row are sorted with each other, which takes minutes for a long row.
  const bounded = text.replace(/(\p{M}{8})\p{M}+/gu, '$1')
  const plain = cleanLine(bounded.normalize('NFC').replace(/\s+/g, ' '))
  const cut = plain.length <= maxLength ? plain : cutAt(plain, maxLength)
  return cut === '' ? null : cut
}

/**
 * A flag, or a character with its marks and its skin tone; `cleanLine` takes joiners out. `Intl.Segmenter` is missing in browsers that the app
 * supports (build/supportedBrowsers.ts).
 */
const grapheme = /\p{RI}{2}|.[\p{M}\p{Emoji_Modifier}]*/gsu

/** Cuts before the first grapheme that does not fit. */
function cutAt(text: string, maxLength: number): string {
  let cut = ''
  for (const [segment] of text.matchAll(grapheme)) {
    if (cut.length + segment.length > maxLength) break
    cut += segment
  }
  return cut.trim()
}
