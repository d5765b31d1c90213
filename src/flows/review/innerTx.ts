import type { Address } from 'viem'
import { isHexEqual } from '../../core/isHexEqual'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { SafeVersionError } from '../../core/safe/safeTxHash'
import { verifyRecord } from '../../core/safe/verifyRecord'
import type { Question, Read } from '../queries'
import type { SafeReader } from './reader'
import { keepVerified, verifiedRecord } from './read/verifiedRecords'
import { m } from './messages'

/** Another Safe's transaction that is known only by its hash. */
export type InnerTx =
  /** Its fields hash to this hash. */
  | { readonly kind: 'found'; readonly record: SafeTxRecord }
  /** The service's record under this hash is of another Safe, or hashes to something else. */
  | { readonly kind: 'forged' }
  | { readonly kind: 'missing' }

/** Retry interval while it is not found, in ms. Each retry is a request to the service. */
const everyMs = 60_000

/**
 * Asks for the transaction of another Safe by its hash and verifies the hash, until it is found: then its fields cannot
 * change.
 */
export function innerTx(
  reader: Pick<SafeReader, 'chain' | 'chainReader' | 'service'>,
  { safe, safeTxHash }: { readonly safe: Address; readonly safeTxHash: SafeTxHash },
): Question<InnerTx> {
  const { chain, chainReader, service } = reader
  const record = verifiedRecord({ chainId: chain.id, safe, safeTxHash })

  async function ask(signal: AbortSignal): Promise<Read<InnerTx>> {
    const [onChain, listed] = await Promise.all([
      chainReader.readSafe(safe, signal),
      service.getTransaction(safeTxHash, signal),
    ])
    if (listed.kind === 'missing') return { kind: 'found', value: listed }
    if (listed.kind === 'unreachable') return listed
    if (onChain.kind === 'missing') return { kind: 'unreachable', reason: m.noSafe }
    if (onChain.kind === 'unreachable') return onChain
    try {
      const domain = { chainId: chain.id, safe, version: onChain.value.version }
      const isRight =
        verifyRecord(listed.value, domain).kind === 'ok' && isHexEqual(listed.value.safeTxHash, safeTxHash)
      if (!isRight) return { kind: 'found', value: { kind: 'forged' } }
      keepVerified(chain.id, listed.value)
      return { kind: 'found', value: { kind: 'found', record: listed.value } }
    } catch (error) {
      if (error instanceof SafeVersionError) return { kind: 'unreachable', reason: error.sentence }
      throw error
    }
  }

  return {
    key: ['innerTx', chain.id, safe.toLowerCase(), safeTxHash.toLowerCase()],
    ask,
    everyMs: ({ kind }) => (kind === 'found' ? null : everyMs),
    backoff: { firstMs: everyMs, longestMs: everyMs },
    known: record && { kind: 'found', record },
  }
}
