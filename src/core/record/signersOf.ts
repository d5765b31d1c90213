import type { Address } from 'viem'
import { recoverSigner } from '../safe/recoverSigner'
import { splitSignatures } from '../safe/splitSignatures'
import type { RecordedTx } from './recordedTx'

/**
 * Who signed an executed transaction, by its signatures. Those of keys are recovered; owners that are contracts, or that
 * approved the hash on chain, are named by the signature, and the Safe checked it when it executed. Ends where the signers
 * are not in ascending order, as the Safe demands of those that it checks: an executor may append others. Yields before each
 * signature, which takes 3 to 8 ms. Null: the signatures are unknown.
 */
export function* signersOf({
  safeTxHash,
  signatures,
}: Pick<RecordedTx, 'safeTxHash' | 'signatures'>): Generator<undefined, readonly Address[] | null> {
  if (signatures === null) return null
  const signers: Address[] = []
  for (const signature of splitSignatures(signatures)) {
    yield
    const recovered = recoverSigner(safeTxHash, signature)
    if (recovered.kind === 'invalid') break
    const signer = 'signer' in recovered ? recovered.signer : recovered.owner
    const before = signers.at(-1)
    if (before !== undefined && BigInt(before) >= BigInt(signer)) break
    signers.push(signer)
  }
  return signers
}
