import type { Address, Hex } from 'viem'
import { isHexEqual } from '../isHexEqual'
import { type RecoveredSigner, recoverSigner } from './recoverSigner'
import type { Confirmation } from './safeTx'

/** Reason why a confirmation does not count. */
type ConfirmationProblem =
  | 'noSignature'
  /** Not a signature that a Safe can decode. */
  | 'malformed'
  /** Recovers to another address than the named owner, or signs other bytes. */
  | 'otherSigner'
  /** The named signer is not an owner (any more). */
  | 'notOwner'
  /** One of too many under the name of one owner. */
  | 'notChecked'

export type RecoveredOwners = {
  /** Signatures that recover to the owner they name, one per owner. */
  readonly proved: readonly { readonly signer: Address; readonly signature: Hex }[]
  /** Owners whose signatures only the chain can prove; none of `proved` among them. */
  readonly unverifiable: readonly {
    readonly owner: Address
    readonly kind: 'contractSignature' | 'approvedHash'
  }[]
  readonly invalid: readonly { readonly owner: Address; readonly problem: ConfirmationProblem }[]
}

export type VerifiedConfirmations = Pick<RecoveredOwners, 'unverifiable' | 'invalid'> & {
  /** Owners whose signature of this hash was recovered, each once, as the Safe spells them. */
  readonly valid: readonly Address[]
}

/** Recovery takes 3 to 8 ms, and the service keeps one signature per owner: a list with more is hostile. */
const recoveriesPerOwner = 3

/**
 * Recovers the signatures that name an owner, and compares. `hash` is the signed one: a safeTxHash computed here, or
 * a message hash. Skips strangers, and recovers the same bytes once.
 */
export function recoverOwners({
  hash,
  confirmations,
  owners,
}: {
  readonly hash: Hex
  readonly confirmations: readonly Confirmation[]
  /** As the Safe spells them. */
  readonly owners: readonly Address[]
}): RecoveredOwners {
  const spelled = new Map(owners.map((owner) => [owner.toLowerCase(), owner]))
  const proved = new Map<Address, Hex>()
  const unverifiable = new Map<Address, 'contractSignature' | 'approvedHash'>()
  const invalid: { owner: Address; problem: ConfirmationProblem }[] = []
  const tried = new Map<Address, Set<Hex>>()

  for (const { owner: named, signature } of confirmations) {
    const refuse = (problem: ConfirmationProblem) => invalid.push({ owner: named, problem })
    const owner = spelled.get(named.toLowerCase())
    if (owner === undefined) {
      refuse('notOwner')
      continue
    }
    if (signature === null) {
      refuse('noSignature')
      continue
    }
    if (proved.has(owner)) continue
    const own = tried.get(owner) ?? new Set<Hex>()
    if (!own.has(signature) && own.size >= recoveriesPerOwner) {
      refuse('notChecked')
      continue
    }
    tried.set(owner, own.add(signature))
    const recovered = recoverOnce(hash, signature)
    if (recovered.kind === 'invalid') {
      refuse('malformed')
      continue
    }
    const isProof = 'signer' in recovered
    const signer = isProof ? recovered.signer : recovered.owner
    if (!isHexEqual(signer, named)) refuse('otherSigner')
    else if (isProof) proved.set(owner, signature)
    else unverifiable.set(owner, recovered.kind)
  }

  return {
    proved: [...proved].map(([signer, signature]) => ({ signer, signature })),
    unverifiable: [...unverifiable]
      .filter(([owner]) => !proved.has(owner))
      .map(([owner, kind]) => ({ owner, kind })),
    invalid,
  }
}

/** More than any Safe needs in two polls; clears everything beyond. */
const rememberedMost = 1_000
const remembered = new Map<string, RecoveredSigner>()

/** Caches: each poll verifies the same bytes more than once. */
function recoverOnce(hash: Hex, signature: Hex): RecoveredSigner {
  // A key's signature has 65 bytes. Longer ones of contracts are not recovered or cached.
  if (signature.length > 132) return recoverSigner(hash, signature)
  const key = `${hash}${signature}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const recovered = recoverSigner(hash, signature)
  if (remembered.size >= rememberedMost) remembered.clear()
  remembered.set(key, recovered)
  return recovered
}

/** Returns the result of {@link recoverOwners}, with the owners alone. */
export function verifyConfirmations(given: {
  readonly hash: Hex
  readonly confirmations: readonly Confirmation[]
  readonly owners: readonly Address[]
}): VerifiedConfirmations {
  const { proved, unverifiable, invalid } = recoverOwners(given)
  return { valid: proved.map(({ signer }) => signer), unverifiable, invalid }
}
