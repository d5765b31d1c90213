import { expect, test } from 'vitest'
import { pathText } from '../../../src/core/causes/locateJson'

test.each([
  [[], ''],
  [['version'], 'version'],
  [['causes', 3, 'recipients', 0, 'address'], 'causes[3].recipients[0].address'],
  [[0], '[0]'],
  [['odd key', 'a.b'], '["odd key"]["a.b"]'],
  [['causes', '3'], 'causes["3"]'],
])('writes %j as %s', (path, text) => {
  expect(pathText(path)).toBe(text)
})
