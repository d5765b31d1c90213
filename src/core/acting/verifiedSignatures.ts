import type { Address, Hex } from 'viem'
import type { EvidenceOf } from '../review/check'
import type { CountedSignature } from '../safe/judgeSignatures'
import type { SafeTxHash } from '../safe/safeTx'
import { readSigned } from './readSigned'

/** A signature over the hash on screen by a current owner, as `execTransaction` takes it. */
export type VerifiedSignature = {
  readonly signer: Address
  readonly signature: Hex
  /** `recovery`: recovered here to the owner. `chain`: an approval on chain, or a contract's, accepted by the Safe. */
  readonly by: 'recovery' | 'chain'
}

/** A signature that was given in this browser, and perhaps is not listed yet. */
export type OwnSignature = { readonly owner: Address; readonly signature: Hex }

export type SignatureSources = {
  /** Computed here. */
  readonly safeTxHash: SafeTxHash
  readonly owners: readonly Address[]
  /** What the review found of those that are listed, and of approvals on chain. */
  readonly evidence: EvidenceOf<'confirmations'>
  readonly own: readonly OwnSignature[]
}

/** One verified signature an owner; those that only the Safe could verify come last. */
export function verifiedSignatures({
  safeTxHash,
  owners,
  evidence: { counted },
  own,
}: SignatureSources): readonly VerifiedSignature[] {
  const given = own
    .filter(({ owner }) => owners.includes(owner))
    .filter(({ owner, signature }) => readSigned(signature, { hash: safeTxHash, owner }).kind === 'own')
    .map(({ owner, signature }): CountedSignature => ({ signer: owner, signature, kind: 'key' }))
  const all = [...counted, ...given].map(({ signer, signature, kind }): VerifiedSignature => ({
    signer,
    // Bytes in their one spelling, as calldata that is decoded has them.
    signature: signature.toLowerCase() as Hex,
    by: kind === 'key' ? 'recovery' : 'chain',
  }))
  const firsts = all.filter(({ signer }, index) => all.findIndex((one) => one.signer === signer) === index)
  return [...firsts.filter(({ by }) => by === 'recovery'), ...firsts.filter(({ by }) => by === 'chain')]
}
