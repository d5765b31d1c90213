import type { Digests } from './digests'

/** The values to compare a pasted text with. */
export type Compared = {
  readonly digests: Digests
  /** The check phrase; null: the word list could not be loaded. */
  readonly phrase: readonly string[] | null
}

type DigestName = keyof Digests

export type PasteResult =
  | { readonly kind: 'same'; readonly what: DigestName | 'phrase' }
  /** A whole hash or phrase that is not ours, or a part that none of ours contains. */
  | { readonly kind: 'differs'; readonly from: 'hashes' | 'phrase'; readonly shown: string }
  /** A part of ours: proves nothing. */
  | {
      readonly kind: 'tooShort'
      readonly unit: 'characters' | 'words'
      readonly given: number
      readonly needed: number
    }
  | { readonly kind: 'tooLong'; readonly given: number }
  /** Words without a phrase to compare them with. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'unreadable' }

const hashLength = 64
/** Zero-width and direction marks, which copied text may contain. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const wholeHash = /(?<![0-9a-z])(?:0x)?([0-9a-f]{64})(?![0-9a-z])/g

/**
 * Compares a value from a device, another tool or another signer: hashes with or without 0x, grouped or not, in any
 * case, or the check phrase. Returns one result per hash in the text; none when it is empty. Only a whole hash or
 * phrase is ever equal.
 */
export function comparePaste(text: string, compared: Compared): readonly PasteResult[] {
  const plain = text.normalize('NFKC').replaceAll(invisible, '').toLowerCase().trim()
  if (plain === '') return []
  const hashes = [...plain.matchAll(wholeHash)].map(([, hex = '']) => hex)
  if (hashes.length > 0) return hashes.map((hex) => compareHex(hex, compared.digests))

  const parts = plain.split(/\.{2,}/).map((part) => part.replaceAll(/[\s:·|_-]/g, '').replace(/^0x/, ''))
  if (parts.every((part) => /^[0-9a-f]*$/.test(part))) return [compareParts(parts, compared.digests)]
  return [compareWords(plain, compared.phrase)]
}

function compareHex(hex: string, digests: Digests): PasteResult {
  const name = digestNames.find((one) => digests[one].slice(2).toLowerCase() === hex)
  return name === undefined
    ? { kind: 'differs', from: 'hashes', shown: `0x${hex}` }
    : { kind: 'same', what: name }
}

/** @param parts - The parts around an ellipsis, or the whole. */
function compareParts(parts: readonly string[], digests: Digests): PasteResult {
  const given = parts.join('').length
  const [only = ''] = parts
  if (parts.length === 1 && given === hashLength) return compareHex(only, digests)
  if (given > hashLength) return { kind: 'tooLong', given }
  const isIn = (hex: string) => parts.every((part) => hex.includes(part))
  if (digestNames.some((name) => isIn(digests[name].slice(2).toLowerCase())))
    return { kind: 'tooShort', unit: 'characters', given, needed: hashLength }
  return { kind: 'differs', from: 'hashes', shown: parts.join('…') }
}

/** Compares a text that has only words, numbered or not: in any other, letters may belong to a hash. */
function compareWords(text: string, phrase: readonly string[] | null): PasteResult {
  const words = text.split(/[\s,]+/).filter((token) => !/^(\d{1,2}[.):]?)?$/.test(token))
  if (words.length < 2 || !words.every((word) => /^[a-z]+$/.test(word))) return { kind: 'unreadable' }
  if (phrase === null) return { kind: 'unread' }
  const needed = phrase.length
  if (words.length === needed)
    return words.every((word, index) => word === phrase[index])
      ? { kind: 'same', what: 'phrase' }
      : { kind: 'differs', from: 'phrase', shown: words.join(' ') }
  return words.length < needed && words.every((word) => phrase.includes(word))
    ? { kind: 'tooShort', unit: 'words', given: words.length, needed }
    : { kind: 'unreadable' }
}

const digestNames = Object.keys({
  eip712Digest: true,
  domainHash: true,
  messageHash: true,
  dataDigest: true,
} satisfies Record<DigestName, true>) as readonly DigestName[]
