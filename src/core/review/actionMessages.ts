import { messages } from '../../language/messages'

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
const signatures = (threshold: bigint) => (threshold === 1n ? '1 signature' : `${threshold} signatures`)
const base = (units: bigint) => `${units} base ${units === 1n ? 'unit' : 'units'}`

/** Messages for calls and changes of settings. */
export const m = messages('core/review/action', {
  transaction: 'The transaction',
  call: (path: string) => `Call ${path}`,
  along: (amount: string) => `It sends ${amount} along.`,
  trailing: (count: number, hex: string) => `${counted(count, 'byte')} follow that nobody reads: ${hex}.`,
  doneBy: (account: string) => `The account ${account} does this, if it is a Safe.`,
  send: (amount: string, to: string) => `Sends ${amount} to ${to}.`,
  nothing: (to: string) => `Calls ${to} without value and data.`,
  rejection: 'Pays nothing and only uses up the nonce: a rejection of every other transaction that has it.',
  batch: (count: number, contract: string, address: string) =>
    `Makes ${counted(count, 'call')} through ${contract} (${address}).`,
  transferUnknown: (units: bigint, token: string, to: string) =>
    `Transfers ${base(units)} of the token at ${token}, which is not known here, to ${to}.`,
  transferFrom: (amount: string, from: string, to: string) => `Transfers ${amount} from ${from} to ${to}.`,
  transferFromUnknown: (units: bigint, token: string, from: string, to: string) =>
    `Transfers ${base(units)}, or the one item with this id, of the token at ${token}, which is not known here, from ${from} to ${to}.`,
  item: (id: bigint) => `item ${id}`,
  itemAmount: (amount: bigint, id: bigint) => `${amount} of item ${id}`,
  items: (items: string, token: string, from: string, to: string) =>
    `Transfers ${items} of the collection at ${token} from ${from} to ${to}.`,
  allItems: (operator: string, token: string) =>
    `Lets ${operator} move every item of the collection at ${token}, now and later.`,
  noItems: (operator: string, token: string) =>
    `No longer lets ${operator} move items of the collection at ${token}.`,
  /** `coin`: the amount sent along; null: nothing. */
  create: (bytes: number, coin: string | null) =>
    `Creates a contract from ${counted(bytes, 'byte')} of code${coin === null ? '' : ` and sends ${coin} to it`}.`,
  signMessage: (bytes: number, hex: string) =>
    `Signs a message of ${counted(bytes, 'byte')} on chain in the name of the Safe: ${hex}.`,
  approveHash: (safe: string, hash: string) =>
    `Approves, as an owner of the Safe ${safe}, the transaction with the safeTxHash ${hash}.`,
  execTransaction: (safe: string) => `Makes ${safe} execute a transaction of its own, if it is a Safe.`,
  execFromModule: (safe: string) =>
    `Makes ${safe} act without the signatures of its owners, as its module, if it is a Safe.`,
  otherBatch: (name: string, contract: string, by: string, bytes: number) =>
    `Runs ${name} at ${contract} as ${by} itself. Its batch of ${counted(bytes, 'byte')} is not read here.`,
  unknownCode: (contract: string, by: string) =>
    `Runs the code of ${contract} as ${by} itself, which can do anything.`,
  unreadable: (to: string, bytes: number, reason: string) =>
    `Calls ${to} with ${counted(bytes, 'byte')} that cannot be read here. ${reason}`,
  approval: {
    unknownToken: (token: string) => `the token at ${token}, which is not known here,`,
    none: (spender: string, token: string, owner: string) =>
      `No longer lets ${spender} spend ${token} from ${owner}.`,
    unlimited: (spender: string, token: string, owner: string) =>
      `Lets ${spender} spend ${token} from ${owner} without limit, now and later.`,
    units: (units: bigint, token: string) =>
      `${base(units)} of the token at ${token}, which is not known here,`,
    /** The amount is the id of the item, where the token is a collection. */
    unlimitedOrItem: (spender: string, token: string, owner: string, id: bigint) =>
      `Lets ${spender} spend ${token} from ${owner} without limit, or the one item with the id ${id}, now and later.`,
    unitsOrItem: (value: bigint, token: string) =>
      `${base(value)}, or the one item with the id ${value}, of the token at ${token}, which is not known here,`,
    more: (spender: string, sum: string, owner: string) =>
      `Lets ${spender} spend ${sum} from ${owner} more than before.`,
    upTo: (spender: string, sum: string, owner: string) =>
      `Lets ${spender} spend up to ${sum} from ${owner}, now or later.`,
  },
  control: {
    /** `method` is called at `contract`, and changes another contract. */
    through: (method: string, contract: string) => `${method} of ${contract}`,
    role: (to: string | null, role: string | null, contract: string, method: string) =>
      `Gives ${to ?? 'nobody'} the role ${role} of the contract ${contract} (${method}).`,
    code: (to: string | null, contract: string, method: string) =>
      `Replaces the code of the contract ${contract} by that of ${to ?? 'nothing'} (${method}).`,
    owner: (to: string | null, contract: string, method: string) =>
      to === null
        ? `Leaves the contract ${contract} without owner (${method}).`
        : `Makes ${to} the owner of the contract ${contract} (${method}).`,
    admin: (to: string | null, contract: string, method: string) =>
      to === null
        ? `Leaves the contract ${contract} without administrator (${method}).`
        : `Makes ${to} the administrator of the contract ${contract} (${method}).`,
  },
  setting: {
    addOwner: (owner: string, threshold: bigint) =>
      `Adds the owner ${owner} and asks for ${signatures(threshold)} from now on.`,
    removeOwner: (owner: string, threshold: bigint) =>
      `Removes the owner ${owner} and asks for ${signatures(threshold)} from now on.`,
    swapOwner: (owner: string, next: string) => `Replaces the owner ${owner} by ${next}.`,
    threshold: (threshold: bigint) => `Asks for ${signatures(threshold)} from now on.`,
    enableModule: (module: string) =>
      `Enables the module ${module}, which can then move everything without a signature.`,
    disableModule: (module: string) => `Disables the module ${module}.`,
    noGuard: 'Removes the guard, which checks transactions.',
    guard: (contract: string) => `Sets the guard ${contract}, which can then block every transaction.`,
    noModuleGuard: 'Removes the module guard, which checks what modules do.',
    moduleGuard: (contract: string) =>
      `Sets the module guard ${contract}, which can then block every module.`,
    noHandler: 'Removes the fallback handler.',
    handler: (contract: string) =>
      `Sets the fallback handler ${contract}, which can then answer and sign messages for the Safe.`,
    singleton: (singleton: string) => `Replaces the code of the Safe by that of ${singleton}.`,
    setup: (owners: string, threshold: bigint) =>
      `Sets the Safe up again with the owners ${owners} and ${signatures(threshold)}.`,
    migrate: (code: string, withHandler: boolean) =>
      `Replaces the code of the Safe by ${code}${
        withHandler ? ' and its fallback handler by the one of that version' : ''
      }.`,
    passkey: (x: bigint, y: bigint, verifiers: bigint) =>
      `Sets the passkey that signs for the shared signer: x ${x}, y ${y}, verifiers ${verifiers}.`,
  },
  /** Reasons why the bytes of a call cannot be read. */
  calls: {
    operation: 'It names an operation that does not exist.',
    noAddress: 'It goes to something that is not an address.',
    halfBytes: 'The data is not made of whole bytes.',
    tooLarge: (bytes: number) => `It is too large: ${bytes} bytes are not decoded.`,
    delegateCall: 'It has a DELEGATECALL in it, which MultiSendCallOnly refuses.',
    unsentValue: 'It names a value that would not be sent.',
    misfit: (signature: string) => `It begins like ${signature}, and its data does not fit.`,
    unknown: (selector: string) => `It calls a function that is not known here (${selector}).`,
    ids: 'It names more ids than amounts, or fewer.',
    ledgerBatch: 'BatchExecutor of Ledger Multisig',
    batch: {
      form: 'The data is not a call of multiSend in its standard form.',
      cut: 'The batch ends too early.',
      cutCall: (place: number) => `Call ${place} of the batch ends too early.`,
      operation: (place: number) => `Call ${place} of the batch has an operation that does not exist.`,
      empty: 'There is nothing in the batch.',
    },
  },
})
