import { isAddressEqual, type Address } from 'viem'
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

/** What this browser knows of the gifts of a Safe, and the chain does not. */
export type GiftNotes = {
  /** Looks up what is kept of these. Never throws. */
  prepare(recorded: readonly RecordedTx[]): Promise<void>
  /** What is known of a payment of the transaction; null before `prepare`, and where nothing is. */
  of(recorded: RecordedTx): (payment: Payment) => Partial<GiftNote> | null
  /** The next `prepare` looks this transaction up anew, and reads the lists again. */
  forget(safeTxHash: SafeTxHash): void
}

/** Looks in the kept notes, and in the lists of followed gifts and purposes, which it carries over to the notes. */
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
          // Of equal gifts without a hash, the purpose that was noted last.
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

/** Of a gift whose hash never came back, the calls alone are known. */
function purposeId({ tx }: RecordedTx): string {
  const decoded = tx === null ? null : decodeCalls(tx)
  return decoded?.kind === 'calls' ? purposeNoteId(giftKey(decoded.calls)) : ''
}

/** What a note tells of the payments of its transaction: each of them is found once. */
export function describeNote(note: TxNote | null): (payment: Payment) => Partial<GiftNote> | null {
  if (note === null) return () => null
  const { purpose, planId, proposer } = note
  const payments = [...note.payments]
  return ({ recipient, token, amount }) => {
    const at = payments.findIndex(
      (payment) =>
        isAddressEqual(payment.recipient, recipient) &&
        payment.token?.toLowerCase() === token?.toLowerCase() &&
        payment.amount === amount,
    )
    // Two equal payments may have been planned from different amounts of money: each counts once.
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
    return { purpose, name: payment?.name ?? null, planId, proposer, value }
  }
}
