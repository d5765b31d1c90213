import { type Address, isAddressEqual } from 'viem'
import * as v from 'valibot'
import { m } from './documentMessages'
import { type DescribedGift, encodeGiftDocument, type GiftDocument, maxGiftTextLength } from './giftDocument'
import { giftDocumentSchema, giftFields } from './giftDocumentSchema'

/** `field` null: the text as a whole. `problem` is one sentence. */
export type DocumentProblem = {
  readonly kind: 'problem'
  readonly field: string | null
  readonly problem: string
}

export type GiftDocumentReading =
  | { readonly kind: 'document'; readonly document: GiftDocument }
  | DocumentProblem

/**
 * Reads the text of a gift document. Strict: problems are an unknown version or key, a wrong checksum, a zero amount, hidden
 * characters, or any text that `encodeGiftDocument` would not write. Never throws.
 *
 * @param maxLength in characters
 */
export function readGiftDocument(text: string, maxLength = maxGiftTextLength): GiftDocumentReading {
  const json = parseDocument(text, maxLength)
  if (json.kind === 'problem') return json
  if (json.version !== 1) return newerVersion(json.body, newestDocument) ?? unknownVersion
  const parsed = v.safeParse(giftDocumentSchema, withNamedFields(json.body))
  if (!parsed.success) return problemOf(parsed.issues[0])
  const { chainId, safe, created, tokens, gifts, purpose, author, directory } = parsed.output
  const described = describeGifts(tokens, gifts)
  if ('kind' in described) return described
  const document: GiftDocument = {
    chainId,
    safe,
    createdAtMs: created,
    gifts: described,
    purpose: purpose ?? null,
    author: author ?? null,
    directory: directory ?? null,
  }
  if (encodeGiftDocument(document) !== text) return notCanonical
  return { kind: 'document', document }
}

/** The latest version of what this reader and `readPlan` read. */
export const newestDocument = 2

export const unknownVersion = problem('version', m.version)

const versioned = v.looseObject({ version: v.pipe(v.number(), v.safeInteger()) })

/** Of what a later release wrote: its other fields may mean anything. Null: it does not say that it is later than `newest`. */
export function newerVersion(json: unknown, newest: number): DocumentProblem | null {
  const read = v.safeParse(versioned, json)
  if (!read.success || read.output.version <= newest) return null
  return problem('version', m.newer(read.output.version, newest))
}

/** Repeated keys, spaces or another order: each document has exactly one text. */
export const notCanonical = problem(null, m.form)

type Parsed = { readonly kind: 'json'; readonly version: unknown; readonly body: object }

/** Parses the text of a document into JSON and its version, which determines how to read the rest. */
export function parseDocument(text: string, maxLength: number): Parsed | DocumentProblem {
  if (text.length > maxLength) return problem(null, m.length(text.length, maxLength))
  const json = parseText(text)
  if (json === undefined) return problem(null, m.cut)
  if (typeof json !== 'object' || json === null || !('version' in json)) return unknownVersion
  return { kind: 'json', version: json.version, body: json }
}

/** Replaces the token indexes of payments by addresses. `path`: prefix of the field in a problem. */
export function describeGifts(
  tokens: readonly Address[],
  gifts: readonly (Omit<DescribedGift, 'token'> & { readonly token: number | null })[],
  path = '',
): readonly DescribedGift[] | DocumentProblem {
  const described: DescribedGift[] = []
  for (const [at, gift] of gifts.entries()) {
    const token = gift.token === null ? null : tokens[gift.token]
    if (token === undefined) return problem(`${path}gifts[${at}].token`, m.noToken)
    if (token !== null && isAddressEqual(token, gift.recipient))
      return problem(`${path}gifts[${at}].recipient`, m.isToken)
    described.push({ ...gift, token })
  }
  return described
}

/** Decodes base64url of JSON in UTF-8. Undefined: it is not. */
function parseText(text: string): unknown {
  if (!/^[\w-]+$/.test(text)) return undefined
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** Names the fields of each gift, which is a list in the text to be short. Surplus values get their index as key. */
export function withNamedFields(json: object): object {
  if (!('gifts' in json) || !Array.isArray(json.gifts)) return json
  const gifts = json.gifts.map((gift: unknown) =>
    Array.isArray(gift)
      ? Object.fromEntries(gift.map((value: unknown, at) => [giftFields[at] ?? `${at}`, value]))
      : gift,
  )
  return { ...json, gifts }
}

export function problemOf(issue: v.BaseIssue<unknown>): DocumentProblem {
  const field = (issue.path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
  return problem(field === '' ? null : field.slice(1), reasonOf(issue))
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema') return issue.message
  if (issue.expected === 'never') return m.unknown
  if (issue.received === 'undefined') return m.missing
  return m.wrong(issue.received, issue.expected)
}

function problem(field: string | null, words: string): DocumentProblem {
  return { kind: 'problem', field, problem: words }
}
