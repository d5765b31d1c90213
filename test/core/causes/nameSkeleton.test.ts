import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameSkeleton } from '../../../src/core/causes/nameSkeleton'

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
