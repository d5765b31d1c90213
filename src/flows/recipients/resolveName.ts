import { type Address, isAddressEqual } from 'viem'
import type { ResolvedName } from '../../core/files/readFileAddress'
import type { NameAnswer } from '../../ports/chain'
import type { RecipientReader } from './checkRecipient'
import { m } from './messages'
import type { Within } from './startDeadline'
import type { RecipientFinding } from '../../core/review/recipientFindings'

/** Resolves an ENS name for the chain of a gift. Throws only when aborted. */
export async function resolveName(
  typed: string,
  { ethereum, chain }: Pick<RecipientReader, 'ethereum' | 'chain'>,
  signal: AbortSignal,
): Promise<ResolvedName> {
  if (ethereum === null) return { kind: 'problem', sentence: m.noEthereum, remedy: m.enter }
  const answer = await ethereum.names.resolve(typed, chain.id, signal)
  if (answer.kind !== 'found') return { kind: 'problem', ...nameProblem(typed, answer) }
  const { name, address, recordOf } = answer
  return { kind: 'found', ensName: name, address, recordOf }
}

/**
 * Resolves a pinned name of the basket again. Null: it still has the same address. A name that does not resolve in time
 * needs the giver's word. Throws only when aborted.
 */
export async function resolveAgain(
  { ensName, address }: { readonly ensName: string; readonly address: Address },
  { ethereum, chain }: Pick<RecipientReader, 'ethereum' | 'chain'>,
  within: Within,
): Promise<RecipientFinding | null> {
  const answer =
    ethereum === null
      ? ({ kind: 'unreachable', reason: m.notSetUp } as const)
      : await within((signal) => ethereum.names.resolve(ensName, chain.id, signal))
  if (answer.kind === 'found')
    return isAddressEqual(answer.address, address)
      ? null
      : {
          weight: 'refused',
          sentence: m.moved(ensName),
          compare: [answer.address],
        }
  if (answer.kind === 'missing')
    return {
      weight: 'refused',
      sentence: m.gone(ensName),
    }
  return {
    weight: 'alarm',
    sentence: m.unchecked(ensName, nameProblem(ensName, answer).sentence),
  }
}

/** Returns the reason why a name has no address here. */
function nameProblem(
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
