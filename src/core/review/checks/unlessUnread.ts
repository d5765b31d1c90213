import type { CallNode } from '../callTree'
import type { Check, CheckId } from '../check'
import { m } from '../checkMessages'
import { libraryContract } from '../libraryContracts'

/** What code that runs as the Safe, or a call of the Safe to itself, could do as well, if nobody has read it. */
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

/** What a call of a function that is not known could do as well. It changes no setting: only the Safe itself may. */
const doneByCall: readonly CheckId[] = ['approvals', 'control', 'otherSafes', 'recipients']

/**
 * That nothing of a kind was found says nothing while a call is unread: such a check does not hold, it could not be checked.
 */
export function unlessUnread(check: Check, nodes: readonly CallNode[]): Check {
  if (check.outcome !== 'holds') return check
  const isDone =
    (doneByCode.includes(check.id) && nodes.some(actsAsTheAccount)) ||
    (doneByCall.includes(check.id) && nodes.some(isUnread))
  if (!isDone) return check
  return { ...check, outcome: 'unchecked', unread: [...check.unread, m.unreadCall] }
}

/** Bytes that only follow a call change nothing of what it is known to do. */
function isUnread({ outcome }: CallNode): boolean {
  return outcome !== 'exact' && outcome !== 'trailing'
}

/** Code that runs as the account, or a function of its own: either may change whatever the account has. */
function actsAsTheAccount(node: CallNode): boolean {
  if (node.operation === 1) return isUnread(node) || libraryContract(node.target) === null
  return isUnread(node) && node.target.toLowerCase() === node.by.toLowerCase()
}
