import { isAddressEqual, type Address } from 'viem'
import type { Payment } from '../../core/record/paymentsOf'
import type { RecordedTx } from '../../core/record/recordedTx'
import type { GiftNote } from '../../core/record/recordGifts'
import { parsePlanned } from '../../core/prices/planned'
import { decodeCalls } from '../../core/safe/decodeCalls'
import { parseTracked } from '../../core/tracking/stored/parseTracked'
import type { TrackedTx } from '../../core/tracking/trackedItem'
import type { KeyValueStorage } from '../../ports/storage'
import { storageKey } from '../account/storageKey'
import { purposeOf } from '../basket/giftPurposes'

type Place = {
  readonly storage: Pick<KeyValueStorage, 'get'>
  readonly chain: { readonly id: number }
  readonly safe: Address
}

/** What this browser knows of the gifts of a Safe, and the chain cannot: of one transaction, and then of one payment. */
export type GiftNotes = (recorded: RecordedTx) => (payment: Payment) => Partial<GiftNote> | null

/** Reads the list of followed gifts and the purposes as they are in storage now. */
export function readGiftNotes({ storage, chain, safe }: Place): GiftNotes {
  const tracked = new Map<string, TrackedTx>()
  for (const item of parseTracked(storage.get(storageKey('tracked', { chain, safe }))).items)
    if (item.kind === 'safeTx') tracked.set(item.safeTxHash.toLowerCase(), item)

  return ({ safeTxHash, tx }) => {
    const item = tracked.get(safeTxHash)
    const decoded = tx === null ? null : decodeCalls(tx)
    const calls = decoded?.kind === 'calls' ? decoded.calls : []
    const purpose = purposeOf({ storage, chainId: chain.id, owner: safe }, calls)
    const noteOf = noteOfGifts(item)
    return (payment) => {
      const note = noteOf(payment)
      return note === null && purpose === null ? null : { ...note, purpose }
    }
  }
}

type Followed = Pick<TrackedTx, 'gifts' | 'plan' | 'proposer'>

/** What this browser knows of the payments of a followed transaction: each of its gifts is found once. */
export function noteOfGifts(item: Followed | undefined): (payment: Payment) => Partial<GiftNote> | null {
  if (item === undefined) return () => null
  const gifts = [...item.gifts]
  return ({ recipient, token, amount }) => {
    const at = gifts.findIndex(
      (gift) =>
        isAddressEqual(gift.recipient, recipient) &&
        gift.token?.toLowerCase() === token?.toLowerCase() &&
        gift.amount === amount,
    )
    // Two equal gifts may have been planned from different amounts of money: each counts once.
    const [gift] = at < 0 ? [] : gifts.splice(at, 1)
    const planned = parsePlanned(gift?.planned)
    return {
      name: gift?.causeId == null ? (gift?.payeeName ?? null) : null,
      planId: item.plan?.id ?? null,
      proposer: item.proposer ?? null,
      value:
        planned === null
          ? null
          : {
              currency: planned.currency,
              amount: planned.worth,
              source: planned.source,
              atMs: planned.atMs,
            },
    }
  }
}
