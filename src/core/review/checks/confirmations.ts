import type { Address } from 'viem'
import { contractSignature, passkeyOrigin } from '../../safe/signatureBytes'
import { type CountedSignature, judgeSignatures } from '../../safe/judgeSignatures'
import type { RecoveredOwners } from '../../safe/recoverOwners'
import type { SafeTxRecord } from '../../safe/safeTx'
import { m } from '../checkMessages'
import { rememberedOwners } from '../remembered'
import { unreadOf } from '../reviewInput'
import { defineCheck, never } from './defineCheck'

type ConfirmationsFound = {
  readonly valid: readonly Address[]
  readonly unverifiable: RecoveredOwners['unverifiable']
  readonly invalid: RecoveredOwners['invalid']
  /** Owners whose listed signature the Safe's own code refuses. */
  readonly refused: readonly Address[]
  /** The same, with the Safe's error code, as in `SignatureVerdict`. */
  readonly refusals: readonly { readonly owner: Address; readonly code: string | null }[]
  /** No signer could be recovered, but the Safe's own code accepts the signature. */
  readonly unexplained: readonly Address[]
  /** Owners who approved the hash on chain, listed or not. */
  readonly approved: readonly Address[]
  /** Contracts among `valid` whose signature names the page origin of a passkey. */
  readonly passkeys: readonly { readonly owner: Address; readonly origin: string }[]
  /** One signature for each of `valid`. */
  readonly counted: readonly CountedSignature[]
  /** Signers among `invalid` with a P-256 key (v = 2), which no published Safe accepts, whatever its version. */
  readonly p256: readonly Address[]
  /** Signatures that the Safe's own code accepts, as a second opinion. */
  readonly accepted: readonly Address[]
  readonly threshold: number | null
}

/**
 * Recovers each confirmation to a current owner, and compares with the Safe's own `checkNSignatures`. Only the Safe
 * can verify contracts and on-chain approvals. Refuses strangers before any recovery. Fails when the two differ.
 */
export const confirmations = defineCheck({
  id: 'confirmations',
  bearsOn: 'noCall',
  states: m.states.confirmations,
  read({ record, computedHash, part, block, signatureAnswers }) {
    const [ownersPart, threshold] = [part('owners'), part('threshold')]
    const thresholdValue = threshold.kind === 'read' ? threshold.value : null
    if (ownersPart.kind === 'unread' || computedHash === null) {
      const unread = unreadOf(ownersPart, part('version'))
      const evidence: ConfirmationsFound = { ...nobody, threshold: thresholdValue }
      return { outcome: 'unchecked', evidence, unread, block }
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
    const evidence: ConfirmationsFound = {
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
    }
    return {
      outcome: isFalse ? 'fails' : open.length + missing.length > 0 ? 'unchecked' : 'holds',
      evidence,
      unread: [...unreadOf(threshold), ...unread],
      block,
    }
  },
  detail({ evidence }) {
    const { valid, unverifiable, invalid, refusals, unexplained, approved, accepted, p256, threshold } =
      evidence
    return [
      ...refusals.map(({ owner, code }) => m.signed.refused(owner, code, refusalWords(code))),
      ...unexplained.map((owner) => m.signed.unexplained(owner)),
      ...invalid.map(({ owner, problem }) => m.signed[problem](owner)),
      ...p256.map((owner) => m.signed.p256(owner)),
      // With nothing read, "0 of an unknown number" would look like a count.
      ...(threshold === null && valid.length === 0
        ? []
        : [m.signed.verified(valid.length, threshold, valid.join(', '))]),
      ...(accepted.length === 0 ? [] : [m.signed.accepted(accepted.length)]),
      ...approved.map((owner) => m.signed.approved(owner)),
      ...unverifiable.map(({ owner }) => m.signed.open(owner)),
    ].join(' ')
  },
  isJudged: never,
})

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

/** Describes why a Safe refuses a single signature; null: its code does not apply to one alone. */
export function refusalWords(code: string | null): string | null {
  const words: Readonly<Record<string, string>> = m.signed.refusals
  return code !== null && Object.hasOwn(words, code) ? (words[code] ?? null) : null
}

function passkeyOf({ signer, signature, kind }: CountedSignature): ConfirmationsFound['passkeys'] {
  const bytes = kind === 'contract' ? contractSignature(signature) : null
  const origin = bytes === null ? null : passkeyOrigin(bytes)
  return origin === null ? [] : [{ owner: signer, origin }]
}

/**
 * Returns the owners with a confirmation of v = 2. Only the unreleased main branch of the contracts supports it, with
 * `VERSION()` still 1.5.0: the service may list what the Safe refuses (GS026).
 */
function signersByP256({ confirmations: listed }: SafeTxRecord): ReadonlySet<Address> {
  const byP256 = listed.filter(({ signature }) => signature?.slice(130, 132) === '02')
  return new Set(byP256.map(({ owner }) => owner))
}
