import { m } from './documentMessages'
import { encodeGiftDocument, type GiftDocument, maxGiftTextLength } from './giftDocument'
import { readGiftDocument } from './readGiftDocument'

export type GiftText =
  | { readonly kind: 'text'; readonly text: string }
  /** Reason why this gift cannot be put in a link, one sentence. */
  | { readonly kind: 'problem'; readonly problem: string }

/** Returns the text of a document for a link, or why there is none. The text is read back first. */
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
