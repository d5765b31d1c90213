import { expect, test } from 'vitest'
import { dayOfTime, timeText } from '../../../src/ui/parts/format'

test('a time and its day are in one zone, the reader’s own, and the time names it', () => {
  const atMs = new Date(2026, 10, 20, 23, 50).getTime()
  const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts(atMs)
    .find(({ type }) => type === 'timeZoneName')
  expect(timeText(atMs)).toBe(`20 Nov 2026, 23:50 ${zone?.value ?? ''}`)
  expect(dayOfTime(atMs)).toBe('20 November 2026')
})
