import { recoverOwners, type RecoveredOwners } from '../safe/recoverOwners'
import type { SafeTx, SafeTxHash } from '../safe/safeTx'
import { type SafeDomain, type SafeHashes, safeTxHashes } from '../safe/safeTxHash'
import { stringifyExact } from '../stringifyExact'
import { lastResults } from './lastResults'

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
