import { maxUint256, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { refundOf } from '../../../src/core/safe/refundOf'
import { buildRecord } from './records'

const token = '0x1111111111111111111111111111111111111111'
const collector = '0x2222222222222222222222222222222222222222'

test('without a gas price nothing is paid, whatever else is named', () => {
  const tx = buildRecord({ safeTxGas: 1n, baseGas: 1n, gasToken: token, refundReceiver: collector })
  expect(refundOf(tx)).toBeNull()
})

test('the most that can be paid: all the gas that can be used, at the price, in the token, to the receiver', () => {
  const tx = buildRecord({
    data: '0x123456',
    safeTxGas: 100_000n,
    baseGas: 60_000n,
    gasPrice: 5n,
    gasToken: token,
    refundReceiver: collector,
  })
  expect(refundOf(tx)).toEqual({ atMost: 200_003n * 5n, token, receiver: collector })
})

test('the zero address stands for the chain’s own coin, and for whoever executes it', () => {
  const tx = buildRecord({ gasPrice: 1n, gasToken: zeroAddress, refundReceiver: zeroAddress })
  expect(refundOf(tx)).toMatchObject({ token: null, receiver: null })
})

test('is never more than there can be of anything', () => {
  expect(refundOf(buildRecord({ gasPrice: maxUint256, baseGas: maxUint256 }))?.atMost).toBe(maxUint256)
})
