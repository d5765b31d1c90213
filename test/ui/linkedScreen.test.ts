import { expect, test } from 'vitest'
import { linkedScreen, screens } from '../../src/ui/screens'

test.each([
  ['#/review/eth:0x00/0x01', 'review'],
  ['#/review/eth:0x00/0x01?gift=abc', 'review'],
  ['#/sheet/eth:0x00/0x01', 'review'],
  ['#/queue/eth:0x00', 'queue'],
  ['#/record/eth:0x00', 'record'],
  ['#/record/eth:0x00?period=2026', 'record'],
  ['#/record', null],
  ['#/review', null],
  ['#/reviews/eth:0x00/0x01', null],
  ['#/', null],
  ['', null],
] as const)('the link %s opens %s', (hash, wanted) => {
  expect(linkedScreen(hash)).toBe(wanted === null ? null : screens[wanted])
})
