import { type Address, concatHex, type Hex, numberToHex, pad } from 'viem'
import type { Answer } from '../answer'
import { recoverOwners } from '../safe/recoverOwners'
import type { Confirmation, SafeTxHash } from '../safe/safeTx'

/** A signature over the hash on screen by a current owner, as `execTransaction` takes it. */
export type VerifiedSignature = {
  readonly signer: Address
  readonly signature: Hex
  /** `recovery`: recovered here to the owner. `chain`: an approval on chain, or a contract's, accepted by the Safe. */
  readonly by: 'recovery' | 'chain'
}

export type SignatureSources = {
  /** Computed here. */
  readonly safeTxHash: SafeTxHash
  readonly owners: readonly Address[]
  readonly confirmations: readonly Confirmation[]
  /** The Safe's own `checkNSignatures`, by owner in lower case. */
  readonly signatureAnswers: ReadonlyMap<string, Answer<boolean>>
  /** Owners who have approved the hash on chain. */
  readonly approvals: readonly Address[]
}

/**
 * One verified signature an owner, approvals on chain last. What the Safe refuses is left out, and so is what only the Safe
 * could verify and did not.
 */
export function verifiedSignatures({
  safeTxHash,
  owners,
  confirmations,
  signatureAnswers,
  approvals,
}: SignatureSources): readonly VerifiedSignature[] {
  const verified = new Map<string, VerifiedSignature>()
  const answerOf = (owner: Address) => {
    const answer = signatureAnswers.get(owner.toLowerCase())
    return answer?.kind === 'found' ? answer.value : null
  }
  const { proved, unverifiable } = recoverOwners({ hash: safeTxHash, confirmations, owners })
  for (const { signer, signature } of proved)
    if (answerOf(signer) !== false)
      verified.set(signer.toLowerCase(), { signer, signature: lower(signature), by: 'recovery' })
  for (const { owner, kind } of unverifiable) {
    const given = confirmations.find((one) => one.owner.toLowerCase() === owner.toLowerCase())?.signature
    if (kind === 'contractSignature' && answerOf(owner) === true && given)
      verified.set(owner.toLowerCase(), { signer: owner, signature: lower(given), by: 'chain' })
  }
  for (const owner of owners) {
    const isApproved = approvals.some((one) => one.toLowerCase() === owner.toLowerCase())
    if (isApproved && !verified.has(owner.toLowerCase()))
      verified.set(owner.toLowerCase(), { signer: owner, signature: approvalMark(owner), by: 'chain' })
  }
  return [...verified.values()]
}

/** v = 1: the Safe looks the approval up in `approvedHashes`. */
function approvalMark(owner: Address): Hex {
  return lower(concatHex([pad(owner, { size: 32 }), numberToHex(0, { size: 32 }), '0x01']))
}

/** Bytes in their one spelling, as calldata that is decoded has them. */
function lower(hex: Hex): Hex {
  return hex.toLowerCase() as Hex
}
