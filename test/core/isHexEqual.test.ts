import { expect, test } from 'vitest'
import { isHexEqual } from '../../src/core/isHexEqual'

test('digits count, and their case does not', () => {
  expect(isHexEqual('0xab01', '0xAB01')).toBe(true)
  expect(isHexEqual('0xab01', '0xab02')).toBe(false)
  expect(isHexEqual('0x', '0x')).toBe(true)
})

test('what is no address is compared, and throws nothing', () => {
  expect(isHexEqual('0x1234', '0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a')).toBe(false)
})
