import type { AppChain } from '../../chain'
import type { Refund } from '../../safe/refundOf'
import type { ChainTxHash } from '../../safe/safeTx'
import type { Shortfall, TrackedGift } from '../../giving/trackedGift'
import { m } from '../messages'
import type { Rival, Signatures, TrackedItem, TrackedStatus, TrackedTx, ChainTxPhase } from '../trackedItem'
import { amountWords, formatAmountFor } from '../../money/formatAmount'
import { locale } from '../../../language/messages'

/** The tone of a status; the styles derive its colour from it. */
export type Tone = 'waiting' | 'active' | 'good' | 'bad' | 'quiet'

/** The icon beside the word; nothing is shown by colour alone. */
export type StatusIcon =
  | 'sent'
  | 'pen'
  | 'ready'
  | 'moving'
  | 'check'
  | 'alert'
  | 'cross'
  | 'swap'
  | 'faster'
  | 'stop'
  | 'bin'

/** Fields of a tracked item that a row reads, for each kind of item with this status. */
export type ItemIn<S extends TrackedStatus, Item = TrackedItem> = Item extends TrackedItem
  ? Item['phase']['status'] & S extends never
    ? never
    : Pick<Item, 'kind' | 'note' | 'provisional'> & {
        readonly phase: Extract<Item['phase'], { status: S }>
        /** The hash that a wallet named for it. */
        readonly txHash?: ChainTxHash | null
        readonly gifts?: readonly TrackedGift[]
        readonly rebuilt?: boolean
        readonly rivals?: readonly Rival[]
        readonly refund?: Refund | null
      } & DraftFields
  : never

type RowOf<Item> = {
  /** A few words for a list. */
  label(item: Item): string
  tone(item: Item): Tone
  icon(item: Item): StatusIcon
  /**
   * True when it has ended. Later polls can refute `removed`, `replaced` of a draft, and an end in a block that is
   * not final.
   */
  readonly final: boolean
  /** Poll interval of chain and host while the tab is visible, in ms; null: no more polls. */
  pollMs(chain: Pick<AppChain, 'pollMs'>, item: Item): number | null
}

/** A row of the table, for an item of any status. */
type StatusRow = RowOf<ItemIn<TrackedStatus>>

const rows: { readonly [S in TrackedStatus]: RowOf<ItemIn<S>> } = {
  proposed: {
    label: () => m.word.proposed,
    tone: () => 'waiting',
    icon: () => 'sent',
    final: false,
    pollMs: (chain) => chain.pollMs,
  },
  draft: {
    label: draftLabel,
    tone: () => 'waiting',
    icon: () => 'sent',
    final: false,
    pollMs: (chain) => 3 * chain.pollMs,
  },
  awaitingConfirmations: {
    label: ({ phase }) => needsSignaturesWords(phase.signatures),
    tone: () => 'waiting',
    icon: () => 'pen',
    final: false,
    pollMs: (chain) => 2 * chain.pollMs,
  },
  awaitingExecution: {
    label: ({ phase }) => (phase.waitsForNonce === null ? m.word.ready : m.word.waits(phase.waitsForNonce)),
    tone: () => 'active',
    icon: () => 'ready',
    final: false,
    pollMs: (chain) => 2 * chain.pollMs,
  },
  executing: {
    label(item) {
      if (isOfWallet(item)) return sentWord(item)
      if (item.note?.kind === 'receiptUnread') return m.word.checking
      if (item.note?.kind === 'nodesDisagree') return m.word.nodes
      if (item.note?.kind === 'unproved') return m.word.unproved
      return item.note?.kind === 'nonceUsed' ? m.word.used : m.word.executing
    },
    tone: () => 'active',
    icon: () => 'moving',
    final: false,
    pollMs: (chain) => chain.pollMs,
  },
  confirmed: {
    label: ({ note, gifts = [] }) =>
      note?.kind === 'received' ? shortfallWords(note.gifts, gifts) : m.word.delivered,
    tone({ note }) {
      if (note?.kind !== 'received') return 'good'
      return note.gifts.some(isNothing) ? 'bad' : 'waiting'
    },
    icon: ({ note }) => (note?.kind === 'received' ? 'alert' : 'check'),
    final: true,
    pollMs: provisionalPollMs,
  },
  failed: {
    label: (item) => (item.kind === 'calls' ? m.word.failed[item.phase.given] : m.word.failed.nothing),
    tone: () => 'bad',
    icon: () => 'cross',
    final: true,
    pollMs: provisionalPollMs,
  },
  replaced: {
    label(item) {
      if (item.kind === 'safeTx') return m.word.replacedBy(item.phase.byNonce)
      return isNamed(item.phase, item) ? m.word.named : m.word.replaced
    },
    tone: () => 'quiet',
    icon: () => 'swap',
    final: true,
    pollMs: (chain, item) =>
      item.phase.paid === 'draft' ? 30 * chain.pollMs : provisionalPollMs(chain, item),
  },
  repriced: {
    label: () => m.word.repriced,
    tone: () => 'quiet',
    icon: () => 'faster',
    final: true,
    pollMs: provisionalPollMs,
  },
  cancelled: {
    label: () => m.word.cancelled,
    tone: () => 'quiet',
    icon: () => 'stop',
    final: true,
    pollMs: provisionalPollMs,
  },
  removed: {
    label: () => m.word.removed,
    tone: () => 'quiet',
    icon: () => 'bin',
    final: true,
    pollMs: (chain) => 30 * chain.pollMs,
  },
  needsConfirmation: {
    label: ({ phase }) => needsSignaturesWords(phase.signatures),
    tone: () => 'waiting',
    icon: () => 'pen',
    final: false,
    pollMs: (chain) => 3 * chain.pollMs,
  },
  signed: {
    label: () => m.word.signed,
    tone: () => 'good',
    icon: () => 'check',
    final: true,
    pollMs: () => null,
  },
}

/** One row for each status: words, tone, icon and poll interval. The only place that decides these. */
export const statusTable: Readonly<Record<TrackedStatus, StatusRow>> = rows

/** An amount that is not confirmed is not known, so it is not shown as nothing. */
function isNothing({ arrived, returned = 0n, risen }: Shortfall): boolean {
  return risen === undefined && arrived <= returned
}

/** Polls an end while its block may be reorged. */
function provisionalPollMs(
  { pollMs }: Pick<AppChain, 'pollMs'>,
  { provisional }: Pick<TrackedItem, 'provisional'>,
): number | null {
  return provisional === undefined ? null : 5 * pollMs
}

type Sent = Pick<ItemIn<'executing'>, 'note' | 'phase'>

function sentWord({ note, phase }: Sent): string {
  if (note?.kind === 'rereading') return m.sent.reading
  if (note?.kind === 'nonceUsed') return m.sent.used
  if (note?.kind === 'nodesDisagree') return m.word.nodes
  if (note?.kind === 'untold') return m.sent.unknown
  if (note?.kind === 'receiptUnread') return m.word.checking
  return phase.confirmations === 0 ? m.sent.waiting : m.sent.mined
}

/** Returns e.g. "Needs 1 more signature (1 of 2)". */
function needsSignaturesWords({ signed, threshold }: Signatures): string {
  return m.word.needs(Math.max(0, threshold - signed.length), signed.length, threshold)
}

/** Draft fields of an item. */
export type DraftFields = Partial<Pick<TrackedTx, 'wasDraft' | 'heldBy'>>

/** Returns the label of a draft. */
function draftLabel({ heldBy }: DraftFields): string {
  return heldBy === undefined ? m.word.draft : m.word.heldDraft(heldBy.nonce)
}

type ReplacedInWallet = Extract<ChainTxPhase, { readonly status: 'replaced' }>
type OfWallet = { readonly txHash?: ChainTxHash | null }

/** Returns true when the wallet named this hash for something else: only a used nonce rules a payment out. */
export function isNamed({ byTxHash }: ReplacedInWallet, { txHash }: OfWallet): boolean {
  return byTxHash === txHash
}

/** Returns true when an ordinary wallet sent it, not a Safe. */
export function isOfWallet<T extends Pick<TrackedItem, 'kind'>>(
  item: T,
): item is Extract<T, { readonly kind: 'chainTx' | 'calls' }> {
  return item.kind === 'chainTx' || item.kind === 'calls'
}

/**
 * Labels an execution of which less stayed with a recipient than was given: the amounts of a single payment, else the
 * number of full payments; with doubted events, how many payments are confirmed. Gifts of one token to one recipient count as one payment, as in `shortfalls`.
 */
function shortfallWords(
  short: readonly Shortfall[],
  gifts: readonly Pick<TrackedGift, 'token' | 'recipient'>[],
): string {
  const count = new Set(gifts.map(({ token, recipient }) => `${token}:${recipient}`.toLowerCase())).size
  if (short.some(isUnconfirmed)) return m.unconfirmed(count - short.length, count)
  const [only] = short
  const isReturned = cameBack(short)
  if (count <= 1 && only !== undefined) {
    const some = formatAmountFor(only.returned ?? only.arrived, only.decimals, locale)
    return m.short.one(some, amountWords(only.given, only), isReturned)
  }
  return m.short.many(count - short.length, count, isReturned)
}

/** Returns true when the recipient's balance does not confirm the events of a doubted token. */
export function isUnconfirmed({ risen }: Pick<Shortfall, 'risen'>): boolean {
  return risen !== undefined
}

/** Returns true when money came back from a recipient. */
export function cameBack(short: readonly Shortfall[]): boolean {
  return short.some(({ returned }) => returned !== undefined)
}
