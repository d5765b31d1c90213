import type { Address } from 'viem'
import { isHexEqual } from '../../core/isHexEqual'
import type { AppChain } from '../../core/chain'
import type { EarlierGift } from '../../core/review/recipientStanding'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { hasArrived } from '../../core/tracking/status/endOf'
import { parseTracked } from '../../core/tracking/stored/storedTracked'
import type { TrackedTx } from '../../core/tracking/trackedItem'
import type { ChainReader } from '../../ports/chain'
import type { KeyValueStorage } from '../../ports/storage'
import { storageKey } from '../account/storageKey'
import { rebuildRecord } from './read/rebuildRecord'

/** This browser's tracked gifts of a Safe. */
export type RememberedGifts = {
  /**
   * Rebuilds the transaction of a tracked gift from its calls, proved by its hash. Null: not tracked, or not in a form that
   * the app can rebuild. Signatures stay unknown. Throws only when aborted.
   */
  rebuild(safe: Address, safeTxHash: SafeTxHash, signal: AbortSignal): Promise<SafeTxRecord | null>
  /** Recipients that this Safe paid for each cause, by its delivered gifts. */
  earlierGifts(safe: Address): readonly EarlierGift[]
}

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
      const item = trackedOf(safe).find((one) => isHexEqual(one.safeTxHash, safeTxHash))
      if (item === undefined) return null
      const { calls, nonce, createdAtMs } = item
      return rebuildRecord({ chain, chainReader }, { safe, safeTxHash, calls, nonce, createdAtMs }, signal)
    },
    earlierGifts: (safe) =>
      trackedOf(safe).flatMap(({ phase, note, gifts, createdAtMs, imported }) =>
        !hasArrived({ phase, note })
          ? []
          : gifts.flatMap(({ causeId, payeeName, recipient }) =>
              causeId === null
                ? []
                : {
                    causeId,
                    name: payeeName,
                    address: recipient,
                    atMs: createdAtMs,
                    ...(imported && { imported }),
                  },
            ),
      ),
  }
}
