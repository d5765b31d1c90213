import type { Address } from 'viem'
import type { AppChain } from '../../core/chain'
import type { GivenBefore } from '../../core/review/givenBefore'
import { unlistedRecord } from '../../core/review/unlistedRecord'
import { rebuildSafeTx } from '../../core/safe/rebuildSafeTx'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { SafeVersionError } from '../../core/safe/safeTxHash'
import { parseTracked } from '../../core/tracking/stored/parseTracked'
import type { TrackedTx } from '../../core/tracking/trackedItem'
import type { ChainReader } from '../../ports/chain'
import type { KeyValueStorage } from '../../ports/storage'
import { storageKey } from '../account/storageKey'

/** What this browser remembers of the gifts of a Safe. */
export type RememberedGifts = {
  /**
   * The transaction of a gift that is tracked here, rebuilt from its calls and proved by its hash. Null: there is none, or
   * it is not in a form that the app can rebuild. No signatures are known. Throws only when aborted.
   */
  rebuild(safe: Address, safeTxHash: SafeTxHash, signal: AbortSignal): Promise<SafeTxRecord | null>
  /** Whom this Safe has paid for which cause, by the gifts that were delivered. */
  givenBefore(safe: Address): readonly GivenBefore[]
}

/** How many nonces to try, from the Safe's own one on. */
const noncesTried = 10

/** Reads the stored list of tracked gifts, whether or not its account is open. */
export function createRememberedGifts({
  chain,
  chainReader,
  storage,
}: {
  readonly chain: Pick<AppChain, 'id'>
  readonly chainReader: Pick<ChainReader, 'readSafe'>
  readonly storage: Pick<KeyValueStorage, 'get'>
}): RememberedGifts {
  const trackedOf = (safe: Address): readonly TrackedTx[] =>
    parseTracked(storage.get(storageKey('tracked', { chain, safe }))).items.flatMap((item) =>
      item.kind === 'safeTx' ? item : [],
    )
  return {
    async rebuild(safe, safeTxHash, signal) {
      const item = trackedOf(safe).find((one) => one.safeTxHash.toLowerCase() === safeTxHash.toLowerCase())
      if (item === undefined) return null
      const onChain = await chainReader.readSafe(safe, signal)
      if (onChain.kind !== 'found') return null
      const { version, nonce: next } = onChain.value
      const later = Array.from({ length: noncesTried }, (_, index) => next + BigInt(index))
      const nonces = item.nonce === null ? later : [item.nonce]
      try {
        const domain = { chainId: chain.id, safe, version }
        const tx = rebuildSafeTx({ calls: item.calls, safeTxHash, nonces }, domain)
        if (tx === null) return null
        const record = unlistedRecord(tx, { safe, safeTxHash, confirmations: [] })
        return { ...record, submittedAtMs: item.createdAtMs, origin: '' }
      } catch (error) {
        if (error instanceof SafeVersionError) return null
        throw error
      }
    },
    givenBefore: (safe) =>
      trackedOf(safe).flatMap(({ phase, gifts, createdAtMs }) =>
        phase.status !== 'confirmed'
          ? []
          : gifts.flatMap(({ causeId, payeeName, recipient }) =>
              causeId === null ? [] : { causeId, name: payeeName, address: recipient, atMs: createdAtMs },
            ),
      ),
  }
}
