import { isAddressEqual } from 'viem'
import { innerMessageHash, safeMessageHash, TypedDataError } from '../safe/safeMessageHash'
import type { Confirmation, SafeMessageHash, SafeMessageRecord } from '../safe/safeTx'
import { SafeVersionError } from '../safe/safeTxHash'
import { type VerifiedConfirmations, verifyConfirmations } from '../safe/recoverOwners'
import type { QueueSafe } from './checkRow'
import { m } from './messages'

/** The check of a message record against its content. */
export type MessageCheck =
  /** Its hash is correct. `signatures` are over that hash, by current owners. */
  | { readonly kind: 'right'; readonly signatures: VerifiedConfirmations }
  | { readonly kind: 'forged'; readonly field: 'safe' }
  /** `computed`: the hash of the content. */
  | { readonly kind: 'forged'; readonly field: 'messageHash'; readonly computed: SafeMessageHash }
  /** It cannot be hashed. `reason` is one sentence. */
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * Checks a message by its content: its hash, then each signature listed for an owner. Yields before each step that takes
 * milliseconds, like `checkRow`.
 */
export function* checkMessage(
  record: SafeMessageRecord,
  safe: QueueSafe,
): Generator<undefined, MessageCheck> {
  yield
  if (!isAddressEqual(record.safe, safe.address)) return { kind: 'forged', field: 'safe' }
  const computed = hashOf(record, safe)
  if (typeof computed !== 'string') return { kind: 'unknown', reason: computed.reason }
  if (computed !== record.messageHash) return { kind: 'forged', field: 'messageHash', computed }

  const signatures: VerifiedConfirmations[] = []
  for (const confirmations of bySigner(record)) {
    yield
    signatures.push(verifyConfirmations({ hash: computed, confirmations, owners: safe.owners }))
  }
  return {
    kind: 'right',
    signatures: {
      valid: signatures.flatMap(({ valid }) => valid),
      unverifiable: signatures.flatMap(({ unverifiable }) => unverifiable),
      invalid: signatures.flatMap(({ invalid }) => invalid),
    },
  }
}

function bySigner({ confirmations }: SafeMessageRecord): Iterable<readonly Confirmation[]> {
  const groups = new Map<string, Confirmation[]>()
  for (const confirmation of confirmations) {
    const name = confirmation.owner.toLowerCase()
    groups.set(name, [...(groups.get(name) ?? []), confirmation])
  }
  return groups.values()
}

function hashOf(
  { message }: SafeMessageRecord,
  { chainId, address, version }: QueueSafe,
): SafeMessageHash | { readonly reason: string } {
  try {
    return safeMessageHash(innerMessageHash(message), { chainId, safe: address, version })
  } catch (error) {
    if (error instanceof SafeVersionError) return { reason: error.sentence }
    if (error instanceof TypedDataError) return { reason: m.notTyped }
    throw error
  }
}
