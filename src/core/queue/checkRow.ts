import type { Address } from 'viem'
import { recoverOwners, type VerifiedConfirmations } from '../safe/recoverOwners'
import type { Confirmation, SafeTxRecord } from '../safe/safeTx'
import { SafeVersionError } from '../safe/safeTxHash'
import { verifyRecord } from '../safe/verifyRecord'
import { judgeSignatures, type SignatureAnswers } from '../safe/judgeSignatures'

/** The setup of a Safe that a record has to agree with. */
export type QueueSafe = {
  readonly chainId: number
  readonly address: Address
  readonly version: string
  /** Checksummed. */
  readonly owners: readonly Address[]
  readonly nonce: bigint
}

/** The check of a record against its bytes. */
export type RowCheck =
  /** Its hash is correct. `signatures` are over that hash, by current owners. */
  | { readonly kind: 'ok'; readonly signatures: VerifiedConfirmations }
  | { readonly kind: 'forged'; readonly field: 'safe' | 'safeTxHash' }
  /** The hash scheme of this Safe version is unknown. No sentence: a worker has no language. */
  | { readonly kind: 'unknown'; readonly version: string }

/** The service keeps one signature per owner, so more are hostile. Each recovery takes 3 to 8 ms. */
const recoveriesPerOwner = 3

/**
 * Checks a record by its bytes: its hash, then each signature listed for an owner. Yields before each step that takes
 * milliseconds, so that the caller can let a frame render. Signatures of strangers are skipped.
 */
export function* checkRow(record: SafeTxRecord, safe: QueueSafe): Generator<undefined, RowCheck> {
  yield
  const refused = checkHash(record, safe)
  if (refused !== null) return refused

  const { safeTxHash: hash, confirmations } = record
  const owners = new Set(safe.owners.map((owner) => owner.toLowerCase()))
  const tried = new Map<string, number>()
  const valid = new Set<Address>()
  const unverifiable = new Map<Address, VerifiedConfirmations['unverifiable'][number]>()
  const invalid: VerifiedConfirmations['invalid'][number][] = []
  for (const confirmation of confirmations) {
    const { owner } = confirmation
    const name = owner.toLowerCase()
    if (!owners.has(name)) {
      invalid.push({ owner, problem: 'notOwner' })
      continue
    }
    if (valid.has(owner)) continue
    const times = tried.get(name) ?? 0
    if (times >= recoveriesPerOwner) {
      invalid.push({ owner, problem: 'notChecked' })
      continue
    }
    tried.set(name, times + 1)
    yield
    const one = recoverOwners({ hash, confirmations: [confirmation], owners: safe.owners })
    for (const { signer } of one.proved) valid.add(signer)
    for (const each of one.unverifiable) unverifiable.set(each.owner, each)
    invalid.push(...one.invalid)
  }
  const signatures = {
    valid: [...valid],
    unverifiable: [...unverifiable.values()].filter(({ owner }) => !valid.has(owner)),
    invalid,
  }
  return { kind: 'ok', signatures }
}

/** Returns the confirmations that name an owner: as many of each as `checkRow` recovers. */
export function worthRecovering(
  confirmations: readonly Confirmation[],
  owners: readonly Address[],
): readonly Confirmation[] {
  const left = new Map(owners.map((owner) => [owner.toLowerCase(), recoveriesPerOwner]))
  return confirmations.filter(({ owner }) => {
    const name = owner.toLowerCase()
    const times = left.get(name) ?? 0
    left.set(name, times - 1)
    return times > 0
  })
}

/** Checks the hash of a record by its fields. Null: it is correct. No signature is checked. */
export function checkHash(
  record: SafeTxRecord,
  { chainId, address, version }: Pick<QueueSafe, 'chainId' | 'address' | 'version'>,
): Exclude<RowCheck, { readonly kind: 'ok' }> | null {
  try {
    const verified = verifyRecord(record, { chainId, safe: address, version })
    return verified.kind === 'ok' ? null : { kind: 'forged', field: verified.field }
  } catch (error) {
    if (error instanceof SafeVersionError) return { kind: 'unknown', version }
    throw error
  }
}

/** Returns the owners whose signatures only the Safe can verify; none when the row is forged. */
export function ownersToAsk(check: RowCheck | null): readonly Address[] {
  return check?.kind === 'ok' ? check.signatures.unverifiable.map(({ owner }) => owner) : []
}

/** Adds the Safe's own verdicts on contract signatures and approvals to the check of a row. */
export function settleRow(check: RowCheck, record: SafeTxRecord, answers: SignatureAnswers): RowCheck {
  if (check.kind !== 'ok') return check
  const { valid, unverifiable, invalid } = check.signatures
  const { counted, open, refusals } = judgeSignatures(
    { proved: [], unverifiable, invalid: [] },
    { hash: record.safeTxHash, confirmations: record.confirmations, owners: ownersToAsk(check), answers },
  )
  return {
    kind: 'ok',
    signatures: {
      valid: [...valid, ...counted.map(({ signer }) => signer)],
      unverifiable: open,
      invalid: [...invalid, ...refusals.map(({ owner }) => ({ owner, problem: 'otherSigner' }) as const)],
    },
  }
}
