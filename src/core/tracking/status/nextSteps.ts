import type { Shortfall, TrackedGift } from '../../giving/trackedGift'
import { m } from '../nextMessages'
import type { Rival, TrackedStatus, TxPhase } from '../trackedItem'
import type { TrackedNote } from '../trackedNote'
import { isNamed, isOfWallet, type ItemIn, cameBack, isUnconfirmed, type DraftFields } from './statusTable'

type Step<Item> = { next(item: Item): string }['next']

const steps: { readonly [S in TrackedStatus]: Step<ItemIn<S>> } = {
  proposed: () => m.proposed,
  draft: draftNext,
  awaitingConfirmations: (item) => signNextWords(item) + draftLeft(item),
  awaitingExecution: (item) => executeNextWords(item) + draftLeft(item),
  executing(item) {
    if (isOfWallet(item)) return sentNext(item)
    if (item.note?.kind === 'nonceUsed') return m.used
    if (item.note?.kind === 'nodesDisagree') return m.nodes
    if (item.note?.kind === 'unproved') return m.unproved
    return item.note?.kind === 'receiptUnread' ? m.checking : m.executing
  },
  confirmed(item) {
    const giver = isOfWallet(item) ? 'wallet' : 'Safe'
    if (item.note?.kind === 'received') return shortfallNext(item.note.gifts, giver) + draftLeft(item)
    const { paidBy } = item.phase
    const paid = m.paid(giver, paidWhom(item.gifts), paidBy?.extent ?? null, paidBy?.safeTxHash ?? '')
    return paid + (draftLeft(item) || ` ${m.nothingToDo}`)
  },
  failed(item) {
    if (item.kind === 'calls') return m.wallet.batchFailed[item.phase.given]
    return item.kind === 'chainTx' ? m.wallet.failed : m.failed(item.refund != null)
  },
  replaced(item) {
    if (item.kind !== 'chainTx') return m.replaced[item.phase.paid](item.phase.byNonce)
    return (isNamed(item.phase, item) ? m.wallet.named : m.wallet.replaced)[item.phase.paid]
  },
  repriced: () => m.repriced,
  cancelled: (item) => (item.kind === 'chainTx' ? m.wallet.cancelled : m.cancelled),
  removed: ({ wasDraft }) => (wasDraft === true ? m.removedDraft : m.removed),
  needsConfirmation: () => m.message,
  signed: () => m.signed,
}

/**
 * For each status: what happened, whether the money is safe, and what to do next. Separate from `statusTable`, which
 * is needed earlier.
 */
export const nextSteps: Readonly<Record<TrackedStatus, Step<ItemIn<TrackedStatus>>>> = steps

function sentNext({ note, phase }: Pick<ItemIn<'executing'>, 'note' | 'phase'>): string {
  if (note?.kind === 'rereading') return m.wallet.reading
  if (note?.kind === 'nodesDisagree') return m.wallet.nodes
  if (note?.kind === 'untold') return m.wallet.unknown
  if (note?.kind === 'nonceUsed') return m.wallet.used
  if (note?.kind === 'receiptUnread') return m.wallet.checking
  return phase.confirmations === 0 ? m.wallet.waiting : m.wallet.mined
}

/** Returns the name of the only cause that a delivered gift paid; null: there are several. */
function paidWhom(gifts: readonly TrackedGift[] = []): string | null {
  const names = new Set(gifts.map(({ payeeName }) => payeeName))
  const [only = null] = names
  return names.size === 1 ? only : null
}

/** Describes what happened to the money, and what to do. */
function shortfallNext(short: readonly Shortfall[], giver: 'Safe' | 'wallet'): string {
  if (short.some(isUnconfirmed)) return m.unconfirmed(giver)
  const isLess = short.some(({ arrived, given }) => arrived < given)
  return m.short(giver, isLess, cameBack(short))
}

/** Describes what to do about a draft. */
function draftNext({ heldBy }: DraftFields): string {
  return heldBy === undefined ? m.draft : m.heldDraft(heldBy.nonce)
}

/** Describes what to do about the draft of a proposed or paid gift; empty without a draft. */
function draftLeft({ wasDraft, heldBy, phase }: DraftFields & { readonly phase: object }): string {
  if (wasDraft !== true || 'paidBy' in phase) return ''
  return ` ${heldBy === undefined ? m.leftInBatch : m.leftIn(heldBy.nonce)}`
}

/** Describes what to do about a gift with enough signatures. */
function executeNextWords(item: {
  readonly phase: Extract<TxPhase, { status: 'awaitingExecution' }>
  readonly rivals?: readonly Rival[]
}): string {
  const { waitsForNonce } = item.phase
  if (hasRejection(item.rivals)) return m.execute.rejected
  if (item.rivals !== undefined) return m.execute.contested
  return waitsForNonce === null ? m.execute.now : m.execute.after(waitsForNonce)
}

/**
 * Describes what to do about a gift that needs signatures. Addresses signers and non-signers, since the reader is
 * unknown.
 */
function signNextWords(item: {
  readonly note: TrackedNote | null
  readonly rebuilt?: boolean
  readonly rivals?: readonly Rival[]
}): string {
  const { first, rejected, contested, found, ask } = m.sign
  if (item.note?.kind === 'unsigned') return first
  if (hasRejection(item.rivals)) return rejected
  if (item.rivals !== undefined) return contested
  return item.rebuilt === true ? found : ask
}

/** Returns true when owners have signed a rejection of the gift. */
function hasRejection(rivals: readonly Rival[] = []): boolean {
  return rivals.some(({ kind }) => kind === 'rejection')
}
