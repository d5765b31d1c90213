import type { Address, Hex } from 'viem'
import { approvalSignature, loneSignature } from './loneSignature'
import type { Confirmation } from './safeTx'

/** Of one owner the service keeps one signature: a list with more is hostile. */
const signaturesPerOwner = 3
/** More than the owners of any honest Safe. Each costs the node a call. */
const mostSignatures = 100

/**
 * The signatures that a Safe is asked about, each once and each in the form in which it stands alone: those listed under the
 * name of an owner, and for each owner an approval on chain, which nobody has to list. Strangers are not asked about.
 */
export function signaturesToCheck(
  confirmations: readonly Confirmation[],
  owners: readonly Address[],
): readonly Hex[] {
  const listed = new Map(owners.map((owner) => [owner.toLowerCase(), new Set<Hex>()]))
  for (const { owner, signature } of confirmations) {
    const own = listed.get(owner.toLowerCase())
    const lone = signature === null ? null : loneSignature(signature)
    if (own !== undefined && lone !== null && own.size < signaturesPerOwner) own.add(lone)
  }
  const all = [...listed.values()].flatMap((own) => [...own])
  return [...new Set([...all, ...owners.map(approvalSignature)])].slice(0, mostSignatures)
}
