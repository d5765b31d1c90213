import * as v from 'valibot'
import { address, bigUint, hash, timeMs } from '../../fields'
import type { ChainTxHash } from '../../safe/safeTx'
import { stringifyExact } from '../../stringifyExact'
import { type Unreadable, unreadable } from '../../storedText'
import { cleanText } from '../../cleanLine'
import { shownMemo } from '../stored/trackedSchema'
import type { TxNote } from './txNote'

const text = (most: number) => v.nullable(v.pipe(v.string(), v.maxLength(most)))

/** As a name in the list of tracked gifts: what a foreign file hides in it is taken out. Null: nothing is left of it. */
const shownText = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(500),
    v.transform((text) => cleanText(text, 500)),
  ),
)

const noteSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  txHash: v.nullable(hash<ChainTxHash>()),
  atMs: v.pipe(timeMs, v.minValue(0)),
  isOwn: v.boolean(),
  payments: v.pipe(
    v.array(
      v.strictObject({
        recipient: address,
        token: v.nullable(address),
        amount: bigUint,
        name: shownText,
        planned: text(2_000),
        memo: v.optional(v.pipe(v.string(), v.maxLength(500), shownMemo)),
      }),
    ),
    v.maxLength(1_000),
  ),
  purpose: shownText,
  planId: text(200),
  proposer: v.nullable(address),
})

/** A note as stored, and as exported to a file: each amount as decimal digits. */
export type StoredNote = v.InferInput<typeof noteSchema>

/** Converts a note for storage. */
export function storeNote({ payments, ...note }: TxNote): StoredNote {
  return { ...note, payments: payments.map((one) => ({ ...one, amount: `${one.amount}` })) }
}

/** Parses a note from storage or a file; null for anything else. Never throws. */
export function parseNote(input: unknown): TxNote | null {
  const parsed = v.safeParse(noteSchema, input)
  return parsed.success ? parsed.output : null
}

/** Marks what is stored as a note and cannot be read. */
export function unreadNote(stored: unknown): Unreadable {
  const parsed = v.safeParse(noteSchema, stored)
  // An object with a field that this release does not know, and nothing else.
  const isNewer =
    !parsed.success &&
    parsed.issues.every(({ type, expected }) => type === 'strict_object' && expected === 'never')
  return unreadable(isNewer ? 'newer' : 'damaged', textOf(stored))
}

/** IndexedDB also stores what JSON cannot write, such as a circle: then nothing of it can be saved. */
function textOf(stored: unknown): string {
  try {
    return stringifyExact(stored)
  } catch {
    return ''
  }
}
