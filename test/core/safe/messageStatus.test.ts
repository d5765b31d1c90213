import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { messageStatus } from '../../../src/core/safe/txStatus'
import { buildSafeOnChain } from './records'

const safe = buildSafeOnChain({ threshold: 2 })
const [ada, ben, chidi] = safe.owners as [Address, Address, Address]
const stranger = '0x1111111111111111111111111111111111111111'

test.each([
  ['nobody', [], 'NEEDS_CONFIRMATION'],
  ['one of two', [ada], 'NEEDS_CONFIRMATION'],
  ['two of two', [ada, chidi], 'CONFIRMED'],
  ['more than needed', [ada, ben, chidi], 'CONFIRMED'],
  ['the same owner twice', [ada, ada.toLowerCase()], 'NEEDS_CONFIRMATION'],
  ['one owner and a stranger', [ada, stranger], 'NEEDS_CONFIRMATION'],
  ['owners in another spelling', [ada.toLowerCase(), ben.toLowerCase()], 'CONFIRMED'],
] as const)('signed by %s', (_, signed, status) => {
  expect(messageStatus(signed as readonly Address[], safe)).toBe(status)
})

test('a raised threshold takes a confirmed message back', () => {
  expect(messageStatus([ada, ben], { ...safe, threshold: 3 })).toBe('NEEDS_CONFIRMATION')
})

test('an owner who has left no longer counts', () => {
  expect(messageStatus([ada, ben], { ...safe, owners: [ada, chidi] })).toBe('NEEDS_CONFIRMATION')
})

test('a threshold of zero, which no Safe has, confirms nothing', () => {
  expect(messageStatus([], { ...safe, threshold: 0 })).toBe('NEEDS_CONFIRMATION')
})
