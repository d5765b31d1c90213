import { type Address, type Hex, isAddressEqual, pad } from 'viem'
import { isHexEqual } from '../../isHexEqual'
import { safeMessageHash } from '../../safe/safeMessageHash'
import type { SettingChange } from '../action'
import type { SafeWrite } from './forecast'
import { approvalSlot } from './planForecast'
import { mappingSlot, type SafeWritesContext, sentinel, settingsOf } from './stateDiff'

/** Storage of a Safe: messages that it signs on chain. @see SafeStorage.sol */
const signedMessagesSlot = 7n

/**
 * Returns true when the bytes of a transaction name the value that a write changes, and its new value. A pointer in a
 * list of owners or modules may only lead to a known or named one.
 *
 * @param hash - Of the transaction: a Safe before 1.3.0 clears its on-chain approvals.
 */
export function isExplainedWrite(write: SafeWrite, context: SafeWritesContext, hash: Hex): boolean {
  const { safe, place, before, after } = write
  const changes = settingsOf(context.effects, safe)
  switch (place) {
    case 'singleton': {
      const last = changes.findLast(({ name }) => name === 'migrate' || name === 'changeMasterCopy')
      return last?.name === 'migrate' || (last?.name === 'changeMasterCopy' && isWord(after, last.singleton))
    }
    case 'threshold':
      return changes.findLast((change) => 'threshold' in change)?.threshold === BigInt(after)
    case 'ownerCount':
      return (
        changes.some(({ name }) => name === 'setup') ||
        BigInt(after) - BigInt(before) === BigInt(countOf(changes))
      )
    case 'nonce':
      return false
    case 'owners':
    case 'modules':
      return isExplainedPointer(write, place, changes, context)
    case 'guard':
    case 'moduleGuard':
    case 'fallbackHandler':
      return isExplainedContract(write, place, changes)
    case 'unknown':
      return isExplainedSlot(write, changes, context, hash)
  }
}

/** Compares with the last change: its value stays. */
function isExplainedContract(
  { after }: SafeWrite,
  place: 'guard' | 'moduleGuard' | 'fallbackHandler',
  changes: readonly SettingChange[],
): boolean {
  const setter = { guard: 'setGuard', moduleGuard: 'setModuleGuard', fallbackHandler: 'setFallbackHandler' }[
    place
  ]
  const last = changes.findLast(
    ({ name }) =>
      name === setter || (place === 'fallbackHandler' && (name === 'migrate' || name === 'setup')),
  )
  if (last === undefined) return false
  if (last.name === 'migrate') return last.withHandler
  return last.name === 'setup' || ('contract' in last && isWord(after, last.contract))
}

function countOf(changes: readonly SettingChange[]): number {
  const count = (name: SettingChange['name']) => changes.filter((change) => change.name === name).length
  return count('addOwnerWithThreshold') - count('removeOwner')
}

/** Returns the accounts that the changes add to a list, and those that they remove. */
function namedIn(place: 'owners' | 'modules', changes: readonly SettingChange[]) {
  const added = changes.flatMap((change): readonly Address[] => {
    if (place === 'modules') return change.name === 'enableModule' ? [change.module] : []
    if (change.name === 'addOwnerWithThreshold') return [change.owner]
    if (change.name === 'swapOwner') return [change.newOwner]
    return change.name === 'setup' ? change.owners : []
  })
  const removed = changes.flatMap((change): readonly Address[] => {
    if (place === 'modules') return change.name === 'disableModule' ? [change.module] : []
    return change.name === 'removeOwner' || change.name === 'swapOwner' ? [change.owner] : []
  })
  return { added, removed }
}

/** Checks a link of a list: each account points to the next one; 0: not in the list. */
function isExplainedPointer(
  { safe, account, before, after }: SafeWrite,
  place: 'owners' | 'modules',
  changes: readonly SettingChange[],
  { setup }: SafeWritesContext,
): boolean {
  const { added, removed } = namedIn(place, changes)
  if (added.length + removed.length === 0) return false
  const among = (list: readonly Address[]) => account !== null && list.some((one) => isHexEqual(one, account))
  if (BigInt(after) === 0n) return among(removed)
  if (BigInt(before) === 0n && account !== null && !among(added)) return false
  // Other members of a Safe that was not read are unknown. A hidden member needs a slot of its own.
  if (!isAddressEqual(safe, setup.address) && (among(added) || removed.some((one) => isWord(before, one))))
    return true
  const owners = setup.owners.kind === 'read' ? setup.owners.value.map(({ address }) => address) : []
  const modules = setup.modules.kind === 'read' ? setup.modules.value.list.map(({ address }) => address) : []
  const known = place === 'owners' ? owners : modules
  return [sentinel, ...known, ...added].some((one) => isWord(after, one))
}

function isExplainedSlot(
  { safe, slot, before, after }: SafeWrite,
  changes: readonly SettingChange[],
  { setup, effects }: SafeWritesContext,
  hash: Hex,
): boolean {
  const isOwn = isAddressEqual(safe, setup.address)
  const keys = changes.flatMap((change) =>
    change.name === 'configurePasskey' ? [change.x, change.y, change.verifiers] : [],
  )
  if (keys.includes(BigInt(after))) return true
  if (isOwn && BigInt(after) === 0n && ownersOf(setup).some((owner) => approvalSlot(owner, hash) === slot))
    return true
  // In a Safe that was not read, the predecessor of a removed owner or module is unknown.
  const removed = (['owners', 'modules'] as const).flatMap((place) => namedIn(place, changes).removed)
  if (!isOwn && removed.some((one) => isWord(before, one)) && isAddressWord(after)) return true
  if (BigInt(after) !== 1n) return false
  return effects.some((effect) => {
    if (effect.kind === 'approves')
      return isHexEqual(effect.safe, safe) && approvalSlot(effect.by, effect.hash) === slot
    return effect.kind === 'signs' && isOwn && slot === signedSlot(effect.message, setup)
  })
}

function signedSlot(message: Hex, { chainId, address, version }: SafeWritesContext['setup']): Hex | null {
  if (version.kind === 'unread') return null
  try {
    const domain = { chainId, safe: address, version: version.value }
    return mappingSlot(safeMessageHash(message, domain), signedMessagesSlot)
  } catch {
    return null
  }
}

function ownersOf({ owners }: SafeWritesContext['setup']): readonly Address[] {
  return owners.kind === 'read' ? owners.value.map(({ address }) => address) : []
}

/** Compares; null: the zero address. */
function isWord(value: Hex, address: Address | null): boolean {
  return address === null ? BigInt(value) === 0n : value === pad(address.toLowerCase() as Hex, { size: 32 })
}

function isAddressWord(value: Hex): boolean {
  return BigInt(value) < 2n ** 160n
}
