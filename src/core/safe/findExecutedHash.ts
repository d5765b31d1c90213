import { isAddressEqual } from 'viem'
import { decodeCalls } from './decodeCalls'
import { decodeExecTransaction } from './decodeExecTransaction'
import type { Call, ExecutedTx, SafeTxHash } from './safeTx'
import { type SafeDomain, safeTxHash } from './safeTxHash'
import { sameCalls } from './sameCalls'

/** The most nonces to try: a Safe executes few transactions while a user decides about one. Beyond that the service knows. */
const noncesTried = 50n

export type AskedOfSafe = {
  readonly calls: readonly Call[]
  /** The Safe's nonce before the request; null: not known. */
  readonly nonceFrom: bigint | null
  /** The Safe's nonce now: no transaction with this one, or a later one, has been executed. */
  readonly nonceNow: bigint
}

/**
 * The safeTxHash under which a Safe executed exactly these calls in a transaction of the chain, proved by the chain alone:
 * the data of the transaction makes the calls, and with one of the nonces used meanwhile it hashes to what the Safe's own
 * event names. Null: it is not so, or it cannot be told (a relayer's contract in between).
 *
 * @throws SafeVersionError when the version is unknown.
 */
export function findExecutedHash(
  { to, data, safeTxHashes }: ExecutedTx,
  { calls, nonceFrom, nonceNow }: AskedOfSafe,
  domain: SafeDomain,
): SafeTxHash | null {
  if (to === null || !isAddressEqual(to, domain.safe) || safeTxHashes.length === 0) return null
  const executed = decodeExecTransaction(data)
  if (executed === null) return null
  const { tx } = executed
  const decoded = decodeCalls({ ...tx, nonce: 0n })
  if (decoded.kind !== 'calls' || !sameCalls(decoded.calls, calls)) return null
  const earliest = nonceNow > noncesTried ? nonceNow - noncesTried : 0n
  const from = nonceFrom === null || nonceFrom < earliest ? earliest : nonceFrom
  for (let nonce = nonceNow - 1n; nonce >= from; nonce--) {
    const hash = safeTxHash({ ...tx, nonce }, domain)
    if (safeTxHashes.includes(hash)) return hash
  }
  return null
}
