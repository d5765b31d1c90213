import { type Address, type Hex, concatHex, isAddressEqual, slice } from 'viem'
import type { EvidenceOf } from '../review/check'
import type { CountedSignature } from '../safe/judgeSignatures'
import type { SafeTxHash } from '../safe/safeTx'
import { recoverSigner } from '../safe/recoverSigner'

/** A signature over the hash on screen by a current owner, as `execTransaction` takes it. */
export type VerifiedSignature = {
  readonly signer: Address
  readonly signature: Hex
  /** `recovery`: recovered here to the owner. `chain`: an approval on chain, or a contract's, accepted by the Safe. */
  readonly by: 'recovery' | 'chain'
}

/** A signature from this browser, which may not be listed yet. */
export type OwnSignature = { readonly owner: Address; readonly signature: Hex }

type SignatureSources = {
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
    .filter(({ owner, signature }) => readSigned(signature, { hash: safeTxHash, owner }).kind === 'ok')
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

/** Result of verifying a wallet's signature. */
export type ReadSigned =
  /** The owner's over exactly this hash, with v as a Safe reads it. */
  | { readonly kind: 'ok'; readonly signature: Hex }
  /** Another signer's signature, or the owner's over another hash: recovery cannot distinguish them. */
  | { readonly kind: 'other'; readonly recovered: Address }
  | { readonly kind: 'unreadable' }

/**
 * Recovers the result of `eth_signTypedData_v4`. Adds 27 for wallets that write v as 0 or 1, which a Safe would read
 * as a contract's signature or an approval.
 */
export function readSigned(signature: Hex, { hash, owner }: { hash: Hex; owner: Address }): ReadSigned {
  const normal = withSafeV(signature)
  if (normal === null) return { kind: 'unreadable' }
  const recovered = recoverSigner(hash, normal)
  if (recovered.kind !== 'key' || recovered.isPrefixed) return { kind: 'unreadable' }
  return isAddressEqual(recovered.signer, owner)
    ? { kind: 'ok', signature: normal }
    : { kind: 'other', recovered: recovered.signer }
}

function withSafeV(signature: Hex): Hex | null {
  if (!/^0x[0-9a-f]{130}$/i.test(signature)) return null
  const v = Number(slice(signature, 64, 65))
  if (v === 27 || v === 28) return signature
  return v === 0 || v === 1 ? concatHex([slice(signature, 0, 64), v === 0 ? '0x1b' : '0x1c']) : null
}
