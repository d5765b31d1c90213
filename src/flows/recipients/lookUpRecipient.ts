import type { Address } from 'viem'
import { readPayeeText } from '../../core/giving/readPayeeText'
import type { NameAnswer } from '../../ports/names'
import type { RecipientFacts } from '../../core/review/recipientFindings'
import { m } from './messages'
import { checkRecipient, type RecipientContext, type RecipientReader } from './checkRecipient'

export type LookedUp =
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }
  | {
      readonly kind: 'found'
      readonly address: Address
      /** The name that resolved to it, in its normal form; null: an address was typed. */
      readonly ensName: string | null
      readonly facts: RecipientFacts
    }

/** Finds out what was typed for a recipient, and what a giver should know of it. Throws only when aborted. */
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
  if (reader.ethereum === null)
    return {
      kind: 'problem',
      sentence: m.noEthereum,
      remedy: m.enter,
    }
  const answer = await reader.ethereum.names.resolve(typed.name, reader.chain.id, signal)
  if (answer.kind !== 'found') return { kind: 'problem', ...nameProblem(typed.name, answer) }
  const facts = await checkRecipient(answer.address, reader, context, signal)
  return {
    kind: 'found',
    address: answer.address,
    ensName: answer.name,
    facts: { ...facts, nameRecord: answer.recordOf },
  }
}

/** Why a name has no address here. */
export function nameProblem(
  typed: string,
  answer: Exclude<NameAnswer, { kind: 'found' }>,
): { readonly sentence: string; readonly remedy: string } {
  switch (answer.kind) {
    case 'invalid':
      return {
        sentence: m.invalid(typed),
        remedy: m.spelling,
      }
    case 'missing':
      return {
        sentence: m.missing(answer.name),
        remedy: m.spelling,
      }
    case 'offchain':
      return {
        sentence: m.offchain(answer.name),
        remedy: m.askOwner,
      }
    case 'unreachable':
      return {
        sentence: m.unreachable(typed, answer.reason),
        remedy: m.again,
      }
  }
}
