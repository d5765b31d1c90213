import type { Address, Hex } from 'viem'

/** One payment as a gift document describes it. */
export type DescribedGift = {
  /** Labels by whoever wrote the document. They are shown as such and never compared. */
  readonly causeId: string | null
  readonly name: string | null
  /** EIP-55 checksummed. */
  readonly recipient: Address
  /** EIP-55 checksummed; null: the chain's own coin. */
  readonly token: Address | null
  /** In base units, more than zero. */
  readonly amount: bigint
}

/**
 * What a Safe was meant to give: made by the app that proposes the gift, carried by a link, and compared with the
 * transaction by co-signers. It is as trustworthy as whoever sent the link.
 */
export type GiftDocument = {
  readonly chainId: number
  /** EIP-55 checksummed. */
  readonly safe: Address
  readonly createdAtMs: number
  readonly gifts: readonly DescribedGift[]
  /** What the gift is for, in the words of its author. */
  readonly purpose: string | null
  /** Who wrote the document, in their own words. */
  readonly author: string | null
  /** `directoryHash` of the directory that it was written with. */
  readonly directory: Hex | null
}

/** In characters. */
export const maxAuthorLength = 100

/** The longest text that is written or read: far more than a chat passes on in one piece. */
export const maxGiftTextLength = 24_000

/**
 * The text of a document for a link: base64url of canonical JSON, so that each document has exactly one text. Tokens are
 * listed once, in the order of their first use, and a gift names its token by the place there. The last character is a
 * letter or a digit: chats cut punctuation off the end of a link.
 */
export function encodeGiftDocument(document: GiftDocument): string {
  return toBase64Url(giftDocumentJson(document))
}

/** The JSON of a document: what a file holds. */
export function giftDocumentJson(document: GiftDocument): string {
  const { chainId, safe, createdAtMs, gifts, purpose, author, directory } = document
  const json = {
    version: 1,
    chainId,
    safe,
    created: new Date(createdAtMs).toISOString(),
    ...giftsJson(gifts),
    ...(purpose !== null && { purpose }),
    ...(author !== null && { author }),
    ...(directory !== null && { directory }),
  }
  return JSON.stringify(json)
}

/** Payments as a document writes them: the tokens once, and each payment as a list. */
export function giftsJson(gifts: readonly DescribedGift[]) {
  const tokens = [...new Set(gifts.flatMap(({ token }) => token ?? []))]
  return {
    tokens,
    gifts: gifts.map(({ causeId, name, recipient, token, amount }) => [
      causeId,
      name,
      recipient,
      token === null ? null : tokens.indexOf(token),
      amount.toString(),
    ]),
  }
}

/** The UTF-8 of a text as base64url, without padding. */
export function toBase64Url(text: string): string {
  let binary = ''
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
