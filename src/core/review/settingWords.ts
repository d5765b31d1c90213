import type { SettingChange } from './action'

/** What a change of settings does, in one sentence with full addresses. */
export function settingWords(change: SettingChange): string {
  switch (change.name) {
    case 'addOwnerWithThreshold':
      return `Adds the owner ${change.owner} and asks for ${signatures(change.threshold)} from now on.`
    case 'removeOwner':
      return `Removes the owner ${change.owner} and asks for ${signatures(change.threshold)} from now on.`
    case 'swapOwner':
      return `Replaces the owner ${change.owner} by ${change.newOwner}.`
    case 'changeThreshold':
      return `Asks for ${signatures(change.threshold)} from now on.`
    case 'enableModule':
      return `Enables the module ${change.module}, which can then move everything without a signature.`
    case 'disableModule':
      return `Disables the module ${change.module}.`
    case 'setGuard':
      return change.contract === null
        ? 'Removes the guard, which checks transactions.'
        : `Sets the guard ${change.contract}, which can then block every transaction.`
    case 'setModuleGuard':
      return change.contract === null
        ? 'Removes the module guard, which checks what modules do.'
        : `Sets the module guard ${change.contract}, which can then block every module.`
    case 'setFallbackHandler':
      return change.contract === null
        ? 'Removes the fallback handler.'
        : `Sets the fallback handler ${change.contract}, which can then answer and sign messages for the Safe.`
    case 'changeMasterCopy':
      return `Replaces the code of the Safe by that of ${change.singleton}.`
    case 'setup':
      return `Sets the Safe up again with the owners ${change.owners.join(', ')} and ${signatures(change.threshold)}.`
    case 'migrate':
      return `Replaces the code of the Safe by ${change.singleton} ${change.contract.version}${
        change.withHandler ? ' and its fallback handler by the one of that version' : ''
      }.`
    case 'configurePasskey':
      return `Sets the passkey that signs for the shared signer: x ${change.x}, y ${change.y}, verifiers ${change.verifiers}.`
  }
}

function signatures(threshold: bigint): string {
  return threshold === 1n ? '1 signature' : `${threshold} signatures`
}
