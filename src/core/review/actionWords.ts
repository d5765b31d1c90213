import { type Address, type Hex, isAddressEqual, size, slice } from 'viem'
import { amountWords } from '../money/formatAmount'
import type { Action, Approval, ControlChange, SettingChange } from './action'
import { m } from './actionMessages'
import { type AssetNames, tokenName } from './assetNames'
import type { CallNode } from './callTree'
import { type OperatorApproval, mayApproveItem } from './effects'
import { past } from './pastActionMessages'

/** `did`: for an executed transaction. */
export type Tense = 'does' | 'did'

type Verbs = Pick<typeof m, keyof Omit<typeof past, 'approval' | 'control'>> & {
  readonly approval: Pick<typeof m.approval, keyof typeof past.approval>
  readonly control: Pick<typeof m.control, keyof typeof past.control>
}

const verbs: Readonly<Record<Tense, Verbs>> = { does: m, did: past }

type Shown = Pick<CallNode, 'action' | 'by' | 'value' | 'operation' | 'data' | 'trailing'>

/**
 * Describes one call in plain sentences, with exact amounts and full addresses. Shows a token's symbol only when the
 * operator vouches for it.
 *
 * @param safe - The Safe under review. Sentences name any other account that acts.
 */
export function actionWords(call: Shown, safe: Address, names: AssetNames, tense: Tense = 'does'): string {
  const { action, by, value, operation, trailing } = call
  const v = verbs[tense]
  const sentences = [wordsOf(action, call, names, tense)]
  if (operation === 0 && value > 0n && action.kind !== 'send')
    sentences.push(v.along(amountWords(value, names.native)))
  if (trailing !== '0x') sentences.push(m.trailing(size(trailing), trailing))
  if (!isAddressEqual(by, safe)) sentences.push(v.doneBy(by))
  return sentences.join(' ')
}

/** Describes in one sentence what an approval allows. */
export function approvalWords(
  approval: Approval | OperatorApproval,
  names: AssetNames,
  tense: Tense = 'does',
): string {
  const v = verbs[tense]
  if (approval.kind === 'all') return v.allItems(approval.spender, approval.token)
  const { form, token, owner, spender, amount, isUnlimited } = approval
  const name = tokenName(token, names)
  const what = name === null ? m.approval.unknownToken(token) : name.symbol
  if (mayApproveItem(approval, names))
    return isUnlimited
      ? v.approval.unlimitedOrItem(spender, what, owner, amount)
      : v.approval.upTo(spender, m.approval.unitsOrItem(amount, token), owner)
  if (amount === 0n && form !== 'increase') return v.approval.none(spender, what, owner)
  if (isUnlimited) return v.approval.unlimited(spender, what, owner)
  const sum = name === null ? m.approval.units(amount, token) : amountWords(amount, name)
  return (form === 'increase' ? v.approval.more : v.approval.upTo)(spender, sum, owner)
}

/** Describes in one sentence which power over a contract changes hands. */
export function controlWords(
  { contract, through, method, what, to, role }: ControlChange,
  tense: Tense = 'does',
): string {
  const { control } = verbs[tense]
  const call = through === null ? method : m.control.through(method, through)
  return what === 'role' ? control.role(to, role, contract, call) : control[what](to, contract, call)
}

/** Number of bytes of a message that a sentence shows. The data has all of them. */
const shownBytes = 64

/** Describes a change of settings in one sentence, with full addresses. */
export function settingWords(change: SettingChange, tense: Tense = 'does'): string {
  const words = verbs[tense].setting
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

function wordsOf(action: Action, { data, by }: Shown, names: AssetNames, tense: Tense): string {
  const v = verbs[tense]
  switch (action.kind) {
    case 'send':
      return v.send(amountWords(action.amount, names.native), action.to)
    case 'nothing':
      return v.nothing(action.to)
    case 'rejection':
      return v.rejection
    case 'batch': {
      const { name, version, address } = action.contract
      return v.batch(action.size, `${name} ${version}`, address)
    }
    case 'transfer': {
      const name = tokenName(action.token, names)
      return name === null
        ? v.transferUnknown(action.amount, action.token, action.to)
        : v.send(amountWords(action.amount, name), action.to)
    }
    case 'transferFrom': {
      const { token, from, to, amountOrId } = action
      const name = tokenName(token, names)
      return name === null
        ? v.transferFromUnknown(amountOrId, token, from, to)
        : v.transferFrom(amountWords(amountOrId, name), from, to)
    }
    case 'itemTransfer': {
      const items = action.items.map(({ id, amount }) =>
        amount === null ? m.item(id) : m.itemAmount(amount, id),
      )
      return v.items(items.join(', '), action.token, action.from, action.to)
    }
    case 'approval':
      return approvalWords(action, names, tense)
    case 'approvalForAll':
      return (action.isApproved ? v.allItems : v.noItems)(action.operator, action.token)
    case 'setting':
      return settingWords(action.change, tense)
    case 'createContract':
      return v.create(
        size(action.initCode),
        action.amount === 0n ? null : amountWords(action.amount, names.native),
      )
    case 'signMessage':
      return v.signMessage(size(action.message), cut(action.message))
    case 'approveHash':
      return v.approveHash(action.safe, action.hash)
    case 'execTransaction':
      return v.execTransaction(action.safe)
    case 'execFromModule':
      return v.execFromModule(action.safe)
    case 'control':
      return controlWords(action, tense)
    case 'thirdPartyBatch':
      return v.otherBatch(action.name, action.contract, by, size(data))
    case 'unknownCode':
      return v.unknownCode(action.contract, by)
    case 'unreadable':
      return v.unreadable(action.to, size(data), action.reason)
  }
}

function cut(data: Hex): string {
  return size(data) <= shownBytes ? data : `${slice(data, 0, shownBytes)}…`
}
