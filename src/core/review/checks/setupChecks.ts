import { isKnownProxy, knownContract, knownSingleton } from '../../safe/knownContracts'
import { safe130, safeUnknown, safeVersionNumber } from '../../safe/safeVersion'
import type { Check, CheckOutcome } from '../check'
import { type ReviewContext, unreadOf } from '../reviewInput'
import type { SetupContract } from '../safeSetup'

/** Whether the Safe runs a singleton that Safe has published, with its code, and of a version that is known. */
export function singleton({ part, block }: ReviewContext): Check {
  const [read, version] = [part('singleton'), part('version')]
  const contract = read.kind === 'read' ? read.value : null
  const known = contract === null ? null : knownSingleton(contract.address)
  const number = version.kind === 'read' ? safeVersionNumber(version.value) : null
  const isKnownVersion = number !== null && number >= safe130 && number < safeUnknown
  return {
    id: 'singleton',
    outcome: worst([
      contract === null ? 'unchecked' : codeOutcome(contract, known),
      version.kind === 'unread' ? 'unchecked' : isKnownVersion ? 'holds' : 'fails',
    ]),
    evidence: { singleton: contract, known, version: version.kind === 'read' ? version.value : null },
    unread: [...unreadOf(read, version), ...codeUnread(contract)],
    block,
  }
}

/** Whether the code at the Safe's own address only delegates to the singleton. */
export function proxy({ part, setup, block }: ReviewContext): Check {
  const read = part('codeHash')
  const codeHash = read.kind === 'read' ? read.value : null
  const isMissing = setup.kind === 'missing'
  const isKnown = codeHash !== null && isKnownProxy(codeHash)
  return {
    id: 'proxy',
    outcome: isKnown ? 'holds' : read.kind === 'read' || isMissing ? 'fails' : 'unchecked',
    evidence: { codeHash },
    unread: unreadOf(read),
    block,
  }
}

/** Whether only the owners can move funds: a module moves them without a signature, and outside this queue. */
export function modules({ part, block }: ReviewContext): Check {
  const read = part('modules')
  const { list, complete } = read.kind === 'read' ? read.value : { list: [], complete: false }
  return {
    id: 'modules',
    outcome: list.length === 0 && complete ? 'holds' : 'unchecked',
    evidence: { modules: list, isComplete: complete },
    unread: unreadOf(read),
    block,
  }
}

/** Whether no guard decides about transactions. What a guard does is not known here. */
export function guards({ part, block }: ReviewContext): Check {
  const [guard, moduleGuard] = [part('guard'), part('moduleGuard')]
  const isNone = [guard, moduleGuard].every((one) => one.kind === 'read' && one.value === null)
  return {
    id: 'guards',
    outcome: isNone ? 'holds' : 'unchecked',
    evidence: {
      guard: guard.kind === 'read' ? guard.value : null,
      moduleGuard: moduleGuard.kind === 'read' ? moduleGuard.value : null,
    },
    unread: unreadOf(guard, moduleGuard),
    block,
  }
}

/** Whether the fallback handler is none, or the one that Safe has published, with its code. */
export function fallbackHandler({ part, block }: ReviewContext): Check {
  const read = part('fallbackHandler')
  const handler = read.kind === 'read' ? read.value : null
  const found = handler === null ? null : knownContract(handler.address)
  const known = found?.name === 'CompatibilityFallbackHandler' ? found : null
  const isNone = read.kind === 'read' && handler === null
  const outcome = handler === null || known === null ? 'unchecked' : codeOutcome(handler, known)
  return {
    id: 'fallbackHandler',
    outcome: isNone ? 'holds' : outcome,
    evidence: { handler, known },
    unread: [...unreadOf(read), ...codeUnread(handler)],
    block,
  }
}

function codeOutcome(contract: SetupContract, known: { readonly codeHash: string } | null): CheckOutcome {
  if (known === null) return 'fails'
  if (contract.codeHash.kind === 'unread') return 'unchecked'
  return contract.codeHash.value?.toLowerCase() === known.codeHash ? 'holds' : 'fails'
}

function codeUnread(contract: SetupContract | null): readonly string[] {
  return contract === null ? [] : unreadOf(contract.codeHash)
}

function worst(outcomes: readonly CheckOutcome[]): CheckOutcome {
  if (outcomes.includes('fails')) return 'fails'
  return outcomes.includes('unchecked') ? 'unchecked' : 'holds'
}
