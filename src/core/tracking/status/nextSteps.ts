import { m } from '../nextMessages'
import type { TrackedStatus } from '../trackedItem'
import { draftLeft, draftNext } from './draftSteps'
import { executeNextWords } from './executeNextWords'
import { isNamed } from './isNamed'
import { isOfWallet } from './isOfWallet'
import { paidWhom } from './paidWhom'
import { shortfallNext } from './shortfallNext'
import { signNextWords } from './signNextWords'
import type { ItemIn } from './statusTable'

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
    return item.kind === 'chainTx' ? m.wallet.failed : m.failed
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
  if (note?.kind === 'nodesDisagree') return m.wallet.nodes
  if (note?.kind === 'untold') return m.wallet.untold
  if (note?.kind === 'nonceUsed') return m.wallet.used
  if (note?.kind === 'receiptUnread') return m.wallet.checking
  return phase.confirmations === 0 ? m.wallet.waiting : m.wallet.mined
}
