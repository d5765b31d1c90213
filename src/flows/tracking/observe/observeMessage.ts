import { messageStatus } from '../../../core/safe/txStatus'
import { messageQuestion } from '../../../core/safe/ownerQuestion'
import { packSignatures } from '../../../core/safe/signatureBytes'
import { recoverOwners } from '../../../core/safe/recoverOwners'
import { safeMessageHashes } from '../../../core/safe/safeMessageHash'
import type { SafeMessageRecord, SafeOnChain } from '../../../core/safe/safeTx'
import { type Look, type MessageObservation, notAsked } from '../../../core/tracking/observation'
import type { TrackedMessage } from '../../../core/tracking/trackedItem'
import { askOwners, type ProvedSignature } from '../../signIn/owners/askOwners'
import type { Sources } from '../itemSources'

/** Polls an off-chain message once. With enough signatures, also reads whether the Safe itself accepts them (EIP-1271). */
export async function observeMessage(
  item: TrackedMessage,
  sources: Sources,
  signal: AbortSignal,
): Promise<MessageObservation> {
  const { chainReader, service } = sources
  const onChain = await chainReader.readSafe(item.safe, signal)
  const nothing = {
    kind: 'safeMessage',
    onChain,
    record: notAsked,
    approvals: notAsked,
    verdict: notAsked,
  } as const
  if (onChain.kind !== 'found' || service.waitMs() > 0) return nothing
  const record = await service.getMessage(item.messageHash, signal)
  if (record.kind !== 'found') return { ...nothing, record }

  const { proved: byKeys } = recoverOwners({
    hash: item.messageHash,
    confirmations: record.value.confirmations,
    owners: onChain.value.owners,
  })
  const byChain = await askForTheRest(
    item,
    { record: record.value, onChain: onChain.value, byKeys },
    sources,
    signal,
  )
  const approvals =
    byChain.kind === 'found'
      ? ({ kind: 'found', value: byChain.value.map(({ signer }) => signer) } as const)
      : byChain
  const signatures = [...byKeys, ...(byChain.kind === 'found' ? byChain.value : [])]
  if (!areEnough(signatures, onChain.value)) return { ...nothing, record, approvals }
  const signature = packSignatures(signatures)
  const accepted = await chainReader.isValidSignature(item.safe, item.innerHash, signature, signal)
  const verdict =
    accepted.kind === 'found'
      ? ({ kind: 'found', value: { signature, accepted: accepted.value } } as const)
      : accepted
  return { ...nothing, record, approvals, verdict }
}

/** Reads the owners whose signatures only the chain can prove, while the others are not enough. */
async function askForTheRest(
  { safe, innerHash, messageHash: hash }: TrackedMessage,
  seen: {
    readonly record: SafeMessageRecord
    readonly onChain: SafeOnChain
    readonly byKeys: readonly ProvedSignature[]
  },
  sources: Sources,
  signal: AbortSignal,
): Promise<Look<readonly ProvedSignature[]>> {
  const { byKeys, onChain, record } = seen
  if (areEnough(byKeys, onChain)) return notAsked
  const { chainId, owners, version } = onChain
  const open = owners.filter((owner) => !byKeys.some(({ signer }) => signer === owner))
  const hashes = safeMessageHashes(innerHash, { chainId, safe, version })
  const handler = await sources.chainReader.readFallbackHandler(safe, signal)
  if (handler.kind === 'unreachable') return handler
  const decides = { version, handler: handler.kind === 'found' ? handler.value : null }
  const question = messageQuestion(decides, innerHash, hashes)
  return askOwners(open, { safe, hash, confirmations: record.confirmations, question }, sources, signal)
}

function areEnough(signatures: readonly ProvedSignature[], safe: SafeOnChain): boolean {
  return (
    messageStatus(
      signatures.map(({ signer }) => signer),
      safe,
    ) === 'CONFIRMED'
  )
}
