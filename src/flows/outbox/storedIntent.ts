import * as v from 'valibot'
import { address, bigUint, count, decimals, hash, timeMs } from '../../core/fields'
import { buildBatch } from '../../core/giving/buildBatch'
import type { ProposalIntent, SendIntent } from '../../core/outbox/intent'
import { areCallsEqual, type ChainTxHash, type SafeTxHash } from '../../core/safe/safeTx'
import { type StoredReading, storedText, unreadable } from '../../core/storedText'
import {
  callSchema,
  planPart,
  shownMemo,
  shownName,
  shownSymbol,
} from '../../core/tracking/stored/trackedSchema'
import type { WalletParts, AccountParts } from '../account/accountContext'
import { storageKey } from '../account/storageKey'
import { type StoredEntry, storedEntry } from '../storedEntry'

const naming = { symbol: shownSymbol, name: shownSymbol, decimals }

/** One line of a gift, as stored with an intent. A name of which nothing is left is only the address. */
const giftSchema = v.pipe(
  v.object({
    causeId: v.nullable(v.string()),
    payeeName: shownName,
    recipient: address,
    asset: v.variant('kind', [
      v.object({ kind: v.literal('native'), ...naming }),
      v.object({ kind: v.literal('token'), address, ...naming, custom: v.exactOptional(v.literal(true)) }),
    ]),
    amount: bigUint,
    planned: v.optional(v.string()),
    memo: v.optional(shownMemo),
  }),
  v.transform((gift) => ({ ...gift, payeeName: gift.payeeName ?? gift.recipient })),
)

/** Fields that every intent has. */
const common = {
  id: v.string(),
  chainId: count,
  calls: v.array(callSchema),
  gifts: v.array(giftSchema),
  startedAtMs: timeMs,
  plan: v.exactOptional(v.object({ ...planPart, lineIds: v.array(v.string()) })),
}

// Strict: a field of a later release may change the meaning of the request.
const proposalText = storedText(
  v.object({
    intent: v.strictObject({
      ...common,
      safe: address,
      nonceFrom: v.nullable(bigUint),
      fromBlock: v.nullable(bigUint),
      earlierHashes: v.exactOptional(v.array(hash<SafeTxHash>())),
      answeredHash: v.exactOptional(hash()),
      rejectedAtMs: v.exactOptional(timeMs),
    }),
  }),
)

const sendText = storedText(
  v.object({
    intent: v.strictObject({
      ...common,
      wallet: address,
      way: v.picklist(['batch', 'sequence']),
      sent: v.array(v.object({ index: count, txHash: hash<ChainTxHash>() })),
      asked: v.nullable(
        v.strictObject({
          index: v.nullable(count),
          nonce: v.nullable(count),
          askedAtMs: timeMs,
          fromBlock: v.nullable(bigUint),
        }),
      ),
    }),
  }),
)

/** Returns a Safe's stored intent. That of another account counts as unreadable. */
export function proposalIntent(
  context: Pick<AccountParts, 'chain' | 'safe' | 'storage'>,
): StoredEntry<ProposalIntent> {
  const { chain, safe, storage } = context
  return storedEntry(storage, storageKey('intent', context), {
    read(text): StoredReading<ProposalIntent> {
      const reading = proposalText.read(text)
      if (reading.kind !== 'found') return reading
      const { intent } = reading.value
      const isOurs = intent.chainId === chain.id && intent.safe === safe
      return isOurs ? { kind: 'found', value: intent } : unreadable('damaged', `${text}`)
    },
    serialise: (intent) => proposalText.serialise({ intent }),
  })
}

/** Returns a wallet's stored intent. Unreadable: it is another account's, or its calls differ from its gifts. */
export function sendIntent(
  context: Pick<WalletParts, 'chain' | 'address' | 'storage'>,
): StoredEntry<SendIntent> {
  const { chain, address: wallet, storage } = context
  return storedEntry(storage, storageKey('intent', context), {
    read(text): StoredReading<SendIntent> {
      const reading = sendText.read(text)
      if (reading.kind !== 'found') return reading
      const { intent } = reading.value
      const isOurs = intent.chainId === chain.id && intent.wallet === wallet
      // Send only what is shown.
      if (!isOurs || !isWhatItShows(intent)) return unreadable('damaged', `${text}`)
      return { kind: 'found', value: intent }
    },
    serialise: (intent) => sendText.serialise({ intent }),
  })
}

function isWhatItShows({ gifts, calls }: Pick<SendIntent, 'gifts' | 'calls'>): boolean {
  try {
    return areCallsEqual(buildBatch(gifts), calls)
  } catch {
    return false
  }
}
