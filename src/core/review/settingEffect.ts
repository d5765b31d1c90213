import { type Address, isAddressEqual } from 'viem'
import { type knownContract, knownSingleton } from '../safe/knownContracts'
import { proveCode } from '../safe/proveCode'
import type { SettingChange } from './action'
import { knownHandler } from './knownHandler'
import type { ReviewContext } from './reviewInput'

/** Effect of a change on the control of the Safe. `unknown`: the present setup could not be read. */
export type SettingEffect = 'weakens' | 'changes' | 'unknown'

/** Judges one change of settings, taken alone, by the owners' control of a Safe. */
export function settingEffect(change: SettingChange, safe: Address, context: ReviewContext): SettingEffect {
  switch (change.name) {
    case 'addOwnerWithThreshold':
    case 'removeOwner':
    case 'changeThreshold':
      return thresholdEffect(change.threshold, safe, context)
    // A shared signer that is an owner becomes another one: `ownersAfter` judges both.
    case 'configurePasskey':
    case 'swapOwner':
      return isOwn(safe, context) && context.part('owners').kind === 'read' ? 'changes' : 'unknown'
    case 'disableModule':
    case 'migrate':
      return 'changes'
    case 'enableModule':
    case 'setup':
      return 'weakens'
    case 'setGuard':
    case 'setModuleGuard':
      return change.contract === null ? removedGuardEffect(change.name, safe, context) : 'weakens'
    case 'setFallbackHandler':
      return change.contract === null ? 'changes' : codeEffect(knownHandler(change.contract), context)
    case 'changeMasterCopy':
      return codeEffect(knownSingleton(change.singleton), context)
  }
}

/** Returns true for this Safe. The threshold of another Safe is unknown. */
function isOwn(safe: Address, context: ReviewContext): boolean {
  return isAddressEqual(safe, context.safe)
}

function thresholdEffect(next: bigint, safe: Address, context: ReviewContext): SettingEffect {
  const present = context.part('threshold')
  if (present.kind === 'unread' || !isOwn(safe, context)) return 'unknown'
  return next < BigInt(present.value) ? 'weakens' : 'changes'
}

function removedGuardEffect(
  name: 'setGuard' | 'setModuleGuard',
  safe: Address,
  context: ReviewContext,
): SettingEffect {
  const present = context.part(name === 'setGuard' ? 'guard' : 'moduleGuard')
  if (present.kind === 'unread' || !isOwn(safe, context)) return 'unknown'
  return present.value === null ? 'changes' : 'weakens'
}

function codeEffect(contract: ReturnType<typeof knownContract>, { codes }: ReviewContext): SettingEffect {
  if (contract === null) return 'weakens'
  const proof = proveCode(contract, codes)
  return proof.kind === 'differs' ? 'weakens' : proof.kind === 'same' ? 'changes' : 'unknown'
}
