import { type Address, type Hex, isAddressEqual, size, slice } from 'viem'
import { amountWords } from '../money/amountWords'
import type { Action, Approval, ControlChange } from './action'
import { type AssetNames, tokenName } from './assetNames'
import type { CallNode } from './callTree'
import { settingWords } from './settingWords'

type Shown = Pick<CallNode, 'action' | 'by' | 'value' | 'operation' | 'data' | 'trailing'>

/**
 * What one call does, in plain sentences with exact amounts and full addresses. A token that the operator does not vouch for
 * has no symbol here, whatever it calls itself.
 *
 * @param safe The Safe under review; what another one does is said to be its doing.
 */
export function actionWords(call: Shown, safe: Address, names: AssetNames): string {
  const { action, by, value, operation, trailing } = call
  const sentences = [wordsOf(action, call, names)]
  if (operation === 0 && value > 0n && action.kind !== 'send')
    sentences.push(`It sends ${amountWords(value, names.native)} along.`)
  if (trailing !== '0x') sentences.push(`${bytes(trailing)} follow that nobody reads: ${trailing}.`)
  if (!isAddressEqual(by, safe)) sentences.push(`The account ${by} does this, if it is a Safe.`)
  return sentences.join(' ')
}

function wordsOf(action: Action, { data, by }: Shown, names: AssetNames): string {
  switch (action.kind) {
    case 'send':
      return `Sends ${amountWords(action.amount, names.native)} to ${action.to}.`
    case 'nothing':
      return `Calls ${action.to} without value and data.`
    case 'rejection':
      return 'Does nothing but use up the nonce: a rejection of whatever else has it.'
    case 'batch':
      return `Makes ${count(action.size, 'call')} through ${action.contract.name} ${action.contract.version} (${action.contract.address}).`
    case 'transfer': {
      const name = tokenName(action.token, names)
      return name === null
        ? `Transfers ${baseUnits(action.amount)} of the token at ${action.token}, which is not known here, to ${action.to}.`
        : `Sends ${amountWords(action.amount, name)} to ${action.to}.`
    }
    case 'transferFrom': {
      const name = tokenName(action.token, names)
      return name === null
        ? `Transfers ${baseUnits(action.amountOrId)}, or the one item with this id, of the token at ${action.token}, which is not known here, from ${action.from} to ${action.to}.`
        : `Transfers ${amountWords(action.amountOrId, name)} from ${action.from} to ${action.to}.`
    }
    case 'itemTransfer': {
      const items = action.items.map(({ id, amount }) =>
        amount === null ? `item ${id}` : `${amount} of item ${id}`,
      )
      return `Transfers ${items.join(', ')} of the collection at ${action.token} from ${action.from} to ${action.to}.`
    }
    case 'approval':
      return approvalWords(action, names)
    case 'approvalForAll':
      return action.isApproved
        ? `Lets ${action.operator} move every item of the collection at ${action.token}, now and later.`
        : `No longer lets ${action.operator} move items of the collection at ${action.token}.`
    case 'setting':
      return settingWords(action.change)
    case 'createContract': {
      const coin = action.amount === 0n ? '' : ` and sends ${amountWords(action.amount, names.native)} to it`
      return `Creates a contract from ${bytes(action.initCode)} of code${coin}.`
    }
    case 'signMessage':
      return `Signs a message of ${bytes(action.message)} on chain in the name of the Safe: ${cut(action.message)}.`
    case 'approveHash':
      return `Approves, as an owner of the Safe ${action.safe}, the transaction with the safeTxHash ${action.hash}.`
    case 'execTransaction':
      return `Makes ${action.safe} execute a transaction of its own, if it is a Safe.`
    case 'control':
      return controlWords(action)
    case 'thirdPartyBatch':
      return `Runs ${action.name} at ${action.contract} as ${by} itself. Its batch of ${bytes(data)} is not read here.`
    case 'unknownCode':
      return `Runs the code of ${action.contract} as ${by} itself, which can do anything.`
    case 'unreadable':
      return `Calls ${action.to}, and cannot be read: ${bytes(data)}. ${action.reason}`
  }
}

function approvalWords(
  { form, token, owner, spender, amount, isUnlimited }: Approval,
  names: AssetNames,
): string {
  const name = tokenName(token, names)
  const what = name === null ? `the token at ${token}, which is not known here,` : name.symbol
  if (amount === 0n && form !== 'increase') return `No longer lets ${spender} spend ${what} from ${owner}.`
  if (isUnlimited) return `Lets ${spender} spend ${what} from ${owner} without limit, now and later.`
  const sum = name === null ? `${baseUnits(amount)} of ${what}` : amountWords(amount, name)
  return form === 'increase'
    ? `Lets ${spender} spend ${sum} from ${owner} more than before.`
    : `Lets ${spender} spend up to ${sum} from ${owner}, now or later.`
}

function controlWords({ contract, method, what, to, role }: ControlChange): string {
  if (what === 'role')
    return `Gives ${to ?? 'nobody'} the role ${role} of the contract ${contract} (${method}).`
  if (what === 'code')
    return `Replaces the code of the contract ${contract} by that of ${to ?? 'nothing'} (${method}).`
  const power = what === 'owner' ? 'owner' : 'administrator'
  return to === null
    ? `Leaves the contract ${contract} without ${power} (${method}).`
    : `Makes ${to} the ${power} of the contract ${contract} (${method}).`
}

function baseUnits(amount: bigint): string {
  return `${amount} base ${amount === 1n ? 'unit' : 'units'}`
}

function bytes(data: Hex): string {
  return count(size(data), 'byte')
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** So many bytes of a message stand in a sentence; the whole of it is in the data. */
const shownBytes = 64

function cut(data: Hex): string {
  return size(data) <= shownBytes ? data : `${slice(data, 0, shownBytes)}…`
}
