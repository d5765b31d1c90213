import type { Address } from 'viem'
import { readSigned } from '../../core/acting/readSigned'
import type { OnScreen } from '../../core/acting/onScreen'
import type { SafeServiceWriter, WriteResult } from '../../ports/service'
import type { KeptSignature } from './keptSignatures'
import { m } from './messages'

/**
 * Posts a signature made here, after recovering it once more. Posting is idempotent.
 *
 * @param onScreen - The signed transaction: the one under review, or the rejection of its nonce.
 */
export function postSignature(
  writer: SafeServiceWriter,
  kept: KeptSignature,
  { onScreen, safe }: { readonly onScreen: OnScreen; readonly safe: Address },
): Promise<WriteResult> {
  const { safeTxHash, owner, signature } = kept
  const isOwn =
    onScreen.safeTxHash === safeTxHash && readSigned(signature, { hash: safeTxHash, owner }).kind === 'own'
  if (!isOwn)
    return Promise.resolve({
      kind: 'refused',
      reason: m.notOver,
    })
  return kept.kind === 'confirm'
    ? writer.confirm(safeTxHash, signature)
    : writer.propose({ safe, tx: onScreen.tx, safeTxHash, sender: owner, signature })
}
