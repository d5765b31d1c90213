import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { SettingChange } from './action'
import { type ArgsOf, type CallRow, row } from './callRow'

function setting<const signature extends string>(
  signature: signature,
  change: (args: ArgsOf<signature>) => SettingChange,
): CallRow {
  return row('self', signature, (args) => ({ kind: 'setting', change: change(args) }))
}

function orNull(address: Address): Address | null {
  return isAddressEqual(address, zeroAddress) ? null : address
}

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
