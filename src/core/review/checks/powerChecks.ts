import { type Address, isAddressEqual } from 'viem'
import { knownContract, knownSingleton } from '../../safe/knownContracts'
import { proveCode } from '../../safe/proveCode'
import type { SettingChange } from '../action'
import type { Check, EvidenceOf, SettingEffect } from '../check'
import { type ReviewContext, unreadOf } from '../reviewInput'

const noReads = { unread: [], block: null } as const

/**
 * Whether the settings of the Safe stay as they are. A change that lowers the threshold, lets code act without the owners, or
 * decide about them, fails. Whether a new owner is the right one, only the co-signers know.
 */
export function settings(context: ReviewContext): Check {
  const changes = context.nodes.flatMap(({ path, by, action }) =>
    action.kind === 'setting'
      ? [{ path, safe: by, change: action.change, effect: effectOf(action.change, by, context) }]
      : [],
  )
  const isWeaker = changes.some(({ effect }) => effect === 'weakens')
  const isUnknown = changes.some(({ effect }) => effect === 'unknown')
  return {
    id: 'settings',
    outcome: isWeaker ? 'fails' : changes.length > 0 ? 'unchecked' : 'holds',
    evidence: { changes },
    unread: isUnknown ? unreadOf(context.part('threshold'), context.part('guard')) : [],
    block: context.block,
  }
}

function effectOf(change: SettingChange, safe: Address, context: ReviewContext): SettingEffect {
  switch (change.name) {
    case 'addOwnerWithThreshold':
    case 'removeOwner':
    case 'changeThreshold':
      return thresholdEffect(change.threshold, safe, context)
    case 'swapOwner':
    case 'disableModule':
    case 'migrate':
    case 'configurePasskey':
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

function thresholdEffect(next: bigint, safe: Address, { safe: own, part }: ReviewContext): SettingEffect {
  const present = part('threshold')
  // The setup is this Safe's; how many must sign in another one is not known.
  if (present.kind === 'unread' || !isAddressEqual(safe, own)) return 'unknown'
  return next < BigInt(present.value) ? 'weakens' : 'changes'
}

function removedGuardEffect(
  name: 'setGuard' | 'setModuleGuard',
  safe: Address,
  { safe: own, part }: ReviewContext,
): SettingEffect {
  const present = part(name === 'setGuard' ? 'guard' : 'moduleGuard')
  if (present.kind === 'unread' || !isAddressEqual(safe, own)) return 'unknown'
  return present.value === null ? 'changes' : 'weakens'
}

function codeEffect(contract: ReturnType<typeof knownContract>, { codes }: ReviewContext): SettingEffect {
  if (contract === null) return 'weakens'
  const proof = proveCode(contract, codes)
  return proof.kind === 'otherCode' ? 'weakens' : proof.kind === 'compared' ? 'changes' : 'unknown'
}

function knownHandler(address: Address): ReturnType<typeof knownContract> {
  const contract = knownContract(address)
  return contract?.name === 'CompatibilityFallbackHandler' ? contract : null
}

/**
 * Whether another account may spend the Safe's tokens later. Revoking an approval does not count, nor does submitting a
 * permit of another owner.
 */
export function approvals({ nodes }: ReviewContext): Check {
  const found = nodes.flatMap(({ path, by, action }): EvidenceOf<'approvals'>['approvals'] => {
    if (action.kind === 'approval')
      return action.amount > 0n && isAddressEqual(action.owner, by) ? [{ path, approval: action }] : []
    if (action.kind !== 'approvalForAll' || !action.isApproved) return []
    const { token, operator } = action
    return [{ path, approval: { kind: 'all', token, spender: operator } }]
  })
  const isAll = found.some(({ approval }) => approval.kind === 'all' || approval.isUnlimited)
  const outcome = isAll ? 'fails' : found.length > 0 ? 'unchecked' : 'holds'
  return { id: 'approvals', outcome, evidence: { approvals: found }, ...noReads }
}

/** Whether anybody gets power over a contract that the Safe controls. */
export function control({ nodes }: ReviewContext): Check {
  const changes = nodes.flatMap(({ path, action }) =>
    action.kind === 'control' ? [{ path, change: action }] : [],
  )
  return {
    id: 'control',
    outcome: changes.length > 0 ? 'fails' : 'holds',
    evidence: { changes },
    ...noReads,
  }
}

/** Whether another Safe acts: what its transaction does is not in these bytes, or not proved by its owners. */
export function otherSafes({ nodes }: ReviewContext): Check {
  const calls = nodes.flatMap(({ path, action }): EvidenceOf<'otherSafes'>['calls'] => {
    if (action.kind === 'approveHash') return [{ path, safe: action.safe, hash: action.hash }]
    return action.kind === 'execTransaction' ? [{ path, safe: action.safe, hash: null }] : []
  })
  return {
    id: 'otherSafes',
    outcome: calls.length > 0 ? 'unchecked' : 'holds',
    evidence: { calls },
    ...noReads,
  }
}

/** Whether the Safe signs a message on chain, such as an order, a permit or a sign-in. */
export function messages({ nodes }: ReviewContext): Check {
  const found = nodes.flatMap(({ path, action }) =>
    action.kind === 'signMessage' ? [{ path, message: action.message }] : [],
  )
  return {
    id: 'messages',
    outcome: found.length > 0 ? 'unchecked' : 'holds',
    evidence: { messages: found },
    ...noReads,
  }
}
