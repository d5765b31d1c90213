import { type Address, isAddressEqual, getAddress, type Hex, isAddress, maxUint256, zeroAddress } from 'viem'
import * as v from 'valibot'
import { m } from './documentMessages'
import {
  base64UrlToBytes,
  type DescribedGift,
  encodeGiftDocument,
  type GiftDocument,
  maxGiftTextLength,
  maxAuthorLength,
} from './giftDocument'
import { textProblem } from '../causes/textProblem'
import { maxMemoLength } from './basket'

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
export const newestDocument = 3

export const unknownVersion = problem('version', m.version)

/** Of a key that no version has. */
export const unknownKey = (key: string) => problem(key.slice(0, 40), m.unknown)

const versioned = v.looseObject({ version: v.pipe(v.number(), v.safeInteger()) })

/** Of what a later release wrote: its other fields may mean anything. Null: it does not say that it is later than `newest`. */
export function newerVersion(json: unknown, newest: number): DocumentProblem | null {
  const read = v.safeParse(versioned, json)
  if (!read.success || read.output.version <= newest) return null
  return problem('version', m.newer(read.output.version, newest))
}

/** Repeated keys, spaces or another order: each document has exactly one text. */
export const notCanonical = problem(null, m.form)

type Parsed = { readonly kind: 'read'; readonly version: unknown; readonly body: object }

/** Parses the text of a document into JSON and its version, which determines how to read the rest. */
export function parseDocument(text: string, maxLength: number): Parsed | DocumentProblem {
  if (text.length > maxLength) return problem(null, m.length(text.length, maxLength))
  const json = parseText(text)
  if (json === undefined) return problem(null, m.cut)
  if (typeof json !== 'object' || json === null || !('version' in json)) return unknownVersion
  return { kind: 'read', version: json.version, body: json }
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
  const bytes = base64UrlToBytes(text)
  if (bytes === null) return undefined
  try {
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

/** Returns a check whose message depends on the value: `problemOf` returns the problem, or null. */
function checked(problemOf: (text: string) => string | null) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => problemOf(text) === null,
    (issue) => problemOf(issue.input) ?? '',
  )
}

/** A text for a label: of a length, without hidden characters. */
export function label(maxLength: number) {
  return v.pipe(
    v.string(),
    v.maxLength(maxLength, (issue) => m.length(Number(issue.received), maxLength)),
    checked(textProblem),
  )
}

const address = v.pipe(
  v.string(),
  checked(addressProblem),
  v.transform((text) => text as Address),
)

function addressProblem(text: string): string | null {
  if (!isAddress(text, { strict: false })) return m.noAddress
  if (text === zeroAddress) return m.zero
  return getAddress(text) === text ? null : m.checksum
}

const amount = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,77}$/, m.amount),
  v.transform((text) => BigInt(text)),
  v.maxValue(maxUint256, m.tooMuch),
)

const created = v.pipe(
  v.string(),
  v.check((text) => {
    const ms = Date.parse(text)
    return !Number.isNaN(ms) && new Date(ms).toISOString() === text
  }, m.moment),
  v.transform((text) => Date.parse(text)),
)

const hash = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{64}$/, m.hash),
  v.transform((text) => text as Hex),
)

/** Fields of a gift in the text, by index. Only a plan of version 3 has the last one. */
const giftFields = ['causeId', 'name', 'recipient', 'token', 'amount', 'memo'] as const

const place = v.pipe(v.number(), v.safeInteger(m.place), v.minValue(0, m.place))

const gift = v.strictObject({
  causeId: v.nullable(label(64)),
  name: v.nullable(label(100)),
  recipient: address,
  token: v.nullable(place),
  amount,
})

const notedGift = v.strictObject({ ...gift.entries, memo: v.exactOptional(label(maxMemoLength)) })

const part = {
  chainId: v.pipe(v.number(), v.safeInteger(m.chainWhole), v.minValue(1, m.chainLeast)),
  safe: address,
  tokens: v.array(address),
  gifts: v.pipe(v.array(gift), v.minLength(1, m.noGift)),
}

const about = {
  created,
  purpose: v.exactOptional(label(280)),
  author: v.exactOptional(label(maxAuthorLength)),
  directory: v.exactOptional(hash),
}

/** The JSON of a gift document, version 1, once each gift has the names of its fields. */
export const giftDocumentSchema = v.strictObject({ version: v.literal(1), ...part, ...about })

/** Maximum length of a plan's name, in characters. */
export const maxPlanName = 80

/** Maximum number of parts in a plan; more are a mistake. */
const maxParts = 20

/** The JSON of a plan, version 2: a name, and one part for each Safe. */
export const planDocumentSchema = v.strictObject({
  version: v.literal(2),
  name: v.exactOptional(label(maxPlanName)),
  ...about,
  parts: v.pipe(
    v.array(v.strictObject(part)),
    v.minLength(1, m.noPart),
    v.maxLength(maxParts, m.parts(maxParts)),
  ),
})

/** The JSON of a plan, version 3: payments may have a note. */
export const notedPlanSchema = v.strictObject({
  ...planDocumentSchema.entries,
  version: v.literal(3),
  parts: v.pipe(
    v.array(v.strictObject({ ...part, gifts: v.pipe(v.array(notedGift), v.minLength(1, m.noGift)) })),
    v.minLength(1, m.noPart),
    v.maxLength(maxParts, m.parts(maxParts)),
  ),
})

function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema') return issue.message
  if (issue.expected === 'never') return m.unknown
  if (issue.received === 'undefined') return m.missing
  return m.wrong(issue.received, issue.expected)
}

function problem(field: string | null, words: string): DocumentProblem {
  return { kind: 'problem', field, problem: words }
}
