import * as v from 'valibot'
import { cleanText } from '../../cleanLine'
import { maxMemoLength } from '../../giving/basket'
import { address, bigUint, count, decimals, hash, hex, partNumber, timeMs } from '../../fields'
import type { ChainTxHash, SafeMessageHash, SafeTxHash } from '../../safe/safeTx'

const safeTxHash = hash<SafeTxHash>()
const chainTxHash = hash<ChainTxHash>()
const messageHash = hash<SafeMessageHash>()

export const callSchema = v.object({ to: address, value: bigUint, data: hex })

/** Written by this app, and shown as it is: what a damaged or foreign file hides in it is taken out. */
export const shownName = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text, 300)),
)
const shownSentence = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text, 1_000) ?? '?'),
)
export const shownSymbol = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text, 60) ?? '?'),
)

/** As a shown name: nothing is left of one that is only hidden characters. */
export const shownMemo = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text, maxMemoLength) ?? undefined),
)

const trackedGift = v.object({
  causeId: v.nullable(v.string()),
  payeeName: v.nullable(shownName),
  recipient: address,
  symbol: shownSymbol,
  decimals,
  token: v.nullable(address),
  custom: v.exactOptional(v.literal(true)),
  amount: bigUint,
  planned: v.optional(v.string()),
  memo: v.optional(shownMemo),
})

/** More than a block has room for: each of them is a row. */
const trackedGifts = v.pipe(v.array(trackedGift), v.maxLength(2_000))

/** Position of an item among several proposals or batches of one gift. */
export const planPart = {
  id: v.string(),
  part: partNumber,
  of: partNumber,
}
const plan = v.exactOptional(v.object(planPart))

const refund = v.object({ atMost: bigUint, token: v.nullable(address), receiver: v.nullable(address) })

/** More than a Safe has owners: each of them is a row, and a list of 10,000 rows stops the page. */
const signers = v.pipe(v.array(address), v.maxLength(1_000))
const signatures = v.object({ signed: signers, missing: signers, threshold: count })

const rival = v.object({
  kind: v.picklist(['rejection', 'other']),
  safeTxHash,
  signed: signers,
})

const executing = v.object({
  status: v.literal('executing'),
  txHash: v.nullable(chainTxHash),
  confirmations: count,
  blockNumber: v.nullable(bigUint),
})
const confirmed = v.object({
  status: v.literal('confirmed'),
  txHash: chainTxHash,
  blockNumber: bigUint,
  paidBy: v.exactOptional(v.object({ safeTxHash, extent: v.picklist(['whole', 'part']) })),
})
const failed = v.object({ status: v.literal('failed'), txHash: chainTxHash, blockNumber: bigUint })

/** See `unpaidProof`. */
const judgedByCode = v.exactOptional(v.literal(true))

const txPhase = v.variant('status', [
  v.object({ status: v.literal('proposed') }),
  v.object({ status: v.literal('draft') }),
  v.object({ status: v.literal('awaitingConfirmations'), signatures }),
  v.object({ status: v.literal('awaitingExecution'), signatures, waitsForNonce: v.nullable(bigUint) }),
  executing,
  confirmed,
  failed,
  v.object({
    status: v.literal('replaced'),
    byNonce: bigUint,
    // Earlier releases stored "not paid" for any other hash, without comparing the calls.
    paid: v.optional(v.picklist(['no', 'unknown', 'draft']), 'unknown'),
    judgedByCode,
    bySafeTxHash: safeTxHash,
    byTxHash: v.nullable(chainTxHash),
  }),
  v.object({
    status: v.literal('cancelled'),
    bySafeTxHash: v.nullable(safeTxHash),
    byTxHash: v.nullable(chainTxHash),
  }),
  v.object({ status: v.literal('removed') }),
])

const chainTxPhase = v.variant('status', [
  executing,
  confirmed,
  failed,
  v.object({
    status: v.literal('replaced'),
    byTxHash: chainTxHash,
    // Earlier releases took another amount to the same recipient for "not paid".
    paid: v.optional(v.picklist(['no', 'unknown']), 'unknown'),
    judgedByCode,
  }),
  v.object({ status: v.literal('repriced'), txHash: chainTxHash }),
  v.object({ status: v.literal('cancelled'), byTxHash: chainTxHash }),
])

const callsPhase = v.variant('status', [
  executing,
  confirmed,
  v.object({
    status: v.literal('failed'),
    txHash: v.nullable(chainTxHash),
    blockNumber: v.nullable(bigUint),
    given: v.picklist(['nothing', 'part', 'unknown']),
  }),
])

const messagePhase = v.variant('status', [
  v.object({ status: v.literal('needsConfirmation'), signatures }),
  v.object({ status: v.literal('signed'), signature: hex }),
])

const shortfall = v.object({
  payeeName: v.nullable(shownName),
  recipient: address,
  symbol: shownSymbol,
  decimals,
  token: address,
  given: bigUint,
  arrived: bigUint,
  returned: v.exactOptional(bigUint),
  risen: v.exactOptional(v.nullable(bigUint)),
})

const note = v.variant('kind', [
  v.object({
    kind: v.literal('unreachable'),
    reason: shownSentence,
    sinceMs: timeMs,
    source: v.exactOptional(v.literal('secondNode')),
  }),
  v.object({ kind: v.literal('nonceUsed'), sinceMs: timeMs }),
  v.object({
    kind: v.literal('forged'),
    field: shownSymbol,
    found: v.exactOptional(v.array(callSchema)),
    unreadable: v.exactOptional(shownSentence),
  }),
  v.object({ kind: v.literal('receiptUnread'), sinceMs: timeMs }),
  v.object({ kind: v.literal('nodesDisagree'), sinceMs: timeMs }),
  v.object({ kind: v.literal('tookBack'), sinceMs: timeMs }),
  v.object({ kind: v.literal('unproved'), sinceMs: timeMs, txHash: chainTxHash }),
  v.object({ kind: v.literal('received'), gifts: v.pipe(v.array(shortfall), v.maxLength(2_000)) }),
  v.object({ kind: v.literal('unsigned') }),
  v.object({ kind: v.literal('untold'), of: v.exactOptional(v.literal('another')) }),
  v.object({
    kind: v.literal('notListed'),
    sinceMs: timeMs,
    instead: v.exactOptional(v.pipe(v.array(v.object({ safeTxHash, nonce: bigUint })), v.maxLength(1_000))),
  }),
  v.object({ kind: v.literal('notSeen'), sinceMs: timeMs }),
])

const endReceipt = v.object({
  txHash: chainTxHash,
  outcome: v.picklist(['success', 'reverted']),
  blockNumber: bigUint,
})

const tracked = {
  chainId: count,
  createdAtMs: timeMs,
  lastGoodAtMs: v.nullable(timeMs),
  note: v.nullable(note),
  rebuilt: v.boolean(),
  imported: v.exactOptional(v.literal(true)),
  provisional: v.exactOptional(
    v.object({ blockNumber: bigUint, receipts: v.exactOptional(v.array(endReceipt)) }),
  ),
  reopenedAtMs: v.exactOptional(timeMs),
  balanceTries: v.exactOptional(count),
}

const ofWallet = {
  ...tracked,
  wallet: address,
  calls: v.array(callSchema),
  gifts: trackedGifts,
  fromBlock: v.nullable(bigUint),
}

/** One tracked item as stored. Parsing returns the whole item, or a problem. */
export const trackedItemSchema = v.variant('kind', [
  v.object({
    ...tracked,
    safe: address,
    kind: v.literal('safeTx'),
    safeTxHash,
    calls: v.array(callSchema),
    gifts: trackedGifts,
    refund: v.optional(v.nullable(refund), null),
    nonce: v.nullable(bigUint),
    fromBlock: v.nullable(bigUint),
    seen: v.boolean(),
    missingSinceMs: v.nullable(timeMs),
    wasDraft: v.exactOptional(v.literal(true)),
    heldBy: v.exactOptional(v.object({ safeTxHash, nonce: bigUint })),
    removedAtMs: v.exactOptional(timeMs),
    rivals: v.exactOptional(v.pipe(v.array(rival), v.maxLength(1_000))),
    proposer: v.exactOptional(address),
    plan,
    phase: txPhase,
  }),
  v.object({
    ...tracked,
    safe: address,
    kind: v.literal('safeMessage'),
    messageHash,
    innerHash: hex,
    title: shownSentence,
    phase: messagePhase,
  }),
  v.object({
    ...ofWallet,
    kind: v.literal('chainTx'),
    txHash: chainTxHash,
    nonce: v.nullable(count),
    plan: v.exactOptional(v.object({ ...planPart, payments: v.pipe(count, v.minValue(1)) })),
    phase: chainTxPhase,
  }),
  v.object({
    ...ofWallet,
    kind: v.literal('calls'),
    // As much as EIP-5792 allows. A list with one of a million characters takes minutes to render.
    id: v.pipe(v.string(), v.maxLength(8192)),
    txHash: v.nullable(chainTxHash),
    plan,
    leftAtMs: v.exactOptional(timeMs),
    phase: callsPhase,
  }),
])
