import { expect, test } from 'vitest'
import { maxDeviceFile, readDeviceFile } from '../../../src/core/devices/deviceFile'

const account = `1.0x${'ab'.repeat(20)}`
const fileOf = (kept: string, notes: string) =>
  `{"kind":"do-some-good device","version":1,"savedAtMs":1,"kept":{${kept}},"notes":{${notes}}}`

test.each([
  ['more notes than this page writes', fileOf('', `"${account}":[${'0,'.repeat(200_000)}0]`)],
  [
    'more entries',
    fileOf(
      Array.from({ length: 5_001 }, (_, at) => `"dsg.v1.basket.${at}.${account.slice(2)}":""`).join(','),
      '',
    ),
  ],
  ['more values than its length holds', fileOf('', `"${account}":[${'0,'.repeat(maxDeviceFile / 12)}0]`)],
])('a file with %s is refused before each value becomes an object', (_, text) => {
  expect(readDeviceFile(text)).toEqual({
    kind: 'problem',
    field: null,
    problem: 'The file is longer than any that this page writes.',
  })
})

test('a file as long as this page writes is read', () => {
  const note = `{"id":"${'x'.repeat(500)}"}`
  const text = fileOf('', `"${account}":[${Array.from({ length: 100_000 }, () => note).join(',')}]`)
  expect(text.length).toBeGreaterThan(50_000_000)
  expect(readDeviceFile(text).kind).toBe('file')
})
