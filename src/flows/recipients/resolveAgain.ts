import type { Address } from 'viem'
import { isAddressEqual } from 'viem'
import type { RecipientFinding } from '../../core/review/recipientFindings'
import type { RecipientReader } from './checkRecipient'
import { nameProblem } from './lookUpRecipient'

/** Resolves a name that was pinned in the basket again. Null: it still has the same address. Throws only when aborted. */
export async function resolveAgain(
  { ensName, address }: { readonly ensName: string; readonly address: Address },
  { ethereum, chain }: Pick<RecipientReader, 'ethereum' | 'chain'>,
  signal: AbortSignal,
): Promise<RecipientFinding | null> {
  const answer =
    ethereum === null
      ? ({ kind: 'unreachable', reason: 'This site has not been set up for Ethereum.' } as const)
      : await ethereum.names.resolve(ensName, chain.id, signal)
  if (answer.kind === 'found')
    return isAddressEqual(answer.address, address)
      ? null
      : {
          weight: 'refused',
          sentence: `${ensName} had this address when it was added, and has another one now. Remove the line and add the name again, or ask its owner which address is right.`,
          compare: [answer.address],
        }
  if (answer.kind === 'missing')
    return {
      weight: 'refused',
      sentence: `${ensName} had this address when it was added, and has none now. Remove the line, and ask its owner which address is right.`,
    }
  return {
    weight: 'alarm',
    sentence: `Whether ${ensName} still has this address could not be checked. ${nameProblem(ensName, answer).sentence}`,
  }
}
