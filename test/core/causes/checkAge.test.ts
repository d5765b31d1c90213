import { expect, test } from 'vitest'
import { checkAge } from '../../../src/core/causes/checkAge'

test.each([
  ['2026-02-28', null, '2026-03-01', 0, false],
  ['2026-02-28', null, '2026-03-28', 1, false],
  ['2025-09-30', null, '2026-09-29', 11, false],
  ['2025-09-30', null, '2026-09-30', 12, true],
  ['2025-09-02', null, '2026-11-23', 14, true],
  ['2026-11-01', '2026-11-23', '2026-11-23', 0, true],
  ['2024-01-01', '2026-11-24', '2026-11-23', 34, false],
  ['2027-01-01', null, '2026-11-23', 0, false],
])('checked on %s, next on %s: on %s it is %i months old, due: %s', (last, next, today, months, isDue) => {
  expect(checkAge(last, next, today)).toEqual({ months, isDue })
})
