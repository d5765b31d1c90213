import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { safe100, safe130, safeUnknown, safeVersionNumber } from '../../../src/core/safe/safeVersion'

const anyPart = fc.constantFrom(0, 1, 2, 998, 999)
const anyParts = fc.tuple(anyPart, anyPart, anyPart)

test('versions are in the order of their numbers, part by part', () => {
  fc.assert(
    fc.property(anyParts, anyParts, (a, b) => {
      const difference = a.map((part, index) => part - (b[index] ?? 0)).find((part) => part !== 0) ?? 0
      const [first, second] = [a, b].map((parts) => safeVersionNumber(parts.join('.')) ?? 0)
      expect(Math.sign((first ?? 0) - (second ?? 0))).toBe(Math.sign(difference))
    }),
  )
})

test.each([
  ['1.0.0', safe100],
  ['1.3.0', safe130],
  ['1.3.0+L2', safe130],
  ['1.6.0', safeUnknown],
])('%s is %i', (version, number) => {
  expect(safeVersionNumber(version)).toBe(number)
})

test.each([
  null,
  '',
  '1',
  '1.4',
  '1.4.1.0',
  '1.4.1-rc.1',
  '1.4.1+',
  ' 1.4.1',
  '1.4.1\n',
  '1.1000.0',
  'x.y.z',
])('%j is no version', (version) => {
  expect(safeVersionNumber(version)).toBeNull()
})
