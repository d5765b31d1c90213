import { type Address, type Hex, concatHex, isAddressEqual } from 'viem'
import { contractSignature } from '../core/safe/contractSignature'
import type { SafeOnChain, SafeTxRecord } from '../core/safe/safeTx'
import { safeTxHashes } from '../core/safe/safeTxHash'
import { safe150, safeVersionNumber } from '../core/safe/safeVersion'
import { verifyConfirmations } from '../core/safe/verifyConfirmations'
import { judgeRecord } from '../core/tracking/judgeRecord'
import type { Look } from '../core/tracking/observation'
import type { TrackedTx } from '../core/tracking/trackedItem'
import type { Answer } from '../ports'
import { notAsked, type Sources } from './sources'

/**
 * Which owners have signed in a way that only the chain can tell: by approving the hash on it, listed or not, or by a
 * signature that their contract accepts. Nobody is asked about an owner whose signature can be recovered, or about a
 * record that is not the item's own.
 */
export async function observeApprovals(
  item: TrackedTx,
  record: SafeTxRecord,
  onChain: SafeOnChain,
  sources: Pick<Sources, 'chainReader'>,
  signal: AbortSignal,
): Promise<Look<readonly Address[]>> {
  // Also of one that is said to be executed: where the chain does not bear it out, it still waits for signatures.
  if (onChain.nonce > record.nonce) return notAsked
  if (judgeRecord(item, record, onChain).kind !== 'ours') return notAsked
  const { confirmations, safeTxHash: hash } = record
  const { valid, unverifiable } = verifyConfirmations({ hash, confirmations, owners: onChain.owners })
  const open = onChain.owners.filter((owner) => !valid.includes(owner))
  if (open.length === 0) return notAsked

  const contracts = unverifiable.filter(({ kind }) => kind === 'contractSignature').map(({ owner }) => owner)
  const [approved, ...accepted] = await Promise.all([
    sources.chainReader.readApprovals(item.safe, hash, open, signal),
    ...contracts.map((owner) => askContract(owner, record, onChain, sources, signal)),
  ])
  if (approved.kind !== 'found') return approved
  const signers = new Set(approved.value)
  for (const answer of accepted) {
    if (answer.kind !== 'found') return answer
    if (answer.value !== null) signers.add(answer.value)
  }
  return { kind: 'found', value: [...signers] }
}

/**
 * Asks an owner contract as the Safe would: before 1.5.0 by the older form, over the 66 bytes whose hash is the
 * safeTxHash. The owner when it accepts. Of several signatures that are listed for one owner the first is shown: the
 * service keeps one.
 */
async function askContract(
  owner: Address,
  record: SafeTxRecord,
  { chainId, version }: SafeOnChain,
  { chainReader }: Pick<Sources, 'chainReader'>,
  signal: AbortSignal,
): Promise<Answer<Address | null>> {
  const signature = signatureOf(owner, record)
  if (signature === null) return { kind: 'found', value: null }
  const { domainHash, messageHash, hash } = safeTxHashes(record, { chainId, safe: record.safe, version })
  const preimage = concatHex(['0x1901', domainHash, messageHash])
  const isLegacy = (safeVersionNumber(version) ?? 0) < safe150
  const answer = isLegacy
    ? await chainReader.isValidLegacySignature(owner, preimage, signature, signal)
    : await chainReader.isValidSignature(owner, hash, signature, signal)
  return answer.kind === 'found' ? { kind: 'found', value: answer.value ? owner : null } : answer
}

function signatureOf(owner: Address, { confirmations }: SafeTxRecord): Hex | null {
  for (const { owner: named, signature } of confirmations) {
    if (signature === null || !isAddressEqual(named, owner)) continue
    const bytes = contractSignature(signature)
    if (bytes !== null) return bytes
  }
  return null
}
