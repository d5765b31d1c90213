import { isAddress, isHash, type Address } from 'viem'
import * as v from 'valibot'
import { buildBatch } from '../../core/giving/buildBatch'
import type { SendIntent } from '../../core/outbox/intent'
import { areCallsEqual, type ChainTxHash } from '../../core/safe/safeTx'
import { type StoredReading, storedText, unreadable } from '../../core/storedText'
import { bigUint, callSchema } from '../../core/tracking/stored/trackedSchema'
import { storageKey } from '../account/storageKey'
import type { WalletParts } from '../account/accountContext'
import { type StoredEntry, storedEntry } from '../storedEntry'
import { giftSchema, intentPlan } from './giftSchema'

type IntentContext = Pick<WalletParts, 'chain' | 'address' | 'storage'>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const address = v.custom<Address>((input) => typeof input === 'string' && isAddress(input))
const txHash = v.custom<ChainTxHash>((input) => typeof input === 'string' && isHash(input))

const intentText = storedText(
  v.object({
    // Strict: a field of a later release may change the meaning of the request.
    intent: v.strictObject({
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
        v.strictObject({
          index: v.nullable(count),
          nonce: v.nullable(count),
          askedAtMs: v.number(),
          fromBlock: v.nullable(bigUint),
        }),
      ),
    }),
  }),
)

/** Returns the account's stored intent. Unreadable: it is another account's, or its calls differ from its gifts. */
export function sendIntent(context: IntentContext): StoredEntry<SendIntent> {
  const { chain, address: wallet, storage } = context
  return storedEntry(storage, storageKey('intent', context), {
    read(text): StoredReading<SendIntent> {
      const reading = intentText.read(text)
      if (reading.kind !== 'found') return reading
      const { intent } = reading.value
      const isOurs = intent.chainId === chain.id && intent.wallet === wallet
      // Send only what is shown.
      if (!isOurs || !isWhatItShows(intent)) return unreadable('damaged', `${text}`)
      return { kind: 'found', value: intent }
    },
    serialise: (intent) => intentText.serialise({ intent }),
  })
}

function isWhatItShows({ gifts, calls }: Pick<SendIntent, 'gifts' | 'calls'>): boolean {
  try {
    return areCallsEqual(buildBatch(gifts), calls)
  } catch {
    return false
  }
}
