import { isAddress, isHash, type Address, type Hex } from 'viem'
import * as v from 'valibot'
import type { ProposalIntent } from '../../core/outbox/intent'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { storedText } from '../../core/storedText'
import { bigUint, callSchema } from '../../core/tracking/stored/trackedSchema'
import type { AccountParts } from '../account/accountContext'
import { giftSchema, intentPlan } from './giftSchema'
import { storageKey } from '../account/storageKey'

type IntentContext = Pick<AccountParts, 'chain' | 'safe' | 'storage'>

const address = v.custom<Address>((input) => typeof input === 'string' && isAddress(input))
const hash = v.custom<Hex>((input) => typeof input === 'string' && isHash(input))
const safeTxHash = v.custom<SafeTxHash>((input) => typeof input === 'string' && isHash(input))
const intentText = storedText(
  v.object({
    intent: v.object({
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

/** Reads the account's stored proposal intent. Null: none, or not readable. */
export function readProposalIntent(context: IntentContext): ProposalIntent | null {
  const intent = intentText.parse(context.storage.get(storageKey('intent', context)))?.intent
  if (intent === undefined) return null
  return intent.chainId === context.chain.id && intent.safe === context.safe ? intent : null
}

/** Stores the intent. False: storage is full and unchanged; then nothing may be requested. */
export function keepProposalIntent(context: IntentContext, intent: ProposalIntent): boolean {
  return context.storage.keep(storageKey('intent', context), intentText.serialise({ intent }))
}

/** Removes the stored intent if it has this id: another tab may have stored its own. */
export function removeProposalIntent(context: IntentContext, id: string): void {
  if (readProposalIntent(context)?.id === id) context.storage.remove(storageKey('intent', context))
}
