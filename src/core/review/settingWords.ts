import type { SettingChange } from './action'
import { m } from './actionMessages'

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
