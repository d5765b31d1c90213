import type { CallNode } from '../callTree'
import type { Check, CheckId } from '../check'
import { m } from '../checkMessages'
import { libraryContract } from '../libraryContracts'

/** Checks that unknown code running as the Safe, or an unknown call of the Safe to itself, could violate. */
const doneByCode: readonly CheckId[] = [
  'selfCalls',
  'zeroTargets',
  'settings',
  'approvals',
  'control',
  'otherSafes',
  'messages',
  'recipients',
]

/** Checks that a call of an unknown function could violate. Settings are not among them: only the Safe itself changes them. */
const doneByCall: readonly CheckId[] = ['approvals', 'control', 'otherSafes', 'recipients']

/** Turns a check that found nothing into `unchecked` while a call is undecoded that could violate it. */
export function unlessUnread(check: Check, nodes: readonly CallNode[]): Check {
  if (check.outcome !== 'holds') return check
  const isDone =
    (doneByCode.includes(check.id) && nodes.some(actsAsTheAccount)) ||
    (doneByCall.includes(check.id) && nodes.some(isUnread))
  if (!isDone) return check
  return { ...check, outcome: 'unchecked', unread: [...check.unread, m.unreadCall] }
}

/** Trailing bytes do not change what a known call does. */
function isUnread({ outcome }: CallNode): boolean {
  return outcome !== 'exact' && outcome !== 'trailing'
}

/** Code that runs as the account, or one of its own functions: either can change anything of the account. */
function actsAsTheAccount(node: CallNode): boolean {
  if (node.operation === 1) return isUnread(node) || libraryContract(node.target) === null
  return isUnread(node) && node.target.toLowerCase() === node.by.toLowerCase()
}
