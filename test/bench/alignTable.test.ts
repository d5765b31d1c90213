import { expect, test } from 'vitest'
import { alignTable } from '../../bench/report/alignTable'

test('names stand to the left, figures to the right, and no line ends in blanks', () => {
  expect(
    alignTable([
      ['', 'floor', 'app'],
      ['connected', '214', '1,550'],
      ['none', '-', ''],
    ]),
  ).toEqual(['           floor    app', 'connected    214  1,550', 'none           -'])
})
