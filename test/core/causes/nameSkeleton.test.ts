import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameSkeleton } from '../../../src/core/causes/nameSkeleton'

const defaultIgnorable = Array.from({ length: 0x11_0000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((character) => /\p{Default_Ignorable_Code_Point}/u.test(character))

describe('nameSkeleton', () => {
  test.each([
    ['Cyrillic', 'cocoa', '\u0441\u043e\u0441\u043e\u0430'],
    ['Cyrillic capitals', 'HOPE', '\u041d\u041e\u0420\u0415'],
    ['Greek capitals', 'KENYA', '\u039a\u0395\u039d\u03a5\u0391'],
    ['one Greek letter', 'hope', 'h\u03bfpe'],
    ['Armenian', 'uno', '\u057d\u0578\u0585'],
    ['full-width', 'Hope', '\uff28\uff4f\uff50\uff45'],
    ['capital I for l', 'Well', 'WeII'],
    ['digits for letters', 'Oil', '01l'],
    ['Latin alpha', 'Water Aid', 'W\u0251ter Aid'],
    ['script g', 'Giving', 'Givin\u0261'],
    ['dotless i and j', 'Jinja', 'Jin\u0237a'],
    ['small capitals', 'Wells', 'W\u1d07\u029f\u029fs'],
    ['a click for l', 'Wells', 'We\u01c0\u01c0s'],
    ['Lisu', 'HOPE', '\ua4e7\ua4f3\ua4d1\ua4f0'],
    ['Cherokee', 'WAGE', '\u13b3\u13aa\u13c0\u13ac'],
    ['blank Braille for a space', 'Open Wells', 'Open\u2800Wells'],
    ['another case', 'Open Wells', 'oPEN wELLS'],
    ['other spaces and signs', 'Open Wells', 'Open\u00a0-  Wells.'],
  ])('is the same for a name written in %s', (_, name, other) => {
    expect(nameSkeleton(other)).toBe(nameSkeleton(name))
    expect(other).not.toBe(name)
  })

  test.each([
    ['Open Wells', 'Open Walls'],
    ['Hope', 'Hopes'],
    ['Agua', 'Água'],
    ['Врач', 'Врачи'],
  ])('tells %s from %s', (name, other) => {
    expect(nameSkeleton(name)).not.toBe(nameSkeleton(other))
  })

  test.each([
    '\u00ad',
    '\u034f',
    '\u115f',
    '\u1160',
    '\u17b4',
    '\u180b',
    '\u200b',
    '\u3164',
    '\ufe0f',
    '\uffa0',
    '\u{e0100}',
  ])('is the same with an invisible %j in the name', (invisible) => {
    const name = 'Open Wells'
    expect(nameSkeleton(`Open W${invisible}ells`)).toBe(nameSkeleton(name))
    expect(nameSkeleton(`${invisible}${name}${invisible}`)).toBe(nameSkeleton(name))
  })

  test('never tells names apart by a character that is not drawn, wherever it stands', () => {
    const invisible = fc.constantFrom(...defaultIgnorable)
    const letter = fc.constantFrom(...Array.from('abILl1O0 .-e\u0301\u0430\u0412\u03bf\u1100\u1161\uac00'))
    fc.assert(
      fc.property(fc.array(letter), fc.array(fc.tuple(invisible, fc.nat())), (letters, inserted) => {
        const altered = [...letters]
        for (const [character, place] of inserted) altered.splice(place % (altered.length + 1), 0, character)
        expect(nameSkeleton(altered.join(''))).toBe(nameSkeleton(letters.join('')))
      }),
      { numRuns: 2_000 },
    )
  })

  test('does not change when it is folded again, so that comparing is symmetric', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abILl1O0 .-\u0430\u0412\u03bf\u03a7\u0570'.split('')) }),
        (name) => {
          expect(nameSkeleton(nameSkeleton(name))).toBe(nameSkeleton(name))
        },
      ),
      { numRuns: 1000 },
    )
  })
})
