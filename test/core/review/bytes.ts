import {
  type AbiItem,
  type Address,
  type Hex,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  parseAbi,
  parseAbiItem,
  size,
  toFunctionSelector,
} from 'viem'
import type { SafeTx } from '../../../src/core/safe/safeTx'

const multiSendAbi = parseAbi(['function multiSend(bytes transactions)'])

/** A signature and its arguments as calldata, by viem's own encoder. */
export function calldata(signature: string, args: readonly unknown[] = []): Hex {
  const item: AbiItem = parseAbiItem(`function ${signature}`)
  if (item.type !== 'function') throw new TypeError(signature)
  return concat([toFunctionSelector(item), encodeAbiParameters(item.inputs, args)])
}

export type Entry = {
  readonly operation?: number
  readonly to: Address
  readonly value?: bigint
  readonly data?: Hex
}

/** The entries of a batch as MultiSend takes them, with whatever `tail` behind them inside the declared length. */
export function packedBatch(entries: readonly Entry[], tail: Hex = '0x'): Hex {
  const packed = entries.map(({ operation = 0, to, value = 0n, data = '0x' }) =>
    encodePacked(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [operation, to, value, BigInt(size(data)), data],
    ),
  )
  return encodeFunctionData({ abi: multiSendAbi, args: [concat([...packed, tail])] })
}

export type Made = Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>

/** A CALL. */
export const callOf = (to: Address, data: Hex = '0x', value = 0n): Made => ({ to, value, data, operation: 0 })

/** A DELEGATECALL. */
export const delegateOf = (to: Address, data: Hex): Made => ({ to, value: 0n, data, operation: 1 })

export const batchContracts = {
  callOnly130: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
  callOnly141: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  callOnly150: '0xA83c336B20401Af773B6219BA5027174338D1836',
  multiSend130: '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761',
  multiSend141: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
  multiSend150: '0x218543288004CD07832472D464648173c77D7eB7',
} as const
