import type { Address } from 'viem'
import { recoverSigner } from '../safe/recoverSigner'
import { splitSignatures } from '../safe/signatureBytes'
import type { RecordedTx } from './recordedTx'

/**
 * Returns the signers of an executed transaction. Key signatures are recovered; for contract owners and on-chain approvals
 * the signature names the owner, and the Safe checked it. Stops at the first signer out of ascending order, which the Safe
 * requires: an executor may append others. Yields before each signature, which takes 3 to 8 ms. Null: the signatures are
 * unknown.
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
