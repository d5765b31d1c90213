import type { Address, Hex } from 'viem'

/** One payment as a gift document describes it. */
export type DescribedGift = {
  /** Labels by the author of the document. They are shown as such and never compared. */
  readonly causeId: string | null
  readonly name: string | null
  /** EIP-55 checksummed. */
  readonly recipient: Address
  /** EIP-55 checksummed; null: the chain's own coin. */
  readonly token: Address | null
  /** In base units, more than zero. */
  readonly amount: bigint
  /** A note for the payee, by the author of the plan. A gift document has none: its link carries them beside it. */
  readonly memo?: string | undefined
}

/**
 * The intended gift of a Safe. The app that proposes the gift writes it, a link carries it, and co-signers compare it with
 * the transaction. It is as trustworthy as the sender of the link.
 */
export type GiftDocument = {
  readonly chainId: number
  /** EIP-55 checksummed. */
  readonly safe: Address
  readonly createdAtMs: number
  readonly gifts: readonly DescribedGift[]
  /** Purpose of the gift, in the words of its author. */
  readonly purpose: string | null
  /** Author of the document, in their own words. */
  readonly author: string | null
  /** `directoryHash` of the directory that it was written with. */
  readonly directory: Hex | null
}

/** In characters. */
export const maxAuthorLength = 100

/** Maximum length of a text that is written or read, far above what a chat passes on in one piece. */
export const maxGiftTextLength = 24_000

/**
 * Returns the text of a document for a link: base64url of canonical JSON, so that each document has exactly one text. Tokens
 * are listed once, by first use, and a gift refers to its token by index. The last character is a letter or a digit: chats
 * cut punctuation off the end of a link.
 */
export function encodeGiftDocument(document: GiftDocument): string {
  return toBase64Url(giftDocumentJson(document))
}

/** Returns the JSON of a document, as in a file. */
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

/** Returns payments as in a document: each token once, and each payment as a list. `withMemos`: as in a plan of version 3. */
export function giftsJson(gifts: readonly DescribedGift[], { withMemos = false } = {}) {
  const tokens = [...new Set(gifts.flatMap(({ token }) => token ?? []))]
  return {
    tokens,
    gifts: gifts.map(({ causeId, name, recipient, token, amount, memo }) => [
      causeId,
      name,
      recipient,
      token === null ? null : tokens.indexOf(token),
      amount.toString(),
      ...(withMemos && memo !== undefined ? [memo] : []),
    ]),
  }
}

/** Encodes the UTF-8 of a text as base64url, without padding. */
export function toBase64Url(text: string): string {
  return bytesToBase64Url(new TextEncoder().encode(text))
}

/** Encodes bytes as base64url, without padding. */
export function bytesToBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Decodes base64url without padding. Null: it is not. */
export function base64UrlToBytes(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
