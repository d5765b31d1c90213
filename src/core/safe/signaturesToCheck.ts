import type { Address, Hex } from 'viem'
import { approvalSignature, loneSignature } from './packSignatures'
import type { Confirmation } from './safeTx'

/** The service keeps one signature per owner: a list with more is hostile. */
const signaturesPerOwner = 3
/** More than the owners of any honest Safe. Each costs the node a call. */
const mostSignatures = 100

/**
 * Returns the signatures for a Safe to verify, each once and in its lone form: those listed for an owner, and an
 * on-chain approval for each owner, which no service has to list. Omits strangers.
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
