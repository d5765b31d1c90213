import type { Address } from 'viem'
import { contractSignature } from '../../safe/contractSignature'
import { type CountedSignature, judgeSignatures } from '../../safe/judgeSignatures'
import { passkeyOrigin } from '../../safe/passkeyOrigin'
import type { SafeTxRecord } from '../../safe/safeTx'
import type { Check, EvidenceOf } from '../check'
import { rememberedOwners } from '../remembered'
import { type ReviewContext, unreadOf } from '../reviewInput'

/**
 * Recovers each confirmation to a current owner, and compares with the Safe's own `checkNSignatures`. Contracts and approvals
 * on chain depend on that answer. Strangers are refused before any recovery. A difference between the two fails.
 */
export function confirmations({ record, computedHash, part, block, signatureAnswers }: ReviewContext): Check {
  const [ownersPart, threshold] = [part('owners'), part('threshold')]
  const thresholdValue = threshold.kind === 'read' ? threshold.value : null
  if (ownersPart.kind === 'unread' || computedHash === null) {
    const unread = unreadOf(ownersPart, part('version'))
    return {
      id: 'confirmations',
      outcome: 'unchecked',
      evidence: { ...nobody, threshold: thresholdValue },
      unread,
      block,
    }
  }

  const owners = ownersPart.value.map(({ address }) => address)
  const signed = { hash: computedHash, confirmations: record.confirmations, owners }
  const recovered = rememberedOwners(signed)
  const judged = judgeSignatures(recovered, { ...signed, answers: signatureAnswers })
  const { counted, accepted, approved, open, refusals, unexplained, unread } = judged
  const { invalid } = recovered
  const missing = invalid.filter(({ problem }) => problem === 'noSignature' || problem === 'notChecked')
  const malformed = invalid.flatMap(({ owner, problem }) => (problem === 'malformed' ? [owner] : []))
  const byP256 = signersByP256(record)
  const isFalse = refusals.length + unexplained.length > 0 || invalid.length > missing.length
  return {
    id: 'confirmations',
    outcome: isFalse ? 'fails' : open.length + missing.length > 0 ? 'unchecked' : 'holds',
    evidence: {
      valid: counted.map(({ signer }) => signer),
      counted,
      unverifiable: open,
      invalid,
      refused: refusals.map(({ owner }) => owner),
      refusals,
      unexplained,
      approved,
      passkeys: counted.flatMap(passkeyOf),
      p256: [...new Set(malformed.filter((owner) => byP256.has(owner)))],
      accepted,
      threshold: thresholdValue,
    },
    unread: [...unreadOf(threshold), ...unread],
    block,
  }
}

const nobody = {
  valid: [],
  counted: [],
  unverifiable: [],
  invalid: [],
  refused: [],
  refusals: [],
  unexplained: [],
  approved: [],
  passkeys: [],
  accepted: [],
  p256: [],
} as const

function passkeyOf({ signer, signature, kind }: CountedSignature): EvidenceOf<'confirmations'>['passkeys'] {
  const bytes = kind === 'contract' ? contractSignature(signature) : null
  const origin = bytes === null ? null : passkeyOrigin(bytes)
  return origin === null ? [] : [{ owner: signer, origin }]
}

/**
 * The owners with a confirmation of v = 2. Only the unreleased main branch of the contracts, whose `VERSION()` is still 1.5.0,
 * supports it: the service may list what the Safe refuses (GS026).
 */
function signersByP256({ confirmations: listed }: SafeTxRecord): ReadonlySet<Address> {
  const byP256 = listed.filter(({ signature }) => signature?.slice(130, 132) === '02')
  return new Set(byP256.map(({ owner }) => owner))
}
