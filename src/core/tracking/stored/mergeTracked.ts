import { areCallsEqual } from '../../safe/safeTx'
import { isEndedDraft } from '../status/mayBeInBatch'
import { isPaidByParts } from '../status/isPartOf'
import { statusTable } from '../status/statusTable'
import { isMadeHere, trackedId, type TrackedItem } from '../trackedItem'

/**
 * Merges two tabs' lists of the same account, newest first. Per item the winner is the copy that was given again
 * after the other was removed, then a final one, unless the other saw a reorg of it, then the one with the latest
 * good response, then `ours`. Takes the proposed calls from a copy that knows them: one that was made here, then one found at
 * the service with other calls than the file's, then one from a file, then one found at the service, then one that a file says
 * was found there. Keeps the proofs of the losing copy.
 */
export function mergeTracked(
  ours: readonly TrackedItem[],
  theirs: readonly TrackedItem[],
): readonly TrackedItem[] {
  const byId = new Map<string, TrackedItem>()
  for (const item of [...ours, ...theirs]) {
    const id = trackedId(item)
    const other = byId.get(id)
    byId.set(id, other === undefined ? item : laterOf(other, item))
  }
  const items = [...byId.values()]
  return items.filter((item) => !isPaidByParts(item, items)).sort(newestFirst)
}

function laterOf(one: TrackedItem, other: TrackedItem): TrackedItem {
  if (isGivenAgain(one, other)) return keepDraft(one, other)
  if (isGivenAgain(other, one)) return keepDraft(other, one)
  const latest = latestOf(one, other)
  const beside = latest === one ? other : one
  const later = keepDraft(withProofs(latest, beside), beside)
  const asked = knowsBetter(other, one) ? other : one
  return asked !== latest && knowsBetter(asked, latest) ? withAsked(later, asked) : later
}

/** Returns true when a copy knows better than another one what the transaction of their hash was meant to pay. */
export function knowsBetter(item: TrackedItem, other: TrackedItem): boolean {
  return knowledgeOf(item, other) > knowledgeOf(other, item)
}

/**
 * Ranks how well a copy knows what was meant: a file may describe another gift under the hash of one that was made or found
 * here. What was found at the service has the calls that give the hash, and no more than these.
 */
function knowledgeOf(item: TrackedItem, beside: TrackedItem): number {
  if (isMadeHere(item)) return 4
  if (!item.rebuilt) return 2
  if (item.imported) return 0
  return haveOneMeaning(item, beside) ? 1 : 3
}

function haveOneMeaning(one: TrackedItem, other: TrackedItem): boolean {
  return one.kind === 'safeMessage' || other.kind === 'safeMessage' || areCallsEqual(one.calls, other.calls)
}

function latestOf(one: TrackedItem, other: TrackedItem): TrackedItem {
  const oneEnds = isEnd(one, other)
  if (oneEnds !== isEnd(other, one)) return oneEnds ? one : other
  return (other.lastGoodAtMs ?? 0) > (one.lastGoodAtMs ?? 0) ? other : one
}

/** Returns true for an end. An execution refutes a removal, and the end of a draft. */
function isEnd(item: TrackedItem, beside: TrackedItem): boolean {
  if (item.phase.status === 'removed') return false
  // A reorg undid it since: the latest response counts.
  if (item.provisional !== undefined && beside.reopenedAtMs !== undefined) return false
  if (isEndedDraft(item)) return !isExecuted(beside)
  const canBeRefuted = beside.phase.status === 'removed' || isEndedDraft(beside)
  return statusTable[item.phase.status].final || (canBeRefuted && isExecuted(item))
}

function isExecuted({ phase }: TrackedItem): boolean {
  return phase.status === 'confirmed' || (phase.status === 'executing' && phase.confirmations > 0)
}

/** Keeps proofs of either response: two tabs poll different sources. What a file says of an item that is followed here is none. */
function withProofs(later: TrackedItem, other: TrackedItem): TrackedItem {
  if (other.imported === true && later.imported !== true) return later
  if (later.kind === 'chainTx' && other.kind === 'chainTx')
    return { ...later, nonce: later.nonce ?? other.nonce }
  if (later.kind === 'calls' && other.kind === 'calls') {
    const leftAtMs = later.leftAtMs ?? other.leftAtMs
    return { ...later, txHash: later.txHash ?? other.txHash, ...(leftAtMs !== undefined && { leftAtMs }) }
  }
  if (later.kind !== 'safeTx' || other.kind !== 'safeTx') return later
  const shownAtMs = other.seen ? (other.lastGoodAtMs ?? 0) : 0
  const removals = [later, other].flatMap(({ removedAtMs }) => removedAtMs ?? [])
  return {
    ...later,
    nonce: later.nonce ?? (areCallsEqual(later.calls, other.calls) ? other.nonce : null),
    missingSinceMs: later.missingSinceMs === null ? null : Math.max(later.missingSinceMs, shownAtMs),
    ...(removals.length > 0 && { removedAtMs: Math.max(...removals) }),
  }
}

function withAsked(later: TrackedItem, asked: TrackedItem): TrackedItem {
  if (later.kind === 'safeMessage' || asked.kind === 'safeMessage') return asked
  // The hash belongs to another payment than the intended one, and proves nothing here.
  if (!areCallsEqual(later.calls, asked.calls)) return asked
  const { rebuilt, createdAtMs, calls, gifts, fromBlock, imported } = asked
  const { imported: _, ...rest } = later
  const meant = { rebuilt, createdAtMs, calls, gifts, fromBlock, ...(imported && { imported }) }
  switch (rest.kind) {
    case 'safeTx':
      return { ...rest, ...meant, ...(asked.kind === 'safeTx' && asked.plan && { plan: asked.plan }) }
    case 'chainTx':
      return { ...rest, ...meant, ...(asked.kind === 'chainTx' && asked.plan && { plan: asked.plan }) }
    case 'calls':
      return { ...rest, ...meant }
  }
}

/** Sorts by date, and a continuation before the item that it replaces. */
function newestFirst(one: TrackedItem, other: TrackedItem): number {
  const isLeft = ({ phase }: TrackedItem) => Number(phase.status === 'repriced')
  return (
    other.createdAtMs - one.createdAtMs ||
    isLeft(one) - isLeft(other) ||
    (trackedId(one) < trackedId(other) ? -1 : 1)
  )
}

/**
 * Returns true for a gift that was given again after an equal one was removed. While the nonce is unused, the Safe
 * proposes the same bytes, and so the same hash. The newer one continues. A file gives nothing again that was made here, or
 * that was found with other calls.
 */
export function isGivenAgain(item: TrackedItem, before: TrackedItem): boolean {
  const mayBe = isMadeHere(item) || (!item.rebuilt && !knowsBetter(before, item))
  return before.phase.status === 'removed' && mayBe && item.createdAtMs > before.createdAtMs
}

/** Merges draft knowledge of another copy: never forget that a wallet's batch may contain the draft. */
export function keepDraft(item: TrackedItem, other: TrackedItem): TrackedItem {
  if (item.kind !== 'safeTx' || other.kind !== 'safeTx' || other.wasDraft !== true) return item
  return areCallsEqual(item.calls, other.calls) ? { ...item, wasDraft: true } : item
}
