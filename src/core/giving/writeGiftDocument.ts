import { m } from './documentMessages'
import { encodeGiftDocument, type GiftDocument, maxGiftTextLength } from './giftDocument'
import { readGiftDocument } from './readGiftDocument'

export type GiftText =
  | { readonly kind: 'text'; readonly text: string }
  /** One sentence: why this gift cannot be put in a link. */
  | { readonly kind: 'problem'; readonly problem: string }

/** The text of a document for a link, or why there is none: what is written can always be read again. */
export function writeGiftDocument(document: GiftDocument): GiftText {
  const text = encodeGiftDocument(document)
  if (text.length > maxGiftTextLength)
    return {
      kind: 'problem',
      problem: m.tooLong(document.gifts.length, text.length, maxGiftTextLength),
    }
  const read = readGiftDocument(text)
  if (read.kind === 'document') return { kind: 'text', text }
  return { kind: 'problem', problem: m.in(read.field, read.problem) }
}
