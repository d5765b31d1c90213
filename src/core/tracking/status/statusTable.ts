import type { AppChain } from '../../chain'
import type { ChainTxHash } from '../../safe/safeTx'
import { draftLabel, draftLeft, draftNext, lookInBatch, type DraftFields } from './draftWords'
import { executeNextWords } from './executeNextWords'
import { needsSignaturesWords } from './needsSignaturesWords'
import { paidWhom } from './paidWhom'
import { shortfallNext, shortfallWords } from './shortfallWords'
import { signNextWords } from './signNextWords'
import type { Rival, TrackedItem, TrackedStatus } from '../trackedItem'
import type { TrackedGift } from '../../giving/trackedGift'
import { isNamed, otherwisePaid, replacedInSafe, replacedInWallet } from './witnessWords'

/** The tone of a status; the styles derive its colour from it. */
export type Tone = 'waiting' | 'active' | 'good' | 'bad' | 'quiet'

/** The icon beside the word; nothing is shown by colour alone. */
export type StatusIcon =
  'sent' | 'pen' | 'ready' | 'moving' | 'check' | 'alert' | 'cross' | 'swap' | 'faster' | 'stop' | 'bin'

/** The part of a tracked item that a row reads: of each kind of item that can be in this status. */
type ItemIn<S extends TrackedStatus, Item = TrackedItem> = Item extends TrackedItem
  ? Item['phase']['status'] & S extends never
    ? never
    : Pick<Item, 'kind' | 'note'> & {
        readonly phase: Extract<Item['phase'], { status: S }>
        /** The hash that a wallet named for it. */
        readonly txHash?: ChainTxHash | null
        readonly gifts?: readonly TrackedGift[]
        readonly rebuilt?: boolean
        readonly rivals?: readonly Rival[]
      } & DraftFields
  : never

type RowOf<Item> = {
  /** A few words for a list. */
  label(item: Item): string
  tone(item: Item): Tone
  icon(item: Item): StatusIcon
  /** What happened, whether the money is safe, what to do next. */
  next(item: Item): string
  /** It has an end. Later polls can refute `removed`, and `replaced` of a draft. */
  readonly final: boolean
  /** Time between two polls of chain and host while the tab is visible, in ms; null: no more polls. */
  pollMs(chain: Pick<AppChain, 'pollMs'>, item: Item): number | null
}

/** A row of the table, for an item of any status. */
export type StatusRow = RowOf<ItemIn<TrackedStatus>>

const rows: { readonly [S in TrackedStatus]: RowOf<ItemIn<S>> } = {
  proposed: {
    label: () => 'Sent to your Safe, waiting for it to appear',
    tone: () => 'waiting',
    icon: () => 'sent',
    next: () =>
      'Your Safe has taken the proposal; it usually shows within a minute. No money moves before enough owners have signed and it is executed. There is no need to propose it again.',
    final: false,
    pollMs: (chain) => chain.pollMs,
  },
  draft: {
    label: draftLabel,
    tone: () => 'waiting',
    icon: () => 'sent',
    next: draftNext,
    final: false,
    pollMs: (chain) => 3 * chain.pollMs,
  },
  awaitingConfirmations: {
    label: ({ phase }) => needsSignaturesWords(phase.signatures),
    tone: () => 'waiting',
    icon: () => 'pen',
    next: (item) => signNextWords(item) + draftLeft(item),
    final: false,
    pollMs: (chain) => 2 * chain.pollMs,
  },
  awaitingExecution: {
    label: ({ phase }) =>
      phase.waitsForNonce === null
        ? 'Ready to execute'
        : `Waits for transaction #${phase.waitsForNonce} first`,
    tone: () => 'active',
    icon: () => 'ready',
    next: (item) => executeNextWords(item) + draftLeft(item),
    final: false,
    pollMs: (chain) => 2 * chain.pollMs,
  },
  executing: {
    label(item) {
      if (isOfWallet(item)) return sentWord(item)
      if (item.note?.kind === 'receiptUnread') return 'Executed, checking what arrived'
      if (item.note?.kind === 'nodesDisagree') return nodesDisagree
      return item.note?.kind === 'nonceUsed' ? 'Being executed, or replaced by another' : 'Being executed'
    },
    tone: () => 'active',
    icon: () => 'moving',
    next(item) {
      if (isOfWallet(item)) return sentNext(item)
      if (item.note?.kind === 'nonceUsed')
        return 'Its place in the queue has been used, by this gift or by another transaction. The chain is being asked which. There is nothing to do.'
      if (item.note?.kind === 'nodesDisagree')
        return 'One node shows how this ended, another one does not. Look at your Safe on a block explorer, and do not give again before you know.'
      return item.note?.kind === 'receiptUnread'
        ? 'Your Safe has executed the transaction. How much of it arrived is not known yet. Do not give again before you know.'
        : 'It is on its way on the chain and counts once enough blocks are on top of it. There is nothing to do.'
    },
    final: false,
    pollMs: (chain) => chain.pollMs,
  },
  confirmed: {
    label: ({ note, gifts = [] }) =>
      note?.kind === 'received' ? shortfallWords(note.gifts, gifts) : 'Delivered',
    tone({ note }) {
      if (note?.kind !== 'received') return 'good'
      return note.gifts.some(({ arrived, returned = 0n }) => arrived <= returned) ? 'bad' : 'waiting'
    },
    icon: ({ note }) => (note?.kind === 'received' ? 'alert' : 'check'),
    next: (item) =>
      item.note?.kind === 'received'
        ? shortfallNext(item.note.gifts, isOfWallet(item) ? 'wallet' : 'Safe') + draftLeft(item)
        : `${isOfWallet(item) ? 'Your wallet' : 'Your Safe'} has paid ${paidWhom(item.gifts)}${otherwisePaid(item.phase)}, and the chain has confirmed it.${draftLeft(item) || ' There is nothing to do.'}`,
    final: true,
    pollMs: () => null,
  },
  failed: {
    label: (item) => (item.kind === 'calls' ? failedWord[item.phase.given] : 'Failed: nothing was given'),
    tone: () => 'bad',
    icon: () => 'cross',
    next(item) {
      if (item.kind === 'calls') return failedNext[item.phase.given]
      return item.kind === 'chainTx'
        ? 'The chain has undone the payment: the money is still in your wallet, but for the network fee. Check the balance, then give again.'
        : 'It was executed and a payment in it failed, so all of it was undone. The money is still in your Safe and the queue number is used up. Check the balance, then give again.'
    },
    final: true,
    pollMs: () => null,
  },
  replaced: {
    label(item) {
      if (item.kind === 'safeTx') return `Replaced by #${item.phase.byNonce}`
      return isNamed(item.phase, item) ? 'Your wallet sent something else' : 'Replaced by another transaction'
    },
    tone: () => 'quiet',
    icon: () => 'swap',
    next: (item) =>
      item.kind === 'chainTx'
        ? replacedInWallet(item.phase, item)
        : replacedInSafe[item.phase.paid](item.phase),
    final: true,
    pollMs: (chain, { phase }) => (phase.paid === 'draft' ? 30 * chain.pollMs : null),
  },
  repriced: {
    label: () => 'Sped up; continues under its new hash',
    tone: () => 'quiet',
    icon: () => 'faster',
    next: () =>
      'Your wallet sent the same payment again with a higher fee; only one of the two can count. It goes on under the new hash.',
    final: true,
    pollMs: () => null,
  },
  cancelled: {
    label: () => 'Cancelled',
    tone: () => 'quiet',
    icon: () => 'stop',
    next: (item) =>
      item.kind === 'chainTx'
        ? 'It was cancelled in your wallet. The money is still there, but for the network fee. Give again if it is still wanted.'
        : 'The owners rejected it. The money is still in your Safe. Give again if it is still wanted.',
    final: true,
    pollMs: () => null,
  },
  removed: {
    label: () => 'Removed from the queue',
    tone: () => 'quiet',
    icon: () => 'bin',
    next: ({ wasDraft }) =>
      wasDraft === true
        ? `The service no longer lists it, and it was unpaid by then. ${lookInBatch} Signatures that were already given stay valid as well.`
        : 'It was deleted from the queue of your Safe, unpaid by then. Signatures that were already given stay valid, so it can still be executed: to rule that out for good, execute a rejection with the same number.',
    final: true,
    pollMs: (chain) => 30 * chain.pollMs,
  },
  needsConfirmation: {
    label: ({ phase }) => needsSignaturesWords(phase.signatures),
    tone: () => 'waiting',
    icon: () => 'pen',
    next: () => 'Ask your co-signers to sign the message in your Safe. A message moves no money.',
    final: false,
    pollMs: (chain) => 3 * chain.pollMs,
  },
  signed: {
    label: () => 'Signed',
    tone: () => 'good',
    icon: () => 'check',
    next: () => 'Enough owners have signed, and your Safe accepts the signature. There is nothing to do.',
    final: true,
    pollMs: () => null,
  },
}

/** One row for each status: words, tone, icon, next step and poll interval. The only place that decides these. */
export const statusTable: Readonly<Record<TrackedStatus, StatusRow>> = rows

function isOfWallet<T extends Pick<TrackedItem, 'kind'>>(
  item: T,
): item is Extract<T, { readonly kind: 'chainTx' | 'calls' }> {
  return item.kind === 'chainTx' || item.kind === 'calls'
}

const nodesDisagree = 'Not sure: two nodes disagree'

type Sent = Pick<ItemIn<'executing'>, 'note' | 'phase'>

function sentWord({ note, phase }: Sent): string {
  if (note?.kind === 'nonceUsed') return 'Sent, or replaced by another'
  if (note?.kind === 'nodesDisagree') return nodesDisagree
  if (note?.kind === 'untold') return 'Sent: look in your wallet'
  return phase.confirmations === 0 ? 'Sent, waiting for the chain' : 'Sent, in a block'
}

function sentNext({ note, phase }: Sent): string {
  if (note?.kind === 'nodesDisagree')
    return 'One node shows how this ended, another one does not. Look at your wallet on a block explorer, and do not give again before you know.'
  if (note?.kind === 'untold')
    return 'Find out in the list of your wallet, or by your balance, whether it was paid. Do not give again before you know.'
  if (note?.kind === 'nonceUsed')
    return 'Your wallet has used the number of this transaction, for it or for another. The chain is being asked which. There is nothing to do.'
  return phase.confirmations === 0
    ? 'Your wallet has sent it, and it waits for a block; with a low fee that can take long. Do not send it again. You can speed it up or cancel it in your wallet.'
    : 'It is in a block and counts once enough blocks are on top of it. There is nothing to do.'
}

const failedWord = {
  nothing: 'Failed: nothing was given',
  part: 'Failed in part',
  unknown: 'Failed: check what was given',
} as const

const failedNext = {
  nothing:
    'All of it was undone. The money is still in your wallet, but for the network fee. Check the balance, then give again.',
  part: 'Some of the payments were made and some were not. Compare your balance and see the transaction on the chain, then give only what is missing.',
  unknown:
    'Your wallet says that it failed, and it cannot be proved here that no payment was made. Compare your balance before you give again.',
} as const
