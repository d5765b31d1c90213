import { type Address, isAddressEqual } from 'viem'
import { isSameToken } from '../../../core/giving/trackedGift'
import type { Payment } from '../../../core/record/paymentsOf'
import type { ChainTxHash } from '../../../core/safe/safeTx'
import { mergeNote, type TxNote } from '../../../core/tracking/notes/txNote'
import { parseTracked } from '../../../core/tracking/stored/storedTracked'
import type { TrackedCalls, TrackedChainTx } from '../../../core/tracking/trackedItem'
import type { NoteStore } from '../../../ports/noteStore'
import type { KeyValueStorage } from '../../../ports/storage'
import { storageKey } from '../../account/storageKey'
import { trackedNote } from '../../notes/storedNotes'

/** Note of one wallet transaction: one payment, or one batch. */
export type FollowedTx = {
  readonly note: TxNote
  /** True when the list of tracked gifts shows it as delivered. */
  readonly isDelivered: boolean
}

type Sources = {
  readonly notes: Pick<NoteStore, 'read'>
  readonly storage: Pick<KeyValueStorage, 'get'>
  readonly chain: { readonly id: number }
  readonly wallet: Address
}

/**
 * Returns the tracked transactions of a wallet by their hash on chain, certain or possible: from the stored notes, and from
 * the list of tracked gifts, which has only the latest. Never rejects.
 */
export async function followedByWallet({
  notes,
  storage,
  chain,
  wallet,
}: Sources): Promise<ReadonlyMap<ChainTxHash, FollowedTx>> {
  const place = { chainId: chain.id, owner: wallet }
  const followed = new Map<ChainTxHash, FollowedTx>()
  for await (const kept of notes.read(place))
    for (const note of kept) if (note.txHash !== null) followed.set(note.txHash, { note, isDelivered: false })
  for (const item of parseTracked(storage.get(storageKey('tracked', { chain, address: wallet }))).items) {
    const txHash = item.kind === 'chainTx' || item.kind === 'calls' ? hashOf(item) : null
    const note = txHash === null ? null : trackedNote({ ...place, storage }, item)
    if (txHash === null || note === null) continue
    const kept = followed.get(txHash)?.note
    followed.set(txHash, {
      note: kept === undefined ? note : mergeNote(kept, note),
      isDelivered: item.phase.status === 'confirmed',
    })
  }
  return followed
}

/** Returns true when this is one of the requested payments. */
export function isNoted({ note }: FollowedTx, { recipient, token }: Pick<Payment, 'recipient' | 'token'>) {
  return note.payments.some(
    (one) => isAddressEqual(one.recipient, recipient) && isSameToken(one.token, token),
  )
}

function hashOf(item: TrackedChainTx | TrackedCalls): ChainTxHash | null {
  const { phase } = item
  // A cancellation pays nobody. A replacement may have made the payment.
  if (phase.status === 'cancelled') return null
  if (phase.status === 'replaced') return phase.paid === 'unknown' ? phase.byTxHash : null
  return phase.txHash ?? item.txHash
}
