import type { Address } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { SafeVersionError } from '../../core/safe/safeTxHash'
import { verifyRecord } from '../../core/safe/verifyRecord'
import { pausePolling } from '../backoff'
import type { SafeReader } from './reader'
import { keepVerified, verifiedRecord } from './read/verifiedRecords'
import { m } from './messages'

/** State of another Safe's transaction that is known only by its hash. */
type InnerTxState =
  | { readonly kind: 'reading' }
  /** Its fields hash to this hash. */
  | { readonly kind: 'found'; readonly record: SafeTxRecord }
  /** The service's record under this hash is of another Safe, or hashes to something else. */
  | { readonly kind: 'forged' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable'; readonly reason: string }

export type InnerTx = { readonly state: StoreApi<InnerTxState>; readonly close: () => void }

/** Retry interval while it is not found, in ms. Each retry is a request to the service. */
const everyMs = 60_000

/**
 * Reads the transaction of another Safe by its hash and verifies the hash. Retries until it is found; then its fields
 * cannot change.
 */
export function createInnerTx(
  reader: SafeReader,
  { safe, safeTxHash }: { readonly safe: Address; readonly safeTxHash: SafeTxHash },
): InnerTx {
  const closing = new AbortController()
  const { signal } = closing
  const { chain, chainReader, service, clock } = reader
  const known = verifiedRecord({ chainId: chain.id, safe, safeTxHash })
  const state = createStore<InnerTxState>(() =>
    known === null ? { kind: 'reading' } : { kind: 'found', record: known },
  )

  async function poll(): Promise<InnerTxState> {
    const [onChain, listed] = await Promise.all([
      chainReader.readSafe(safe, signal),
      service.getTransaction(safeTxHash, signal),
    ])
    if (listed.kind !== 'found') return listed
    if (onChain.kind === 'missing') return { kind: 'unreachable', reason: m.noSafe }
    if (onChain.kind === 'unreachable') return onChain
    try {
      const domain = { chainId: chain.id, safe, version: onChain.value.version }
      const isRight =
        verifyRecord(listed.value, domain).kind === 'ok' &&
        listed.value.safeTxHash.toLowerCase() === safeTxHash.toLowerCase()
      if (!isRight) return { kind: 'forged' }
      keepVerified(chain.id, listed.value)
      return { kind: 'found', record: listed.value }
    } catch (error) {
      if (error instanceof SafeVersionError) return { kind: 'unreachable', reason: error.sentence }
      throw error
    }
  }

  async function run(): Promise<void> {
    if (known !== null) return
    for (;;) {
      const next = await poll()
      state.setState(next, true)
      if (next.kind === 'found') return
      await pausePolling(clock, everyMs, signal)
    }
  }

  run().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return { state, close: () => closing.abort() }
}
