import type { Address } from 'viem'
import { txQuestion } from '../../../core/safe/ownerQuestion'
import type { SafeOnChain, SafeTxRecord } from '../../../core/safe/safeTx'
import { safeTxHashes } from '../../../core/safe/safeTxHash'
import { verifyConfirmations } from '../../../core/safe/verifyConfirmations'
import { judgeRecord } from '../../../core/tracking/advance/judgeRecord'
import type { Look } from '../../../core/tracking/observation'
import type { TrackedTx } from '../../../core/tracking/trackedItem'
import { askOwners } from '../../signIn/owners/askOwners'
import { notAsked, type Sources } from '../sources'

/**
 * Returns the owners whose signatures of a transaction only the chain can prove. Makes no request for an owner whose
 * signature can be recovered, or about a record that is not the item's own.
 */
export async function observeApprovals(
  item: TrackedTx,
  record: SafeTxRecord,
  onChain: SafeOnChain,
  sources: Pick<Sources, 'chainReader'>,
  signal: AbortSignal,
): Promise<Look<readonly Address[]>> {
  // Also for a record marked as executed: if the chain does not confirm it, it still waits for signatures.
  if (onChain.nonce > record.nonce) return notAsked
  if (judgeRecord(item, record, onChain).kind !== 'ours') return notAsked
  const { confirmations, safeTxHash: hash } = record
  const { chainId, version, owners } = onChain
  const { safe } = item
  const { valid } = verifyConfirmations({ hash, confirmations, owners })
  const question = txQuestion(version, safeTxHashes(record, { chainId, safe, version }))
  const open = owners.filter((owner) => !valid.includes(owner))
  const proved = await askOwners(open, { safe, hash, confirmations, question }, sources, signal)
  return proved.kind === 'found' ? { kind: 'found', value: proved.value.map(({ signer }) => signer) } : proved
}
