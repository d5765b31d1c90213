import type { Address } from 'viem'
import type { Answer } from '../../../core/answer'
import type { NonceFate, ReviewInput } from '../../../core/review/reviewInput'
import { rememberedHashes } from '../../../core/review/remembered'
import type { SafeSetup } from '../../../core/review/safeSetup'
import type { Execution, SafeTxRecord } from '../../../core/safe/safeTx'
import type { SafeDomain } from '../../../core/safe/safeTxHash'
import { verifyRecord } from '../../../core/safe/verifyRecord'
import type { SafeReader } from '../reader'
import { m } from '../messages'

type Asked = {
  /** The Safe of the link, not of the record. */
  readonly safe: Address
  readonly record: SafeTxRecord
  readonly setup: Answer<SafeSetup>
  /** Others with its nonce; they may arrive after the setup. */
  readonly rivals: Promise<ReviewInput['rivals']>
}

/**
 * Reads which transaction used the nonce of a record: this one, or another that the service names and that hashes to its
 * safeTxHash, each by its own event. `missing`: the nonce is unused. Throws only when aborted.
 */
export async function readNonceFate(
  reader: Pick<SafeReader, 'chainReader'>,
  { safe, record, setup, rivals: coming }: Asked,
  signal: AbortSignal,
): Promise<Answer<NonceFate>> {
  const place = placeIn(setup, record)
  if (place.kind !== 'used') return place.kind === 'none' ? { kind: 'missing' } : unread(place.reason)
  const { domain } = place
  // The hash of the link may belong to another transaction than these bytes.
  if (hashOf(record, domain) !== record.safeTxHash.toLowerCase()) return unread(m.otherBytes)
  const own = await provedExecution(reader, { safe, record }, signal)
  if (own.kind === 'found') return { kind: 'found', value: { kind: 'executed', outcome: own.value.outcome } }

  const rivals = await coming
  const named = rivals.kind === 'found' ? rivals.value.records : []
  const executed = named
    .filter((one) => one.nonce === record.nonce && one.isExecuted)
    .filter((one) => verifyRecord(one, domain).kind === 'ok')
  for (const other of executed) {
    const proof = await provedExecution(reader, { safe, record: other }, signal)
    if (proof.kind === 'found')
      return { kind: 'found', value: { kind: 'replaced', safeTxHash: other.safeTxHash } }
  }
  return own.kind === 'unreachable' ? own : unread(m.noWitness)
}

/**
 * Reads the execution of a record that hashes to its safeTxHash, by the Safe's event, bound to the call that made it. A
 * review takes no other proof of an execution.
 */
async function provedExecution(
  { chainReader }: Pick<SafeReader, 'chainReader'>,
  { safe, record }: { readonly safe: Address; readonly record: SafeTxRecord },
  signal: AbortSignal,
): Promise<Answer<Execution>> {
  const where = { fromBlock: null, txHash: record.txHash }
  const found = await chainReader.findExecution(safe, record.safeTxHash, where, signal)
  return found.kind === 'unproved' ? unread(m.unprovedEvent) : found
}

type Place =
  | { readonly kind: 'none' }
  | { readonly kind: 'used'; readonly domain: SafeDomain }
  | { readonly kind: 'unread'; readonly reason: string }

function placeIn(setup: Answer<SafeSetup>, { nonce }: SafeTxRecord): Place {
  if (setup.kind !== 'found') return { kind: 'none' }
  const { chainId, address: safe, nonce: next, version } = setup.value
  if (next.kind === 'unread' || nonce >= next.value) return { kind: 'none' }
  if (version.kind === 'unread') return { kind: 'unread', reason: version.reason }
  return { kind: 'used', domain: { chainId, safe, version: version.value } }
}

function hashOf(record: SafeTxRecord, domain: SafeDomain): string | null {
  try {
    return rememberedHashes(record, domain).hash
  } catch {
    return null
  }
}

function unread(reason: string): Answer<never> {
  return { kind: 'unreachable', reason }
}
