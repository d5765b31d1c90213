import { type Address, getAddress, type Hex } from 'viem'
import { m } from './documentMessages'
import { encodeGiftDocument, type GiftDocument, maxGiftTextLength } from './giftDocument'
import { readGiftDocument } from './readGiftDocument'
import type { TrackedGift } from './trackedGift'

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

type Proposed = {
  readonly chainId: number
  readonly safe: Address
  readonly createdAtMs: number
  readonly gifts: readonly TrackedGift[]
}

type Described = Partial<Pick<GiftDocument, 'purpose' | 'author'>> & { readonly directory: Hex | null }

/** Returns the document of a gift that this app proposed. */
export function describeGift(
  { chainId, safe, createdAtMs, gifts }: Proposed,
  { directory, purpose = null, author = null }: Described,
): GiftDocument {
  return {
    chainId,
    safe: getAddress(safe),
    createdAtMs,
    gifts: gifts.map(({ causeId, payeeName, recipient, token, amount }) => ({
      causeId,
      name: payeeName,
      recipient: getAddress(recipient),
      token: token === null ? null : getAddress(token),
      amount,
    })),
    purpose,
    author,
    directory,
  }
}
