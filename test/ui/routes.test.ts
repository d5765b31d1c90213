import { expect, test } from 'vitest'
import { patterns } from '../../src/ui/paths'
import { linkedScreen, screenAt } from '../../src/ui/routes'

test.each([
  ['#/review/eth:0x00/0x01', 'review'],
  ['#/review/eth:0x00/0x01?gift=abc', 'review'],
  ['#/sheet/eth:0x00/0x01', 'sheet'],
  ['#/queue/eth:0x00', 'queue'],
  ['#/record/eth:0x00', 'record'],
  ['#/record/eth:0x00?period=2026', 'record'],
  ['#/record/eth:0x00/0x01/0?tx=0x02', 'giftRecord'],
  ['#/review/eth:0x00', 'queueOfReview'],
  ['#/review/eth%3A0x00%2F0x01', 'review'],
  ['#/record', null],
  ['#/review', null],
  ['#/queue', null],
  ['#/reviews/eth:0x00/0x01', null],
  ['#/', null],
  ['', null],
] as const)('the link %s opens %s', (hash, wanted) => {
  expect(linkedScreen(hash)?.name ?? null).toBe(wanted)
})

test.each(Object.entries(patterns))(
  '%s: the path %s shows this screen, whatever it carries',
  (name, pattern) => {
    const path = pattern.replace(/:\w+/g, 'eth:0x00')
    expect(screenAt(path)?.name).toBe(name)
    expect(screenAt(path.replace(/\/?$/, '/'))?.name).toBe(name)
  },
)

test.each(['/nowhere', '/cause', '/review/eth:0x00/0x01/more', '/give/more', '//'])(
  'the path %s shows none',
  (path) => {
    expect(screenAt(path)).toBeNull()
  },
)

test('a review without its hash is the queue of its Safe', () => {
  expect(screenAt('/review/eth:0x00')?.key).toBe(screenAt('/queue/eth:0x00')?.key)
})

test('a review and its sheet keep what was read, and another review does not', () => {
  const keyOf = (path: string) => screenAt(path)?.key
  expect(keyOf('/sheet/eth:0x00/0x01')).toBe(keyOf('/review/eth:0x00/0x01'))
  expect(keyOf('/review/eth:0x00/0x02')).not.toBe(keyOf('/review/eth:0x00/0x01'))
})
