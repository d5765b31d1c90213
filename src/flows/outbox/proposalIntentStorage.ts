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

/** The proposal whose answer is still open, if this browser has one for the account. What cannot be read is none. */
export function readProposalIntent(context: IntentContext): ProposalIntent | null {
  const intent = intentText.parse(context.storage.get(storageKey('intent', context)))?.intent
  if (intent === undefined) return null
  return intent.chainId === context.chain.id && intent.safe === context.safe ? intent : null
}

/** Stores the intent. False: no room, and what was stored before is still there; then nothing may be asked. */
export function keepProposalIntent(context: IntentContext, intent: ProposalIntent): boolean {
  return context.storage.keep(storageKey('intent', context), intentText.serialise({ intent }))
}

/** Forgets this intent; another one, of another tab, stays. */
export function removeProposalIntent(context: IntentContext, id: string): void {
  if (readProposalIntent(context)?.id === id) context.storage.remove(storageKey('intent', context))
}
