import type { Address } from 'viem'
import { isAddressEqual } from 'viem'
import type { RecipientFinding } from '../../core/review/recipientFindings'
import type { RecipientReader } from './checkRecipient'
import { nameProblem } from './resolveName'
import { m } from './messages'

/** Resolves a pinned name of the basket again. Null: it still has the same address. Throws only when aborted. */
export async function resolveAgain(
  { ensName, address }: { readonly ensName: string; readonly address: Address },
  { ethereum, chain }: Pick<RecipientReader, 'ethereum' | 'chain'>,
  signal: AbortSignal,
): Promise<RecipientFinding | null> {
  const answer =
    ethereum === null
      ? ({ kind: 'unreachable', reason: m.notSetUp } as const)
      : await ethereum.names.resolve(ensName, chain.id, signal)
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
