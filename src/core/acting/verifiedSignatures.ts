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

/** A signature from this browser, which may not be listed yet. */
export type OwnSignature = { readonly owner: Address; readonly signature: Hex }

export type SignatureSources = {
  /** Computed here. */
  readonly safeTxHash: SafeTxHash
  readonly owners: readonly Address[]
  /** The review's evidence on listed signatures, and on-chain approvals. */
  readonly evidence: EvidenceOf<'confirmations'>
  readonly own: readonly OwnSignature[]
}

/** Returns one verified signature per owner; those that only the Safe could verify come last. */
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
    // Lower case, like decoded calldata.
    signature: signature.toLowerCase() as Hex,
    by: kind === 'key' ? 'recovery' : 'chain',
  }))
  const firsts = all.filter(({ signer }, index) => all.findIndex((one) => one.signer === signer) === index)
  return [...firsts.filter(({ by }) => by === 'recovery'), ...firsts.filter(({ by }) => by === 'chain')]
}
