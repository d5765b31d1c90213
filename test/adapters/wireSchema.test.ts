import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wireList, wireSchema } from '../../src/adapters/service/wireSchema'

const hash = `0x${'ab'.repeat(32)}`

test('a hash is 32 whole bytes, and has one spelling', () => {
  expect(v.parse(wireSchema.hash, hash)).toBe(hash)
  expect(v.parse(wireSchema.hash, `0x${'AB'.repeat(32)}`)).toBe(hash)
})

test.each([
  // viem's `size` rounds up: it calls this 32 bytes, and what is stored with it could not be read again.
  ['a digit less', hash.slice(0, -1)],
  ['a byte more', `${hash}00`],
  ['no 0x', hash.slice(2)],
  ['nothing', ''],
  ['no text', null],
])('not a hash: %s', (_what, value) => {
  expect(v.safeParse(wireSchema.hash, value).success).toBe(false)
})

test.each(['0xabc', '0xzz', 'ab'])('not bytes: %s', (value) => {
  expect(v.safeParse(wireSchema.hex, value).success).toBe(false)
})

test('an address may come in any case, and is kept with its checksum', () => {
  const address = '0x5AEDA56215b167893e80B4fE645BA6d5Bab767DE'
  for (const digits of [address.slice(2).toLowerCase(), address.slice(2).toUpperCase()])
    expect(v.parse(wireSchema.address, `0x${digits}`)).toBe(address)
  expect(v.safeParse(wireSchema.address, `${address}0`).success).toBe(false)
})

test.each([
  ['12', 12n],
  [12, 12n],
  [0, 0n],
  ['0', 0n],
  [String(2n ** 256n - 1n), 2n ** 256n - 1n],
  ['9007199254740993', 9007199254740993n],
])('a quantity: %s', (value, quantity) => {
  expect(v.parse(wireSchema.uint, value)).toBe(quantity)
})

test.each(['-1', '1.5', '0x1', '1e3', '', -1, 1.5, 2 ** 60, '9'.repeat(79)])(
  'not a quantity: %s',
  (value) => {
    expect(v.safeParse(wireSchema.uint, value).success).toBe(false)
  },
)

test('a list longer than any Safe has owners is refused before its items are read', () => {
  let read = 0
  const item = v.pipe(
    v.string(),
    v.check(() => ++read > 0),
  )
  const many = (length: number) => Array.from({ length }, () => 'Ada')
  expect(v.safeParse(wireList(item), many(500)).success).toBe(true)
  expect(read).toBe(500)
  expect(v.safeParse(wireList(item), many(501)).success).toBe(false)
  expect(read).toBe(500)
})

test('bytes and texts that no block could carry are refused', () => {
  expect(v.safeParse(wireSchema.hex, `0x${'00'.repeat(300_000)}`).success).toBe(true)
  expect(v.safeParse(wireSchema.hex, `0x${'00'.repeat(600_000)}`).success).toBe(false)
  expect(v.safeParse(wireSchema.text, 'a'.repeat(1_048_576)).success).toBe(true)
  expect(v.safeParse(wireSchema.text, 'a'.repeat(1_048_577)).success).toBe(false)
})
