import { isAddressEqual } from 'viem'
import * as v from 'valibot'
import { encodeGiftDocument, type GiftDocument, maxGiftTextLength } from './giftDocument'
import { giftDocumentSchema, giftFields } from './giftDocumentSchema'

export type GiftDocumentReading =
  | { readonly kind: 'document'; readonly document: GiftDocument }
  /** `field` is null where the text as a whole is at fault; `problem` is one sentence. */
  | { readonly kind: 'problem'; readonly field: string | null; readonly problem: string }

/**
 * Reads the text of a gift document. Strict: an unknown version or key, a wrong checksum, an amount of zero, hidden
 * characters, or any text but the one that `encodeGiftDocument` writes for it is a problem that names the field. Never
 * throws.
 */
export function readGiftDocument(text: string): GiftDocumentReading {
  if (text.length > maxGiftTextLength)
    return problem(null, `It has ${text.length} characters; ${maxGiftTextLength} are allowed.`)
  const json = parseText(text)
  if (json === undefined)
    return problem(null, 'It has been cut short or changed on the way. Ask for the link again.')
  const version = typeof json === 'object' && json !== null && 'version' in json ? json.version : undefined
  if (version !== 1)
    return problem('version', 'This version of a gift document is not known here. The page may be too old.')

  const parsed = v.safeParse(giftDocumentSchema, json)
  if (!parsed.success) return problemOf(parsed.issues[0])
  const { chainId, safe, created, tokens, gifts, purpose, author, directory } = parsed.output
  const described: GiftDocument['gifts'][number][] = []
  for (const [at, [causeId, name, recipient, place, amount]] of gifts.entries()) {
    const token = place === null ? null : tokens[place]
    if (token === undefined) return problem(`gifts[${at}].token`, 'There is no such token in the list.')
    if (token !== null && isAddressEqual(token, recipient))
      return problem(`gifts[${at}].recipient`, 'This is the contract of the token itself.')
    described.push({ causeId, name, recipient, token, amount })
  }
  const document: GiftDocument = {
    chainId,
    safe,
    createdAtMs: created,
    gifts: described,
    purpose: purpose ?? null,
    author: author ?? null,
    directory: directory ?? null,
  }
  // Repeated keys, spaces, another order: two texts of one document could be told apart by nobody.
  if (encodeGiftDocument(document) !== text)
    return problem(null, 'It is not written in the one form that a gift document has.')
  return { kind: 'document', document }
}

/** Undefined: it is no base64url of JSON in UTF-8. */
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

function problemOf(issue: v.BaseIssue<unknown>): GiftDocumentReading {
  const keys = (issue.path ?? []).map(({ key }) => key)
  const [list, at, field] = keys
  const isOfGift = list === 'gifts' && typeof at === 'number'
  const name = isOfGift
    ? `gifts[${at}]${typeof field === 'number' ? `.${giftFields[field] ?? field}` : ''}`
    : null
  const place = typeof at === 'number' ? `${String(list)}[${at}]` : keys.map(String).join('.')
  return problem(name ?? (place === '' ? null : place), reasonOf(issue))
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema') return issue.message
  if (issue.expected === 'never') return 'This is not known here.'
  if (issue.received === 'undefined') return 'This is missing.'
  return `This is ${issue.received}, where ${issue.expected ?? 'something else'} belongs.`
}

function problem(field: string | null, words: string): GiftDocumentReading {
  return { kind: 'problem', field, problem: words }
}
