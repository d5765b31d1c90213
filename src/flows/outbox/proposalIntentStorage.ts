import { isAddress, isHash, type Address, type Hex } from 'viem'
import * as v from 'valibot'
import type { ProposalIntent } from '../../core/outbox/intent'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { type StoredReading, storedText, unreadable } from '../../core/storedText'
import { bigUint, callSchema } from '../../core/tracking/stored/trackedSchema'
import type { AccountParts } from '../account/accountContext'
import { storageKey } from '../account/storageKey'
import { type StoredEntry, storedEntry } from '../storedEntry'
import { giftSchema, intentPlan } from './giftSchema'

type IntentContext = Pick<AccountParts, 'chain' | 'safe' | 'storage'>

const address = v.custom<Address>((input) => typeof input === 'string' && isAddress(input))
const hash = v.custom<Hex>((input) => typeof input === 'string' && isHash(input))
const safeTxHash = v.custom<SafeTxHash>((input) => typeof input === 'string' && isHash(input))
const intentText = storedText(
  v.object({
    // Strict: a field of a later release may change the meaning of the request.
    intent: v.strictObject({
      id: v.string(),
      chainId: v.number(),
      safe: address,
      calls: v.array(callSchema),
      gifts: v.array(giftSchema),
      startedAtMs: v.number(),
      plan: intentPlan,
      nonceFrom: v.nullable(bigUint),
      fromBlock: v.nullable(bigUint),
      earlierHashes: v.exactOptional(v.array(safeTxHash)),
      answeredHash: v.exactOptional(hash),
      rejectedAtMs: v.exactOptional(v.number()),
    }),
  }),
)

/** Returns the account's stored proposal intent. That of another account counts as unreadable. */
export function proposalIntent(context: IntentContext): StoredEntry<ProposalIntent> {
  const { chain, safe, storage } = context
  return storedEntry(storage, storageKey('intent', context), {
    read(text): StoredReading<ProposalIntent> {
      const reading = intentText.read(text)
      if (reading.kind !== 'found') return reading
      const { intent } = reading.value
      const isOurs = intent.chainId === chain.id && intent.safe === safe
      return isOurs ? { kind: 'found', value: intent } : unreadable('damaged', `${text}`)
    },
    serialise: (intent) => intentText.serialise({ intent }),
  })
}
