import { isAddress, isHash, type Address } from 'viem'
import * as v from 'valibot'
import { buildBatch } from '../../core/giving/buildBatch'
import type { SendIntent } from '../../core/outbox/intent'
import { sameCalls } from '../../core/safe/sameCalls'
import type { ChainTxHash } from '../../core/safe/safeTx'
import { storedText } from '../../core/storedText'
import { bigUint, callSchema } from '../../core/tracking/stored/trackedSchema'
import { giftSchema, intentPlan } from './giftSchema'
import { storageKey } from '../account/storageKey'
import type { WalletParts } from '../account/wallet/walletContext'

type IntentContext = Pick<WalletParts, 'chain' | 'address' | 'storage'>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const address = v.custom<Address>((input) => typeof input === 'string' && isAddress(input))
const txHash = v.custom<ChainTxHash>((input) => typeof input === 'string' && isHash(input))

const intentText = storedText(
  v.object({
    intent: v.object({
      id: v.string(),
      chainId: v.number(),
      wallet: address,
      gifts: v.array(giftSchema),
      calls: v.array(callSchema),
      startedAtMs: v.number(),
      plan: intentPlan,
      way: v.picklist(['batch', 'sequence']),
      sent: v.array(v.object({ index: count, txHash })),
      asked: v.nullable(
        v.object({
          index: v.nullable(count),
          nonce: v.nullable(count),
          askedAtMs: v.number(),
          fromBlock: v.nullable(bigUint),
        }),
      ),
    }),
  }),
)

/** Reads the account's stored gift under way. Null: none, or not readable. */
export function readSendIntent(context: IntentContext): SendIntent | null {
  const intent = intentText.parse(context.storage.get(storageKey('intent', context)))?.intent
  if (intent === undefined) return null
  const isOurs = intent.chainId === context.chain.id && intent.wallet === context.address
  // What is sent must be what is shown.
  return isOurs && isWhatItShows(intent) ? intent : null
}

function isWhatItShows({ gifts, calls }: Pick<SendIntent, 'gifts' | 'calls'>): boolean {
  try {
    return sameCalls(buildBatch(gifts), calls)
  } catch {
    return false
  }
}

/** Stores the gift and its progress. False: storage is full and unchanged. */
export function keepSendIntent(context: IntentContext, intent: SendIntent): boolean {
  return context.storage.keep(storageKey('intent', context), intentText.serialise({ intent }))
}

/** Removes the stored intent if it has this id: another tab may have stored its own. */
export function removeSendIntent(context: IntentContext, { id }: Pick<SendIntent, 'id'>): void {
  if (readSendIntent(context)?.id === id) context.storage.remove(storageKey('intent', context))
}
