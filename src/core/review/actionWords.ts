import { type Address, type Hex, isAddressEqual, size, slice } from 'viem'
import { amountWords } from '../money/formatAmount'
import type { Action, Approval, ControlChange, SettingChange } from './action'
import { m } from './actionMessages'
import { type AssetNames, tokenName } from './assetNames'
import type { CallNode } from './callTree'
import { type OperatorApproval, mayApproveItem } from './effects'

type Shown = Pick<CallNode, 'action' | 'by' | 'value' | 'operation' | 'data' | 'trailing'>

/**
 * Describes one call in plain sentences, with exact amounts and full addresses. Shows a token's symbol only when the
 * operator vouches for it.
 *
 * @param safe - The Safe under review. Sentences name any other account that acts.
 */
export function actionWords(call: Shown, safe: Address, names: AssetNames): string {
  const { action, by, value, operation, trailing } = call
  const sentences = [wordsOf(action, call, names)]
  if (operation === 0 && value > 0n && action.kind !== 'send')
    sentences.push(m.along(amountWords(value, names.native)))
  if (trailing !== '0x') sentences.push(m.trailing(size(trailing), trailing))
  if (!isAddressEqual(by, safe)) sentences.push(m.doneBy(by))
  return sentences.join(' ')
}

/** Describes in one sentence what an approval allows. */
export function approvalWords(approval: Approval | OperatorApproval, names: AssetNames): string {
  if (approval.kind === 'all') return m.allItems(approval.spender, approval.token)
  const { form, token, owner, spender, amount, isUnlimited } = approval
  const name = tokenName(token, names)
  const what = name === null ? m.approval.unknownToken(token) : name.symbol
  if (mayApproveItem(approval, names))
    return isUnlimited
      ? m.approval.unlimitedOrItem(spender, what, owner, amount)
      : m.approval.upTo(spender, m.approval.unitsOrItem(amount, token), owner)
  if (amount === 0n && form !== 'increase') return m.approval.none(spender, what, owner)
  if (isUnlimited) return m.approval.unlimited(spender, what, owner)
  const sum = name === null ? m.approval.units(amount, token) : amountWords(amount, name)
  return (form === 'increase' ? m.approval.more : m.approval.upTo)(spender, sum, owner)
}

/** Describes in one sentence which power over a contract changes hands. */
export function controlWords({ contract, through, method, what, to, role }: ControlChange): string {
  const call = through === null ? method : m.control.through(method, through)
  return what === 'role' ? m.control.role(to, role, contract, call) : m.control[what](to, contract, call)
}

/** Number of bytes of a message that a sentence shows. The data has all of them. */
const shownBytes = 64

const words = m.setting

/** Describes a change of settings in one sentence, with full addresses. */
export function settingWords(change: SettingChange): string {
  switch (change.name) {
    case 'addOwnerWithThreshold':
      return words.addOwner(change.owner, change.threshold)
    case 'removeOwner':
      return words.removeOwner(change.owner, change.threshold)
    case 'swapOwner':
      return words.swapOwner(change.owner, change.newOwner)
    case 'changeThreshold':
      return words.threshold(change.threshold)
    case 'enableModule':
      return words.enableModule(change.module)
    case 'disableModule':
      return words.disableModule(change.module)
    case 'setGuard':
      return change.contract === null ? words.noGuard : words.guard(change.contract)
    case 'setModuleGuard':
      return change.contract === null ? words.noModuleGuard : words.moduleGuard(change.contract)
    case 'setFallbackHandler':
      return change.contract === null ? words.noHandler : words.handler(change.contract)
    case 'changeMasterCopy':
      return words.singleton(change.singleton)
    case 'setup':
      return words.setup(change.owners.join(', '), change.threshold)
    case 'migrate':
      return words.migrate(`${change.singleton} ${change.contract.version}`, change.withHandler)
    case 'configurePasskey':
      return words.passkey(change.x, change.y, change.verifiers)
  }
}

/** Names a call at the beginning of a sentence: "The transaction", "Call 2", "Call 2.1". */
export function placeWords(path: readonly number[]): string {
  return path.length === 0 ? m.transaction : m.call(path.join('.'))
}

function wordsOf(action: Action, { data, by }: Shown, names: AssetNames): string {
  switch (action.kind) {
    case 'send':
      return m.send(amountWords(action.amount, names.native), action.to)
    case 'nothing':
      return m.nothing(action.to)
    case 'rejection':
      return m.rejection
    case 'batch': {
      const { name, version, address } = action.contract
      return m.batch(action.size, `${name} ${version}`, address)
    }
    case 'transfer': {
      const name = tokenName(action.token, names)
      return name === null
        ? m.transferUnknown(action.amount, action.token, action.to)
        : m.send(amountWords(action.amount, name), action.to)
    }
    case 'transferFrom': {
      const { token, from, to, amountOrId } = action
      const name = tokenName(token, names)
      return name === null
        ? m.transferFromUnknown(amountOrId, token, from, to)
        : m.transferFrom(amountWords(amountOrId, name), from, to)
    }
    case 'itemTransfer': {
      const items = action.items.map(({ id, amount }) =>
        amount === null ? m.item(id) : m.itemAmount(amount, id),
      )
      return m.items(items.join(', '), action.token, action.from, action.to)
    }
    case 'approval':
      return approvalWords(action, names)
    case 'approvalForAll':
      return (action.isApproved ? m.allItems : m.noItems)(action.operator, action.token)
    case 'setting':
      return settingWords(action.change)
    case 'createContract':
      return m.create(
        size(action.initCode),
        action.amount === 0n ? null : amountWords(action.amount, names.native),
      )
    case 'signMessage':
      return m.signMessage(size(action.message), cut(action.message))
    case 'approveHash':
      return m.approveHash(action.safe, action.hash)
    case 'execTransaction':
      return m.execTransaction(action.safe)
    case 'execFromModule':
      return m.execFromModule(action.safe)
    case 'control':
      return controlWords(action)
    case 'thirdPartyBatch':
      return m.otherBatch(action.name, action.contract, by, size(data))
    case 'unknownCode':
      return m.unknownCode(action.contract, by)
    case 'unreadable':
      return m.unreadable(action.to, size(data), action.reason)
  }
}

function cut(data: Hex): string {
  return size(data) <= shownBytes ? data : `${slice(data, 0, shownBytes)}…`
}
