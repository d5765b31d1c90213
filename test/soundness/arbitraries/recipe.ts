import {
  type AbiParameter,
  type Address,
  type Hex,
  concatHex,
  encodeAbiParameters,
  numberToHex,
  pad,
  parseAbiItem,
  toFunctionSelector,
} from 'viem'
import type { SafeTx } from '../../../src/core/safe/safeTx'
import { itemOf, type World, type WorldSafe } from '../world'

/** Where a call is made: it decides which addresses and items are its own. */
export type Site = {
  readonly world: World
  readonly safe: WorldSafe
  /** The account that makes the call: the Safe, or one that it makes act. */
  readonly by: Address
}

/** A call. */
export type Made = Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'>

/** A call that is known up to the Safe that makes it. */
export type Recipe = (site: Site) => Made

/** An address, or one that depends on the Safe. */
export type Ref = Address | 'by' | 'safe' | 'owned'

export function addressAt(ref: Ref, { world, safe, by }: Site): Address {
  if (ref === 'by') return by
  if (ref === 'safe') return safe.address
  return ref === 'owned' ? world.owned : ref
}

/** The item of the world's collection that the Safe under review has. */
export function itemAt({ world, safe }: Site): bigint {
  return itemOf(world.safes.indexOf(safe))
}

/** Calldata by viem's own encoder. */
export function calldata(signature: string, args: readonly unknown[] = []): Hex {
  const item = parseAbiItem([`function ${signature}`] as readonly string[])
  if (item.type !== 'function') throw new TypeError(signature)
  return calldataOf(toFunctionSelector(item), item.inputs, args)
}

export function calldataOf(selector: Hex, inputs: readonly AbiParameter[], args: readonly unknown[]): Hex {
  return concatHex([selector, encodeAbiParameters(inputs, args)])
}

/** `v = 1`: the caller, an owner, approves by calling. */
export function approvedBy(caller: Address): Hex {
  return concatHex([pad(caller), numberToHex(0, { size: 32 }), '0x01'])
}

/** A CALL. */
export const callTo = (to: Address, data: Hex = '0x', value = 0n): Made => ({ to, value, data, operation: 0 })
/** A DELEGATECALL. */
export const delegateTo = (to: Address, data: Hex): Made => ({ to, value: 0n, data, operation: 1 })
