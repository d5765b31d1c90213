import { isAddressEqual, type Address } from 'viem'
import { isSameToken } from '../../core/giving/trackedGift'
import { parsePlanned } from '../../core/prices/planned'
import type { Payment } from '../../core/record/paymentsOf'
import type { RecordedTx } from '../../core/record/recordedTx'
import type { GiftNote } from '../../core/record/recordGifts'
import { decodeCalls } from '../../core/safe/decodeCalls'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { isPurposeNote, purposeNoteId, type TxNote } from '../../core/tracking/notes/txNote'
import type { Clock } from '../../ports/clock'
import type { NoteStore } from '../../ports/noteStore'
import type { KeyValueStorage } from '../../ports/storage'
import { giftKey } from '../basket/giftPurposes'
import { storedNotes } from '../notes/storedNotes'
import { runInSlices } from '../runInSlices'

type NoteSources = {
  readonly notes: Pick<NoteStore, 'keep' | 'find'>
  readonly storage: Pick<KeyValueStorage, 'get'>
  readonly chain: { readonly id: number }
  readonly safe: Address
  readonly clock: Pick<Clock, 'nowMs' | 'sleep'>
}

/** Notes of this browser on the gifts of a Safe, which the chain does not have. */
export type GiftNotes = {
  /** Looks up the notes of these transactions. Never throws. */
  prepare(recorded: readonly RecordedTx[]): Promise<void>
  /** Note of a payment of the transaction; null: none, or before `prepare`. */
  of(recorded: RecordedTx): (payment: Payment) => Partial<GiftNote> | null
  /** Makes the next `prepare` look this transaction up again and read the lists again. */
  forget(safeTxHash: SafeTxHash): void
}

/** Reads the stored notes and the lists of tracked gifts and purposes, and copies the lists into the notes. */
export function createGiftNotes({ notes, storage, chain, safe, clock }: NoteSources): GiftNotes {
  const place = { chainId: chain.id, owner: safe }
  let listed: Promise<ReadonlyMap<string, TxNote>> | null = null
  const known = new Map<SafeTxHash, TxNote | null>()

  async function carryOver() {
    const stored = storedNotes({ ...place, storage })
    await notes.keep(place, stored)
    return new Map(stored.map((note) => [note.id, note]))
  }

  return {
    async prepare(recorded) {
      const lists = await (listed ??= carryOver())
      const news = recorded.filter(({ safeTxHash }) => !known.has(safeTxHash))
      const lookUp = async (all: readonly RecordedTx[], idOf: (tx: RecordedTx) => string) => {
        const ids = await runInSlices(idsOf(all, idOf), clock)
        const kept = await notes.find(place, ids)
        for (const [at, { safeTxHash }] of all.entries()) {
          const id = ids[at] ?? ''
          // For equal gifts without a hash, the latest purpose wins.
          const note = isPurposeNote(id) ? (lists.get(id) ?? kept.get(id)) : (kept.get(id) ?? lists.get(id))
          known.set(safeTxHash, note ?? null)
        }
      }
      await lookUp(news, ({ safeTxHash }) => safeTxHash.toLowerCase())
      const isUnknown = ({ safeTxHash }: RecordedTx) => known.get(safeTxHash) === null
      await lookUp(news.filter(isUnknown), purposeId)
    },
    of: ({ safeTxHash }) => describeNote(known.get(safeTxHash) ?? null),
    forget(safeTxHash) {
      listed = null
      known.delete(safeTxHash)
    },
  }
}

function* idsOf<T>(all: readonly T[], idOf: (one: T) => string): Generator<undefined, readonly string[]> {
  const ids: string[] = []
  for (const one of all) {
    yield
    ids.push(idOf(one))
  }
  return ids
}

/** Returns the id by calls: for a gift whose hash never came back, only the calls are known. */
function purposeId({ tx }: RecordedTx): string {
  const decoded = tx === null ? null : decodeCalls(tx)
  return decoded?.kind === 'calls' ? purposeNoteId(giftKey(decoded.calls)) : ''
}

/** Returns a lookup of a note by payment. It returns each payment of the note once. */
export function describeNote(note: TxNote | null): (payment: Payment) => Partial<GiftNote> | null {
  if (note === null) return () => null
  const { purpose, planId, proposer } = note
  const payments = [...note.payments]
  return ({ recipient, token, amount }) => {
    const at = payments.findIndex(
      (payment) =>
        isAddressEqual(payment.recipient, recipient) &&
        isSameToken(payment.token, token) &&
        payment.amount === amount,
    )
    // Equal payments may have been planned from different amounts of money: each is used once.
    const [payment] = at < 0 ? [] : payments.splice(at, 1)
    const planned = parsePlanned(payment?.planned ?? undefined)
    const value =
      planned === null
        ? null
        : {
            currency: planned.currency,
            amount: planned.worth,
            source: planned.source,
            atMs: planned.atMs,
          }
    return { purpose, name: payment?.name ?? null, memo: payment?.memo ?? null, planId, proposer, value }
  }
}
