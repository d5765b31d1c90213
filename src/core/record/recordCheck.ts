import type { Address } from 'viem'
import type { GiftRecord } from './giftRecord'

/** Result of comparing one field of a gift record. */
export type FieldVerdict =
  | { readonly kind: 'confirmed' }
  /** `nothing`: missing on the chain. `another`: the chain shows another value. */
  | { readonly kind: 'refuted'; readonly found: 'another' | 'nothing' }
  | ({ readonly kind: 'unchecked' } & Unchecked)

/** Reason why a field could not be compared. */
export type Unchecked =
  /** No chain and no directory knows it. */
  | { readonly why: 'nobodyKnows' }
  | { readonly why: 'notStated' }
  | { readonly why: 'noTransaction' }
  | { readonly why: 'noExecution' }
  /** The payer's contract could not be compared with Safe's; null: its code is another. */
  | { readonly why: 'safeCode'; readonly reason: string | null }
  /** The signed fields cannot be read. */
  | { readonly why: 'unreadable'; readonly reason: string }
  /** Symbol and decimals equal the token's own; the operator does not list the token. */
  | { readonly why: 'ownWord' }
  | { readonly why: 'tokenUnread' }
  /** The record names another version of the directory than today's, and the two differ. */
  | { readonly why: 'otherDirectory' }
  | { readonly why: 'directoryUnread' }

/** Doubt that remains although the payment is confirmed. */
export type Doubt =
  /** The cause that the address belongs to. */
  | 'cause'
  /** The token is not in the operator's list. */
  | 'token'
  /** Its block is not final yet. */
  | 'notFinal'
  /** The newest final block could not be read. */
  | 'finalityUnread'

/** Verdict on a whole gift record. */
export type WholeVerdict =
  | { readonly kind: 'confirmed'; readonly doubts: readonly Doubt[] }
  | { readonly kind: 'refuted'; readonly fields: readonly RecordField[] }
  /** No block has the transaction: a reorg removed it, or it never existed. */
  | { readonly kind: 'missing' }
  /** Correct except for the block: a reorg moved the transaction into another one. */
  | { readonly kind: 'otherBlock' }
  /** Nothing is refuted, but the payment could not be proved. */
  | ({ readonly kind: 'unproved' } & Unchecked)
  | { readonly kind: 'unreachable'; readonly reason: string }

/** A gift record beside what the chain shows. */
export type RecordCheck = {
  readonly whole: WholeVerdict
  readonly fields: Readonly<Record<RecordField, FieldVerdict>>
  /** The record as the chain shows it, where a field was refuted; null: the transaction was not read. */
  readonly shown: GiftRecord | null
  /** Another contract whose event names the safeTxHash; proves nothing. */
  readonly executedBy: Address | null
  /** The chain that has the transaction, when the chain of the record does not. */
  readonly elsewhere: number | null
}

type Parts = 'payer' | 'asset' | 'cause' | 'noted'

type KeyOf<T> = T extends unknown ? keyof T & string : never

/** Every field of a gift record by its path; those of the payer, the asset, the cause and the notes one by one. */
export type RecordField = {
  [Key in keyof GiftRecord]: Key extends Parts ? `${Key}.${KeyOf<NonNullable<GiftRecord[Key]>>}` : Key
}[keyof GiftRecord]

/** Source that must be read before a field can be compared. */
export type RecordSource =
  /** The transaction of the chain, its receipt and its block. */
  | 'transaction'
  /** The execution by the payer. */
  | 'execution'
  /** The fields that the owners signed. */
  | 'signed'
  /** One call of the transaction. */
  | 'payment'
  /** The contract of the token, or the operator's list. */
  | 'token'
  /** The operator's directory of today. */
  | 'directory'
  /** No chain and no directory knows it. */
  | 'nobody'

type FieldRule = { readonly from: RecordSource; read(gift: GiftRecord): unknown }

const safeOf = ({ payer }: GiftRecord) => (payer.kind === 'safe' ? payer : null)

/** Source and value of each field. A field without a rule does not compile. */
export const recordFields: Readonly<Record<RecordField, FieldRule>> = {
  chainId: { from: 'transaction', read: (gift) => gift.chainId },
  txHash: { from: 'transaction', read: (gift) => gift.txHash.toLowerCase() },
  blockNumber: { from: 'transaction', read: (gift) => gift.blockNumber },
  blockHash: { from: 'transaction', read: (gift) => gift.blockHash.toLowerCase() },
  atMs: { from: 'transaction', read: (gift) => gift.atMs },
  executor: { from: 'transaction', read: (gift) => gift.executor },
  feeWei: { from: 'transaction', read: (gift) => gift.feeWei },
  'payer.kind': { from: 'execution', read: ({ payer }) => payer.kind },
  'payer.address': { from: 'execution', read: ({ payer }) => payer.address },
  'payer.safeTxHash': {
    from: 'execution',
    read: (gift) => safeOf(gift)?.safeTxHash.toLowerCase() ?? null,
  },
  'payer.nonce': { from: 'signed', read: ({ payer }) => payer.nonce },
  // The order of the signatures does not matter.
  'payer.signers': { from: 'signed', read: (gift) => safeOf(gift)?.signers?.toSorted() ?? null },
  'payer.refund': { from: 'signed', read: (gift) => safeOf(gift)?.refund ?? null },
  index: { from: 'payment', read: (gift) => gift.index },
  recipient: { from: 'payment', read: (gift) => gift.recipient },
  'asset.token': { from: 'payment', read: ({ asset }) => asset.token },
  amount: { from: 'payment', read: (gift) => gift.amount },
  arrived: { from: 'payment', read: (gift) => gift.arrived },
  outcome: { from: 'payment', read: (gift) => gift.outcome },
  'asset.symbol': { from: 'token', read: ({ asset }) => asset.symbol },
  'asset.decimals': { from: 'token', read: ({ asset }) => asset.decimals },
  'cause.id': { from: 'directory', read: ({ cause }) => cause?.id ?? null },
  'cause.name': { from: 'directory', read: ({ cause }) => cause?.name ?? null },
  'cause.country': { from: 'directory', read: ({ cause }) => cause?.country ?? null },
  'cause.registration': { from: 'directory', read: ({ cause }) => cause?.registration ?? null },
  directory: { from: 'directory', read: ({ directory }) => directory },
  'noted.name': { from: 'nobody', read: ({ noted }) => noted.name },
  'noted.memo': { from: 'nobody', read: ({ noted }) => noted.memo },
  'noted.purpose': { from: 'nobody', read: ({ noted }) => noted.purpose },
  'noted.planId': { from: 'nobody', read: ({ noted }) => noted.planId },
  'noted.proposer': { from: 'nobody', read: ({ noted }) => noted.proposer },
  'noted.value': { from: 'nobody', read: ({ noted }) => noted.value },
}

// `Object.keys` returns strings; the type of `recordFields` names each of them.
export const allRecordFields = Object.keys(recordFields) as readonly RecordField[]
