import type { Address } from 'viem'
import { recoverSigner } from '../safe/recoverSigner'
import { splitSignatures } from '../safe/splitSignatures'
import type { RecordedTx } from './recordedTx'

/**
 * Who signed an executed transaction, by its signatures. Those of keys are recovered; owners that are contracts, or that
 * approved the hash on chain, are named by the signature, and the Safe checked it when it executed. Takes 3 to 8 ms a
 * signature. Null: the signatures are unknown.
 */
export function signersOf({
  safeTxHash,
  signatures,
}: Pick<RecordedTx, 'safeTxHash' | 'signatures'>): readonly Address[] | null {
  if (signatures === null) return null
  return splitSignatures(signatures).flatMap((signature) => {
    const recovered = recoverSigner(safeTxHash, signature)
    if (recovered.kind === 'invalid') return []
    return 'signer' in recovered ? recovered.signer : recovered.owner
  })
}
