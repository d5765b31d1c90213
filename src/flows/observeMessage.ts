import type { Hex } from 'viem'
import { messageStatus } from '../core/safe/messageStatus'
import { packSignatures } from '../core/safe/packSignatures'
import type { SafeMessageRecord, SafeOnChain } from '../core/safe/safeTx'
import { verifyConfirmations } from '../core/safe/verifyConfirmations'
import type { MessageObservation } from '../core/tracking/observation'
import type { TrackedMessage } from '../core/tracking/trackedItem'
import { notAsked, type Sources } from './sources'

/**
 * One round of looking at an off-chain message. Once enough owners have signed, the Safe itself is asked whether it
 * accepts their signatures (EIP-1271).
 */
export async function observeMessage(
  item: TrackedMessage,
  { chainReader, service }: Sources,
  signal: AbortSignal,
): Promise<MessageObservation> {
  const onChain = await chainReader.readSafe(item.safe, signal)
  const nothing = { kind: 'safeMessage', onChain, record: notAsked, verdict: notAsked } as const
  if (onChain.kind !== 'found' || service.waitMs() > 0) return nothing
  const record = await service.getMessage(item.messageHash, signal)
  if (record.kind !== 'found') return { ...nothing, record }
  const signature = collectSignature(item, record.value, onChain.value)
  if (signature === null) return { ...nothing, record }
  const accepted = await chainReader.isValidSignature(item.safe, item.innerHash, signature, signal)
  const verdict =
    accepted.kind === 'found'
      ? ({ kind: 'found', value: { signature, accepted: accepted.value } } as const)
      : accepted
  return { ...nothing, record, verdict }
}

/** The verified signatures as the Safe takes them; null while there are too few. */
function collectSignature(
  { messageHash }: TrackedMessage,
  { confirmations }: SafeMessageRecord,
  safe: SafeOnChain,
): Hex | null {
  const signatures = new Map<Hex, Hex>()
  for (const confirmation of confirmations) {
    const { valid } = verifyConfirmations({
      hash: messageHash,
      confirmations: [confirmation],
      owners: safe.owners,
    })
    const [signer] = valid
    if (signer !== undefined && confirmation.signature !== null)
      signatures.set(signer, confirmation.signature)
  }
  if (messageStatus([...signatures.keys()], safe) !== 'CONFIRMED') return null
  return packSignatures([...signatures].map(([signer, signature]) => ({ signer, signature })))
}
