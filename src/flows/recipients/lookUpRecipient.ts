import type { Address } from 'viem'
import { readPayeeText } from '../../core/giving/readPayeeText'
import type { RecipientFacts } from '../../core/review/recipientFindings'
import { checkRecipient, type RecipientContext, type RecipientReader } from './checkRecipient'
import { resolveName } from './resolveName'

export type LookedUp =
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }
  | {
      readonly kind: 'found'
      readonly address: Address
      /** The name that resolved to it, in its normal form; null: an address was typed. */
      readonly ensName: string | null
      readonly facts: RecipientFacts
    }

/** Resolves a typed recipient, and reads the facts about it. Throws only when aborted. */
export async function lookUpRecipient(
  text: string,
  reader: RecipientReader,
  context: RecipientContext,
  signal: AbortSignal,
): Promise<LookedUp> {
  const typed = readPayeeText(text, reader.chain)
  if (typed.kind === 'problem') return typed
  if (typed.kind === 'address') {
    const facts = await checkRecipient(typed.address, reader, context, signal)
    return {
      kind: 'found',
      address: typed.address,
      ensName: null,
      facts: { ...facts, hasChecksum: typed.isChecked },
    }
  }
  const resolved = await resolveName(typed.name, reader, signal)
  if (resolved.kind === 'problem') return resolved
  const { address, ensName, recordOf } = resolved
  const facts = await checkRecipient(address, reader, context, signal)
  return { kind: 'found', address, ensName, facts: { ...facts, nameRecord: recordOf } }
}
