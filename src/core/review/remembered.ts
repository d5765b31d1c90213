import { type RecoveredOwners, recoverOwners } from '../safe/recoverOwners'
import type { SafeTx, SafeTxHash } from '../safe/safeTx'
import { type SafeDomain, type SafeHashes, safeTxHashes } from '../safe/safeTxHash'
import { stringifyExact } from '../stringifyExact'

const hashes = lastResults<SafeHashes<SafeTxHash>>(8)
const owners = lastResults<RecoveredOwners>(8)

/**
 * Memoises `safeTxHashes`: hashing a batch of 500 takes some 7 ms, and a review, its forecast and its buttons need
 * the same hash many times. Requests to a wallet are hashed again (`requestProblem`).
 *
 * @throws SafeVersionError when the version is unknown, and viem's errors when a field does not fit its type.
 */
export function rememberedHashes(tx: SafeTx, domain: SafeDomain): SafeHashes<SafeTxHash> {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = tx
  const fields = [to, value, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce, data]
  const key = [domain.chainId, domain.safe, domain.version, ...fields].join()
  return hashes(key, () => safeTxHashes(tx, domain))
}

/** Memoises `recoverOwners`: each signature takes 3 to 8 ms. */
export function rememberedOwners(asked: Parameters<typeof recoverOwners>[0]): RecoveredOwners {
  return owners(stringifyExact(asked), () => recoverOwners(asked))
}

/**
 * Memoises a costly pure function by a key, for the last results only. Errors are not kept.
 *
 * @param most - Cache size; the oldest result is evicted first.
 */
export function lastResults<T>(most: number): (key: string, compute: () => T) => T {
  const results = new Map<string, T>()
  return (key, compute) => {
    const known = results.get(key)
    if (known !== undefined) return known
    const result = compute()
    const [oldest] = results.keys()
    if (results.size >= most && oldest !== undefined) results.delete(oldest)
    results.set(key, result)
    return result
  }
}
