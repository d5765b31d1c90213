import type { Address, Hex } from 'viem'
import type { SafeTx, SafeTxHash } from '../safeTx'
import { safeTxHash } from '../safeTxHash'
import { bindCalls, type BoundCall } from './bindCalls'
import type { ExecutionEvidence, MinedCall } from './evidence'

/** The Safe whose executions are looked for, and what its hashes may be made of. */
export type ExecutingSafe = {
  readonly safe: Address
  readonly chainId: number
  /** `VERSION()` of the Safe today. It may have been another one at the time. */
  readonly version: string | null
  /** Nonces that an execution may have had, the likeliest first. */
  readonly nonces: Iterable<bigint>
}

/** An event of an execution from the address of a Safe, and what of it is proved. */
export type SafeExecution = {
  /** The place of its event among the logs of the receipt. */
  readonly at: number
  readonly safeTxHash: SafeTxHash
  readonly outcome: 'success' | 'failure'
  /** What the owners signed, which hashes to `safeTxHash`; null: not proved, so that any code of the Safe may have said so. */
  readonly proof: { readonly tx: SafeTx; readonly signatures: Hex } | null
}

/** How versions of the Safe hash, one each: an upgrade changes the hash of nothing that was executed before it. */
const versionsThatHash = ['1.4.1', '1.2.0', '0.1.0'] as const

/**
 * What a mined transaction has executed of one Safe, in the order of its events. The rule for every end: an event is an
 * execution only if it is bound to a call that Safe's own code carried out (`bindCalls`), and the fields of that call hash to
 * the safeTxHash of the event.
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

/** Whether the fields hash to it, under one of the versions that the Safe may have had. */
export function hashesTo(
  hash: SafeTxHash,
  tx: SafeTx,
  { chainId, safe, version }: Omit<ExecutingSafe, 'nonces'>,
): boolean {
  return [version, ...versionsThatHash].some((one) => {
    try {
      return safeTxHash(tx, { chainId, safe, version: one }) === hash
    } catch {
      // An unknown version, or fields that do not fit their types: it is not this one.
      return false
    }
  })
}
