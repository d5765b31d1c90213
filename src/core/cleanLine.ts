/** Invisible characters, and those rendered as a gap. Not a variation selector after an emoji. */
export const hiddenCharacter =
  /(?!(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f])[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** More than a letter of any script has, and enough to reach into other lines. */
export const piledAccents = /\p{M}{6}/u

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

/** Marks that end a quotation or look as if they did, and what looks like an apostrophe, of which two do. */
const quotes =
  /["\u02ba\u02dd\u02ee\u05f4\u2033\u2034\u2036\u2037\u2057\u3003\u275d\u275e\u{1f676}-\u{1f678}]|(?!['\u2018-\u201b\uff07])\p{Quotation_Mark}|['`\u00b4\u02b9\u02bb-\u02bd\u02c8\u05f3\u2018-\u201b\u2032\u2035\u275b\u275c\uff07]{2,}/gu

/** Takes out of a stranger's text what could end the quotation that it stands in, or look as if it did. */
export function withoutQuotes(text: string): string {
  return text.replace(quotes, '\u2019')
}

/** Makes one line of a stranger's text for a quotation. */
export function quotable(text: string): string {
  return withoutQuotes(cleanLine(text))
}
