import type { Address } from 'viem'
import { recoverOwners } from '../../safe/recoverOwners'
import type { SafeTxRecord } from '../../safe/safeTx'
import type { Check } from '../check'
import { type ReviewContext, unreadOf, unreadReason } from '../reviewInput'

/**
 * Recovers each confirmation to a current owner, and compares with the Safe's own `checkNSignatures`. Contracts and approvals
 * on chain are left to that answer. Who is no owner is refused before any recovery.
 */
export function confirmations(context: ReviewContext): Check {
  const { record, computedHash, part, block, signatureAnswers } = context
  const [owners, threshold] = [part('owners'), part('threshold')]
  const thresholdValue = threshold.kind === 'read' ? threshold.value : null
  const nobody = { valid: [], unverifiable: [], invalid: [], refused: [], accepted: [], p256: [] }
  if (owners.kind === 'unread' || computedHash === null) {
    const unread = unreadOf(owners, part('version'))
    const evidence = { ...nobody, threshold: thresholdValue }
    return { id: 'confirmations', outcome: 'unchecked', evidence, unread, block }
  }

  const { proved, unverifiable, invalid } = recoverOwners({
    hash: computedHash,
    confirmations: record.confirmations,
    owners: owners.value.map(({ address }) => address),
  })
  const answerOf = (owner: Address) => signatureAnswers.get(owner.toLowerCase())
  const isRefused = (owner: Address) => {
    const answer = answerOf(owner)
    return answer?.kind === 'found' && !answer.value
  }
  const isAccepted = (owner: Address) => {
    const answer = answerOf(owner)
    return answer?.kind === 'found' && answer.value
  }
  const open = unverifiable.filter(({ owner }) => !isAccepted(owner) && !isRefused(owner))
  const signers = [...proved.map(({ signer }) => signer), ...unverifiable.map(({ owner }) => owner)]
  const refused = signers.filter(isRefused)
  const isOpen = (owner: Address) => open.some((one) => one.owner === owner)
  const missing = invalid.filter(({ problem }) => problem === 'noSignature' || problem === 'notChecked')
  const malformed = invalid.flatMap(({ owner, problem }) => (problem === 'malformed' ? [owner] : []))
  const byP256 = signersByP256(record)
  const isFalse = refused.length > 0 || invalid.length > missing.length
  return {
    id: 'confirmations',
    outcome: isFalse ? 'fails' : open.length + missing.length > 0 ? 'unchecked' : 'holds',
    evidence: {
      valid: signers.filter((owner) => !isRefused(owner) && !isOpen(owner)),
      unverifiable: open,
      invalid,
      refused,
      p256: [...new Set(malformed.filter((owner) => byP256.has(owner)))],
      accepted: signers.filter(isAccepted),
      threshold: thresholdValue,
    },
    unread: [
      ...unreadOf(threshold),
      ...open.flatMap(({ owner }) => {
        const answer = answerOf(owner)
        return answer === undefined || answer.kind === 'found' ? [] : [unreadReason(answer)]
      }),
    ],
    block,
  }
}

/**
 * Who has a confirmation with v = 2. That branch is on the main branch of the contracts, whose `VERSION()` is still 1.5.0, and
 * in no release: the service may list what the Safe then refuses (GS026).
 */
function signersByP256({ confirmations }: SafeTxRecord): ReadonlySet<Address> {
  const byP256 = confirmations.filter(({ signature }) => signature?.slice(130, 132) === '02')
  return new Set(byP256.map(({ owner }) => owner))
}
