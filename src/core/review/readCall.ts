import { type Address, type Hex, decodeAbiParameters, encodeAbiParameters, isAddressEqual } from 'viem'
import type { Action } from './action'
import { m } from './callMessages'
import type { CallRow } from './callRow'
import { rowOf } from './callTable'
import { libraryContract, thirdPartyBatcher } from './libraryContracts'

/** One call as it will be made. */
export type MadeCall = {
  readonly operation: 0 | 1
  /** The account that makes the call: the Safe, or another Safe that executes for it. */
  readonly by: Address
  readonly to: Address
  readonly value: bigint
  /** Whole bytes, in lower case. */
  readonly data: Hex
}

/**
 * Certainty of a reading. `exact`: encoding it again gives the same bytes. `trailing`: it does, and further bytes
 * follow, which are shown. `mismatch`: the bytes begin like a known call, and do not fit it. `unknown`: no known
 * call. `tooLarge`: not decoded.
 */
type Outcome = 'exact' | 'trailing' | 'mismatch' | 'unknown' | 'tooLarge'

/** Action of a call, certainty of the reading, and trailing bytes. */
export type CallReading = { readonly action: Action; readonly outcome: Outcome; readonly trailing: Hex }

/** Decodes one call by the table of known functions. Does not open batches. Never throws. */
export function readCall(call: MadeCall): CallReading {
  if (call.operation === 1) return readDelegateCall(call)
  const { by, to, value, data } = call
  if (data === '0x')
    return exact(value === 0n ? { kind: 'nothing', to } : { kind: 'send', to, amount: value })
  const row = rowOf(data)
  const isSelf = isAddressEqual(to, by)
  if (row === null || !fits(row, isSelf)) return unknown(to, data)
  return decode(row, call)
}

function readDelegateCall(call: MadeCall): CallReading {
  const { to, value, data } = call
  // A DELEGATECALL passes no value: the number would be shown and never sent.
  if (value !== 0n) return mismatch(to, m.unsentValue)
  const library = libraryContract(to)
  const row = rowOf(data)
  if (library !== null && row?.place === library.name) return decode(row, call)
  const name = thirdPartyBatcher(to)
  if (name !== null) return { ...unknown(to, data), action: { kind: 'thirdPartyBatch', contract: to, name } }
  return { action: { kind: 'unknownCode', contract: to }, outcome: 'unknown', trailing: '0x' }
}

function fits({ place }: CallRow, isSelf: boolean): boolean {
  return place === 'anywhere' || place === (isSelf ? 'self' : 'other')
}

function decode(row: CallRow, { by, to, data }: MadeCall): CallReading {
  try {
    const args = row.inputs.length === 0 ? [] : decodeAbiParameters(row.inputs, `0x${data.slice(10)}`)
    const again = row.selector + encodeAbiParameters(row.inputs, args).slice(2)
    if (!data.startsWith(again)) return misfit(to, row)
    const trailing: Hex = `0x${data.slice(again.length)}`
    const action = row.read(args, { by, to }, libraryContract(to))
    if (action.kind === 'unreadable') return mismatch(to, action.reason)
    return { action, outcome: trailing === '0x' ? 'exact' : 'trailing', trailing }
  } catch {
    // The bytes end too early, or point outside themselves.
    return misfit(to, row)
  }
}

function exact(action: Action): CallReading {
  return { action, outcome: 'exact', trailing: '0x' }
}

function misfit(to: Address, { signature }: CallRow): CallReading {
  return mismatch(to, m.misfit(signature.replace('function ', '')))
}

function mismatch(to: Address, reason: string): CallReading {
  return { action: { kind: 'unreadable', to, reason }, outcome: 'mismatch', trailing: '0x' }
}

function unknown(to: Address, data: Hex): CallReading {
  const reason = m.unknown(data.slice(0, 10))
  return { action: { kind: 'unreadable', to, reason }, outcome: 'unknown', trailing: '0x' }
}
