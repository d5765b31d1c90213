import * as fc from 'fast-check'
import { type Address, type Hex, getAddress, toHex } from 'viem'
import type { Call, SafeTx } from '../../../src/core/safe/safeTx'

export const anyBytes = (maxLength: number) => fc.uint8Array({ maxLength }).map((bytes): Hex => toHex(bytes))

export const anyAddress = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes): Address => getAddress(toHex(bytes)))

const anyUint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

export const anyCall: fc.Arbitrary<Call> = fc.record({
  to: anyAddress,
  value: anyUint256,
  data: anyBytes(100),
})

export const anyCalls = fc.array(anyCall, { minLength: 1, maxLength: 6 })

export const anySafeTx: fc.Arbitrary<SafeTx> = fc.record({
  to: anyAddress,
  value: anyUint256,
  data: anyBytes(100),
  operation: fc.constantFrom(0, 1),
  safeTxGas: anyUint256,
  baseGas: anyUint256,
  gasPrice: anyUint256,
  gasToken: anyAddress,
  refundReceiver: anyAddress,
  nonce: anyUint256,
})
