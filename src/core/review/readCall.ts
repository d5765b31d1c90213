import { type Address, type Hex, decodeAbiParameters, encodeAbiParameters, isAddressEqual } from 'viem'
import type { Action } from './action'
import { m } from './callMessages'
import type { CallRow } from './callRow'
import { rowOf } from './callTable'
import { libraryContract, thirdPartyBatcher } from './libraryContracts'

/** One call as it will be made: who calls whom, and how. */
export type MadeCall = {
  readonly operation: 0 | 1
  /** The account whose call it is: the Safe, or another Safe that it asks to execute. */
  readonly by: Address
  readonly to: Address
  readonly value: bigint
  /** Whole bytes, in lower case. */
  readonly data: Hex
}

/**
 * How sure the reading is. `exact`: encoding it again gives the very bytes. `trailing`: it does, and more bytes follow, which
 * are shown. `mismatch`: the bytes begin like a known call, or name one, and do not fit it. `unknown`: no call known here.
 * `tooLarge`: not decoded.
 */
type Outcome = 'exact' | 'trailing' | 'mismatch' | 'unknown' | 'tooLarge'

/** What a call does, how sure that is, and the bytes that are left over. */
export type CallReading = { readonly action: Action; readonly outcome: Outcome; readonly trailing: Hex }

/**
 * Reads one call from its bytes, by the table of calls that matter. Batches are not opened here. Never throws.
 */
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
  // The account passes no value along: a number that is shown, and never sent.
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
