import type { Address } from 'viem'
import { knownSingleton } from '../../core/safe/knownContracts'
import type { SafeOnChain } from '../../core/safe/safeTx'
import type { ChainReader } from '../../ports/chain'
import { m } from './messages'

/** Kind of account at a wallet's address. */
export type RecognisedAccount =
  /** An ordinary wallet: a key signs for it, even with an EIP-7702 delegation. */
  | { readonly kind: 'externallyOwned' }
  | { readonly kind: 'safe'; readonly safe: Address; readonly onChain: SafeOnChain }
  /** A contract that is no published Safe version. */
  | { readonly kind: 'contract' }
  /** Unknown, so nothing may be sent from it. Offer a retry. */
  | { readonly kind: 'unreachable'; readonly reason: string }

/**
 * Recognises an address by its code on this chain, never by the wallet's name. Makes no request to the transaction
 * service: a Safe may be missing there, and one that it lists still has to be verified on chain. Throws only when aborted.
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
  const reason = onChain.kind === 'unreachable' ? onChain.reason : m.account.gone
  return { kind: 'unreachable', reason }
}
