import { create } from 'cuer/QrCode'
import { expect, test } from 'vitest'

/** What draws the codes in RainbowKit's dialog. Sizes by ISO/IEC 18004, table 7: bytes by correction M. */

test.each([
  [14, 21],
  [15, 25],
  [213, 57],
  [2_331, 177],
])('[S9.9] %i bytes take a code of %i modules: from version 1 to version 40', (bytes, modules) => {
  const { grid, edgeLength } = create('a'.repeat(bytes), { errorCorrection: 'medium' })
  expect(edgeLength).toBe(modules)
  expect(grid.every((row) => row.length === modules)).toBe(true)
})

test('[S9.9] what is larger than version 40 is refused', () => {
  expect(() => create('a'.repeat(2_332), { errorCorrection: 'medium' })).toThrow(/capacity/i)
})
