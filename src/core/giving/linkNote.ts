import * as v from 'valibot'
import { textProblem } from '../causes/textProblem'
import { maxMemoLength } from './basket'
import { maxAuthorLength } from './giftDocument'
import { label } from './readGiftDocument'
import type { TrackedGift } from './trackedGift'

/**
 * What a link says of a transaction that its bytes cannot say: nobody signs it, and it is worth as much as the trust in whoever
 * sent the link. The safeTxHash beside it binds the bytes.
 */
export type LinkNote = {
  /** What the gift, or the rejection, is for. */
  readonly purpose: string | null
  readonly author: string | null
  /** The part of a plan that this is, by its name. */
  readonly plan: string | null
  /** What the author calls the recipients, by their position among the payments, from 0. */
  readonly labels: ReadonlyMap<number, string>
  /** The author's notes for payees, such as an invoice number, by the position of the payment. */
  readonly memos: ReadonlyMap<number, string>
}

/** Maximum length of the JSON of a note, in characters: 500 payments with a label and a memo of 45 each. */
export const maxLinkNoteLength = 48_000

/** In characters. */
const maxLabelLength = 100

/** Most payments of a transaction that may have a label or a memo. */
const maxTexts = 1_000

const textsSchema = (maxLength: number) =>
  v.pipe(
    v.array(v.nullable(label(maxLength))),
    v.maxLength(maxTexts),
    v.transform(
      (texts) => new Map(texts.flatMap((text, index) => (text === null ? [] : [[index, text] as const]))),
    ),
  )

/** Short keys: the text is a part of a link. */
const firstSchema = v.strictObject({
  v: v.literal(1),
  for: v.exactOptional(label(280)),
  by: v.exactOptional(label(maxAuthorLength)),
  plan: v.exactOptional(label(200)),
  to: v.exactOptional(textsSchema(maxLabelLength)),
})

/** Version 2: with memos. A note without one is written as version 1, which more readers know. */
const linkNoteSchema = v.variant('v', [
  firstSchema,
  v.strictObject({ ...firstSchema.entries, v: v.literal(2), re: textsSchema(maxMemoLength) }),
])

/**
 * Returns the note of a gift: its purpose, what the giver calls recipients who are not in the directory, and the memos.
 */
export function noteOf(gifts: readonly TrackedGift[], purpose: string | null): LinkNote {
  const labels = gifts.flatMap(({ causeId, payeeName }, index) =>
    causeId === null &&
    payeeName !== null &&
    payeeName.length <= maxLabelLength &&
    textProblem(payeeName) === null
      ? [[index, payeeName] as const]
      : [],
  )
  return { purpose, author: null, plan: null, labels: new Map(labels), memos: memosOf(gifts) }
}

/** Returns the memos of a gift by the position of the payment. */
export function memosOf(gifts: readonly Pick<TrackedGift, 'memo'>[]): ReadonlyMap<number, string> {
  return new Map(
    gifts.flatMap(({ memo }, index) =>
      memo !== undefined && memo.length <= maxMemoLength && textProblem(memo) === null
        ? [[index, memo] as const]
        : [],
    ),
  )
}

/** Returns the JSON of a note. Null: the note is empty. */
export function linkNoteJson({ purpose, author, plan, labels, memos }: LinkNote): string | null {
  const [to, re] = [listOf(labels), listOf(memos)]
  if (purpose === null && author === null && plan === null && to.length + re.length === 0) return null
  return JSON.stringify({
    v: re.length === 0 ? 1 : 2,
    ...(purpose !== null && { for: purpose }),
    ...(author !== null && { by: author }),
    ...(plan !== null && { plan }),
    ...(to.length > 0 && { to }),
    ...(re.length > 0 && { re }),
  })
}

function listOf(texts: ReadonlyMap<number, string>): readonly (string | null)[] {
  return Array.from({ length: Math.max(-1, ...texts.keys()) + 1 }, (_, at) => texts.get(at) ?? null)
}

/**
 * Reads the JSON of a note. Null: it is none, or has an unknown field, a hidden character or a text that is too long. A note that
 * cannot be read proves nothing about the transaction.
 */
export function readLinkNote(json: string): LinkNote | null {
  if (json.length > maxLinkNoteLength) return null
  const read = v.safeParse(linkNoteSchema, parseJson(json))
  if (!read.success) return null
  const { for: purpose, by, plan, to } = read.output
  return {
    purpose: purpose ?? null,
    author: by ?? null,
    plan: plan ?? null,
    labels: to ?? new Map<number, string>(),
    memos: read.output.v === 2 ? read.output.re : new Map<number, string>(),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
