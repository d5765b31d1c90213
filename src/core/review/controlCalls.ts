import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { ControlChange } from './action'
import { type ArgsOf, type CallRow, row } from './callRow'

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
