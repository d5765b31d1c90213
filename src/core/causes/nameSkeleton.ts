/** Letters that look like Latin ones, after the confusables of Unicode UTS #39: each with its look. */
const lookAlikes = new Map<string, string>(
  [
    // Cyrillic
    [
      '\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u04cf',
      'aeopcyxijshdqwl',
    ],
    [
      '\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0406\u0408\u0405',
      'abekmhopctyxijs',
    ],
    // Greek
    ['\u03b1\u03b9\u03ba\u03bd\u03bf\u03c1\u03c5', 'aikvopu'],
    [
      '\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7',
      'abezhikmnoptyx',
    ],
    // Armenian
    ['\u0570\u0578\u057d\u0585\u0555', 'hnuoo'],
    // Latin: alpha, script g, iota, dotless i and j, the click
    ['\u0251\u0261\u0269\u0131\u0237\u01c0', 'agiijl'],
    // Latin small capitals
    [
      '\u1d00\u0299\u1d04\u1d05\u1d07\ua730\u0262\u029c\u026a\u1d0a\u1d0b\u029f\u1d0d\u0274\u1d0f\u1d18\u0280\ua731\u1d1b\u1d1c\u1d20\u1d21\u028f\u1d22',
      'abcdefghijklmnoprstuvwyz',
    ],
    // Lisu
    [
      '\ua4ee\ua4d0\ua4da\ua4d3\ua4f0\ua4dd\ua4d6\ua4e7\ua4f2\ua4d9\ua4d7\ua4e1\ua4df\ua4e0\ua4f3\ua4d1\ua4e3\ua4e2\ua4d4\ua4f4\ua4e6\ua4ea\ua4eb\ua4ec\ua4dc',
      'abcdefghijklmnoprstuvwxyz',
    ],
    // Cherokee
    [
      '\u13aa\u13f4\u13df\u13a0\u13ac\u13c0\u13bb\u13a5\u13ab\u13e6\u13de\u13b7\u13e2\u13a1\u13da\u13a2\u13d9\u13b3\u13a9\u13c3',
      'abcdeghijklmprstvwyz',
    ],
  ].flatMap(([letters = '', looks = '']) =>
    Array.from(letters, (letter, index): [string, string] => [letter, looks[index] ?? letter]),
  ),
)

/** Invisible characters, including Hangul and Khmer fillers and variation selectors (UAX #44). */
const undrawn = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Returns the same text for names that a reader would confuse: folds look-alike letters of other alphabets, case,
 * spacing, invisible characters, and the family of I, l and 1. Only for comparing; never shown.
 */
export function nameSkeleton(name: string): string {
  // Twice: an invisible character between a letter and its accent separates them, and some fillers only become
  // invisible by it.
  const drawn = compose(compose(name))
  const folded = Array.from(drawn, (letter) => lookAlikes.get(letter) ?? letter).join('')
  return folded
    .toLowerCase()
    .replace(/[il1|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/[\s\p{P}\u2800]+/gu, ' ')
    .trim()
}

function compose(text: string): string {
  return text.replace(undrawn, '').normalize('NFKC')
}
