import { recoverOwners } from '../../safe/recoverOwners'
import type { SafeTxRecord } from '../../safe/safeTx'
import { verifyRecord } from '../../safe/verifyRecord'
import type { Answer } from '../../answer'
import type { SafeSetup } from '../safeSetup'
import type { SkipReason } from './forecast'
import type { EarlierTxs } from './planForecast'

/** Maximum number of transactions to run before the one under review. Each is a block of the simulation. */
const mostEarlier = 10

/** Transactions that the service lists from the Safe's nonce on, as far as they were read. */
export type ListedEarlier = { readonly records: readonly SafeTxRecord[]; readonly isWhole: boolean }

/**
 * Selects the listed transactions to run before this nonce: each the only one with an owner's signature on its nonce,
 * and with a valid hash. Names all others with a reason.
 */
export function earlierTxs(nonce: bigint, setup: SafeSetup, listed: Answer<ListedEarlier>): EarlierTxs {
  if (setup.nonce.kind === 'unread' || nonce <= setup.nonce.value) return { records: [], skipped: [] }
  const count = nonce - setup.nonce.value
  const first = setup.nonce.value
  // A nonce far ahead would make a list of millions: name only its ends.
  const ends = count > BigInt(mostEarlier) ? [first, nonce - 1n] : null
  if (ends !== null) return { records: [], skipped: [{ nonces: ends, why: 'tooMany' }] }
  const nonces = Array.from({ length: Number(count) }, (_, index) => first + BigInt(index))
  if (listed.kind !== 'found') return { records: [], skipped: [{ nonces, why: 'unread' }] }

  const { records, isWhole } = listed.value
  const waiting = records.filter((record) => !record.isExecuted && isOfOwners(record, setup))
  const kept: SafeTxRecord[] = []
  const left = new Map<SkipReason, bigint[]>()
  for (const each of nonces) {
    const [only, ...rivals] = waiting.filter((record) => record.nonce === each)
    const why = only === undefined ? (isWhole ? 'nothing' : 'unread') : rivals.length > 0 ? 'rivals' : null
    if (why === null && only !== undefined) kept.push(only)
    else if (why !== null) left.set(why, [...(left.get(why) ?? []), each])
  }
  return { records: kept, skipped: [...left].map(([why, skipped]) => ({ nonces: skipped, why })) }
}

/** Returns true when the fields hash to the safeTxHash, and an owner signed it. */
function isOfOwners(record: SafeTxRecord, { address, chainId, owners, version }: SafeSetup): boolean {
  if (owners.kind === 'unread' || version.kind === 'unread') return false
  try {
    const domain = { chainId, safe: address, version: version.value }
    if (verifyRecord(record, domain).kind !== 'ok') return false
    const { proved, unverifiable } = recoverOwners({
      hash: record.safeTxHash,
      confirmations: record.confirmations,
      owners: owners.value.map((owner) => owner.address),
    })
    return proved.length + unverifiable.length > 0
  } catch {
    return false
  }
}
