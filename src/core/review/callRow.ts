import {
  type AbiParameter,
  type AbiParameterToPrimitiveType,
  type Address,
  type Hex,
  type ParseAbiItem,
  parseAbiItem,
  toFunctionSelector,
} from 'viem'
import type { Action } from './action'
import type { LibraryContract } from './libraryContracts'

/** The caller, and the address that is called. */
export type CallSite = { readonly by: Address; readonly to: Address }

/** A function that the review knows, and how to read a call of it. */
export type CallRow = {
  readonly signature: string
  readonly selector: Hex
  readonly inputs: readonly AbiParameter[]
  /** `self`: only the account itself may call it. A library's function needs a DELEGATECALL to that library. */
  readonly place: 'anywhere' | 'self' | 'other' | LibraryContract['name']
  readonly read: (args: readonly unknown[], site: CallSite, library: LibraryContract | null) => Action
}

/** The arguments of a function by its signature. */
export type ArgsOf<signature extends string> =
  ParseAbiItem<signature> extends { readonly inputs: infer inputs extends readonly AbiParameter[] }
    ? { readonly [index in keyof inputs]: AbiParameterToPrimitiveType<inputs[index]> }
    : never

/** Builds one row of the table, its arguments typed by the signature. */
export function row<const signature extends string>(
  place: CallRow['place'],
  signature: signature,
  read: (args: ArgsOf<signature>, site: CallSite, library: LibraryContract | null) => Action,
): CallRow {
  const item = parseAbiItem(signature as string)
  if (item.type !== 'function') throw new TypeError(`${signature} is not a function`)
  return {
    signature,
    selector: toFunctionSelector(item),
    inputs: item.inputs,
    place,
    read: read as CallRow['read'],
  }
}
