import { messages } from '../../language/messages'

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
const signatures = (threshold: bigint) => (threshold === 1n ? '1 signature' : `${threshold} signatures`)
const base = (units: bigint) => `${units} base ${units === 1n ? 'unit' : 'units'}`

/** Messages for the calls of an executed transaction: those of `actionMessages` whose verb has a tense. */
export const past = messages('core/review/pastAction', {
  along: (amount: string) => `It sent ${amount} along.`,
  /** The transaction of another Safe may fail, and undo nothing else. */
  doneBy: (account: string) =>
    `The account ${account} did this, if it is a Safe and its own transaction succeeded.`,
  send: (amount: string, to: string) => `Sent ${amount} to ${to}.`,
  nothing: (to: string) => `Called ${to} without value and data.`,
  rejection: 'Paid nothing and only used up the nonce: a rejection of every other transaction that had it.',
  batch: (count: number, contract: string, address: string) =>
    `Made ${counted(count, 'call')} through ${contract} (${address}).`,
  transferUnknown: (units: bigint, token: string, to: string) =>
    `Transferred ${base(units)} of the token at ${token}, which is not known here, to ${to}.`,
  transferFrom: (amount: string, from: string, to: string) => `Transferred ${amount} from ${from} to ${to}.`,
  transferFromUnknown: (units: bigint, token: string, from: string, to: string) =>
    `Transferred ${base(units)}, or the one item with this id, of the token at ${token}, which is not known here, from ${from} to ${to}.`,
  items: (items: string, token: string, from: string, to: string) =>
    `Transferred ${items} of the collection at ${token} from ${from} to ${to}.`,
  allItems: (operator: string, token: string) =>
    `Allowed ${operator} to move every item of the collection at ${token}, from then on.`,
  noItems: (operator: string, token: string) =>
    `Took back from ${operator} the right to move items of the collection at ${token}.`,
  create: (bytes: number, coin: string | null) =>
    `Created a contract from ${counted(bytes, 'byte')} of code${coin === null ? '' : ` and sent ${coin} to it`}.`,
  signMessage: (bytes: number, hex: string) =>
    `Signed a message of ${counted(bytes, 'byte')} on chain in the name of the Safe: ${hex}.`,
  approveHash: (safe: string, hash: string) =>
    `Approved, as an owner of the Safe ${safe}, the transaction with the safeTxHash ${hash}.`,
  execTransaction: (safe: string) => `Made ${safe} execute a transaction of its own, if it is a Safe.`,
  execFromModule: (safe: string) =>
    `Made ${safe} act without the signatures of its owners, as its module, if it is a Safe.`,
  otherBatch: (name: string, contract: string, by: string, bytes: number) =>
    `Ran ${name} at ${contract} as ${by} itself. Its batch of ${counted(bytes, 'byte')} is not read here.`,
  unknownCode: (contract: string, by: string) =>
    `Ran the code of ${contract} as ${by} itself, which could do anything.`,
  unreadable: (to: string, bytes: number, reason: string) =>
    `Called ${to} with ${counted(bytes, 'byte')} that cannot be read here. ${reason}`,
  approval: {
    none: (spender: string, token: string, owner: string) =>
      `Took back from ${spender} the right to spend ${token} from ${owner}.`,
    unlimited: (spender: string, token: string, owner: string) =>
      `Allowed ${spender} to spend ${token} from ${owner} without limit, from then on.`,
    unlimitedOrItem: (spender: string, token: string, owner: string, id: bigint) =>
      `Allowed ${spender} to spend ${token} from ${owner} without limit, or the one item with the id ${id}, from then on.`,
    more: (spender: string, sum: string, owner: string) =>
      `Allowed ${spender} to spend ${sum} from ${owner} more than before.`,
    upTo: (spender: string, sum: string, owner: string) =>
      `Allowed ${spender} to spend up to ${sum} from ${owner}, from then on.`,
  },
  control: {
    role: (to: string | null, role: string | null, contract: string, method: string) =>
      `Gave ${to ?? 'nobody'} the role ${role} of the contract ${contract} (${method}).`,
    code: (to: string | null, contract: string, method: string) =>
      `Replaced the code of the contract ${contract} by that of ${to ?? 'nothing'} (${method}).`,
    owner: (to: string | null, contract: string, method: string) =>
      to === null
        ? `Left the contract ${contract} without owner (${method}).`
        : `Made ${to} the owner of the contract ${contract} (${method}).`,
    admin: (to: string | null, contract: string, method: string) =>
      to === null
        ? `Left the contract ${contract} without administrator (${method}).`
        : `Made ${to} the administrator of the contract ${contract} (${method}).`,
  },
  setting: {
    addOwner: (owner: string, threshold: bigint) =>
      `Added the owner ${owner} and asked for ${signatures(threshold)} from then on.`,
    removeOwner: (owner: string, threshold: bigint) =>
      `Removed the owner ${owner} and asked for ${signatures(threshold)} from then on.`,
    swapOwner: (owner: string, next: string) => `Replaced the owner ${owner} by ${next}.`,
    threshold: (threshold: bigint) => `Asked for ${signatures(threshold)} from then on.`,
    enableModule: (module: string) =>
      `Enabled the module ${module}, which could then move everything without a signature.`,
    disableModule: (module: string) => `Disabled the module ${module}.`,
    noGuard: 'Removed the guard, which checked transactions.',
    guard: (contract: string) => `Set the guard ${contract}, which could then block every transaction.`,
    noModuleGuard: 'Removed the module guard, which checked what modules do.',
    moduleGuard: (contract: string) =>
      `Set the module guard ${contract}, which could then block every module.`,
    noHandler: 'Removed the fallback handler.',
    handler: (contract: string) =>
      `Set the fallback handler ${contract}, which could then answer and sign messages for the Safe.`,
    singleton: (singleton: string) => `Replaced the code of the Safe by that of ${singleton}.`,
    setup: (owners: string, threshold: bigint) =>
      `Set the Safe up again with the owners ${owners} and ${signatures(threshold)}.`,
    migrate: (code: string, withHandler: boolean) =>
      `Replaced the code of the Safe by ${code}${
        withHandler ? ' and its fallback handler by the one of that version' : ''
      }.`,
    passkey: (x: bigint, y: bigint, verifiers: bigint) =>
      `Set the passkey that signs for the shared signer: x ${x}, y ${y}, verifiers ${verifiers}.`,
  },
})
