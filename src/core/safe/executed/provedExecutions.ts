import type { Address, Hex } from 'viem'
import type { SafeTx, SafeTxHash } from '../safeTx'
import { safeTxHash } from '../safeTxHash'
import { bindCalls, type BoundCall } from './bindCalls'
import type { ExecutionEvidence, MinedCall } from './evidence'

/** The Safe whose executions to prove, and the inputs of its hashes. */
export type ExecutingSafe = {
  readonly safe: Address
  readonly chainId: number
  /** Current `VERSION()` of the Safe. An upgrade may have changed it since. */
  readonly version: string | null
  /** Possible nonces of an execution, the likeliest first. */
  readonly nonces: Iterable<bigint>
}

/** An event of an execution from the address of a Safe, and its proof. */
export type SafeExecution = {
  /** Index of its event among the logs of the receipt. */
  readonly at: number
  readonly safeTxHash: SafeTxHash
  readonly outcome: 'success' | 'failure'
  /** The signed fields, which hash to `safeTxHash`; null: unproved, any code of the Safe may have emitted it. */
  readonly proof: { readonly tx: SafeTx; readonly signatures: Hex } | null
}

/** One version of the Safe for each way of hashing: an upgrade does not change earlier hashes. */
const versionsThatHash = ['1.4.1', '1.2.0', '0.1.0'] as const

/**
 * Returns the executions of one Safe in a mined transaction, in the order of its events. The rule for every outcome:
 * an event is an execution only if it is bound to a call that Safe's own code executed (`bindCalls`), and the fields
 * of that call hash to the safeTxHash of the event.
 */
export function provedExecutions(
  mined: MinedCall,
  safe: ExecutingSafe,
  evidence: ExecutionEvidence,
): readonly SafeExecution[] {
  return bindCalls(mined, safe.safe, evidence).events.map(({ call, ...event }) => ({
    ...event,
    proof: call === null ? null : hashedProof(call, event.safeTxHash, safe),
  }))
}

function hashedProof(
  { tx, nonce, signatures }: BoundCall,
  hash: SafeTxHash,
  safe: ExecutingSafe,
): SafeExecution['proof'] {
  for (const one of nonce === null ? safe.nonces : [nonce]) {
    const numbered = { ...tx, nonce: one }
    if (hashesTo(hash, numbered, safe)) return { tx: numbered, signatures }
  }
  return null
}

/** Returns true when the fields produce the hash under a version that the Safe may have had. */
export function hashesTo(
  hash: SafeTxHash,
  tx: SafeTx,
  { chainId, safe, version }: Omit<ExecutingSafe, 'nonces'>,
): boolean {
  return [version, ...versionsThatHash].some((one) => {
    try {
      return safeTxHash(tx, { chainId, safe, version: one }) === hash
    } catch {
      // An unknown version, or fields that do not fit their types.
      return false
    }
  })
}

/** Largest distance from the expected nonce to try: each nonce is one hash, about 0.1 ms. */
const most = 500n

/**
 * Returns the nonces that an execution may have had, likeliest first: the expected one, then alternately lower and higher.
 *
 * @param next - The Safe's nonce today, which no execution has used yet.
 */
export function nearNonces(expected: bigint, next: bigint): Iterable<bigint> {
  return { [Symbol.iterator]: () => nonces(expected, next) }
}

function* nonces(expected: bigint, next: bigint): Generator<bigint, void> {
  for (let distance = 0n; distance <= most; distance += 1n) {
    if (expected >= distance) yield expected - distance
    if (distance > 0n && expected + distance < next) yield expected + distance
  }
}
