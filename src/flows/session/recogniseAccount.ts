import type { Address } from 'viem'
import { knownSingleton } from '../../core/safe/knownContracts'
import type { SafeOnChain } from '../../core/safe/safeTx'
import type { ChainReader } from '../../ports/chain'

/** Who acts for an address that a wallet stands for. */
export type RecognisedAccount =
  /** An ordinary wallet: a key signs for it, also where EIP-7702 lends it somebody's code. */
  | { readonly kind: 'externallyOwned' }
  | { readonly kind: 'safe'; readonly safe: Address; readonly onChain: SafeOnChain }
  /** A contract that runs none of the code that Safe has published. */
  | { readonly kind: 'contract' }
  /** Unknown, so nothing may be sent from it: say so and offer to look again. */
  | { readonly kind: 'unreachable'; readonly reason: string }

/**
 * Says what an address is by what stands there on this chain, and never by what the wallet calls itself. The transaction
 * service is not asked: what it does not know may be a Safe all the same, and what it knows the chain has to confirm.
 * Throws only when aborted.
 */
export async function recogniseAccount(
  address: Address,
  { chainReader }: { readonly chainReader: Pick<ChainReader, 'readAccountCode' | 'readSafe'> },
  signal?: AbortSignal,
): Promise<RecognisedAccount> {
  const code = await chainReader.readAccountCode(address, signal)
  if (code.kind === 'unreachable') return { kind: 'unreachable', reason: code.reason }
  if (code.kind === 'missing' || code.value.kind !== 'contract') return { kind: 'externallyOwned' }
  if (knownSingleton(code.value.singleton) === null) return { kind: 'contract' }

  const onChain = await chainReader.readSafe(address, signal)
  if (onChain.kind === 'found') return { kind: 'safe', safe: onChain.value.address, onChain: onChain.value }
  const reason =
    onChain.kind === 'unreachable' ? onChain.reason : 'The contract at this address has just disappeared.'
  return { kind: 'unreachable', reason }
}
