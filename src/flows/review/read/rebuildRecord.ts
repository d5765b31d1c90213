import type { Address } from 'viem'
import type { AppChain } from '../../../core/chain'
import { unlistedRecord } from '../../../core/review/unlistedRecord'
import { rebuildSafeTx } from '../../../core/safe/rebuildSafeTx'
import type { Call, SafeTxHash, SafeTxRecord } from '../../../core/safe/safeTx'
import { SafeVersionError } from '../../../core/safe/safeTxHash'
import type { ChainReader } from '../../../ports/chain'

type Known = {
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
  readonly calls: readonly Call[]
  /** Null: not known. */
  readonly nonce: bigint | null
  readonly createdAtMs: number
}

/** Number of nonces to try, from the Safe's own nonce on. */
const noncesTried = 10

/**
 * Rebuilds the transaction that makes these calls, proved by its hash. Null: the chain is unreachable, or no transaction of
 * the next nonces that the app can build has that hash. Signatures stay unknown. Throws only when aborted.
 */
export async function rebuildRecord(
  {
    chain,
    chainReader,
  }: {
    readonly chain: Pick<AppChain, 'id'>
    readonly chainReader: Pick<ChainReader, 'readSafe'>
  },
  { safe, safeTxHash, calls, nonce, createdAtMs }: Known,
  signal: AbortSignal,
): Promise<SafeTxRecord | null> {
  const onChain = await chainReader.readSafe(safe, signal)
  if (onChain.kind !== 'found') return null
  const { version, nonce: next } = onChain.value
  const later = Array.from({ length: noncesTried }, (_, index) => next + BigInt(index))
  const nonces = nonce === null ? later : [nonce]
  try {
    const tx = rebuildSafeTx({ calls, safeTxHash, nonces }, { chainId: chain.id, safe, version })
    if (tx === null) return null
    const record = unlistedRecord(tx, { safe, safeTxHash, confirmations: [] })
    return { ...record, submittedAtMs: createdAtMs, origin: '' }
  } catch (error) {
    if (error instanceof SafeVersionError) return null
    throw error
  }
}
