import { type Address, type Hex, concatHex, isAddressEqual, pad, slice } from 'viem'
import { contractSignature } from '../../../core/safe/signatureBytes'
import type { OwnerQuestion } from '../../../core/safe/ownerQuestion'
import type { Confirmation } from '../../../core/safe/safeTx'
import type { Answer } from '../../../core/answer'
import type { Sources } from '../../tracking/itemSources'
import { type Look, notAsked } from '../../../core/tracking/observation'

/** An owner whose signature is proved on chain, and the signature in a Safe's encoding. */
export type ProvedSignature = { readonly signer: Address; readonly signature: Hex }

/**
 * Returns the owners whose signatures only the chain can prove: by `approveHash`, listed or not, or by a signature that
 * their contract accepts when called as the Safe would call it.
 */
export async function askOwners(
  owners: readonly Address[],
  signed: {
    readonly safe: Address
    readonly hash: Hex
    readonly confirmations: readonly Confirmation[]
    readonly question: OwnerQuestion
  },
  { chainReader }: Pick<Sources, 'chainReader'>,
  signal: AbortSignal,
): Promise<Look<readonly ProvedSignature[]>> {
  if (owners.length === 0) return notAsked
  const { safe, hash, confirmations, question } = signed
  const listed = owners.flatMap((owner) => listedSignature(owner, confirmations))
  const [approved, ...accepted] = await Promise.all([
    chainReader.readApprovals(safe, hash, owners, signal),
    ...listed.map(async ({ signer, bytes }): Promise<Answer<boolean>> =>
      question.argument === 'bytes'
        ? chainReader.isValidLegacySignature(signer, question.data, bytes, signal)
        : chainReader.isValidSignature(signer, question.data, bytes, signal),
    ),
  ])
  if (approved.kind !== 'found') return approved
  const proved = new Map(approved.value.map((owner) => [owner, approvalOf(owner)]))
  for (const [index, answer] of accepted.entries()) {
    if (answer.kind !== 'found') return answer
    const one = listed[index]
    if (answer.value && one !== undefined) proved.set(one.signer, one.signature)
  }
  return { kind: 'found', value: [...proved].map(([signer, signature]) => ({ signer, signature })) }
}

/** Returns the first listed signature of a contract: the service keeps one per owner. */
function listedSignature(owner: Address, confirmations: readonly Confirmation[]) {
  for (const { owner: named, signature } of confirmations) {
    if (signature === null || !isAddressEqual(named, owner)) continue
    const bytes = contractSignature(signature)
    if (bytes === null || !isAddressEqual(slice(signature, 12, 32), owner)) continue
    return [{ signer: owner, signature, bytes }]
  }
  return []
}

/** Returns the signature that refers a Safe to the owner's `approveHash`: v = 1. */
function approvalOf(owner: Address): Hex {
  return concatHex([pad(owner, { size: 32 }), pad('0x', { size: 32 }), '0x01'])
}
