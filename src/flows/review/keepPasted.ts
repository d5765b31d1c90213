import type { Address } from 'viem'
import { createStore } from 'zustand/vanilla'
import type { Answer } from '../../core/answer'
import type { PastedTx } from '../../core/review/pastedTx'
import { unlistedRecord } from '../../core/review/unlistedRecord'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { safeTxHash, SafeVersionError } from '../../core/safe/safeTxHash'
import type { Clock } from '../../ports/clock'
import type { SafeService } from '../../ports/service'
import type { SafeReader } from './reader'
import { m } from './messages'
import { anySignal } from '../anySignal'

/** The transactions pasted since the page was opened, by chain and hash. Not stored. */
const kept = createStore<ReadonlyMap<string, SafeTxRecord>>(() => new Map())

const keyOf = (chainId: number, hash: SafeTxHash) => `${chainId} ${hash}`

/** Timeout for the service before the paste is shown, in ms. */
const patienceMs = 3_000

/**
 * Keeps a pasted transaction, so that its review can be opened by its hash: the pasted hash, which the review verifies, or
 * one computed for the Safe's version on chain. `unreachable`: neither is available.
 */
export async function keepPasted(
  { chain, chainReader }: Pick<SafeReader, 'chain' | 'chainReader'>,
  { safe, pasted }: { readonly safe: Address; readonly pasted: PastedTx },
  signal: AbortSignal,
): Promise<Answer<SafeTxHash>> {
  const hash = await hashOf({ chain, chainReader }, { safe, pasted }, signal)
  if (hash.kind !== 'found') return hash
  const { tx, confirmations } = pasted
  const known = { safe: pasted.safe ?? safe, safeTxHash: hash.value, confirmations }
  const record = unlistedRecord(tx, known)
  kept.setState(new Map(kept.getState()).set(keyOf(chain.id, hash.value), record), true)
  return hash
}

async function hashOf(
  { chain, chainReader }: Pick<SafeReader, 'chain' | 'chainReader'>,
  { safe, pasted }: { readonly safe: Address; readonly pasted: PastedTx },
  signal: AbortSignal,
): Promise<Answer<SafeTxHash>> {
  if (pasted.safeTxHash !== null) return { kind: 'found', value: pasted.safeTxHash }
  const setup = await chainReader.readSetup(safe, signal)
  if (setup.kind !== 'found') return setup
  const { version } = setup.value
  if (version.kind === 'unread') return { kind: 'unreachable', reason: version.reason }
  try {
    const domain = { chainId: chain.id, safe, version: version.value }
    return { kind: 'found', value: safeTxHash(pasted.tx, domain) }
  } catch (error) {
    const reason = error instanceof SafeVersionError ? error.sentence : m.tooLarge
    return { kind: 'unreachable', reason }
  }
}

/** Wraps the service: falls back to the paste when it returns nothing, or too late. */
export function withPasted(service: SafeService, chainId: number, clock: Pick<Clock, 'sleep'>): SafeService {
  return {
    ...service,
    async getTransaction(hash, signal) {
      const pasted = kept.getState().get(keyOf(chainId, hash))
      if (pasted === undefined) return service.getTransaction(hash, signal)
      const paste = { kind: 'found', value: pasted } as const
      const done = new AbortController()
      const until = anySignal([done.signal, ...(signal === undefined ? [] : [signal])])
      try {
        const late = clock.sleep(patienceMs, until).then(() => paste)
        late.catch(() => undefined)
        const answer = await Promise.race([service.getTransaction(hash, until), late])
        return answer.kind === 'found' ? answer : paste
      } finally {
        done.abort()
      }
    },
  }
}
