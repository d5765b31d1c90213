/** Letters that a reader cannot tell from Latin ones, after the confusables of Unicode UTS #39: each with its look. */
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
  ].flatMap(([letters = '', looks = '']) =>
    Array.from(letters, (letter, index): [string, string] => [letter, looks[index] ?? letter]),
  ),
)

/**
 * What two names have in common when a reader would take one for the other: look-alike letters of other alphabets,
 * case, spacing, and the family of I, l and 1 are folded. Only for comparing; never shown.
 */
export function nameSkeleton(name: string): string {
  const folded = Array.from(name.normalize('NFKC'), (letter) => lookAlikes.get(letter) ?? letter).join('')
  return folded
    .toLowerCase()
    .replace(/[il1|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
}
