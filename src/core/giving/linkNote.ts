import * as v from 'valibot'
import { textProblem } from '../causes/textProblem'
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
}

/** Maximum length of the JSON of a note, in characters: 500 labels of 40. */
export const maxLinkNoteLength = 24_000

/** In characters. */
const maxLabelLength = 100

/** Most payments of a transaction that may have a label. */
const maxLabels = 1_000

const labelsSchema = v.pipe(
  v.array(v.nullable(label(maxLabelLength))),
  v.maxLength(maxLabels),
  v.transform(
    (labels) => new Map(labels.flatMap((text, index) => (text === null ? [] : [[index, text] as const]))),
  ),
)

/** `v` 1. Short keys: the text is a part of a link. */
const noteSchema = v.strictObject({
  v: v.literal(1),
  for: v.exactOptional(label(280)),
  by: v.exactOptional(label(maxAuthorLength)),
  plan: v.exactOptional(label(200)),
  to: v.exactOptional(labelsSchema),
})

/** Returns the note of a gift: its purpose, and what the giver calls recipients who are not in the directory. */
export function noteOf(gifts: readonly TrackedGift[], purpose: string | null): LinkNote {
  const labels = gifts.flatMap(({ causeId, payeeName }, index) =>
    causeId === null &&
    payeeName !== null &&
    payeeName.length <= maxLabelLength &&
    textProblem(payeeName) === null
      ? [[index, payeeName] as const]
      : [],
  )
  return { purpose, author: null, plan: null, labels: new Map(labels) }
}

/** Returns the JSON of a note. Null: the note is empty. */
export function linkNoteJson({ purpose, author, plan, labels }: LinkNote): string | null {
  const to = Array.from({ length: Math.max(-1, ...labels.keys()) + 1 }, (_, at) => labels.get(at) ?? null)
  if (purpose === null && author === null && plan === null && to.length === 0) return null
  return JSON.stringify({
    v: 1,
    ...(purpose !== null && { for: purpose }),
    ...(author !== null && { by: author }),
    ...(plan !== null && { plan }),
    ...(to.length > 0 && { to }),
  })
}

/**
 * Reads the JSON of a note. Null: it is none, or has an unknown field, a hidden character or a text that is too long. A note that
 * cannot be read proves nothing about the transaction.
 */
export function readLinkNote(json: string): LinkNote | null {
  if (json.length > maxLinkNoteLength) return null
  const read = v.safeParse(noteSchema, parseJson(json))
  if (!read.success) return null
  const { for: purpose, by, plan, to } = read.output
  return {
    purpose: purpose ?? null,
    author: by ?? null,
    plan: plan ?? null,
    labels: to ?? new Map<number, string>(),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
