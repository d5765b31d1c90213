import { expect, test } from 'vitest'
import { coSignerScreen, screens } from '../../src/ui/screens'

test.each([
  ['#/review/eth:0x00/0x01', 'review'],
  ['#/review/eth:0x00/0x01?gift=abc', 'review'],
  ['#/sheet/eth:0x00/0x01', 'review'],
  ['#/queue/eth:0x00', 'queue'],
  ['#/review', null],
  ['#/reviews/eth:0x00/0x01', null],
  ['#/', null],
  ['', null],
] as const)('the link %s opens %s', (hash, wanted) => {
  expect(coSignerScreen(hash)).toBe(wanted === null ? null : screens[wanted])
})
