import {
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  isAddressEqual,
  zeroAddress,
} from 'viem'
import type { Action, ControlChange, SettingChange } from './action'
import { m } from './actionMessages'
import { type ArgsOf, type CallRow, row, libraryCalls, nestedSafeCalls, tokenCalls } from './callRows'
import { libraryContract, thirdPartyBatcher } from './libraryContracts'

/** Functions that only the Safe itself may call. */
export const settingCalls: readonly CallRow[] = [
  setting('function addOwnerWithThreshold(address owner, uint256 threshold)', ([owner, threshold]) => ({
    name: 'addOwnerWithThreshold',
    owner,
    threshold,
  })),
  setting(
    'function removeOwner(address previous, address owner, uint256 threshold)',
    ([, owner, threshold]) => ({ name: 'removeOwner', owner, threshold }),
  ),
  setting('function swapOwner(address previous, address owner, address newOwner)', ([, owner, newOwner]) => ({
    name: 'swapOwner',
    owner,
    newOwner,
  })),
  setting('function changeThreshold(uint256 threshold)', ([threshold]) => ({
    name: 'changeThreshold',
    threshold,
  })),
  setting('function enableModule(address module)', ([module]) => ({ name: 'enableModule', module })),
  setting('function disableModule(address previous, address module)', ([, module]) => ({
    name: 'disableModule',
    module,
  })),
  setting('function setGuard(address guard)', ([guard]) => ({ name: 'setGuard', contract: orNull(guard) })),
  setting('function setModuleGuard(address guard)', ([guard]) => ({
    name: 'setModuleGuard',
    contract: orNull(guard),
  })),
  setting('function setFallbackHandler(address handler)', ([handler]) => ({
    name: 'setFallbackHandler',
    contract: orNull(handler),
  })),
  setting('function changeMasterCopy(address singleton)', ([singleton]) => ({
    name: 'changeMasterCopy',
    singleton,
  })),
  setting(
    'function setup(address[] owners, uint256 threshold, address to, bytes data, address handler, address paymentToken, uint256 payment, address paymentReceiver)',
    ([owners, threshold]) => ({ name: 'setup', owners, threshold }),
  ),
]

/** Functions that give another account power over a contract. */
export const controlCalls: readonly CallRow[] = [
  control('function transferOwnership(address to)', ([to]) => ({ what: 'owner', to })),
  control('function setOwner(address to)', ([to]) => ({ what: 'owner', to })),
  control('function renounceOwnership()', () => ({ what: 'owner', to: null })),
  control('function setAuthority(address to)', ([to]) => ({ what: 'owner', to })),
  control('function changeAdmin(address to)', ([to]) => ({ what: 'admin', to })),
  control('function setAdmin(address to)', ([to]) => ({ what: 'admin', to })),
  control('function setPendingAdmin(address to)', ([to]) => ({ what: 'admin', to })),
  control('function beginDefaultAdminTransfer(address to)', ([to]) => ({ what: 'admin', to })),
  control('function changeProxyAdmin(address contract_, address to)', ([contract, to]) => ({
    what: 'admin',
    to,
    contract,
  })),
  control('function grantRole(bytes32 role, address to)', ([role, to]) => ({ what: 'role', to, role })),
  control('function upgradeTo(address to)', ([to]) => ({ what: 'code', to })),
  control('function upgradeToAndCall(address to, bytes data)', ([to]) => ({ what: 'code', to })),
  control('function setImplementation(address to)', ([to]) => ({ what: 'code', to })),
  control('function upgrade(address contract_, address to)', ([contract, to]) => ({
    what: 'code',
    to,
    contract,
  })),
  control('function upgradeAndCall(address contract_, address to, bytes data)', ([contract, to]) => ({
    what: 'code',
    to,
    contract,
  })),
]

const rows = new Map(
  [...tokenCalls, ...settingCalls, ...controlCalls, ...nestedSafeCalls, ...libraryCalls].map((row) => [
    row.selector as string,
    row,
  ]),
)

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
  if (value !== 0n) return mismatch(to, m.calls.unsentValue)
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
  return mismatch(to, m.calls.misfit(signature.replace('function ', '')))
}

function mismatch(to: Address, reason: string): CallReading {
  return { action: { kind: 'unreadable', to, reason }, outcome: 'mismatch', trailing: '0x' }
}

function unknown(to: Address, data: Hex): CallReading {
  const reason = m.calls.unknown(data.slice(0, 10))
  return { action: { kind: 'unreadable', to, reason }, outcome: 'unknown', trailing: '0x' }
}

/** Finds the row for calldata by its selector; null: the review does not know this function. */
function rowOf(data: string): CallRow | null {
  return rows.get(data.slice(0, 10)) ?? null
}

function control<const signature extends string>(
  signature: signature,
  change: (
    args: ArgsOf<signature>,
    callee: Address,
  ) => Pick<ControlChange, 'what' | 'to'> & Partial<ControlChange>,
): CallRow {
  const method = /function (\w+)/.exec(signature)?.[1] ?? ''
  return row('other', signature, (args, { to: callee }) => {
    const found = change(args, callee)
    const to = found.to === null || isAddressEqual(found.to, zeroAddress) ? null : found.to
    const contract = found.contract ?? callee
    const through = isAddressEqual(contract, callee) ? null : callee
    return { kind: 'control', method, role: null, ...found, contract, through, to }
  })
}

function setting<const signature extends string>(
  signature: signature,
  change: (args: ArgsOf<signature>) => SettingChange,
): CallRow {
  return row('self', signature, (args) => ({ kind: 'setting', change: change(args) }))
}

function orNull(address: Address): Address | null {
  return isAddressEqual(address, zeroAddress) ? null : address
}
