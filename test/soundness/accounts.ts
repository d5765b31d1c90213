import { type Address, getAddress, keccak256, slice, toHex, zeroAddress } from 'viem'
import { addressOf } from '../support/safeFixtures'

/** The address with this name: the same in every run, so that a case can be written down. */
function named(name: string): Address {
  return getAddress(slice(keccak256(toHex(`soundness: ${name}`)), 12))
}

/** Keys and contracts that Safe has not published, by name. */
export const at = {
  ada: addressOf('Ada'),
  ben: addressOf('Ben'),
  chidi: addressOf('Chidi'),
  /** Sends every transaction: `tx.origin`. */
  executor: named('executor'),

  /** Confirmed causes of the directory. */
  water: named('water'),
  school: named('school'),
  /** A confirmed cause whose contract passes on what it gets, to {@link at.behind}. */
  forwarding: named('forwarding'),
  behind: getAddress('0x000000000000000000000000000000000000f0f0'),
  /** In the directory, not confirmed. */
  unconfirmed: named('unconfirmed'),
  /** A confirmed cause that receives on another chain only. */
  farCause: named('farCause'),

  stranger: named('stranger'),
  attacker: named('attacker'),
  /** Has approved every Safe for all it has. */
  victim: named('victim'),
  /** Where a module pays to when it gets coin. */
  moduleHeir: getAddress('0x0000000000000000000000000000000000000bad'),

  /** Two tokens that the configuration names. */
  lusd: named('lusd'),
  ldai: named('ldai'),
  feeToken: named('feeToken'),
  hookToken: named('hookToken'),
  lyingToken: named('lyingToken'),
  laxToken: named('laxToken'),
  /** Calls itself LUSD. */
  falseLusd: named('falseLusd'),
  nft: named('nft'),
  multiToken: named('multiToken'),
  permit2: named('permit2'),

  vault: named('vault'),
  router: named('router'),
  controlled: named('controlled'),
  proxyOfControlled: named('proxyOfControlled'),
  module: named('module'),
  reverter: named('reverter'),
  hooked: named('hooked'),
  /** EIP-7702: a key whose account runs the code of {@link at.hooked}. */
  delegated: named('delegated'),
  evil: named('evil'),
  /** Sends all coin of the account that runs it to an address. */
  destroyer: named('destroyer'),
  runner: named('runner'),
} as const

export { zeroAddress }

/** The other address with the same first and last four digits. */
export function lookAlikeOf(address: Address): Address {
  const middle = address.slice(6, -4).toLowerCase()
  const other = middle.replace(/./g, (digit) => ((Number.parseInt(digit, 16) + 7) % 16).toString(16))
  return getAddress(`${address.slice(0, 6)}${other}${address.slice(-4)}`.toLowerCase())
}
