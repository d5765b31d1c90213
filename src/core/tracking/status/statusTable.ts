import type { AppChain } from '../../chain'
import type { ChainTxHash } from '../../safe/safeTx'
import { m } from '../messages'
import { draftLabel, draftLeft, draftNext, type DraftFields } from './draftWords'
import { executeNextWords } from './executeNextWords'
import { needsSignaturesWords } from './needsSignaturesWords'
import { paidWhom } from './paidWhom'
import { shortfallNext, shortfallWords } from './shortfallWords'
import { signNextWords } from './signNextWords'
import type { Rival, TrackedItem, TrackedStatus } from '../trackedItem'
import type { TrackedGift } from '../../giving/trackedGift'
import { isNamed, replacedInWallet } from './witnessWords'

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
    label: () => m.word.proposed,
    tone: () => 'waiting',
    icon: () => 'sent',
    next: () => m.next.proposed,
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
    label: ({ phase }) => (phase.waitsForNonce === null ? m.word.ready : m.word.waits(phase.waitsForNonce)),
    tone: () => 'active',
    icon: () => 'ready',
    next: (item) => executeNextWords(item) + draftLeft(item),
    final: false,
    pollMs: (chain) => 2 * chain.pollMs,
  },
  executing: {
    label(item) {
      if (isOfWallet(item)) return sentWord(item)
      if (item.note?.kind === 'receiptUnread') return m.word.checking
      if (item.note?.kind === 'nodesDisagree') return m.word.nodes
      return item.note?.kind === 'nonceUsed' ? m.word.used : m.word.executing
    },
    tone: () => 'active',
    icon: () => 'moving',
    next(item) {
      if (isOfWallet(item)) return sentNext(item)
      if (item.note?.kind === 'nonceUsed') return m.next.used
      if (item.note?.kind === 'nodesDisagree') return m.next.nodes
      return item.note?.kind === 'receiptUnread' ? m.next.checking : m.next.executing
    },
    final: false,
    pollMs: (chain) => chain.pollMs,
  },
  confirmed: {
    label: ({ note, gifts = [] }) =>
      note?.kind === 'received' ? shortfallWords(note.gifts, gifts) : m.word.delivered,
    tone({ note }) {
      if (note?.kind !== 'received') return 'good'
      return note.gifts.some(({ arrived, returned = 0n }) => arrived <= returned) ? 'bad' : 'waiting'
    },
    icon: ({ note }) => (note?.kind === 'received' ? 'alert' : 'check'),
    next(item) {
      const giver = isOfWallet(item) ? 'wallet' : 'Safe'
      if (item.note?.kind === 'received') return shortfallNext(item.note.gifts, giver) + draftLeft(item)
      const { paidBy } = item.phase
      const paid = m.next.paid(giver, paidWhom(item.gifts), paidBy?.extent ?? null, paidBy?.safeTxHash ?? '')
      return paid + (draftLeft(item) || ` ${m.next.nothingToDo}`)
    },
    final: true,
    pollMs: () => null,
  },
  failed: {
    label: (item) => (item.kind === 'calls' ? m.word.failed[item.phase.given] : m.word.failed.nothing),
    tone: () => 'bad',
    icon: () => 'cross',
    next(item) {
      if (item.kind === 'calls') return m.wallet.batchFailed[item.phase.given]
      return item.kind === 'chainTx' ? m.wallet.failed : m.next.failed
    },
    final: true,
    pollMs: () => null,
  },
  replaced: {
    label(item) {
      if (item.kind === 'safeTx') return m.word.replacedBy(item.phase.byNonce)
      return isNamed(item.phase, item) ? m.word.named : m.word.replaced
    },
    tone: () => 'quiet',
    icon: () => 'swap',
    next: (item) =>
      item.kind === 'chainTx'
        ? replacedInWallet(item.phase, item)
        : m.next.replaced[item.phase.paid](item.phase.byNonce),
    final: true,
    pollMs: (chain, { phase }) => (phase.paid === 'draft' ? 30 * chain.pollMs : null),
  },
  repriced: {
    label: () => m.word.repriced,
    tone: () => 'quiet',
    icon: () => 'faster',
    next: () => m.next.repriced,
    final: true,
    pollMs: () => null,
  },
  cancelled: {
    label: () => m.word.cancelled,
    tone: () => 'quiet',
    icon: () => 'stop',
    next: (item) => (item.kind === 'chainTx' ? m.wallet.cancelled : m.next.cancelled),
    final: true,
    pollMs: () => null,
  },
  removed: {
    label: () => m.word.removed,
    tone: () => 'quiet',
    icon: () => 'bin',
    next: ({ wasDraft }) => (wasDraft === true ? m.next.removedDraft : m.next.removed),
    final: true,
    pollMs: (chain) => 30 * chain.pollMs,
  },
  needsConfirmation: {
    label: ({ phase }) => needsSignaturesWords(phase.signatures),
    tone: () => 'waiting',
    icon: () => 'pen',
    next: () => m.next.message,
    final: false,
    pollMs: (chain) => 3 * chain.pollMs,
  },
  signed: {
    label: () => m.word.signed,
    tone: () => 'good',
    icon: () => 'check',
    next: () => m.next.signed,
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

type Sent = Pick<ItemIn<'executing'>, 'note' | 'phase'>

function sentWord({ note, phase }: Sent): string {
  if (note?.kind === 'nonceUsed') return m.sent.used
  if (note?.kind === 'nodesDisagree') return m.word.nodes
  if (note?.kind === 'untold') return m.sent.untold
  return phase.confirmations === 0 ? m.sent.waiting : m.sent.mined
}

function sentNext({ note, phase }: Sent): string {
  if (note?.kind === 'nodesDisagree') return m.wallet.nodes
  if (note?.kind === 'untold') return m.wallet.untold
  if (note?.kind === 'nonceUsed') return m.wallet.used
  return phase.confirmations === 0 ? m.wallet.waiting : m.wallet.mined
}
